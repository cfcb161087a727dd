import { services } from '../services';

const titleOf = (id: string) => services.find((service) => service.id === id)?.title ?? id;

/** Which service fits fields without a page of their own, and why. */
export const otherIndustriesLine = `Freight, customs, trade, construction and hospitality start with ${titleOf('workflow-automation')}, which takes over the typing. Public bodies start with ${titleOf('ai-onboarding')}, a pilot with a date to decide.`;

/** The same for the FAQ and the chat. */
export const otherIndustriesAnswer = `Yes. Most paperwork problems cross industries. ${otherIndustriesLine} If we have no reference in your field, we’ll say so.`;

/** What visitors of such fields call them. */
const names = [
  'logistics|transport|transportation|freight|forwarder|forwarders|forwarding|carrier|shipping|trucking|courier|warehouse',
  'customs|import|export|trade|trading|wholesale|distribution',
  'construction|plumbing|roofing|heating|painter|landscaping|garage|repair_shop|builder|builders|craftsman|plumber|electrician|carpenter|trades|architect|real_estate|property',
  'public_sector|government|city_council|municipality|municipalities|authority|ministry|public_administration|public_body|public_bodies',
  'hotel|restaurant|hospitality|travel_agency|tourism|cafe|coffee_shop|bakery|butcher|catering|bar|gym|salon|hairdresser|spa|event|events',
  'farming|farm|agriculture|association',
  'agency|agencies|marketing_agency|cleaning_company|cleaning|security_company|staffing_agency|call_center|call_centre|nonprofit_sector|staffing|recruiter|consultancy',
  'energy|water|utilities|utility|telecom|media|publisher|publishing|automotive|aerospace|pharmaceutical|biotech|mining',
];

/** How they ask about them: by the name alone, or by saying what they are. */
export const otherIndustriesAsked = [
  'our industry or sector is not on the list',
  'accounting_office|accountants|accounting_firm|tax_advisor|bookkeeper|bookkeepers',
  ...names,
  ...names.map((name) => `${name} im|i_am|i_run|we_are|we_run|were_a *`),
];
