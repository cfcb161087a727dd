import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContent } from '@/scripts/build/content-files';

/** A small content folder of this test: a collection, a list and a page with links. */
const GOOD: Record<string, string> = {
  'content/schemas/fields.ts': readFileSync('content/schemas/fields.ts', 'utf8'),
  'content/tasks/schema.ts': `import { z } from 'zod';
import { meta, slug, text } from '../schemas/fields';
export const task = z.strictObject({
  id: slug,
  title: text(30),
  kind: z.enum(['Training', 'Strategy']),
  steps: z.array(text(40).regex(/^\\d/, 'must start with a figure')).min(2).max(3),
  hours: z.int().min(1).max(40),
  meta,
});
`,
  'content/tasks/index.ts': `import { checkCollection } from '@/lib/content/check';
import { sortMail } from './sort-mail';
import { task } from './schema';

export const tasks = checkCollection(task, 'content/tasks', [sortMail]);
`,
  'content/tasks/sort-mail.ts': `export const sortMail = {
  id: 'sort-mail',
  title: 'Sort the mail',
  kind: 'Training',
  steps: ['1 box for each team.', '2 minutes for each letter.'],
  hours: 4,
  meta: {
    title: 'Sort the mail',
    description: 'How a team sorts its mail in the morning, with one box for each team and two minutes a letter.',
  },
};
`,
  'content/company/team.ts': `import { z } from 'zod';
import { text } from '../schemas/fields';
import { checkEntry } from '@/lib/content/check';

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
const TITLE = "title: 'Sort the mail',\n  kind";

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
  const { problems, unlisted } = await readContent(root);
  return [...problems, ...unlisted].map(
    ({ file, line, message }) => `${file}${line ? `, line ${line}` : ''}: ${message}`,
  );
}

test('good content has no mistake', async () => {
  expect(await said()).toEqual([]);
});

/** What is replaced in a file, by what, and the line and the message for it. */
const mistakes: [file: string, from: string, to: string, line: string][] = [
  [
    MAIL,
    "'Sort the mail',\n  kind",
    "'Sort the team's mail',\n  kind",
    "3: the apostrophe in 'team's' ends the text too early. Type ’ (a curly apostrophe) inside quotes.",
  ],
  [MAIL, "kind: 'Training',", "kind: 'Training'", '4: a comma is missing at the end of this line.'],
  [MAIL, "kind: 'Training',", "kind: 'Training,", "4: the text is not closed. Add ' at its end."],
  [MAIL, "kind: 'Training',", "kind: Training',", "4: the text is not opened. Add ' before its first word."],
  [MAIL, TITLE, 'title: Sort the mail,\n  kind', "3: 'Sort the mail' needs quotes around it."],
  [
    MAIL,
    "kind: 'Training'",
    'kind: Training',
    "4: 'Training' is text without quotes, or a name that this file does not import.",
  ],
  [MAIL, 'hours: 4,', 'hours: 4,000,', '6: the number 4,000 has a comma. Write 4000.'],
  [MAIL, "  title: 'Sort the mail',\n  kind", '  kind', '1: title is missing. It must be text.'],
  [
    MAIL,
    "  title: 'Sort the mail',\n  kind",
    "  titel: 'Sort the mail',\n  kind",
    "3: there is no field 'titel'. Did you mean 'title'?",
  ],
  [
    MAIL,
    '  hours: 4,',
    "  hours: 4,\n  owner: 'Ada',",
    "7: there is no field 'owner'. Check its spelling against the schema beside the file, or remove it.",
  ],
  [MAIL, TITLE, "title: ' ',\n  kind", '3: title is empty.'],
  [
    MAIL,
    TITLE,
    "title: 'Sort the mail of every team in the house',\n  kind",
    '3: title has 40 characters. It must have at most 30 characters.',
  ],
  [
    MAIL,
    "kind: 'Training'",
    "kind: 'Trainings'",
    "4: kind is 'Trainings'. It must be 'Training' or 'Strategy'. Did you mean 'Training'?",
  ],
  [MAIL, "kind: 'Training'", "kind: 'Other'", "4: kind is 'Other'. It must be 'Training' or 'Strategy'."],
  [MAIL, 'hours: 4', "hours: '4'", "6: hours is '4'. It must be a number, without quotes."],
  [MAIL, 'hours: 4', 'hours: 4.5', '6: hours is 4.5. It must be a whole number, without quotes.'],
  [MAIL, 'hours: 4', 'hours: 80', '6: hours is 80. It must be at most 40.'],
  [
    MAIL,
    "'2 minutes for each letter.'",
    "'Two minutes.'",
    "5: the second step is 'Two minutes.'. It must start with a figure.",
  ],
  [MAIL, ", '2 minutes for each letter.'", '', '5: steps has 1 entry. It must have at least 2 entries.'],
  [
    MAIL,
    ", '2 minutes for each letter.'",
    ", '2 a.', '3 b.', '4 c.'",
    '5: steps has 4 entries. It must have at most 3 entries.',
  ],
  [
    MAIL,
    "steps: ['1 box for each team.', '2 minutes for each letter.']",
    "steps: '1 box'",
    "5: steps is '1 box'. It must be a list in [ ].",
  ],
  [
    MAIL,
    "id: 'sort-mail'",
    "id: 'Sort mail'",
    "2: id is 'Sort mail'. It must be lower-case words joined by hyphens.",
  ],
  [TEAM, '    portrait: 3,\n  },', '    portrait: 3,', '11: }, is missing after this line.'],
  [TEAM, "name: 'Ada', portrait", "name: 'Ada' portrait", '7: a comma is missing between two fields.'],
  [TEAM, 'portrait: 3', 'portrait: 7', "11: the third person's portrait is 7. It must be 1 to 4."],
  [TEAM, "name: 'Ben', ", '', "8: the second person's name is missing. It must be text."],
  [
    LIST,
    "'./sort-mail'",
    "'./sort-mails'",
    "2: there is no file './sort-mails'. Did you mean './sort-mail'?",
  ],
  [LIST, '{ sortMail }', '{ sortMails }', `2: ${MAIL} has no 'sortMails'. Did you mean 'sortMail'?`],
  [LIST, '[sortMail]', '[]', "2: 'sortMail' is imported but is not in the list below. Add it there."],
  [
    LIST,
    "import { sortMail } from './sort-mail';\n",
    '',
    "4: 'sortMail' is text without quotes, or a name that this file does not import.",
  ],
];

test.each(mistakes)('mistake %# in %s is one plain message', async (file, from, to, line) => {
  const good = GOOD[file] ?? '';
  expect(good).toContain(from);
  write(file, good.replace(from, to));
  expect(await said()).toEqual([`${file}, line ${line}`]);
});

test('a file that no list has is named', async () => {
  write('content/tasks/new-task.ts', "export const newTask = { id: 'new-task' };\n");
  expect(await said()).toEqual([
    `content/tasks/new-task.ts: no page shows this file, because ${LIST} does not list it. Add its import line and its line in the list there, or delete the file.`,
  ]);
});

test('two mistakes are two messages', async () => {
  write(MAIL, (GOOD[MAIL] ?? '').replace('hours: 4', 'hours: 80'));
  write(TEAM, (GOOD[TEAM] ?? '').replace('portrait: 3', 'portrait: 7'));
  expect(await said()).toEqual([
    expect.stringContaining('portrait is 7'),
    expect.stringContaining('hours is 80'),
  ]);
});
