import type { z } from 'zod';
import { numberInWords } from '@/lib/format/number-words';
import { caseStudies } from '../case-studies';
import { company } from '../company/company';
import { facts } from '../company/facts';
import { callHours, inSentence, officeHours } from '../company/hours';
import { industries } from '../industries';
import { convertedNote, currencies } from '../pricing/currencies';
import { pricing } from '../pricing/pricing-rules';
import type { chatTopic } from '../schemas/chat';
import { services } from '../services';
import { selectorCount, statementCount } from '../tools/tool-figures';
import { cityWords, companyWord, list, placeWords } from './lists';

/** Without a comma before 'and', as on the pages. */
const joined = new Intl.ListFormat('en-GB');
const within = `We reply within ${company.responseTime}.`;

/**
 * Replies that no passage of the site can give. A topic is used when its phrases cover most of what a question says, so
 * 'phone' answers 'What is your phone number?' but not 'Can you automate our phone orders?'.
 */
export const topics: z.input<typeof chatTopic>[] = [
  {
    id: 'hello',
    intent: 'greeting',
    asks: [
      'hello|hi|hey|helo|hiya|heya|yo|howdy|greetings assistant|partner|everyone|team|bot',
      'hello|hi|hey|helo|hiya|heya|yo|howdy|greetings',
      'help|help_me|need_help',
      'good_morning|good_afternoon|good_evening|good_day',
      'how_are_you|whats_up|hows_it_going|anyone_around|anyone_there|are_you_there|nice_to_meet_you',
    ],
    reply:
      'Hello. I can answer questions about our services, prices, hours and how to book a consultation. What would you like to know?',
    next: [{ ask: 'services' }, { ask: 'prices' }, { person: true }],
  },
  {
    id: 'thanks',
    intent: 'greeting',
    asks: [
      'thank|thanks|thx|thanx|cheers|ty|appreciated|grateful',
      'thank|thanks|cheers anyway|lot|help|everything|time',
      'great|perfect|helpful|awesome|nice|cool|mate|that_helped|helped_a_lot|thats_all|all_i_needed',
    ],
    reply: 'You’re welcome. Anything else you’d like to know?',
    next: [{ person: true }],
  },
  {
    id: 'yes',
    intent: 'greeting',
    asks: ['ok|okay|yes|yep|nope|sure|alright|got_it|fine'],
    reply: 'Ask me anything about our services, prices or hours, or talk to a person.',
    next: [{ ask: 'services' }, { ask: 'prices' }, { person: true }],
  },
  {
    id: 'goodbye',
    intent: 'greeting',
    asks: [
      'bye|goodbye|farewell',
      'see_you|see_ya|talk_later|good_night|take_care|have_a_nice day|weekend|evening',
    ],
    reply: 'Goodbye. Your conversation stays here until you close the tab.',
    next: [],
  },
  {
    id: 'person',
    intent: 'contact',
    asks: [
      'talk|speak|chat|connect|transfer|reach|put|get|hand|want|call person|human|someone|somebody|agent|representative|rep|advisor|sales|expert|anyone|through',
      'real_person|live_agent|customer_service|live_chat|human_please',
      'call_me|ring_me|phone_me|call_us|call_back|callback back|please|you|my|phone|is|today|now|tomorrow',
    ],
    reply: `Of course. Choose “Talk to a person” to move this conversation into the contact form, where you can edit it before you send it. ${within} You can also call ${company.phone} or email ${company.email}.`,
    next: [{ person: true }, { link: 'contact' }],
  },
  {
    id: 'assistant',
    intent: 'about',
    asks: [
      'are_you|you|am|talking|speaking|chatting|is_this|this bot|robot|human|machine|chatbot|real_person|real|ai|automated',
      'are_you chatgpt|gpt|claude|gemini|copilot|siri',
      'who_made_you|who_built_you|who_programmed_you|what_model_are_you|which_model_are_you',
      'what_are_you|how_do_you_work|how_does_this_chat_work',
      'chat|conversation|messages|type stored|saved|recorded|private|sent|read|reads|see|sees|watching|monitored|logged|kept',
    ],
    reply: `I’m an automated assistant. I answer with what ${company.name} has published on this site, and I run in your browser: nothing you type here is sent anywhere. To reach a person, use the contact form. ${within}`,
    next: [{ person: true }, { ask: 'services' }],
  },
  {
    id: 'not-answered',
    intent: 'contact',
    asks: [
      'dumb|stupid bot|robot|you|this',
      'even_understand|dont_understand|didnt_understand|not_understand|didnt_answer|not_what_i_asked|not_what_i_meant|wrong_answer|makes_no_sense|not_helpful|didnt_help|doesnt_help',
      'my question',
    ],
    reply: `Sorry. I can only quote this site. Ask again in other words, or choose “Talk to a person”. ${within}`,
    next: [{ person: true }, { ask: 'services' }],
  },
  {
    id: 'your-details',
    intent: 'contact',
    asks: [
      'my email|e_mail|phone|number|address|details|name|message do_with|store|stored|keep|use|share|sell|delete',
      'spam|sell|sold|unsubscribe me|my|us|our',
    ],
    reply: `You can read this site without telling us who you are. Only the contact form sends us a message, and we use it only to answer you. We delete it when it is no longer needed, or earlier if you ask at ${company.email}.`,
    next: [{ link: 'privacy' }, { link: 'contact' }],
  },
  {
    id: 'contact',
    intent: 'contact',
    asks: [
      'contact|reach|touch team|details|info|information|form|way|best|someone|person|page|us',
      'contact|reach|touch',
      'phone|telephone|email|mail|fax|call|ring number|address|us|you',
      'phone|telephone|write|call|number|whatsapp|mailing_address|postal_address',
      'email|e_mail|mail',
    ],
    reply: `You can reach us three ways:\n${list([
      `Email: ${company.email}`,
      `Phone: ${company.phone}`,
      `The contact form: we reply within ${company.responseTime}`,
    ])}\nOur address is ${company.address}. ${facts.hours.statement}`,
    next: [{ link: 'contact' }, { person: true }],
  },
  {
    id: 'open-now',
    intent: 'contact',
    asks: ['open|closed|available|there|reachable now|right_now|currently|today|at_the_moment are|is|you'],
    reply: `{open} ${facts.hours.statement}`,
    next: [{ link: 'contact' }],
  },
  {
    id: 'hours',
    intent: 'contact',
    asks: [
      'hours opening|business|office|working|work|contact|phone|operation|support',
      'hours|open|close|closed saturday|sunday|weekend|weekends|today|now|monday|friday|time|evenings|night|holiday|holidays',
      'your_hours|the_hours|what_hours|hours_please|weekends|open|closed|opening_times',
      'when_are_you|are_you available|reachable|open|closed|there weekend|weekends|saturday|sunday|evenings',
      'when|time_of_day|till|until reach|call|phone|open|close',
      'saturday|sunday|weekend|weekends|saturdays|sundays|evenings',
      'answer|reply|open|call weekend|weekends|saturday|sunday',
      `what_time_is_it|time_zone|timezone there|now|you|your|office|${cityWords}`,
    ],
    reply: `${facts.hours.statement} At any other time, use the contact form: we reply within ${company.responseTime}.`,
    next: [{ link: 'contact' }],
  },
  {
    id: 'response-time',
    intent: 'contact',
    asks: [
      'fast|soon|quick|quickly|long|when reply|replies|respond|answer|response|hear_back|get_back|hear_from',
    ],
    reply: within,
    next: [{ link: 'contact' }],
  },
  {
    id: 'address',
    intent: 'contact',
    asks: [
      'where located|based|office|offices|headquarter|company|find|hq',
      `office|offices|located|location|headquarters|headquarter|hq|address|based city|country|where|england|uk|europe|company|${placeWords}`,
      `anyone|somebody|people|presence|team ${placeWords}`,
      'office|offices|location|headquarters|where_are_you',
    ],
    reply: `Our main office is at ${company.address}. We have ${facts.offices.value}:\n${list(
      company.offices.map(({ city, role }) => `${city}: ${role}`),
    )}`,
    next: [{ link: 'contact' }, { link: 'about' }],
  },
  {
    id: 'social',
    intent: 'contact',
    asks: [
      'linkedin|twitter|facebook|youtube|instagram|social_media|socials',
      'linkedin|twitter|facebook|youtube|instagram page|account|profile|channel',
      'follow you',
    ],
    reply:
      'We’re on LinkedIn, Twitter, Facebook and YouTube. The links are at the bottom of every page and on the contact page.',
    next: [{ link: 'contact' }],
  },
  {
    id: 'book',
    intent: 'booking',
    asks: [
      'book|schedule|arrange|make|reserve|request|set_up|get|have|plan|want|sign_up|organize call|meeting|consultation|appointment|slot|session|time|chat|discovery|intro|expert|online',
      'book|meet|appointment|consultation|reservation|get_started|discovery_call|intro_call|sign_up',
      'book|meet|appointment|call|meeting|consultation monday|tuesday|wednesday|thursday|friday|tomorrow|week|project|discuss|team|available|free|first|cost|really|charge',
      'free|free_of_charge first|initial|intro|consultation|call|talk|conversation|meeting|session',
    ],
    reply: `A consultation is free: a working call about what to automate, what to teach and what to leave alone. Send a Free Consultation Request with a day that works for you. We reply within ${company.responseTime} with times. Calls run ${inSentence(callHours)}, by video or phone.`,
    next: [{ link: 'consultation' }, { ask: 'prepare' }],
  },
  {
    id: 'demo',
    intent: 'booking',
    asks: [
      'demo|demonstration product|see|book|show|arrange|schedule|somebody|request|live|give',
      'demo|demonstration',
    ],
    reply: `We show our work on a call. Send a Product Demo request and say what you’d like to see. We reply within ${company.responseTime} with times.`,
    next: [{ link: 'demo' }],
  },
  {
    id: 'support',
    intent: 'support',
    asks: [
      'support|help|assistance|assist technical|customer|desk|existing|client|ticket|tech|account|need|team|open',
      'support|helpdesk|assist',
      'broken|stopped|not_working|doesnt_work|crash|crashes|failing|bug|issue|problem|trouble|outage automation|chatbot|tool|system|integration|you_built|built|delivered|something|report|account|technical|contact|since|yesterday|anymore|morning',
      'error|crashes form|website|site|tool|gives',
      'bug|broken|crash|outage|doesnt_work|stopped_working|not_working|issue',
    ],
    reply: `For help with something that is already running, send a Support Request. Tell us what happened and when it started. ${within} You can also email ${company.email} or call ${company.phone}, ${inSentence(officeHours)}.`,
    next: [{ link: 'support' }, { person: true }],
  },
  {
    id: 'support-levels',
    intent: 'support',
    asks: [
      'support levels|plans|options|package|packages|tiers|kind|kinds|types|after|afterward|afterwards|ongoing|post_launch|included|training|project|ends|offer|basic|standard|premium|comes',
      'maintenance plan|ongoing|offer|include|included|updates|monthly',
      'maintenance|aftercare',
    ],
    reply:
      'Projects come with basic, standard or premium support: email support, a named contact, or a named contact and regular reviews. You can add a maintenance plan or priority support; the pricing calculator shows what each costs. Individual coaching includes 30 days to 12 months of support, by tier.',
    next: [{ link: 'calculator' }, { link: 'training' }],
  },
  {
    id: 'round-the-clock',
    intent: 'support',
    asks: [
      '24_7|247|24_hour|24_hours|around_the_clock|round_the_clock|out_of_hours|after_hours support|available|help|service|offer',
      '24_7|247|24_hour|24_hours|around_the_clock|round_the_clock|out_of_hours|after_hours',
      'support|help|emergency|available night|weekend|weekends',
    ],
    reply: `${facts.aroundTheClock.statement} The pricing calculator shows what it costs.`,
    next: [{ link: 'calculator' }, { person: true }],
  },
  {
    id: 'about',
    intent: 'about',
    asks: [
      `founded|established|founder|founders|history|started|began|old|origin company|firm|business|you|when|year|${companyWord}|who|long`,
      'did_you_start|did_it_start|did_you_begin when|how|why|the',
      'long_have_you|how_long_are_you|since_when business|around|existed|operating|doing',
      'experience|experienced|expertise team|consultants|much|years|you|company|trainers|engineers|ai',
      `who team|works|staff your|${companyWord}|on_your|there|for_you`,
      `who_founded|who_started company|firm|${companyWord}|you|business`,
      `how_long company|business|firm|${companyWord} around|exist|existed|been`,
      `who_are_you|who_is_${companyWord}|what_is_${companyWord}|about_you|about_us|about_your|about_${companyWord}|company_background|your_story|your_background`,
      `tell|about|background company|${companyWord}|yourselves|firm`,
    ],
    reply: `${facts.founded.statement} We have ${company.experience.chat}. We train teams, automate processes and build AI systems from ${company.cities}.`,
    next: [{ link: 'about' }, { ask: 'services' }],
  },
  {
    id: 'clients',
    intent: 'about',
    asks: [
      `how_many clients|customers|companies|projects|solutions|businesses you|so_far|have|had|served|done|${companyWord}|deployed|worked`,
      'clients|customers number|many',
    ],
    reply: `${facts.clients.statement} ${facts.ownSolutions.statement} ${facts.careerSolutions.statement}`,
    next: [{ link: 'about' }, { link: 'caseStudies' }],
  },
  {
    id: 'difference',
    intent: 'about',
    asks: [
      'different|special|unique|better|stand_out|unlike|apart consultancies|consultants|consultancy|competitors|others|companies|agencies|you|other|firms',
      `why choose|hire|pick|${companyWord}|trust`,
    ],
    reply: `We measure every project before and after, and we leave exceptions to people. ${facts.founded.statement} We have ${company.experience.chat}. The About page has our mission and values; the case studies show how we measure.`,
    next: [{ link: 'about' }, { link: 'caseStudies' }],
  },
  {
    id: 'doubt',
    intent: 'about',
    asks: [
      'for_real|scam|fraud|legit|legitimate|trustworthy|reputable|fake|catch|rip_off|ripoff',
      'real company|business|firm|people|for',
      'trust you|company|guys|this',
    ],
    reply: `${company.name} is a company at ${company.address}. ${facts.founded.statement} You can check us: ask to speak to a client on the first call, and ask of any figure what it is a percentage of. This site names no clients; its case studies are composites.`,
    next: [{ link: 'about' }, { link: 'faq' }, { person: true }],
  },
  {
    id: 'risk',
    intent: 'service',
    asks: [
      'worst case|thing|happen',
      'go|goes|went|gone wrong',
      'risk|risks|downside|downsides',
      'worst_case',
    ],
    reply:
      'Mostly, a system that is not good enough. You see its quality before launch, measured on your own documents: one that misses the target we agreed on doesn’t go live, and a change that makes things worse is rolled back. The contract says what you pay in that case. An automation project can stop after any step, and you keep the work done so far.',
    next: [{ link: 'faq' }, { link: 'consultation' }],
  },
  {
    id: 'sessions',
    intent: 'service',
    asks: ['how_many|number sessions|session'],
    reply: facts.groupSessions.statement,
    next: [{ link: 'training' }],
  },
  {
    id: 'per-month',
    intent: 'pricing',
    asks: [
      'monthly|per_month|a_month|recurring|subscription|yearly|per_year|a_year|one_time|one_off price|fee|charge|cost|support|maintenance|that|it|is',
    ],
    reply: `Projects are paid once. ${facts.supportTerm.statement}`,
    next: [{ link: 'calculator' }],
  },
  {
    id: 'per-team',
    intent: 'pricing',
    asks: [
      'per_person|per_head|per_seat|each_person|everybody|everyone|whole_team that|it|this|or|price|for',
    ],
    reply: `The calculator’s price is one price for the whole team, by team size, not per person. ${facts.coaching.statement}`,
    next: [{ link: 'calculator' }, { link: 'training' }],
  },
  {
    id: 'services',
    intent: 'service',
    asks: [
      'services|offerings|products|solutions|service list|what|offer|provide|available|all|everything|do_you|kind|types|menu|overview|ai|have',
      'offer|provide|sell|do what|everything|list|kind|ai|help|company|exactly|actually|guys',
      `what_do_you_do|what_can_you_do|what_you_do|what_does_${companyWord}_do|what_do_you_guys`,
      'services|offerings',
    ],
    reply: `We offer ${numberInWords(services.length)} services:\n${list(
      services.map(({ title, description }) => `${title}: ${description}`),
    )}\nNot sure which? The service selector asks ${selectorCount.words} questions and recommends one.`,
    next: [{ link: 'services' }, { link: 'selector' }, { ask: 'prices' }],
  },
  {
    id: 'industries',
    intent: 'service',
    asks: [
      'industries|sectors|industry|sector|verticals which|serve|work|what|cover|specialize|list|focus',
      'industries|sectors',
    ],
    reply: `This site has pages for ${numberInWords(industries.length)} industries: ${joined.format(
      industries.map(({ title }) => title.toLowerCase()),
    )}. If yours isn’t one of them, ask us: most paperwork problems cross industries.`,
    next: [{ link: 'industries' }, { link: 'caseStudies' }],
  },
  {
    id: 'case-studies',
    intent: 'service',
    asks: [
      'case_study|case_studies|success_story|success_stories|previous_work|past_work|past_projects|previous_projects|track_record|portfolio|examples_of_work|examples_of_your_work',
      'examples|proof work|projects|results|clients|past',
      'examples|case_studies|references see|show|have|some|any|got|give',
    ],
    reply: `There are ${numberInWords(caseStudies.length)} case studies, measured before and after. The clients are composites, and the figures are illustrative.`,
    next: [{ link: 'caseStudies' }],
  },
  {
    id: 'selector',
    intent: 'service',
    asks: [
      'which|what|right|best|recommend|suggest|choose|choosing|pick|picking|decide service|services|offering|offerings|option|package',
      'which|what service|one|option|offerings fits|fit|suits|right|best|need|choose|recommend|start',
      'service_selector|solution_finder|find_your_solution',
    ],
    reply: `The service selector asks ${selectorCount.words} questions about your goal, company size, experience, pace and budget. It recommends one service, tells you why, and names a second one to consider.`,
    next: [{ link: 'selector' }, { link: 'consultation' }],
  },
  {
    id: 'readiness',
    intent: 'service',
    asks: [
      'ready|readiness|prepared|mature|maturity ai|we|our company|business|team|organization|know|enough|assess|check|are_we|tell',
      'are_we_ready|readiness_assessment|readiness_check|readiness_test',
    ],
    reply: `The AI Readiness Assessment scores ${statementCount.words} statements about your data, people, process and leadership. It tells you whether to start, start small or close a gap first, and what to do next.`,
    next: [{ link: 'readiness' }, { link: 'consultation' }],
  },
  {
    id: 'roi-calculator',
    intent: 'service',
    asks: [
      'roi|return|savings|save calculator|work_out|estimate|compute|figure_out|our|my|own|would|for_us|much|expect',
      'worth_it|worth_the_money|worth_our_money|pays_off calculate|calculator|work_out|estimate|figure_out|find_out|tool|something',
      'roi_calculator|what_would_it_return|return_calculator',
    ],
    reply: `The ROI calculator gives payback, yearly return and net gain from your own hours, rate, cost and adoption. ${facts.payback.statement}`,
    next: [{ link: 'roi' }, { link: 'businessCase' }],
  },
  {
    id: 'business-case',
    intent: 'service',
    asks: [
      'business_case|business_plan',
      'business_case|convince|persuade|justify|approval|approve|pitch|sell_it|sell_this|sell_ai|buy_in boss|board|cfo|ceo|management|manager|finance|director|write|make|build|investment|budget|money|memo|leadership|team|help|template',
    ],
    reply:
      'The business case tool turns your numbers into one memo your boss can read in five minutes: the amount to approve, one verdict on cash, the hours it frees, and when to stop. There is also a Word template in the resources.',
    next: [{ link: 'businessCase' }, { link: 'roi' }],
  },
  {
    id: 'calculator',
    intent: 'pricing',
    asks: [
      'price_calculator|pricing_calculator|cost_calculator|what_would_it_cost',
      'calculator|calculate|work_out|estimate price|cost|project|own|our|quick|rough|ballpark',
      'quote|quotation need|get|want|give|like|request|formal|free|ask',
      'quote|ballpark|estimate',
    ],
    reply:
      'The pricing calculator gives you an itemized estimate in six steps. Estimates are typically within 10-15% of the final cost. It’s for planning: a formal quote follows a call about your process.',
    next: [{ link: 'calculator' }, { link: 'quote' }],
  },
  {
    id: 'small-budget',
    intent: 'pricing',
    asks: [
      'small|tiny|tight|limited|low|little|maybe|only budget',
      'minimum|smallest|least project|budget|price|size|spend|engagement|fee',
      'budget dollars|bucks|hundred|usd|euros|pounds',
    ],
    reply: `${facts.smallProjects.statement} The lowest base price is {usd:${Math.min(
      ...Object.values(pricing.baseCost),
    )}}, for training a team of 2-10; for one person it is less. The pricing calculator gives yours.`,
    next: [{ link: 'calculator' }, { link: 'quote' }],
    isStory: true,
  },
  {
    id: 'coaching',
    intent: 'pricing',
    asks: [
      'per_person|per_head|per_seat|per_employee|per_user|each_person price|cost|training|charge|coaching|much|pay|rate|course',
      'essentials|professional|enterprise tier|plan|package|price|cost|much',
      'tiers|per_person|coaching price|cost|much|individual|training|one_on_one|private',
    ],
    reply: `${facts.coaching.statement} Training a whole team is a group program instead, priced by team size. ${facts.groupTraining.statement}`,
    next: [{ link: 'training' }, { link: 'calculator' }],
  },
  {
    id: 'discount',
    intent: 'pricing',
    asks: [
      'discount|discounts|deal|deals|coupon|promo|special_offer|price_reduction|money_off|get_it_cheaper|any_cheaper',
      'discount|discounts|deal|cheaper|money_off nonprofit|non_profit|non_profits|charity|ngo|school|schools|university|education|teacher|headteacher|college|church|foundation|startup|startups|volume|bulk|student|price|loyalty|early|volume',
    ],
    reply:
      'Registered nonprofits get up to 30% off, and educational institutions get 25% off. Mention it in your request, and the quote will show it. We don’t publish any other discounts.',
    next: [{ link: 'quote' }, { link: 'calculator' }],
  },
  {
    id: 'currency',
    intent: 'pricing',
    asks: [
      'currency|currencies|euro|euros|eur|pounds|gbp|sterling|dollars|usd|rupees|yen price|prices|see|show|pay|change|switch|in|display|other|different',
      'currency|currencies',
    ],
    reply: `Pick your currency at the top of any page: ${joined.format(currencies.map(({ code }) => code))}. ${convertedNote}`,
    next: [{ ask: 'prices' }],
  },
  {
    id: 'problem',
    intent: 'service',
    asks: [
      'take|takes|took|taking forever|ages|too_long|so_long',
      'spend|spends|waste|wastes hours|days|evenings|weeks|time',
      'forever|drowning|drown|buried|swamped|backlog',
      'by_hand|manually|manual|retype|retyping|copy_paste|copying we|our|us|everything|all|still|data',
    ],
    reply: `That sounds like work for Workflow Automation: ${services.find(({ id }) => id === 'workflow-automation')?.description} Not sure? The service selector asks ${selectorCount.words} questions and recommends a service.`,
    next: [{ link: 'automation' }, { link: 'selector' }],
    service: 'workflow-automation',
    isStory: true,
  },
  {
    id: 'complaint',
    intent: 'support',
    asks: [
      'complaint|complain make|file|want|your|you',
      'angry|furious|unacceptable|outrageous|ridiculous|terrible|awful|horrible|useless|pathetic|disgusted|disgusting|fed_up|ripped_off|disgrace|suck|sucks|liars|idiots|rude|fuck|bullshit|unprofessional|annoyed|frustrated|incompetent',
      'nobody|no_one|never|still_no|ignored|ignoring answered|answer|answers|reply|replied|replies|responded|responds|called_back|calls_back|gets_back|got_back|get_back|response|picks_up my|me|us|the_phone|your_phone',
      'days|weeks ago|now no|nobody|still|nothing',
      'waiting days|weeks|week|month|hours reply|answer|response|you|still|for_your',
      'bad|poor|lousy service|support|experience',
      'waste my|our|total|complete time|money',
      'promised late|never|nothing',
      'third|second|fourth|fifth|last time asking|ask|asked|writing|write|emailing|call',
    ],
    reply: `I’m sorry. That should not happen, and it needs a person, not me. Choose “Talk to a person” and say what went wrong: we reply within ${company.responseTime}. You can also call ${company.phone}, ${inSentence(officeHours)}.`,
    next: [{ person: true }, { link: 'support' }],
    isStory: true,
  },
];
