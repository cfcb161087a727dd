import {
  businessCaseRoute,
  calculatorRoute,
  readinessRoute,
  roiRoute,
  selectorRoute,
} from './browser-routes';

/** The five tools in the order in which each provides input for the next. */
export const toolOrder = [
  { id: 'selector', label: 'AI Service Selector', href: selectorRoute },
  { id: 'calculator', label: 'Pricing Calculator', href: calculatorRoute },
  { id: 'roi', label: 'AI ROI Calculator', href: roiRoute },
  { id: 'readiness', label: 'AI Readiness Assessment', href: readinessRoute },
  { id: 'case', label: 'Business Case', href: businessCaseRoute },
] as const;

export type ToolId = (typeof toolOrder)[number]['id'];
