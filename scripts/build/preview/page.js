/* Runs on /preview: filters the changes, and keeps in this browser which of them somebody has checked. */
(() => {
  const KEY = 'preview-checked';
  const items = [...document.querySelectorAll('[data-cause]')];
  const filter = document.querySelector('input[type=search]');
  const hide = document.getElementById('hide');
  for (const control of document.querySelectorAll('[data-needs-script]')) control.hidden = false;

  const boxOf = (item) => item.querySelector('h3 input');
  function show() {
    const words = filter.value.trim().toLowerCase();
    for (const item of items)
      item.hidden = !item.textContent.toLowerCase().includes(words) || (hide.checked && boxOf(item).checked);
    const checked = items.filter((item) => boxOf(item).checked).map(({ id }) => id);
    document.querySelector('[role=status]').textContent = `${checked.length} of ${items.length} checked`;
    return checked;
  }
  // Without storage, the browser forgets the marks with the page.
  try {
    const checked = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    for (const item of items) boxOf(item).checked = checked.includes(item.id);
    addEventListener('change', () => localStorage.setItem(KEY, JSON.stringify(show())));
  } catch {}
  if (filter) {
    addEventListener('input', show);
    show();
  }

  /** A link to a change opens the collapsed sections around it. */
  function openTarget() {
    const target = document.getElementById(location.hash.slice(1));
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement.closest('details'))
      fold.open = true;
    target?.scrollIntoView();
  }
  addEventListener('hashchange', openTarget);
  openTarget();
})();
