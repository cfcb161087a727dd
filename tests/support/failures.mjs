/** What failed, from the runners' JSON reports, so that the end of a long log tells why. */

const LINES = 12;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors begin with one.
const plain = (text) => text.replace(/\u001b\[[\d;]*m/g, '');
const short = (text) => plain(text).trim().split('\n').slice(0, LINES).join('\n');

/**
 * @param report of Jest (`--json`).
 * @returns one text for each failed test and for each file that could not run.
 */
export function jestFailures(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return message && assertionResults.length === 0 ? [`${name}\n${short(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${fullName}\n${short(failureMessages.join('\n'))}`);
  });
}

/**
 * @param report of Playwright (`json`).
 * @returns one text for each failed test, and those of errors outside tests.
 */
export function playwrightFailures(report) {
  const inside = (suite) => [
    ...(suite.suites ?? []).flatMap(inside),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => {
          const errors = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
          return `${file} › ${title}\n${short(errors.join('\n'))}`;
        }),
    ),
  ];
  return [
    ...report.suites.flatMap(inside),
    ...(report.errors ?? []).map(({ message }) => short(message ?? '')),
  ];
}
