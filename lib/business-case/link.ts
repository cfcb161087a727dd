import { financeFields } from '../roi-calculator/assumptions';
import {
  readCurrencyCode,
  readEnteredInputs,
  readLinkNumber,
  writeEnteredInputs,
} from '../roi-calculator/link';
import * as routes from '../routes';
import type { UrlCodec } from '../routes/url-codec';
import { readLetters, writeLetters } from '../wizard/wizard-url-codec';
import {
  type BusinessCaseAnswers,
  type ChoiceTool,
  choiceToolNames,
  choiceTools,
  cleanText,
  discountIds,
  emptyAnswers,
  type ToolAnswers,
  textNames,
} from './answers';

/** Increase it when a field other than a tool's answers changes its meaning. Links of other versions start empty. */
const VERSION = '1';

/** Writes answers as a fragment, without '#', which no server sees. No answers, or a currency alone, give ''. */
export function writeBusinessCase(answers: BusinessCaseAnswers): string {
  const parts = new URLSearchParams({ v: VERSION });
  const set = (name: string, text: string) => text && parts.set(name, text);
  for (const tool of choiceToolNames) set(tool, writeLetters(answers[tool], choiceTools[tool]));
  set('roi', writeEnteredInputs(answers.roi));
  for (const field of financeFields) set(field, String(answers.finance[field] ?? ''));
  set('currency', answers.currency);
  set('discount', answers.discount);
  for (const name of textNames) set(name, cleanText(name, answers.texts[name]));
  return parts.size > (answers.currency ? 2 : 1) ? parts.toString() : '';
}

export const isEmpty = (answers: BusinessCaseAnswers): boolean => writeBusinessCase(answers) === '';

/** Reads what writeBusinessCase wrote. Invalid parts, and an anchor of the page, count as unanswered. */
export function readBusinessCaseLink(fragment: string): { answers: BusinessCaseAnswers; isDamaged: boolean } {
  const text = fragment.replace(/^#/, '');
  const parts = new URLSearchParams(text);
  const get = (name: string) => parts.get(name) ?? '';
  if (get('v') !== VERSION) return { answers: emptyAnswers, isDamaged: /[=&%]/.test(text) };
  const tools = choiceToolNames.map((tool) => [tool, readLetters(get(tool), choiceTools[tool])]);
  const finance = financeFields
    .map((field) => [field, readLinkNumber(field, get(field))] as const)
    .filter(([, value]) => value !== undefined);
  const texts = textNames.map((name) => [name, cleanText(name, get(name))]);
  return {
    answers: {
      ...(Object.fromEntries(tools) as Record<ChoiceTool, ToolAnswers>),
      roi: readEnteredInputs(get('roi')).entered,
      finance: Object.fromEntries(finance),
      texts: Object.fromEntries(texts) as BusinessCaseAnswers['texts'],
      currency: readCurrencyCode(get('currency')),
      discount: discountIds.find((id) => id === get('discount')) ?? '',
    },
    isDamaged: false,
  };
}

export const readBusinessCase = (fragment: string): BusinessCaseAnswers =>
  readBusinessCaseLink(fragment).answers;

/** On the root while a case of the address is being read: then nothing else of the tool shows. */
export const OPENING_ATTRIBUTE = 'data-opening-case';
/** Script for the head that sets the attribute before the first paint. It must not throw. */
export const openingBootScript = (): string =>
  `location.hash.indexOf('#v=')||document.documentElement.setAttribute('${OPENING_ATTRIBUTE}','')`;

/** The memo and the questions are two addresses, so that Back leads from one to the other. */
export const memoCodec: UrlCodec<boolean> = {
  initial: false,
  read: ({ searchParams }) => searchParams.has('memo'),
  write: (url, isMemo) => {
    url.search = isMemo ? '?memo' : '';
  },
};

/** The address of the page with answers in its fragment; `memo` opens the memo and not the questions. */
export function buildBusinessCaseAddress(answers: BusinessCaseAnswers, { memo = false } = {}): string {
  const fragment = writeBusinessCase(answers);
  return `${routes.businessCase}${memo ? '?memo' : ''}${fragment && `#${fragment}`}`;
}
