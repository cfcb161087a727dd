import type { CaseDocumentWords, CaseFormWords } from '@/content/business-case/business-case.schema';
import type { FinanceQuestion, RoiQuestion } from '@/content/tools/roi.schema';
import type { ToolOption, ToolQuestion } from '@/content/tools/tools.schema';
import type { CaseAnswers } from '@/lib/business-case/answers';
import type { CaseRules } from '@/lib/business-case/build-case';
import type { AddOn, ServiceType } from '@/lib/pricing/parameters';
import type { ReadinessLevel } from '@/lib/readiness/score';
import type { RoiCases } from '@/lib/roi/cases';

/** Notes beside fields whose answers are valid but implausible. */
export type CaseNotes = { hours?: string | undefined; deadline?: string | undefined };

/** Everything that the business case shows, as plain data from content. */
export type CaseContent = {
  company: string;
  heading: string;
  email: string;
  /** The worked example, encoded like a link. */
  example: string;
  rules: CaseRules;
  words: CaseDocumentWords;
  form: CaseFormWords;
  /** Service titles by the calculator's service type, and by id. */
  priced: Readonly<Record<ServiceType, { id: string; title: string }>>;
  titles: Readonly<Record<string, string>>;
  selector: readonly ToolQuestion[];
  pricing: readonly ToolQuestion[];
  addOns: readonly { id: AddOn; label: string }[];
  roi: readonly RoiQuestion[];
  /** Questions about numbers that only the business case asks for. */
  finance: readonly FinanceQuestion[];
  /** Names of the cases, from the ROI calculator. */
  cases: { names: Readonly<Record<keyof RoiCases, string>> };
  areas: readonly { name: string; statements: readonly string[]; next: string }[];
  scale: readonly ToolOption[];
  levels: Readonly<Record<ReadinessLevel, { label: string }>>;
};

/** Changes the case: given its present answers, the function returns the next ones. */
export type ChangeCase = (next: (present: CaseAnswers) => CaseAnswers) => void;
