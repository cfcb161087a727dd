/* Runs in the bar of a deploy preview, after find-source.mjs: tells in which file a text is written. */
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
  // The file of this page comes first.
  const own = `/${location.pathname.split('/').at(-1) || 'home'}.`;
  const all = findSource(text, index);
  const isOwn = ({ file }) => file.includes(own);
  const places = all.length > MAX_PLACES && all.some(isOwn) ? all.filter(isOwn) : all;
  if (places.length === 0) answer.replaceChildren('No file has these words: they are calculated.');
  else if (places.length > MAX_PLACES) answer.replaceChildren(`${places.length} places have these words.`);
  else {
    const sorted = places.sort((a, b) => isOwn(b) - isOwn(a));
    answer.replaceChildren(...sorted.flatMap((place, at) => [at > 0 ? '; ' : 'Written in ', linkTo(place)]));
  }
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
