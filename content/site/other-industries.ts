import { services } from '../services';

const titleOf = (id: string) => services.find((service) => service.id === id)?.title ?? id;

/** Which service fits fields without a page of their own, and why: for the page of the industries, the FAQ and the chat. */
export const otherIndustriesAnswer = `Yes. Most paperwork problems cross industries. Freight, customs, trade, construction and hospitality start with ${titleOf('workflow-automation')}, for the orders, invoices, declarations and bookings that someone types today. Public bodies start with ${titleOf('ai-onboarding')}: one process, one pilot, and a date to decide. If we have no reference in your field, we’ll say so.`;

/** What visitors of such fields call them. */
const names = [
  'logistics|transport|transportation|freight|forwarder|forwarders|forwarding|carrier|shipping|trucking|courier|warehouse',
  'customs|import|export|trade|trading|wholesale|distribution',
  'construction|builder|builders|craftsman|plumber|electrician|carpenter|trades|architect|real_estate|property',
  'public_sector|government|city_council|municipality|municipalities|authority|ministry|public_administration|public_body|public_bodies',
  'hotel|restaurant|hospitality|travel_agency|tourism|cafe|bakery|catering|bar',
  'farming|farm|agriculture|association',
  'agency|agencies|marketing_agency|cleaning_company|staffing|recruiter|consultancy',
  'energy|water|utilities|utility|telecom|media|publisher|publishing|automotive|aerospace|pharmaceutical|biotech|mining',
];

/** How they ask about them: by the name alone, or by saying what they are. */
export const otherIndustriesAsked = [
  'our industry or sector is not on the list',
  'accounting_office|accountants|accounting_firm|tax_advisor|bookkeeper|bookkeepers',
  ...names,
  ...names.map((name) => `${name} im|i_am|i_run|we_are|we_run|were_a *`),
];
