import { businessCaseRoute } from '../browser-routes';
import { type FinanceInputs, financeFields, type RoiInputs, roiFields } from '../roi/assumptions';
import { readNumber } from '../roi/read';
import {
  type CaseAnswers,
  type CaseTool,
  caseTextNames,
  caseToolNames,
  caseTools,
  cleanText,
  emptyAnswers,
  isEmpty,
  type ToolAnswers,
} from './answers';

/** Raise it when a field other than a tool's answers changes its meaning; links of another version start empty. */
const VERSION = '1';
/** Links carry the letters of a tool alone in its first version, and as '2.psbqm' in later ones. */
const FIRST = '1';
/** Stands for an open question. */
const OPEN = '-';

/** The letters of a tool's answers: 'ammsh3', or 'a-----' while five questions are open. */
function writeTool(tool: CaseTool, answers: ToolAnswers): string {
  const { version } = caseTools[tool];
  const letters = answers.map((answer, index) => (answer === null ? OPEN : caseTools[tool][index]?.[answer]));
  return `${version === FIRST ? '' : `${version}.`}${letters.join('')}`;
}

/** A link that is older than the last question leaves that question open. */
function readTool(tool: CaseTool, text: string): ToolAnswers {
  const codes = caseTools[tool];
  const [letters = '', version = FIRST] = text.split('.').reverse();
  if (version !== codes.version || letters.length > codes.length) return emptyAnswers[tool];
  return codes.map(
    (values, index) => Object.entries(values).find(([, code]) => code === letters[index])?.[0] ?? null,
  );
}

const writeRoi = (roi: CaseAnswers['roi']): string =>
  Object.keys(roi).length === 0 ? '' : roiFields.map((field) => roi[field] ?? OPEN).join('_');

function readRoi(text: string): Partial<RoiInputs> {
  const values = text.split('_');
  const found: Partial<RoiInputs> = {};
  if (values.length !== roiFields.length) return found;
  for (const [index, field] of roiFields.entries()) {
    const read = readNumber(field, values[index] ?? '');
    if (read.ok) found[field] = read.value;
  }
  return found;
}

/** One parameter for each number, so that links made before there were any read as before. */
function readFinance(parts: URLSearchParams): Partial<FinanceInputs> {
  const found: Partial<FinanceInputs> = {};
  for (const field of financeFields) {
    const read = readNumber(field, parts.get(field) ?? '');
    if (read.ok) found[field] = read.value;
  }
  return found;
}

/**
 * Writes a case as the fragment of an address, without its '#'. Browsers never send a fragment to a server, so no
 * log has the answers. An empty case is the empty text.
 */
export function writeCase(answers: CaseAnswers): string {
  if (isEmpty(answers)) return '';
  const parts = new URLSearchParams({ v: VERSION });
  for (const tool of caseToolNames)
    if (answers[tool].some((answer) => answer !== null)) parts.set(tool, writeTool(tool, answers[tool]));
  const roi = writeRoi(answers.roi);
  if (roi) parts.set('roi', roi);
  for (const field of financeFields)
    if (answers.finance[field] !== undefined) parts.set(field, String(answers.finance[field]));
  if (answers.currency) parts.set('currency', answers.currency);
  for (const name of caseTextNames) {
    const text = cleanText(name, answers.texts[name]);
    if (text) parts.set(name, text);
  }
  return parts.toString();
}

/** Reads what writeCase wrote, with or without '#'. What cannot be read counts as not answered: never an error. */
export function readCase(fragment: string): CaseAnswers {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  if (parts.get('v') !== VERSION) return emptyAnswers;
  const currency = parts.get('currency') ?? '';
  return {
    selector: readTool('selector', parts.get('selector') ?? ''),
    calculator: readTool('calculator', parts.get('calculator') ?? ''),
    readiness: readTool('readiness', parts.get('readiness') ?? ''),
    roi: readRoi(parts.get('roi') ?? ''),
    finance: readFinance(parts),
    texts: {
      problem: cleanText('problem', parts.get('problem') ?? ''),
      owner: cleanText('owner', parts.get('owner') ?? ''),
      deadline: cleanText('deadline', parts.get('deadline') ?? ''),
      hoursGiver: cleanText('hoursGiver', parts.get('hoursGiver') ?? ''),
      budgetLine: cleanText('budgetLine', parts.get('budgetLine') ?? ''),
      alternatives: cleanText('alternatives', parts.get('alternatives') ?? ''),
    },
    currency: /^[A-Z]{3}$/.test(currency) ? currency : '',
  };
}

/** The address of the page with a case in its fragment. */
export function caseAddress(answers: CaseAnswers): string {
  const fragment = writeCase(answers);
  return fragment ? `${businessCaseRoute}#${fragment}` : businessCaseRoute;
}
