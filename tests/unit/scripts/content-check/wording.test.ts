import { wordingFindings } from '@/scripts/content-check/wording';
import { bannedPhrases, usage } from '@/scripts/content-check/wording-rules';

const said = (text: string, file = 'content/x.ts') =>
  wordingFindings([{ file, value: { entry: { lead: text } } }]).map(
    ({ grade, file: place, message }) => `${grade} ${place}: ${message}`,
  );

/** A sentence that breaks each rule, and one that a good editor may write. */
const pairs: [wrong: string, right: string][] = [
  ['A price that stands in a contract', 'Where things stand, and who stands behind the result'],
  ['Answer for what stands there', 'Answer for the content'],
  ['It is read every month, and acted on', 'We review it monthly and act on it'],
  ['How one would know that it got better', 'How to tell that it improved'],
  ['Unlock seamless growth', '10+ clients empowered'],
  ['Prices, timelines and measured results', 'A target, and how it is measured'],
  ['Start today!', 'Request Received!'],
  ['The data are clean', 'The rules for tools and data are written down'],
];

/** One British word for each rule of usage. */
const british =
  'It was checked afterwards. We work towards one number. Test it whilst you work. ' +
  'It is amongst the best. What we learnt. It takes a fortnight. Call us at the weekend. ' +
  'Your data are safe. It is different to yours. Send an enquiry. It saves ten per cent. ' +
  'Send an e-mail. A look-up of your country. We work for non-profits.';

test.each(pairs)("reports '%s' with its place and a remedy, and not '%s'", (wrong, right) => {
  expect(said(wrong)[0]).toMatch(/^suggestion content\/x\.ts: 'entry\.lead' says '.+'\. \S.+$/);
  expect(said(right)).toEqual([]);
});

test('reports the British usage in each sentence', () => {
  expect(said(british)).toHaveLength(usage.length);
});

test('every wording rule is tested by a sentence that breaks it', () => {
  const broken = [...pairs.map(([wrong]) => wrong), british];
  const idle = [...bannedPhrases, ...usage].filter(
    ({ pattern }) => !broken.some((text) => pattern.test(text)),
  );
  expect(idle.map(({ pattern }) => String(pattern))).toEqual([]);
});

test('the maximum length of a sentence depends on the kind of content', () => {
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
