/* Runs in the bar of a deploy preview, after find-source.mjs: tells in which file a text is written. */
const bar = document.querySelector('[data-preview]');
const [answer, button] = ['output', 'button'].map((name) => bar.querySelector(name));
const MAX_PLACES = 8;
let index;
button.hidden = false;

const linkTo = ({ file, line }) => {
  const link = document.createElement('a');
  const pattern = bar.dataset.edit;
  if (pattern) link.href = pattern.replaceAll('{file}', encodeURI(file)).replaceAll('{line}', line ?? 1);
  link.textContent = line ? `${file}, line ${line}` : file;
  return link;
};

async function answerFor(text) {
  answer.replaceChildren('Looking …');
  index ??= await (await fetch('/preview/sources.json')).json();
  // The file of this page comes first.
  const own = `/${location.pathname.split('/').at(-1) || 'home'}.`;
  const isOwn = ({ file }) => file.includes(own);
  const all = findSource(text, index).sort((a, b) => isOwn(b) - isOwn(a));
  const places = all.length > MAX_PLACES && all.some(isOwn) ? all.filter(isOwn) : all;
  if (places.length === 0) answer.replaceChildren('No file has these words.');
  else if (places.length > MAX_PLACES) answer.replaceChildren(`${places.length} places have these words.`);
  else answer.replaceChildren(...places.flatMap((place, at) => [at > 0 ? '; ' : 'From ', linkTo(place)]));
}

let isOn = false;
button.addEventListener('click', () => {
  isOn = !isOn;
  button.setAttribute('aria-pressed', isOn);
});
addEventListener(
  'click',
  (event) => {
    if (!isOn || bar.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    // The element that holds a whole text: a paragraph, not a word in bold inside it.
    let block = event.target.closest('text') ?? event.target;
    while (block.tagName !== 'text' && block.parentElement && getComputedStyle(block).display === 'inline')
      block = block.parentElement;
    answerFor(block.textContent.slice(0, 2000));
  },
  true,
);
