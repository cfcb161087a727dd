import { financeFields } from '../roi-calculator/assumptions';
import {
  readCurrencyCode,
  readEnteredInputs,
  readLinkNumber,
  writeEnteredInputs,
} from '../roi-calculator/link';
import * as routes from '../routes';
import { readAnswers, toLetterFormat, writeAnswers } from '../wizard/answer-format';
import {
  type BusinessCaseAnswers,
  type ChoiceTool,
  choiceToolNames,
  choiceTools,
  cleanText,
  emptyAnswers,
  isEmpty,
  type ToolAnswers,
  textNames,
} from './answers';

/** Increase it when a field other than a tool's answers changes its meaning. Links of other versions start empty. */
const VERSION = '1';
/**
 * Writes answers as the fragment of an address, without '#'. Browsers never send fragments, so no server log contains
 * them. No answers give ''.
 */
export function writeBusinessCase(answers: BusinessCaseAnswers): string {
  if (isEmpty(answers)) return '';
  const parts = new URLSearchParams({ v: VERSION });
  const set = (name: string, text: string) => text && parts.set(name, text);
  for (const tool of choiceToolNames)
    set(tool, writeAnswers(answers[tool], toLetterFormat(choiceTools[tool])));
  set('roi', writeEnteredInputs(answers.roi));
  for (const field of financeFields) set(field, String(answers.finance[field] ?? ''));
  set('currency', answers.currency);
  for (const name of textNames) set(name, cleanText(name, answers.texts[name]));
  return parts.toString();
}

/** The part of a link that could not be read: all of it, a part, or the currency of its amounts. */
export type LinkProblem = 'all' | 'part' | 'currency';

/**
 * Reads what writeBusinessCase wrote, with or without '#'. Invalid parts count as unanswered, and `problems` names
 * them; it never throws.
 */
export function readBusinessCaseLink(fragment: string): {
  answers: BusinessCaseAnswers;
  problems: readonly LinkProblem[];
} {
  const text = fragment.replace(/^#/, '');
  const parts = new URLSearchParams(text);
  // An anchor of the page is no business case.
  if (parts.get('v') !== VERSION)
    return { answers: emptyAnswers, problems: /[=&%]/.test(text) ? ['all'] : [] };
  const get = (name: string) => parts.get(name) ?? '';
  const tools = choiceToolNames.map((tool) => ({
    tool,
    ...readAnswers(get(tool), toLetterFormat(choiceTools[tool])),
  }));
  const answersOfTools = Object.fromEntries(
    tools.map(({ tool, answers }): [string, ToolAnswers] => [tool, answers]),
  );
  const roi = readEnteredInputs(get('roi'));
  // Each has its own parameter, so that older links stay valid.
  const finance = financeFields.map((field) => ({ field, value: readLinkNumber(field, get(field)) }));
  const texts = textNames.map((name) => ({ name, text: cleanText(name, get(name)) }));
  const isLost =
    roi.damaged ||
    tools.some(({ damaged }) => damaged) ||
    finance.some(({ field, value }) => value === undefined && get(field) !== '') ||
    texts.some(({ name, text }) => text !== get(name));
  const { rate, cost, running } = roi.entered;
  const currency = readCurrencyCode(parts.get('currency'));
  return {
    answers: {
      ...(answersOfTools as Record<ChoiceTool, ToolAnswers>),
      roi: roi.entered,
      finance: Object.fromEntries(
        finance.flatMap(({ field, value }) => (value === undefined ? [] : [[field, value]])),
      ),
      texts: Object.fromEntries(texts.map(({ name, text }) => [name, text])) as BusinessCaseAnswers['texts'],
      currency,
    },
    problems: [
      ...(isLost ? ['part' as const] : []),
      ...((rate || cost || running) && !currency ? ['currency' as const] : []),
    ],
  };
}

/** The answers of a link alone. */
export const readBusinessCase = (fragment: string): BusinessCaseAnswers =>
  readBusinessCaseLink(fragment).answers;

/** Query of an address that opens the memo and not the questions. */
export const MEMO_QUERY = 'memo';

/**
 * The address of the page with answers in its fragment.
 *
 * @param memo opens the memo. Its query also keeps the link alive in a PDF: Chromium drops a link to the printed page
 *   itself.
 */
export function buildBusinessCaseAddress(answers: BusinessCaseAnswers, { memo = false } = {}): string {
  const fragment = writeBusinessCase(answers);
  return `${routes.businessCase}${memo ? `?${MEMO_QUERY}` : ''}${fragment && `#${fragment}`}`;
}
