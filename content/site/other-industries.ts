import { services } from '../services';

const titleOf = (id: string) => services.find((service) => service.id === id)?.title ?? id;

/** Which service fits fields without a page of their own, and why. */
export const otherIndustriesLine = `Freight, customs, trade, construction and hospitality start with ${titleOf('workflow-automation')}, which takes over the typing. Government agencies start with ${titleOf('ai-onboarding')}, a pilot with a date to decide.`;

/** The same for the FAQ and the chat. */
export const otherIndustriesAnswer = `Yes. ${otherIndustriesLine} If we have no reference in your field, we’ll say so.`;

/** What visitors of such fields call them, and how they ask, separated by '; '. */
export const otherIndustriesUtterances =
  'hotels; boats; farms; other trades; i run a small hotel, nothing here for us; our trade is not on your list; have you done a hotel before; we are in construction, is this for us; accounting office; accountants; tax advisor; bookkeeper; transport; transportation; forwarding; carrier; shipping; trucking; courier; warehouse; import; export; trading; wholesale; distribution; plumbing; roofing; heating; painter; landscaping; garage; builders; craftsman; plumber; real estate; city council; public administration; public body; public bodies; travel agency; coffee shop; marketing agency; cleaning company; security company; staffing agency; call center; call centre; nonprofit sector; our industry or sector is not on the list; have you done this for a car repair shop; do you work with freight forwarders; not farming; we are a freight forwarder with 240 people; were in logistics; do you know anything about construction; i run a hotel; do you work for the public sector; my sector isnt on your list; we are a city council; freight forwarder here, is it for us too; and for hotels; what about our industry, customs brokerage; ever done something for restaurants; our field is quite exotic, do you still help';
