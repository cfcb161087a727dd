/* Runs on /preview: filters the changes, and keeps in this browser which of them somebody has checked. */
(() => {
  const KEY = 'preview-checked';
  const items = [...document.querySelectorAll('[data-change]')];
  const filter = document.querySelector('input[type=search]');
  if (!filter) return;
  for (const control of document.querySelectorAll('[data-needs-script]')) control.hidden = false;

  const boxOf = (item) => item.querySelector('h3 input');
  function show() {
    const words = filter.value.trim().toLowerCase();
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(words);
    const checked = items.filter((item) => boxOf(item).checked).map(({ id }) => id);
    document.querySelector('[role=status]').textContent = `${checked.length} of ${items.length} checked`;
    return checked;
  }
  // Without storage, the browser forgets what was checked with the page.
  try {
    const checked = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    for (const item of items) boxOf(item).checked = checked.includes(item.id);
    addEventListener('change', () => localStorage.setItem(KEY, JSON.stringify(show())));
  } catch {}
  addEventListener('input', show);
  show();
})();
