/* Runs in the bar of a preview, after lib/preview/find-source.mjs: tells in which file a text is written. */
const bar = document.querySelector('[data-preview]');
const field = bar.querySelector('input');
const answer = bar.querySelector('output');
const button = bar.querySelector('button');
let index;
bar.querySelector('form').hidden = false;

const isOn = () => button.getAttribute('aria-pressed') === 'true';

/** The element that holds a whole text: a paragraph, not a word in bold inside it. */
function blockOf(element) {
  const drawn = element.closest('text');
  let block = drawn ?? element;
  while (!drawn && block.parentElement && getComputedStyle(block).display === 'inline')
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
  const places = findSource(text, index).sort(
    (one, other) => other.file.includes(own) - one.file.includes(own),
  );
  const isInCode = places.every(({ file }) => !file.startsWith('content/'));
  const texts = () =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, dd, a)')].map(
      ({ textContent }) => textContent,
    );
  const shown = places.length > 0 ? places : filesOfPage(texts(), index).map((file) => ({ file }));
  const head =
    places.length === 0
      ? 'No file has these words: they are calculated. This page is written in '
      : isInCode
        ? 'Written in '
        : '';
  const rest = shown.length > 8 ? ` and ${shown.length - 8} more` : '';
  answer.replaceChildren(
    head,
    ...shown.slice(0, 8).flatMap((place, at) => [at > 0 ? '; ' : '', linkTo(place)]),
    rest,
  );
}

button.addEventListener('click', () => button.setAttribute('aria-pressed', String(!isOn())));
field.addEventListener('input', () => answerFor(field.value));
bar.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
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
