import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeField } from '@/lib/content-check/field-in-words';
import { toLine } from '@/scripts/content-check/findings';
import { readContent } from '@/scripts/content-check/load-content';

/** A small content folder of this test: a collection, a list and a page with links. */
const GOOD: Record<string, string> = {
  'content/schemas/fields.ts': readFileSync('content/schemas/fields.ts', 'utf8'),
  'content/schemas/tasks.ts': `import { z } from 'zod';
import { slug, text } from './fields';
export const task = z.strictObject({
  id: slug,
  title: text(30),
  kind: z.enum(['Training', 'Strategy']),
  steps: z.array(text(40).regex(/^\\d/, 'must start with a figure')).min(2).max(3),
  hours: z.int().min(1).max(40),
});
`,
  'content/tasks/index.ts': `import { checkCollection } from '@/lib/content-check/check';
import { sortMail } from './sort-mail';
import { task } from '../schemas/tasks';

export const tasks = checkCollection(task, 'content/tasks', [sortMail]);
`,
  'content/tasks/sort-mail.ts': `export const sortMail = {
  id: 'sort-mail',
  title: 'Sort the mail',
  kind: 'Training',
  steps: ['1 box for each team.', '2 minutes for each letter.'],
  hours: 4,
};
`,
  'content/company/team.ts': `import { z } from 'zod';
import { text } from '../schemas/fields';
import { checkEntry } from '@/lib/content-check/check';

const person = z.strictObject({ name: text(20), portrait: z.int().max(4, 'must be 1 to 4') });
export const team = checkEntry(z.array(person), 'content/company/team.ts', [
  { name: 'Ada', portrait: 1 },
  { name: 'Ben', portrait: 2 },
  {
    name: 'Cleo',
    portrait: 3,
  },
]);
`,
};

const MAIL = 'content/tasks/sort-mail.ts';
const LIST = 'content/tasks/index.ts';
const TEAM = 'content/company/team.ts';

let root: string;
beforeEach(() => {
  // Inside the project, where packages are found.
  mkdirSync('.test-output', { recursive: true });
  root = mkdtempSync(join(process.cwd(), '.test-output/content-'));
  for (const [file, text] of Object.entries(GOOD)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** What the check says of the folder, a line for each mistake. */
async function said(): Promise<string[]> {
  return (await readContent(root)).findings.map(toLine);
}

/** Writes the good file with a change in it. */
function change(file: string, from: string | RegExp, to: string) {
  write(file, (GOOD[file] ?? '').replace(from, to));
}

const TITLE = "  title: 'Sort the mail',\n";
/** What is replaced in a file, by what, and how the message for it begins after the line. */
const mistakes: [file: string, from: string | RegExp, to: string, told: string][] = [
  [MAIL, 'Sort the mail', "Sort the team's mail", '3: this line cannot be read'],
  [MAIL, "kind: 'Training',", "kind: 'Training'", '5: this line cannot be read'],
  [MAIL, "kind: 'Training'", 'kind: Training', '4: Training is not defined'],
  [MAIL, TITLE, '', '1: title is missing. It must be text.'],
  [MAIL, 'title', 'titel', "3: there is no field 'titel'. Did you mean 'title'?"],
  [MAIL, 'hours: 4,', "hours: 4, owner: 'Ada',", "6: there is no field 'owner'. Check its spelling"],
  [MAIL, 'Sort the mail', ' ', '3: title is empty.'],
  [MAIL, 'Sort the mail', 'x'.repeat(40), '3: title has 40 characters. It must have at most 30'],
  [MAIL, "g'", "gs'", "4: kind is 'Trainings'. It must be 'Training' or 'Strategy'. Did you mean"],
  [MAIL, 'hours: 4', "hours: '4'", "6: hours is '4'. It must be a number, without quotes."],
  [MAIL, 'hours: 4', 'hours: 80', '6: hours is 80. It must be at most 40.'],
  [MAIL, '2 minutes for each letter.', 'Two.', "5: the second step is 'Two.'. It must start with a figure."],
  [MAIL, ", '2 minutes for each letter.'", '', '5: steps has 1 entry. It must have at least 2 entries.'],
  [MAIL, /\[.*\]/, "'1 box'", "5: steps is '1 box'. It must be a list in [ ]."],
  [MAIL, 'sort-mail', 'Sort mail', "2: id is 'Sort mail'. It must be lower-case words joined by hyphens."],
  [TEAM, 'portrait: 3', 'portrait: 7', "11: the third entry's portrait is 7. It must be 1 to 4."],
  [TEAM, "name: 'Ben', ", '', "8: the second entry's name is missing. It must be text."],
  [LIST, '[sortMail]', '[]', "2: 'sortMail' is imported but is not in the list below. Add it there."],
];

test.each(mistakes)('mistake %# in %s gets one plain message', async (file, from, to, told) => {
  change(file, from, to);
  expect(await said()).toEqual([expect.stringContaining(`${file}, line ${told}`)]);
});

test('reports each mistake at the line of its own entry, also in a file with several lists', async () => {
  const team = GOOD[TEAM] ?? '';
  const others = team.slice(team.indexOf('export')).replace('team =', 'others =');
  write(TEAM, team + others.replace("'Ben', portrait: 2", "'Bea', portrait: 9"));
  change(MAIL, 'hours: 4', 'hours: 80');
  expect(await said()).toEqual([
    `${TEAM}, line 16: the second entry's portrait is 9. It must be 1 to 4.`,
    expect.stringContaining('hours is 80'),
  ]);
});

test.each([
  [20, '21st'],
  [21, '22nd'],
  [10, '11th'],
])('position %i is called the %s', (index, name) => {
  expect(describeField([index, 'name'])).toBe(`the ${name} entry's name`);
});

test('reports a content file that no list imports', async () => {
  write('content/tasks/new-task.ts', "export const newTask = { id: 'new-task' };\n");
  expect(await said()).toEqual([
    `content/tasks/new-task.ts: no page shows this file, because ${LIST} does not list it. Add its import line and its line in the list there, or delete the file.`,
  ]);
});
