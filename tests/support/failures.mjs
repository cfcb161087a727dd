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

/** One text for each test of a Playwright report that ended so: 'unexpected' or 'flaky'. */
function playwrightTests(report, ended) {
  const inside = (suite) => [
    ...(suite.suites ?? []).flatMap(inside),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === ended)
        .map(({ results }) => {
          const errors = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
          return `${file} › ${title}\n${short(errors.join('\n'))}`;
        }),
    ),
  ];
  return report.suites.flatMap(inside);
}

/**
 * @param report of Playwright (`json`).
 * @returns one text for each failed test, and those of errors outside tests.
 */
export function playwrightFailures(report) {
  return [
    ...playwrightTests(report, 'unexpected'),
    ...(report.errors ?? []).map(({ message }) => short(message ?? '')),
  ];
}

/**
 * @param report of Playwright (`json`).
 * @returns one text for each test that failed first and passed when it was tried again.
 */
export const playwrightUnsteady = (report) => playwrightTests(report, 'flaky');
