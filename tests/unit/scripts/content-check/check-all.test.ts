import { gapFindings } from '@/scripts/content-check/check-all';

test('a question that a page answers is reported where the chat calls its subject not covered', async () => {
  const findings = await gapFindings(['Are you GDPR compliant?', 'How long does an AI project take?']);
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining("a page answers 'Are you GDPR compliant?'"),
  ]);
});
