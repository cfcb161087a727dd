/* Runs on /preview: filters the changes, and keeps in this browser which of them somebody has checked. */
(() => {
  const KEY = 'preview-checked';
  const tools = document.getElementById('tools');
  if (!tools) return;
  const read = () => {
    try {
      return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    } catch {
      return new Set();
    }
  };
  const checked = read();
  const items = [...document.querySelectorAll('.pv-cause')];
  const add = (parent, tag, properties) =>
    parent.appendChild(Object.assign(document.createElement(tag), properties));

  const label = add(tools, 'label', { textContent: 'Filter by words, page or file ' });
  const filter = add(label, 'input', { type: 'search' });
  const hide = add(add(tools, 'label', { textContent: 'Hide what is checked ' }), 'input', {
    type: 'checkbox',
  });
  const status = add(tools, 'p', {});
  status.setAttribute('role', 'status');

  function show() {
    const words = filter.value.trim().toLowerCase();
    for (const item of items)
      item.hidden = !item.textContent.toLowerCase().includes(words) || (hide.checked && checked.has(item.id));
    status.textContent = `${items.filter((item) => checked.has(item.id)).length} of ${items.length} checked`;
  }
  for (const item of items) {
    const box = add(
      add(item.querySelector('h3'), 'label', { textContent: 'Checked ', className: 'pv-check' }),
      'input',
      {
        type: 'checkbox',
        checked: checked.has(item.id),
      },
    );
    box.addEventListener('change', () => {
      if (box.checked) checked.add(item.id);
      else checked.delete(item.id);
      try {
        localStorage.setItem(KEY, JSON.stringify([...checked]));
      } catch {
        // Without storage, the browser forgets the marks with the page.
      }
      show();
    });
  }
  filter.addEventListener('input', show);
  hide.addEventListener('change', show);
  show();

  /** A link to a change opens the collapsed sections around it. */
  function openTarget() {
    let fold = document.getElementById(location.hash.slice(1))?.closest('details');
    for (; fold; fold = fold.parentElement.closest('details')) fold.open = true;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }
  addEventListener('hashchange', openTarget);
  openTarget();
})();
