import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const sniffer = readFileSync(require.resolve('@pa11y/html_codesniffer/build/HTMLCS.js'), 'utf8');

type Sniffer = {
  process: (standard: string, document: Document, done: () => void, failed: () => void) => void;
  getMessages: () => { type: number; code: string; msg: string; element: Element }[];
};

/**
 * Errors that HTML_CodeSniffer finds by the rules of WCAG 2 AA: a second opinion beside axe.
 *
 * @returns one line for each finding, with the HTML of its element.
 */
export async function snifferFindings(page: Page): Promise<string[]> {
  // As an expression, since the policy of a page refuses a script element. The file writes a global when no module
  // system is there.
  await page.evaluate(`(() => { const exports = undefined, define = undefined; ${sniffer};
    Object.assign(globalThis, { HTMLCS: globalThis.HTMLCS ?? HTMLCS }); })()`);
  return page.evaluate(async () => {
    const { HTMLCS } = globalThis as unknown as { HTMLCS: Sniffer };
    await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject));
    const ERROR = 1;
    return (
      HTMLCS.getMessages()
        // It does not know that an input without a type is a text field; axe checks autocomplete.
        .filter(({ type, code }) => type === ERROR && !code.endsWith('.H98'))
        .map(({ code, msg, element }) => `${code}: ${msg}\n  ${element.outerHTML?.slice(0, 200)}`)
    );
  });
}
