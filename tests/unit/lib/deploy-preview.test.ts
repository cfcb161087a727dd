/** @requirement DECISIONS-10 */
test.each([
  ['1', true],
  ['0', false],
  ['true', false],
  [undefined, false],
])('a build with SITE_PREVIEW=%s is a deploy preview: %s', async (setting, isPreview) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, SITE_PREVIEW: setting });
  const { isDeployPreview } = await import('@/lib/deploy-preview');
  expect(isDeployPreview).toBe(isPreview);
});
