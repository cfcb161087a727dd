import { gapFindings } from '@/scripts/content-check/check-all';

test('reports a subject that the chat calls not covered although a page answers its question', async () => {
  const findings = await gapFindings(['Are you GDPR compliant?', 'How long does an AI project take?']);
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining("a page answers 'Are you GDPR compliant?'"),
  ]);
});
