import {
  businessCaseRoute,
  calculatorRoute,
  readinessRoute,
  roiRoute,
  selectorRoute,
} from './browser-routes';

/** The five tools in the order in which each provides input for the next. */
export const toolOrder = [
  { id: 'selector', href: selectorRoute },
  { id: 'calculator', href: calculatorRoute },
  { id: 'roi', href: roiRoute },
  { id: 'readiness', href: readinessRoute },
  { id: 'case', href: businessCaseRoute },
] as const;

export type ToolId = (typeof toolOrder)[number]['id'];
