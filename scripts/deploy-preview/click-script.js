/* Runs in the bar of a preview, after find-source.mjs: tells in which file a text is written. */
const bar = document.querySelector('[data-preview]');
const [form, field, answer, button] = ['form', 'input', 'output', 'button'].map((name) =>
  bar.querySelector(name),
);
let index;
form.hidden = false;

const isOn = () => button.getAttribute('aria-pressed') === 'true';

/** The element that holds a whole text: a paragraph, not a word in bold inside it. */
function blockOf(element) {
  let block = element.closest('text') ?? element;
  while (!element.closest('text') && block.parentElement && getComputedStyle(block).display === 'inline')
    block = block.parentElement;
  return block;
}

const linkTo = ({ file, line }) => {
  const name = line ? `${file}, line ${line}` : file;
  const pattern = bar.dataset.edit;
  if (!pattern) return name;
  const link = document.createElement('a');
  link.href = pattern.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', line ?? 1);
  link.textContent = name;
  return link;
};

async function answerFor(text) {
  answer.replaceChildren('Looking …');
  index ??= await (await fetch('/preview/sources.json')).json();
  // Places in the file of this page come first.
  const own = `/${location.pathname.split('/').at(-1) || 'home'}.`;
  let places = findSource(text, index).sort((a, b) => b.file.includes(own) - a.file.includes(own));
  let head = places.some(({ file }) => file.startsWith('content/')) ? '' : 'Written in ';
  if (places.length === 0) {
    const all = document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dd, a)');
    const texts = [...all].map(({ textContent }) => textContent);
    places = filesOfPage(texts, index).map((file) => ({ file }));
    head = 'No file has these words: they are calculated. This page is written in ';
  }
  const links = places.slice(0, 8).flatMap((place, at) => [at > 0 ? '; ' : '', linkTo(place)]);
  answer.replaceChildren(head, ...links, places.length > 8 ? ` and ${places.length - 8} more` : '');
}

button.addEventListener('click', () => button.setAttribute('aria-pressed', String(!isOn())));
field.addEventListener('input', () => answerFor(field.value));
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener(
  'click',
  (event) => {
    if (!isOn() || bar.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    field.value = blockOf(event.target).textContent.replace(/\s+/g, ' ').trim().slice(0, 2000);
    answerFor(field.value);
  },
  true,
);
