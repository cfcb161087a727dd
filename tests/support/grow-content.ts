/**
 * Adds made-up entries to the content of a copy of this repository, to see how the site grows with its content:
 * `npx tsx tests/support/grow-content.ts 25 4 10` adds 25 articles, 4 case studies and 10 questions of the FAQ to the
 * content of the working folder. The content check accepts them; nobody should read them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Random numbers from 0 to 1, the same in each run. */
let seed = 1;
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const entriesIn = (folder: string) =>
  readdirSync(folder).filter((name) => /^[a-z].*\.ts$/.test(name) && name !== 'index.ts');

/** Words of the articles, so that the grown text is as long and as varied as a written one. */
const vocabulary = entriesIn('content/articles')
  .flatMap((file) => read('content/articles', file).match(/(?<= )[a-z]{4,9}(?= )/g) ?? [])
  .filter((word, index, all) => all.indexOf(word) === index);
const words = (count: number) =>
  Array.from({ length: count }, () => vocabulary[Math.floor(random() * vocabulary.length)]).join(' ');
const sentence = (count: number) => words(count).replace(/^./, (letter) => letter.toUpperCase());
/** A text of whole words that fills a length. */
const filled = (start: string, length: number) =>
  `${`${start} ${words(40)}`.slice(0, length).replace(/ \S*$/, '')}.`;

/** Adds a file to a collection, and its import and its line to the collection's index. */
function addEntry(folder: string, id: string, text: string): void {
  const name = /export const (\w+)/.exec(text)?.[1] ?? '';
  const constant = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  writeFileSync(join(folder, `${id}.ts`), text.replaceAll(name, constant));
  const index = read(folder, 'index.ts')
    .replace(/(?=\nconst |\n\/\*\*)/, `import { ${constant} } from './${id}';\n`)
    .replace(/(checkCollection\(schema, '[^']+', \[\n(?: {2}\w+,\n)*)/, `$1  ${constant},\n`);
  writeFileSync(join(folder, 'index.ts'), index);
}

/** Copies of the entries of a folder in turn, with titles and addresses of their own. */
function grow(folder: string, count: number, prefix: string, change: (text: string) => string): void {
  const templates = entriesIn(folder);
  for (let index = 0; index < count; index += 1) {
    const template = templates[index % templates.length] ?? '';
    const id = `${prefix}-${index + 1}-${words(3).replaceAll(' ', '-')}`;
    const text = read(folder, template)
      .replace(/^ {2}id: .*$/m, `  id: '${id}',`)
      .replace(/^ {2}url: .*$/m, `  url: '/case-studies/${id}',`)
      .replace(/^ {2}title: .*$/m, `  title: '${sentence(5)}',`);
    addEntry(folder, id, change(text));
  }
}

const [articles = 25, studies = 4, questions = 10] = process.argv.slice(2).map(Number);
grow('content/articles', articles, 'grown', (text) =>
  text
    .replace(/^ {2}excerpt:\s*.*$/m, `  excerpt: '${filled(sentence(6), 110)}',`)
    .replace(/^## .*$/gm, () => `## ${sentence(4)}`)
    .replace(
      /^ {2}meta: \{[\s\S]*?^ {2}\},$/m,
      `  meta: { title: '${sentence(5).slice(0, 55)}', description: '${filled(sentence(8), 140)}' },`,
    ),
);
grow('content/case-studies', studies, 'grown', (text) =>
  text.replace(
    /^ {2}meta: \{[\s\S]*?^ {2}\},$/m,
    `  meta: { title: 'Composite case: ${words(3)}', description: '${filled('A composite case study about', 140)}' },`,
  ),
);
const faq = read('content', 'faq', 'faq.ts');
const added = Array.from(
  { length: questions },
  () => `    { group: 'Your data', question: '${sentence(7)}?', answer: '${filled(sentence(9), 180)}' },\n`,
).join('');
const grown = faq.replace(
  /(export const sharedFaq[\s\S]*?)(\n\s*\],?\s*\n?\))/,
  (_, list: string, end: string) => `${list}\n${added}${end}`,
);
if (questions > 0 && grown === faq) throw new Error('content/faq/faq.ts has no list of shared questions.');
writeFileSync(join('content', 'faq', 'faq.ts'), grown);
