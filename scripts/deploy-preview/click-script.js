/* Runs in the bar of a deploy preview, after find-source.mjs: tells in which file a text is written. */
const bar = document.querySelector('[data-preview]');
const [answer, button] = ['output', 'button'].map((name) => bar.querySelector(name));
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
  const places = findSource(text, index).sort((a, b) => isOwn(b) - isOwn(a));
  const links = places.slice(0, 8).flatMap((place, at) => [at > 0 ? '; ' : 'From ', linkTo(place)]);
  answer.replaceChildren(...(links.length > 0 ? links : ['No file has these words.']));
}

const isOn = () => button.getAttribute('aria-pressed') === 'true';
button.addEventListener('click', () => button.setAttribute('aria-pressed', !isOn()));
addEventListener(
  'click',
  (event) => {
    if (!isOn() || bar.contains(event.target)) return;
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
