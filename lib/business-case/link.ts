import { financeFields } from '../roi-calculator/assumptions';
import {
  readCurrencyCode,
  readEnteredInputs,
  readLinkNumber,
  writeEnteredInputs,
} from '../roi-calculator/link';
import * as routes from '../routes';
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
/** A tool's answers in this version are letters alone; later versions are written in front, as in '2.psbqm'. */
const FIRST_TOOL_VERSION = '1';
/** Stands for an open question. */
const OPEN_ANSWER = '-';

/** The letters of a tool's answers: 'ammsh3', or 'a-----' while five questions are open. */
function writeTool(tool: ChoiceTool, answers: ToolAnswers): string {
  const { version } = choiceTools[tool];
  const letters = answers.map((answer, index) =>
    answer === null ? OPEN_ANSWER : choiceTools[tool][index]?.[answer],
  );
  return `${version === FIRST_TOOL_VERSION ? '' : `${version}.`}${letters.join('')}`;
}

/** A link older than the last question leaves that question open. */
function readTool(tool: ChoiceTool, text: string): ToolAnswers {
  const codes = choiceTools[tool];
  const [letters = '', version = FIRST_TOOL_VERSION] = text.split('.').reverse();
  if (version !== codes.version || letters.length > codes.length) return emptyAnswers[tool];
  return codes.map(
    (values, index) => Object.entries(values).find(([, code]) => code === letters[index])?.[0] ?? null,
  );
}

/**
 * Writes answers as the fragment of an address, without '#'. Browsers never send fragments, so no server log contains
 * them. No answers give ''.
 */
export function writeBusinessCase(answers: BusinessCaseAnswers): string {
  if (isEmpty(answers)) return '';
  const parts = new URLSearchParams({ v: VERSION });
  for (const tool of choiceToolNames)
    if (answers[tool].some((answer) => answer !== null)) parts.set(tool, writeTool(tool, answers[tool]));
  const roi = writeEnteredInputs(answers.roi);
  if (roi) parts.set('roi', roi);
  for (const field of financeFields)
    if (answers.finance[field] !== undefined) parts.set(field, String(answers.finance[field]));
  if (answers.currency) parts.set('currency', answers.currency);
  for (const name of textNames) {
    const text = cleanText(name, answers.texts[name]);
    if (text) parts.set(name, text);
  }
  return parts.toString();
}

/** Reads what writeBusinessCase wrote, with or without '#'. Invalid parts count as unanswered; it never throws. */
export function readBusinessCase(fragment: string): BusinessCaseAnswers {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  if (parts.get('v') !== VERSION) return emptyAnswers;
  const get = (name: string) => parts.get(name) ?? '';
  const tools = choiceToolNames.map((tool) => [tool, readTool(tool, get(tool))]);
  const texts = textNames.map((name) => [name, cleanText(name, get(name))]);
  // Each has its own parameter, so that older links stay valid.
  const finance = financeFields.flatMap((field) => {
    const value = readLinkNumber(field, get(field));
    return value === undefined ? [] : [[field, value]];
  });
  return {
    ...(Object.fromEntries(tools) as Record<ChoiceTool, ToolAnswers>),
    // Older links write a dash for an open number.
    roi: readEnteredInputs(get('roi').replaceAll(OPEN_ANSWER, '')).entered,
    finance: Object.fromEntries(finance),
    texts: Object.fromEntries(texts) as BusinessCaseAnswers['texts'],
    currency: readCurrencyCode(parts.get('currency')),
  };
}

/** The part of a link that could not be read: all of it, a part, or the currency of its amounts. */
export type LinkProblem = 'all' | 'part' | 'currency';

/** Like readBusinessCase, and also reports what was not read. */
export function readBusinessCaseLink(fragment: string): {
  answers: BusinessCaseAnswers;
  problems: readonly LinkProblem[];
} {
  const text = fragment.replace(/^#/, '');
  const parts = new URLSearchParams(text);
  const answers = readBusinessCase(text);
  // An anchor of the page is no business case.
  if (parts.get('v') !== VERSION) return { answers, problems: /[=&%]/.test(text) ? ['all'] : [] };
  const again = new URLSearchParams(writeBusinessCase(answers));
  const readPart = (of: URLSearchParams, name: string) => (of.get(name) ?? '').replaceAll(OPEN_ANSWER, '');
  const isLost = [...choiceToolNames, ...textNames, ...financeFields, 'roi'].some(
    (name) => readPart(parts, name) !== readPart(again, name),
  );
  const { rate, cost, running } = answers.roi;
  const isUnnamed = (rate || cost || running) && !answers.currency;
  return {
    answers,
    problems: [...(isLost ? ['part' as const] : []), ...(isUnnamed ? ['currency' as const] : [])],
  };
}

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
