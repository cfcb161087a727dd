import { findSource } from '@/scripts/deploy-preview/find-source.mjs';

const at = (file: string, line: number, ...parts: string[]) => ({ file, line, parts });
const index = [
  at('content/site/home.ts', 41, 'From trying AI to running on it.'),
  at('content/faq/faq.ts', 9, 'We reply within ', ' and we mean it.'),
  at('content/company/facts.ts', 46, '1,650'),
  at('content/services/ai-training.ts', 12, 'Ask for a quote'),
  at('content/services/ai-onboarding.ts', 14, 'Ask for a quote'),
  at('app/page.tsx', 56, 'Get Free Consultation'),
  at('components/ui/read-time.tsx', 3, 'Time to read this text: ', ' minutes'),
  at('content/case-studies/desk.ts', 12, '1.5 days until a return is answered.'),
  at('content/company/company.ts', 16, 'Monday'),
  at('content/company/company.ts', 16, 'Saturday'),
  at('content/chat/topics.ts', 40, 'Saturday'),
];
const places = (text: string) => findSource(text, index).map(({ file, line }) => `${file}:${line}`);

test.each([
  ['a text in other spaces', 'From trying AI \n to running on it.', ['content/site/home.ts:41']],
  ['a text with a value inside', 'We reply within 1 business day and we mean it.', ['content/faq/faq.ts:9']],
  ['the longest part of a longer text', 'Note: Get Free Consultation now', ['app/page.tsx:56']],
  [
    'a text of two files',
    'Ask for a quote',
    ['training.ts:12', 'onboarding.ts:14'].map((at) => `content/services/ai-${at}`),
  ],
  ['a figure', 'Base price $1,650', ['content/company/facts.ts:46']],
  ['a text of code with a value', 'Time to read this text: 4 minutes', ['components/ui/read-time.tsx:3']],
  ['the figure of a longer text', '1.5 days', ['content/case-studies/desk.ts:12']],
  ['a part of a figure', '.5 days until', []],
  ['a text put together from words', 'Monday - Saturday', ['content/company/company.ts:16']],
  ['words that no file has', 'Nobody wrote this sentence', []],
  ['a figure inside another', '$21,650', []],
])('the source of %s is found', (_, text, expected) => {
  expect(places(text)).toEqual(expected);
});
