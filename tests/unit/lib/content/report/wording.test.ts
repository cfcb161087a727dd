/** @jest-environment node */
import { wordingFindings } from '@/lib/content/report/wording';
import { bannedPhrases, overusedWords, usage } from '@/lib/content/report/wording-rules';

const said = (text: string, file = 'content/x.ts') =>
  wordingFindings([{ file, value: { entry: { lead: text } } }]).map(
    ({ grade, file: place, message }) => `${grade} ${place}: ${message}`,
  );

/** Sentences that the site once had, and how an American editor writes them. */
const pairs: [today: string, better: string][] = [
  ['What each one does, drawn', 'What each service changes'],
  ['is read every month, and acted on', 'We review it monthly and act on it'],
  ['do alone what they used to pass on or put off', 'do themselves what they used to hand off'],
  ['months or days of answers', 'follow-up support'],
  ['Before you send people', 'Before you enroll a team'],
  ['A way in that has a way out', 'Start with an exit plan'],
  ['situations we are asked into most', 'situations we see most'],
  ['Owners inside the house', 'Owners on your team'],
  ['Lines that were straightened', 'Processes we simplified'],
  ['You can see the line', 'You can track every request'],
  ['what is well kept and replaceable', 'well-maintained, replaceable parts'],
  ['with the rights of the person asking', 'using the asker’s permissions'],
  ['places where systems lose', 'Six places AI systems fail'],
  ['buy and keep by itself', 'buy on its own'],
  ['how one would know that it got better', 'how to tell it improved'],
  ['Leave nothing behind', 'Leave everything with you'],
  ['Is yours not among them?', 'Don’t see your question?'],
  ['Who answers for a mistake that the system makes?', 'Who is accountable for errors?'],
  ['Most paperwork has relatives elsewhere', 'Most paperwork problems cross industries'],
  ['Every number knows its page', 'Every number traced to its page'],
  ['Asked at night, answered with its source', 'Answers at any hour, with sources'],
  ['Every grade and the talk about it', 'Every grade and grade conversation'],
  ['the flu does not read them', 'and flu season ignores them'],
  ['Sixty reviewed while you read one', 'Review sixty contracts in the time of one'],
  ['what the shop stands for', 'what your store stands for'],
  ['4 days to a weekly view that took a month', 'A monthly report, now weekly'],
  ['Put three habits on one shared process', 'Replace three habits with one process'],
  ['the list, or the lack of one', 'your pilot list, finished or not'],
  ['A task that bores you helps', 'Bring a task that bores you'],
  ['Told when there is more', 'Get new resources by email'],
  ['How much must it fit your own systems?', 'How closely should it fit your systems?'],
  ['nobody at your place', 'no one at your company'],
  ['no norm stands behind them', 'these are our own thresholds'],
  ['Left after the first year', 'Net gain, year one'],
  ['stand in neither proposal', 'appear in neither proposal'],
  ['each heap on that table', 'each pile'],
  ['Go live in widths', 'Go live in steps'],
  ['Cards that get two times no', 'Cards with two noes'],
  ['Who misses a must-have gets no rank', 'Vendors missing a must-have aren’t ranked'],
  ['answer for what stands there', 'are responsible for their content'],
  // The same habits elsewhere, and what a good editor may write.
  ['A price that stands in a contract', 'Where things stand, and who stands behind the result'],
  ['The data are clean', 'The rules for tools and data are written down'],
];

/** One British word for each rule of usage. */
const british = [
  'It was checked afterwards.',
  'We work towards one number.',
  'Test it whilst you work.',
  'It is amongst the best.',
  'What we learnt.',
  'It takes a fortnight.',
  'Call us at the weekend.',
  'Your data are safe.',
  'It is different to yours.',
  'Send an enquiry.',
  'It saves ten per cent.',
  'Send an e-mail.',
  'A look-up of your country.',
  'We work for non-profits.',
];

test.each(pairs)("'%s' is named with its place and a remedy, '%s' is not", (today, better) => {
  expect(said(today)[0]).toMatch(/^look content\/x\.ts: 'entry\.lead' says '.+'\. \S.+$/);
  expect(said(better)).toEqual([]);
});

test.each(british)("the British usage in '%s' is named", (text) => {
  expect(said(text)[0]).toMatch(/^look content\/x\.ts: 'entry\.lead' says '/);
});

test('every rule has a sentence above that breaks it', () => {
  const broken = [...pairs.map(([today]) => today), ...british];
  const idle = [...bannedPhrases, ...usage].filter(
    ({ pattern }) => !broken.some((text) => pattern.test(text)),
  );
  expect(idle.map(({ pattern }) => String(pattern))).toEqual([]);
});

test('words that a file repeats are counted, in the file and over the site', () => {
  for (const { name, file, site } of overusedWords) {
    expect(said(Array.from({ length: file }, () => `${name}.`).join(' '))).toEqual([]);
    expect(said(Array.from({ length: file + 1 }, () => `${name}.`).join(' '))).toEqual([
      `look content/x.ts: '${name}' ${file + 1} times; at most ${file} in a file. Name who or what you mean.`,
    ]);
    const many = Array.from({ length: site + 1 }, (_, index) => ({
      file: `content/${index}.ts`,
      value: { text: `${name}.` },
    }));
    expect(wordingFindings(many).map(({ message }) => message)).toEqual([
      `'${name}' ${site + 1} times on the site; at most ${site}. Find another way to say it.`,
    ]);
  }
});

test('a sentence may be as long as its family allows', () => {
  const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;
  expect(said(words(26), 'content/tools/roi.ts')).toEqual([]);
  expect(said(words(27), 'content/tools/roi.ts')).toEqual([
    expect.stringContaining(
      "'entry.lead' has a sentence of 27 words; tools and forms have at most 26. Split it",
    ),
  ]);
  expect(said(words(27), 'content/articles/a.ts')).toEqual([]);
  expect(said(`She said "${words(20)}" Then ${words(20)}`, 'content/tools/roi.ts')).toEqual([]);
  expect(said(`| ${words(60)} |\n- ${words(60)}`, 'content/articles/a.ts')).toEqual([]);
  expect(
    wordingFindings([{ file: 'content/x.ts', value: { keywords: ['look-up'], id: 'non-profits' } }]),
  ).toEqual([]);
});
