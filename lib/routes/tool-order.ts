import * as routes from './index';

/** The five tools in the order in which each provides input for the next. */
export const toolOrder = [
  { id: 'selector', href: routes.serviceSelector },
  { id: 'calculator', href: routes.pricingCalculator },
  { id: 'roi', href: routes.roiCalculator },
  { id: 'readiness', href: routes.readiness },
  { id: 'case', href: routes.businessCase },
] as const;

export type ToolId = (typeof toolOrder)[number]['id'];
