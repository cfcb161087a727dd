import type { z } from 'zod';
import { numberInWords } from '@/lib/format/number-words';
import { caseStudies } from '../case-studies';
import { company } from '../company/company';
import { facts, usd } from '../company/facts';
import { callHours, formatInSentence, hoursSummary, officeHours } from '../company/hours';
import { terms } from '../company/terms';
import { labelOfInquiry } from '../contact/contact-options';
import { industries } from '../industries';
import { convertedNote, currencies } from '../pricing/currencies';
import { pricing } from '../pricing/pricing-rules';
import type { chatAnswer } from '../schemas/chat';
import { selectorCount, statementCount } from '../tools/tool-figures';
import { cityWords, list, placeWords } from './lists';

/** Without a comma before 'and', as on the pages. */
const joined = new Intl.ListFormat('en-GB');
const within = `We reply within ${company.responseTime}.`;
const answered = `We answer phone and email ${formatInSentence(officeHours)}.`;

/**
 * What the chat answers besides the FAQs of the pages. `asks` are other ways to ask the question, separated by '; ' (see
 * content/README.md). Answers that name an intent are the specification's.
 */
export const answers: z.input<typeof chatAnswer>[] = [
  // Small talk.
  {
    question: 'Hello',
    asks: 'hello|hi|hey|helo|hiya|heya|yo|howdy|greetings|morning; good_morning|good_afternoon|good_evening|good_day; hello|hi|hey|howdy assistant|everyone|team|bot|anyone|anybody|partner|there|all; how_are_you|whats_up|hows_it_going|anyone_around|anyone_there|are_you_there|nice_to_meet_you',
    reply:
      'Hello. I can answer questions about our services, prices, hours and how to book a consultation. What would you like to know?',
    next: ['askServices', 'askPrices', 'person'],
    intent: 'greeting',
  },
  {
    question: 'Thank you',
    asks: 'thank|thx|thanx|cheers|ty|appreciated|grateful|thank_you; thank lot|anyway|everything|time|help|much; great|perfect|helpful|awesome|nice|cool|that_helped|helped_a_lot|thats_all|all_i_needed|very_good',
    reply: 'You’re welcome. Anything else you’d like to know?',
    next: ['person'],
    intent: 'greeting',
  },
  {
    question: 'Ok',
    asks: 'ok|okay|yes|yep|no|nope|sure|alright|got_it|fine|understood|aha|interesting',
    reply: 'Ask me anything about our services, prices or hours, or talk to a person.',
    next: ['askServices', 'askPrices', 'person'],
    intent: 'greeting',
  },
  {
    question: 'Goodbye',
    asks: 'bye|goodbye|farewell|cya; see_you|see_ya|talk_later|good_night|take_care; have_a_nice|have_a_good day|weekend|evening',
    reply: 'Goodbye. Your conversation stays here until you close the tab.',
    intent: 'greeting',
  },
  {
    question: 'Can you help me?',
    asks: 'help; help_me|need_help|help_please|i_need_help|can_you_help|can_you_help_me|can_you_help_us; what_can_i_ask|what_can_i_ask_you',
    reply: `Yes. Ask me about our services, prices, hours or a consultation. If something that we built has stopped working, send a ${labelOfInquiry('support')} instead.`,
    next: ['askServices', 'askPrices', 'support'],
    intent: 'support',
  },
  {
    question: 'Are you a bot?',
    asks: 'bot|robot|human|machine|chatbot|automated|real_person; talking|speaking|chatting person|human|bot|somebody|someone|machine; are_you|is_this|am_i human|person|ai|chatgpt|gpt|claude|gemini|siri|llm; who_made_you|who_built_you|who_programmed_you|what_model_are_you|what_are_you|how_do_you_work|how_does_this_chat_work; chat|conversation|messages|type stored|saved|recorded|private|sent|read|seen|monitored|logged|kept|here; who sees|read what_i_type|this_chat|my_messages|conversation; chat|bot|assistant save|saves|store|stores|record|records write|type|say; who reads it|this|that; dangerous|safe chat|bot|assistant; are_you_real|you_real',
    reply: `I’m an automated assistant. I answer with what ${company.name} has published on this site, and I run in your browser: nothing you type here is sent anywhere. To reach a person, use the contact form. ${within}`,
    next: ['person', 'askServices'],
    intent: 'about',
  },
  {
    question: 'Not my question',
    asks: 'dumb|stupid|useless bot|robot|you|this|answer; dont_understand|didnt_understand|not_understand|didnt_answer|not_what_i_asked|not_what_i_meant|makes_no_sense|not_helpful|didnt_help|doesnt_help|not_my_question; answer my_question *; that wrong|nonsense|unclear; the_second_thing_i_asked|my_other_question|my_second_question; confusing|confused|lost|cant_find|cannot_find website|site|page|this|here|it|im *',
    reply: `Sorry. I know only the answers that were written for this site. Ask one question at a time in other words, or choose “Talk to a person”. ${within}`,
    next: ['person', 'askServices'],
  },
  {
    question: 'This looks like nonsense',
    asks: 'bullshit|bs|crap|hype|buzzwords|snake_oil; all_talk|too_good_to_be_true|hard_to_believe|dont_believe|not_convinced|sounds_fake *; for_real|scam|are_you_a_fraud|legit|legitimate|trustworthy|reputable|fake|rip_off|ripoff|catch; what catch; real company|firm|people|address|office; trust|believe you|company|guys|this|then; why trust|believe you; really free catch; real_company|real_firm|real_business|actual_company|exist|exists|existing_company',
    reply: `Check us before you trust us: ask to speak to a client on the first call, and ask of any figure what it is a percentage of. This site names no clients; its case studies are composites, and its quotes are samples. Our main office is at ${company.address}.`,
    next: ['about', 'faq', 'person'],
  },
  // How to reach the company.
  {
    question: 'How can I talk to a person?',
    asks: 'talk|speak|chat|connect|transfer|reach|put|get|hand|want|call|need person|human|someone|somebody|agent|representative|rep|advisor|sales|expert|anyone|consultant|today|ceo|boss|director|manager|founder; real_person|live_agent|customer_service|live_chat|human_please|salesperson|human; call_me|ring_me|phone_me|call_us|call_back|callback|call_me_back; call_me|call_us|call_back|callback back|please|you|my|phone|today|now|tomorrow|10|number *; leave my|a number|phone|contact|details; no_i_want_to_phone',
    reply: `Choose “Talk to a person”. It moves this conversation into the contact form, where you can edit it, add your phone number and a time, and send it. ${within} You can also call ${company.phone} or email ${company.email}.`,
    next: ['person', 'contact'],
    intent: 'contact',
  },
  {
    question: 'How can I contact your team?',
    asks: 'contact|reach|touch; contact|reach team|details|info|information|form|way|person|page|us|data; phone|telephone|email|mail|fax|call|ring|contact number|address|details; phone|telephone|your_number|whatsapp|mailing_address|postal_address|call|mobile|fax; email|e_mail|mail|message',
    reply: `You can reach us three ways:\n${list([
      `Email: ${company.email}`,
      `Phone: ${company.phone}`,
      `The contact form: we reply within ${company.responseTime}`,
    ])}\nOur address is ${company.address}. ${answered}`,
    next: ['contact', 'person'],
    intent: 'contact',
  },
  {
    question: 'Are you open now?',
    asks: 'open|closed|available|there|reachable|hours now|right_now|currently|today|at_the_moment; call|phone|reach|ring now|right_now|today|at_the_moment; can_i_call|can_i_phone|can_we_call|may_i_call now|today|you; call_now|phone_now|call_you_now|open_now; hours|open now',
    reply: `{open} ${hoursSummary}`,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'What are your hours?',
    asks: 'hours; hours opening|business|office|working|contact|phone|operation|support; hours|open|close|closed|available|answer|reachable saturday|sunday|weekend|monday|friday|time|evenings|night|holiday; your_hours|the_hours|what_hours|hours_please|opening_times|weekends|open|opening; when open|available|reachable|close|closed|call|phone|reach|there; when_are_you_open|when_do_you_open|when_do_you_close|what_time_do_you_close; saturday|sunday|weekend',
    reply: `${hoursSummary} At any other time, use the contact form: we reply within ${company.responseTime}.`,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: `Are your hours in ${company.offices[0].city} time?`,
    asks: `london|${cityWords}|uk|local|my|our|european time|hours; time_zone|timezone; which|what zone|timezone; in_london_time|is_that_london_time|is_this_london_time|what_time_is_it_there; hours|open london|uk|india|europe|german|${cityWords} time`,
    reply: facts.hours.statement,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'How fast do you reply?',
    asks: 'fast|soon|quick|quickly|long|when reply|replies|respond|answer|response|hear_back|get_back|hear_from; response_time|your_reply_time; how_fast_do_you_answer|how_fast_do_u_answer',
    reply: within,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'Where are you located?',
    asks: `${cityWords} are_you|office|in|you_have; how_many offices|locations|sites; where located|based|office|headquarter|company|find|hq; office|located|location|headquarter|hq|address; office|located|location|company|based city|country|${placeWords}|england|uk|europe|near; anyone|somebody|people|presence|team ${placeWords}; where_are_you|where_are_you_from|where_is_your_office|wheres_your_office; where office ${cityWords}`,
    reply: `Our main office is at ${company.address}. We have ${facts.offices.value}:\n${list(
      company.offices.map(({ city, role }) => `${city}: ${role}`),
    )}`,
    next: ['contact', 'about'],
    intent: 'contact',
  },
  {
    question: 'Are you on social media?',
    asks: 'linkedin|twitter|facebook|youtube|social_media|socials; linkedin|twitter|facebook|youtube page|account|profile|channel|follow; follow you',
    reply:
      'We’re on LinkedIn, Twitter, Facebook and YouTube. The links are at the bottom of every page and on the contact page.',
    next: ['contact'],
  },
  // Consultations and support.
  {
    question: 'Is my message lost when sending fails?',
    asks: 'message|form|request|text lost|gone|failed|fails|error; sending|send failed|fails|error; form error|broken|work|working',
    reply: `What you typed stays in the form, so you can try again. If it fails twice, email ${company.email}; the form has a link that takes your text along.`,
    next: ['contact'],
  },
  {
    question: 'How do I book a consultation?',
    asks: 'book|schedule|arrange|make|reserve|request|set_up|setup|plan|sign_up|organize call|meeting|consultation|appointment|slot|session|time|discovery|intro|expert; book|schedule|reserve|arrange it|you; book|meet|appointment|consultation|reservation|meeting|discovery_call|intro_call|booking; book|meet|appointment|call|meeting|consultation monday|tuesday|wednesday|thursday|friday|tomorrow|week|project|discuss|team|available|first|10am|10|morning|afternoon; need appointment; free consultation|call|talk|conversation|meeting|session; consultation|call|first_call free|really|cost|charge|obligation; speak|talk expert|consultant|specialist|next_week|next_month|monday|tuesday|wednesday|thursday|friday',
    reply: `A consultation is free: a working call about what to automate, what to teach and what to leave alone. Send a ${labelOfInquiry('consultation')} with a day that works for you. ${within} Calls run ${formatInSentence(callHours)}, by video or phone.`,
    next: ['consultation', 'askPrepare'],
    intent: 'booking',
  },
  {
    question: 'How long is the first call?',
    asks: 'how_long call|consultation|meeting|appointment; minutes call|consultation|meeting; how_long call|consultation|meeting|appointment|booking take|takes|last|lasts|be|go',
    reply: 'Our reply to your request says how long the call is, and who will be on it.',
    next: ['consultation', 'askPrepare'],
    intent: 'booking',
  },
  {
    question: 'Can I see a demo?',
    asks: 'demo|demonstration; demo|demonstration product|see|book|show|arrange|schedule|request|live|get; see|show|watch product|software|tool|system|it work|live|action',
    reply: `We show our work on a call. Send a ${labelOfInquiry('demo')} request and say what you’d like to see. ${within}`,
    next: ['demo'],
    intent: 'booking',
  },
  {
    question: 'Something that you built is broken',
    asks: 'support|helpdesk|assist; stuck; have problem|trouble; problem account|login; log_in|login|logging_in|password cant|cannot|unable|problem; page|site|website|form|calculator|chat loading|load|loads|broken|stuck|frozen|blank|send_wont|wont_send|wont_submit|not_sending; support|help|assistance technical|customer|desk|existing|client|ticket|tech|account|open; technical|tech problem|issue|help|difficulties; broken|stopped|not_working|doesnt_work|isnt_working|crash|crashes|crashed|failing|bug|error|outage; system|site|website|server|chatbot|automation is_down|down; broken|stopped|not_working|doesnt_work|crash|crashes|failing|bug|issue|problem|trouble|outage automation|chatbot|tool|system|integration|you_built|built|delivered|since|yesterday|anymore|morning|working|something; bug report; report problem|issue|fault|something; open|raise|submit|create ticket; who call|help|fix|contact|ring night|breaks|broken|stops|fails|down|weekend; who calls you|us it breaks; who fixes it|that|bugs|errors',
    reply: `For help with something that is already running, send a ${labelOfInquiry('support')} and say what happened and when it started. ${within} You can also call ${company.phone}, ${formatInSentence(officeHours)}. Support around the clock is an add-on for custom systems.`,
    next: ['support', 'person'],
    intent: 'support',
  },
  {
    question: 'Do you offer 24/7 support?',
    asks: '24_7|247|24_hour|around_the_clock|round_the_clock|out_of_hours|after_hours; 24_7|247|24_hour|around_the_clock|round_the_clock|out_of_hours|after_hours support|available|help|service|offer; support|help|emergency available|night|weekend|sunday',
    reply: `${facts.aroundTheClock.statement} It is the priority support add-on, for ${usd(pricing.addOnCost.includePrioritySupport)} a year.`,
    next: ['calculator', 'person'],
    intent: 'support',
  },
  {
    question: 'How much is 24/7 support?',
    asks: 'how_much|price|cost 24|247|priority support|7; price|cost|how_much priority_support; price|cost 24 7',
    reply: `Priority support costs ${usd(pricing.addOnCost.includePrioritySupport)}. With custom development it means 24/7; with every other service it means that you are first in line. It is charged once and covers ${terms.supportTerm}.`,
    next: ['calculator'],
    intent: 'support',
  },
  {
    question: 'I have a complaint',
    asks: 'complaint|complain; complaint|complain make|file|want|your|you *; angry|furious|unacceptable|outrageous|ridiculous|terrible|awful|horrible|pathetic|disgusted|disgusting|fed_up|ripped_off|disgrace|suck|liars|idiots|rude|fuck|unprofessional|annoyed|frustrated|incompetent *; nobody|no_one|never|still_no|ignored|ignoring answered|answer|reply|replied|replies|responded|responds|called_back|calls_back|gets_back|got_back|response|picks_up *; bad|poor|lousy service|support|experience *; waste my|our|total|complete time|money *; promised late|never|nothing *; third|second|fourth|fifth|last time asking|ask|asked|writing|write|emailing|call *; waiting days|week|month reply|answer|response|you|still *; complaint|complain about|with|regarding *; you|your useless|worthless *',
    reply: `I’m sorry. That should not happen, and it needs a person, not me. Choose “Talk to a person” and say what went wrong: we reply within ${company.responseTime}. You can also call ${company.phone}, ${formatInSentence(officeHours)}.`,
    next: ['person', 'support'],
    intent: 'support',
  },
  // The company.
  {
    question: 'Who are you?',
    asks: 'founded|established|founder|history|started|began|old|origin; founded|established|founders|history|started|old|origin company|firm|you|when|year|who; did_you_start|did_it_start|did_you_begin when|how|why; long_have_you|how_long_are_you|since_when around|existed|operating|doing|exist|business; since when exist; experience|experienced|expertise; experience|experienced team|consultants|much|years|people|trainers|engineers|50|company; 2022|2025 or|founded|company; 2022_or_2025; who_founded|who_started company|you; who_are_you|kind_of_company|kind_of_firm|type_of_company|sort_of_company|who_is_company|what_is_company|about_you|about_us|about_your_company|about_company|about_your_team|company_background|your_story|your_background|tell_me_about_yourselves|company_info|your_company; about company|team; which|what company; 50_years|20_years experience company|2025',
    reply: `${facts.founded.statement} We have ${company.experience.chat}; the longest career spans ${facts.experience.value} years. We train teams, automate processes and build AI systems from ${company.cities}.`,
    next: ['about', 'askServices'],
    intent: 'about',
  },
  {
    question: 'Who is on your team?',
    asks: 'do your people have a technical or legal background; your_team|the_team|leadership|management|leaders; who team|boss|ceo|director|charge|leader|head|founder; boss|ceo|director|founder|managing_director|management|leadership; who_runs|who_leads|who_works company|there|you; who head|charge|leads|runs|responsible training|engineering|delivery|teaching; background|experience his|her|their|boss|ceo; who behind company|it; where engineering|engineers team|located|sit|office',
    reply: '{team} The names are samples. You learn who would work with you before you sign.',
    next: ['about', 'person'],
    intent: 'about',
  },
  {
    question: 'What is your mission?',
    asks: 'mission|vision|values|principles|philosophy; what stand|believe for|in; how_do_you_work|how_do_you_guys_work|your_approach|your_method; approach|method',
    reply:
      'Our mission: put AI to work where it saves people time, prove it with a number they agreed on first, and make sure they can run it without us. So we measure first, leave decisions to people, and leave everything with you.',
    next: ['about'],
    intent: 'about',
  },
  {
    question: 'What did your clients save?',
    asks: 'they|clients|customers|companies save|saved|gain|gained|improve|improved|achieve; clients|customers results; success_rate|success; rate success|failure',
    reply:
      'Each case study has its figures, before and after, on its page. The clients are composites, and the figures are illustrative.',
    next: ['caseStudies', 'roi'],
  },
  {
    question: 'How many clients have you had?',
    asks: 'how_many|number clients|customers|projects|solutions|companies; have clients|customers; clients|customers|projects|solutions number|many|served|far|deployed|helped|worked; is_that_a_lot',
    reply: `${facts.clients.statement} ${facts.ownSolutions.statement} ${facts.careerSolutions.statement}`,
    next: ['about', 'caseStudies'],
    intent: 'about',
  },
  {
    question: 'Are your clients and quotes real?',
    asks: 'clients|customers|quotes|testimonials|reviews|stories|cases|case_studies|companies|examples|figures|numbers real|true|invented|fake|made|genuine|composite; reviews|testimonials; what_do_your_clients_say|what_do_clients_say|what_do_customers_say; true invented|made',
    reply:
      'The clients of our case studies are composites, their figures are illustrative, and the quotes are samples that no client said. They show how we measure. Ask to speak to a client on the first call.',
    next: ['caseStudies', 'person'],
    intent: 'about',
  },
  {
    question: 'Who are your partners?',
    asks: 'partner|partnership your|you|company|technology|who; partners|partnerships; certifications|certificates|awards your|you_have|company; which companies|company partner',
    reply:
      'The About page lists partners and certifications. Like the names there, they are samples for now.',
    next: ['about'],
    intent: 'about',
  },
  // Services and who they are for.
  {
    question: 'What services do you offer?',
    asks: 'offerings|offers|products|solutions|service|portfolio|menu|overview; products|solutions|service list|offer|provide|available|all|everything|kind|types|sell|have; list|show|everything offer|sell|do|services|all; what_do_you_do|what_can_you_do|what_you_do|what_does_company_do|what_do_company_do|what_do_you_guys|what_do_you_guys_actually_do|what_exactly_do_you_do|what_do_you_offer|what_do_you_sell|what_do_you_actually_do|what_exactly_do_you_guys_do|what_do_u_do; what offer|sell; ai services|solutions|help; how_can_you_help|how_can_you_help_us|what_can_you_do_for_us|how_can_you_help_my_company; which services; do_you_offer_ai|help_with_ai',
    reply: '{services}',
    next: ['services', 'selector', 'askPrices'],
    intent: 'service',
  },
  {
    question: 'Do you offer custom AI solutions?',
    asks: 'build_us|make_us|develop app|tool|software|system|program *; could you build us an app; custom|bespoke|tailor_made|tailored solution|system|software|ai|tool; can_you_build|do_you_build|could_you_build custom|software|system|tool|app|us|something; can_you_build_something_for_us',
    reply: `Yes. We build the part that no product covers: on your data, scored on your own examples, with code and models that are yours. It is our service Custom AI Development; its base price is ${usd(pricing.baseCost.development)}, and it takes about ${pricing.baseWeeks.development} weeks.`,
    next: ['custom', 'calculator', 'consultation'],
    intent: 'service',
    service: 'custom-ai-development',
  },
  {
    question: 'Which industries do you serve?',
    asks: 'industries|industry|sector|verticals|branches; industries|sectors|verticals which|serve|work|cover|specialize|list|focus|know|experience; which industries most|best',
    reply: `We have pages for ${numberInWords(industries.length)} industries: ${joined.format(
      industries.map(({ title }) => title.toLowerCase()),
    )}. If yours isn’t one of them, ask us: most paperwork problems cross industries.`,
    next: ['industries', 'caseStudies'],
    intent: 'service',
  },
  {
    question: 'Do you have case studies?',
    asks: 'case_study|case_studies|success_story|success_stories|previous_work|past_work|past_projects|previous_projects|track_record|portfolio|examples_of_work|examples_of_your_work|references; examples|proof projects|results|clients|past|show; examples|case_studies|references|success_stories show|some|any; had_you|have_you customer|client|project|done|experience like|similar|that|this|it *; show reference|example',
    reply: `There are ${numberInWords(caseStudies.length)} case studies, with measurements before and after. The clients are composites, and the figures are illustrative. For a reference, ask to speak to a client on the first call.`,
    next: ['caseStudies', 'person'],
    intent: 'service',
  },
  {
    question: 'Which service do I need?',
    asks: 'which questions does the selector ask; which|right|best|recommend|suggest|choose|decide service|offering|option|package; which|what service|one|option|solution fit|suits|right|best|need|choose|recommend|start; service_selector|solution_finder|find_your_solution|selector|quiz; how_many questions selector|quiz|tool',
    reply: `The service selector asks ${selectorCount.words} questions about your goal, company size, experience, pace and budget. It recommends one service, tells you why, and names a second one to consider.`,
    next: ['selector', 'consultation'],
    intent: 'service',
  },
  {
    question: 'Is my company ready for AI?',
    asks: 'what does the readiness assessment ask; ready|readiness|prepared|mature|maturity; ready|readiness|prepared|maturity we|our|company|team|enough|assess|check|test|know|assessment|score; are_we_ready|readiness_assessment|readiness_check|readiness_test',
    reply: `The AI Readiness Assessment scores ${statementCount.words} statements about your data, people, process and leadership. It tells you whether to start, start small or close a gap first, and what to do next.`,
    next: ['readiness', 'consultation'],
    intent: 'service',
  },
  {
    question: 'What would it return?',
    asks: 'what numbers do i need for the roi calculator; roi|return|savings|benefit|payoff calculator|work_out|estimate|compute|figure_out|expect|would|calculate|ours; roi_calculator|return_calculator|what_would_it_return|roi; worth_it|worth_the_money calculate|calculator|tool',
    reply: `The ROI calculator gives payback, yearly return and net gain from your own hours, rate, cost and adoption. ${facts.payback.statement}`,
    next: ['roi', 'businessCase'],
    intent: 'service',
  },
  {
    question: 'How do I convince my boss?',
    asks: 'how do i persuade my boss that ai is no fad; what is the business case tool; what does the business case tool do; convince|justify|persuade boss|management|board|cfo|ceo|director|budget; business_case|business_plan|memo; business_case write|make|template|boss|board|how|need; board|boss paper|tell|show',
    reply:
      'The business case tool turns your numbers into one memo that your boss can read in five minutes: cost today, what it returns in a low, expected and high case, risks, and a yes, a not yet or a no. There is also a Word template in the resources.',
    next: ['businessCase', 'roi'],
    intent: 'service',
  },
  {
    question: 'Can you automate my process?',
    asks: 'can|could|would you|it|we|ai|that automate|predict|forecast|screen|sort|rank|check|compare|recognise|write|draft|summarize|detect|translate|analyze|extract|recognize|classify|transcribe *; is_it_possible|possible automate *; automate my|our|this|a|one process|work|task *; help with *; help us|me *',
    reply:
      'It depends on the process. Good candidates come up often, follow rules that someone can explain, and have results that can be checked. Describe yours in a free first call: you leave with a plan that says what to automate, what to teach and what to leave alone.',
    next: ['consultation', 'automationStart', 'selector'],
    service: 'workflow-automation',
  },
  {
    question: 'Is AI useful for us?',
    asks: 'ai|it|this|that useful|worthwhile|make_sense|makes_sense|any_use|help|pay_off|good_idea|right_thing|benefit me|us|company|business|shop|firm|practice|office|all; does_it_make_sense|is_it_useful|is_ai_useful|would_it_help_us|does_ai_make_sense; what use|benefit|benefits|advantage|advantages ai|us|me|company|business; can_ai_help_us|can_ai_help_me|where_can_ai_help|how_can_ai_help|how_could_ai_help|what_could_ai_do *',
    reply:
      'It is where work comes up often, follows rules that someone can explain, and has results that can be checked. Elsewhere we say so. Describe one process in a free first call: you leave with a plan that says what to automate, what to teach and what to leave alone.',
    next: ['consultation', 'roi', 'readiness'],
  },
  {
    question: 'What if our team does not want AI?',
    asks: 'how do i explain this to my team; team|people|staff|employees|colleagues|they|users hate|hates|refuse|refuses|resist|resists|reject|rejects|dont|doesnt|wont|not|against|afraid|scared|skeptic|skeptical it|want|like|use|accept|ai|change; nobody|no_one uses|use|wants|likes it; resistance|skeptic|skeptics|acceptance|change_management; how motivate|win|get people|team|staff|everyone|board',
    reply:
      'Give the skeptics the first seats: they find mistakes while mistakes are cheap, and colleagues believe them. Ask each for a case that the tool would get wrong. A fear for jobs is for the director to answer first. Our article Train the skeptics first has the steps.',
    next: ['training', 'blog'],
  },
  {
    question: 'What happens when the automation stops?',
    asks: 'automation|system|software|it|internet|server stops|fails|down|offline|outage|crashes|breaks what|happens|if|when|night|weekend|we; outage|downtime plan|what|happens; what_if_it_stops|what_if_it_fails|what_if_it_breaks; work|go_on without hand|it',
    reply:
      'Then people work by hand until it runs again, so plan it: count what comes out, set a limit for the switch, and name who decides, who repairs and who tells customers. Our article Plan for the day the automation stops has the page to fill in. Support around the clock is an add-on for custom systems.',
    next: ['blog', 'support'],
  },
  {
    question: 'Which technology do you use?',
    asks: 'what programming language do you write in; technology|technologies|tech_stack|stack|programming_language|programming_languages|framework|frameworks|database|databases|langchain|pytorch|python|typescript|kubernetes; which|what technology|stack|tools|language|framework|database|libraries build|use|you|work|know|with',
    reply:
      'Well-maintained, replaceable parts, starting with what you already run: large language models, hosted or open, PyTorch, PostgreSQL with pgvector, OpenSearch, and services in Python and TypeScript, in containers in your cloud or on your own servers.',
    next: ['customTechnology'],
  },
  {
    question: 'Do you watch it after launch?',
    asks: 'how do we keep the model from getting worse over time; will it still run when the model or provider changes; monitor|monitoring|watch|maintain drift|it|system|model|after|launch|running|performance|quality; drift|model_drift|data_drift; worse over|later|time|with; gets_worse|get_worse|degrade|degrades|retrain|update|updates',
    reply:
      'We hand over logs, tests and cost meters, and teach the people who run it to read them. The maintenance plan, for a year, is an add-on. Where a running system has got worse, AI System Optimization finds the cause.',
    next: ['optimization', 'calculator'],
  },
  {
    question: 'We do too much by hand',
    asks: 'take|took|taking forever|ages|too_long|so_long *; spend|waste hours|days|evenings|weeks *; forever|drowning|drown|buried|swamped|backlog *; by_hand|manually|retype|retyping|copy_paste *; too_much|so_much|lots_of|endless|mountains_of paperwork|admin|typing|data_entry|bureaucracy|forms *; write|type|copy|enter paper|hand|excel|spreadsheet|again|twice *; on_paper|by_fax|by_whatsapp|paperwork *',
    reply:
      'That sounds like work for Workflow Automation. We take one process at a time: software reads, matches and types, and your team handles the exceptions. Not sure? The service selector recommends a service.',
    next: ['automationStart', 'selector', 'consultation'],
    service: 'workflow-automation',
  },
  {
    question: 'What can be automated?',
    asks: 'what should our first project be; how do you decide what to automate; what is a good task to automate; how do i find a process to automate; which tasks or processes can you automate; what kinds of tasks can you automate; what_can_you_automate|what_could_you_automate|what_do_you_automate; examples automation|automations|automated; what companies automate first; what_can_ai_do|what_can_ai_do_for_us; use_cases|use_case; most_companies|most_firms|most_clients|other_companies|others start|begin|automate|first; example automation|automations|automated; kind|kinds|type|types|sort|which|what processes|tasks; smallest|simplest|easiest automation|process|task|project',
    reply:
      'Most companies start with invoices and receipts, shared inboxes, new hires, quality records, weekly reports or scheduling. In general: work that comes up often, follows rules that someone can explain, and has results that can be checked.',
    next: ['automationStart', 'selector', 'consultation'],
    service: 'workflow-automation',
  },
  {
    question: 'Can you automate invoices and receipts?',
    asks: 'invoice|receipt|bills|billing; invoice|receipt read|match|matching|automate|process|processing|type|photos|post|scan|accounting *; invoice|invoices|receipt|receipts|bills take|takes|cost|costs|spend|days|hours|pile|lots|many|hundreds *',
    reply:
      'Yes, it is where most companies start. Software reads each invoice or receipt, matches it to the order, posts it, and asks your team about the rest. That is Workflow Automation.',
    next: ['automationStart', 'calculator', 'consultation'],
    service: 'workflow-automation',
  },
  {
    question: 'Can you help with our inbox?',
    asks: 'inbox|emails|mailbox|requests|tickets|complaints|orders; inbox|emails|customer_emails|mailbox|order_entry|orders|requests sort|answer|drown|many|automate|handle|read|type|typed|manage|look|reply|a_day|per_day|daily *',
    reply:
      'Yes. Software sorts each request, drafts an answer by your rules and tracks it until it is done; your team sends every answer. That is Workflow Automation, and one of three packages for small companies.',
    next: ['smallBusiness', 'calculator', 'consultation'],
    service: 'workflow-automation',
  },
  {
    question: 'Can you build a chatbot for us?',
    asks: 'chatbot|knowledge_assistant|knowledge_base|internal_chatbot|rag; build|make|need|want|develop chatbot|assistant|bot|chatgpt|knowledge_base *; chatbot|assistant|bot answer website|customers|staff|handbook|documents|manuals *; search our documents|manuals|files *',
    reply:
      'A knowledge assistant answers staff or customers from your own sources, with the page it came from, or says that there is no answer. That is Custom AI Development; people see only what they are allowed to see.',
    next: ['custom', 'calculator', 'consultation'],
    service: 'custom-ai-development',
  },
  {
    question: 'Our AI is slow, wrong or expensive',
    asks: 'our|existing|current chatbot|model|ai|system|assistant|bot|copilot slow|wrong|bad|expensive|costs|hallucinates|poor|broken|outdated|nonsense|rubbish|unreliable|improve|fix|worse *; improve|fix|tune|optimize|speed model|chatbot|ai|system|assistant|bot *',
    reply:
      'That is work for AI System Optimization: we log what the system does, find the cause of what goes wrong, fix one cause at a time and compare old with new. You can buy the first two weeks alone, as a diagnosis.',
    next: ['optimization', 'calculator', 'consultation'],
    service: 'ai-optimization',
  },
  {
    question: 'Can you forecast or plan for us?',
    asks: 'forecast|forecasting|prediction; forecast|predict|forecasting demand|sales|stock|staff|cash|load|eta|arrivals|orders|delays *; planning|schedule|scheduling|rosters|shifts automate|plan|software *',
    reply:
      'Yes, where enough history exists: demand, load or cash for the coming weeks, each with a range. A forecast is Custom AI Development; matching requests, rules and calendars is Workflow Automation.',
    next: ['custom', 'automationStart', 'consultation'],
    service: 'custom-ai-development',
  },
  {
    question: 'Can you review our contracts?',
    asks: 'contracts|leases|agreements|nda|ndas review|compare|check|read|analyze *; contract_review|due_diligence',
    reply:
      'Yes. Software compares each contract with your playbook and cites the clause of every deviation; a lawyer judges it. We test it on contracts that you have already reviewed before you rely on it.',
    next: ['legal', 'custom', 'consultation'],
    service: 'custom-ai-development',
  },
  {
    question: 'Who does the measuring?',
    asks: 'who does|do|makes measuring|measurement; who measures|times|counts it|process|work|time',
    reply:
      'We do, together with the people who do the work: we sit with them and time the process as it is today. Later the same requests run both ways, and both of us see the numbers.',
    next: ['consultation'],
  },
  {
    question: 'How do you test it?',
    asks: 'how many examples do you need from us for testing; how|do|who test|tests|tested|testing|validate|evaluate|evaluation|verify|benchmark it|you|before|launch|quality|model|system|results|writes|prompts; who write|writes|makes|builds tests|test|cases|examples; test_cases|test_set|evaluation_set|evals; quality assurance|control|test|ensure|check; qa; see|review work|it|result|quality before pay|launch|live|buy',
    reply:
      'On a hundred of your own examples, each with its right answer, which we collect with the people who know the work. We write the tests before the first line of code and score every version. You see the score before launch: a system that misses the agreed target doesn’t go live.',
    next: ['custom', 'faq'],
  },
  {
    question: 'What access do you need?',
    asks: 'access; need|access code|source_code|logs; what access need|systems|logs|code; read_only|readonly; access read_only|rights|code|logs|systems|data; need access code|logs',
    reply:
      'To improve a system that runs, we need access to it, to its logs, and someone who can say which answers are right. To connect systems, we work with whoever runs them. Who may access what is agreed in writing before work starts.',
    next: ['optimization', 'faq'],
  },
  {
    question: 'Do you fine-tune models?',
    asks: 'fine_tune|finetune|fine_tuning|finetuning; train|retrain models|own_model; open_source models; rag fine_tuning|or; agent|agents build|do|make|ai; prompt_engineering|fine_tuning|rag do|use|offer',
    reply:
      'If that scores best. We compare approaches on your own examples, from prompts and retrieval to trained models, hosted or open, and build on the one with the best score. Models that we train for you are yours.',
    next: ['custom', 'customTechnology'],
  },
  {
    question: 'Does it grade students?',
    asks: 'grade|grades|mark essays|papers|exams|students|tests; will|does grade|grades|grading; exams|papers|homework|essays grade|mark',
    reply: 'No. Software drafts first comments from your rubric, and the teacher sets the grade.',
    next: ['industries'],
  },
  {
    question: 'Do you sell software?',
    asks: 'sell|have software|product|license|app|saas; is|are you product|software|agency; free trial; trial version; what_software',
    reply:
      'We sell training, automation and systems that we build for you, and no product of our own; what we build is yours. The consultation is free, and so are our guides and templates.',
    next: ['services', 'resources'],
  },
  {
    question: 'We have several sites',
    asks: 'do we pay for each location or site; several|multiple|3|2|4|5|10|12 sites|locations|plants|branches|countries|factories|offices|stores; sites|locations|plants|branches|countries|offices|stores we_have|have_several|have_many *; roll_out|rollout sites|departments|countries|company *',
    reply:
      'Start at one of your sites. A rollout then takes the proven use case from team to team, with the same checks, and trains local experts first. The price depends on how many people will use it, not on how many sites you have.',
    next: ['enterprise', 'consultation'],
    service: 'ai-onboarding',
  },
  {
    question: 'Do you work with individuals or students?',
    asks: 'individual|freelancer|student|private_person|single_person|jobseeker; anything for|as individuals|student|freelancer|me; is_this_for|for students|me|individuals; for_students; learn|study with_you|from_you|ai|prompt_engineering|it|alone|myself',
    reply: `Yes. ${facts.soloSeat.statement} ${facts.coaching.statement} You practice on your own files.`,
    next: ['individuals', 'calculator'],
    service: 'ai-training',
  },
  {
    question: 'Do you work with small companies?',
    asks: 'small_company|small_business|small_businesses|small_companies|small_firm|family_business|sme|small_shop|local_business; run|have|own|are small|tiny|family company|business|shop|firm|office|team *; small_business|small_company *; shop|store run|own|have *; useful|worth|sense small_company|small_business|small_firm',
    reply: `Yes. Small companies usually begin with one process. A simple automation takes ${facts.simpleAutomation.value} to build, a full project about six weeks, and one of your people learns to run it. The price for a team of 2-10 is the base price.`,
    next: ['smallBusiness', 'calculator', 'consultation'],
  },
  {
    question: 'Do you work with startups?',
    asks: 'what are the three engagement models; what does milestone based mean; what are success fees; startup|start_up|founder; startup|founders are|have|run|product|early|seed *',
    reply:
      'Yes. We build the AI part of your product with tests, and your engineers keep the code and can run it. Besides a fixed price there are three ways to share the risk: cash and equity, milestones, or fees tied to success.',
    next: ['startups', 'consultation'],
    service: 'custom-ai-development',
  },
  {
    question: 'Do you work with large companies?',
    asks: 'enterprise|corporation|large_company|large_companies|big_companies|big_company|concern|group; large|big company|companies|organization|corporate|enterprise; enterprise price|pricing|cost|offer|plan',
    reply:
      'Yes. We review which pilots to keep, take a proven use case from department to department, and train by role, from leadership to operations. The price depends on how many people will use the system, which is often far fewer than you employ.',
    next: ['enterprise', 'calculator'],
    service: 'ai-onboarding',
  },
  // Prices.
  {
    question: 'Where can I estimate a price?',
    asks: 'calculator|price_calculator|pricing_calculator|cost_calculator; calculator|calculate|work_out|estimate price|cost|project|our|own; quote|quotation|offer need|get|want|give|like|request|formal|free|ask; quote|ballpark|estimate|quotation|what_would_it_cost; official|written|binding offer|quote|quotation; offer get|want|make|send|need|give',
    reply:
      'The pricing calculator gives you an itemized estimate in six steps. Estimates are typically within 10-15% of the final cost. It’s for planning: a formal quote follows a call about your process.',
    next: ['calculator', 'quote'],
    intent: 'pricing',
  },
  {
    question: 'My budget is small',
    asks: 'is my budget enough; small|tiny|tight|limited|low|little|maybe|only budget *; minimum|smallest|least project|budget|price|size|spend|engagement|fee; budget dollars|bucks|hundred|usd|euros|pounds *; cant_afford|cannot_afford *; something|anything|option|project|service|offer|one under|below|up_to|cheap; under|below|max|maximum dollars|bucks|usd|budget; have|got|spend|only dollars|bucks|euros|pounds|usd *; no|zero budget|money *',
    reply: `${facts.smallProjects.statement} The lowest base price is ${usd(Math.min(...Object.values(pricing.baseCost)))}, for training a team of 2-10; for one person it is less. The pricing calculator gives yours.`,
    next: ['calculator', 'quote'],
    intent: 'pricing',
  },
  {
    question: 'What does coaching cost?',
    asks: 'how much is it for me alone; coaching|one_on_one|private_lessons price|cost|much|pay; essentials|professional price|cost|much|tier|package; coaching|tiers; individual|private coaching|training|lessons',
    reply: `${facts.coaching.statement} Training a whole team is a group program instead, priced by team size. ${facts.groupTraining.statement}`,
    next: ['training', 'calculator'],
    intent: 'pricing',
    service: 'ai-training',
  },
  {
    question: 'Do you give discounts?',
    asks: 'discount|deal|coupon|promo|special_offer|price_reduction|money_off|cheaper_for; discount|cheaper nonprofit|non_profit|charity|ngo|school|university|education|church|foundation|startup|volume|bulk|student|price|loyalty|much|get|2|several|together|services; and_for_2_services_together; discount 2|several|both services|together',
    reply:
      'Registered nonprofits get up to 30% off, and educational institutions get 25% off. Mention it in your request, and the quote will show it. We don’t publish any other discounts.',
    next: ['quote', 'calculator'],
    intent: 'pricing',
  },
  {
    question: 'Which currencies can I see prices in?',
    asks: 'currency|currencies; currency|currencies|euro|eur|pounds|gbp|sterling|dollars|usd|rupees|yen price|see|show|pay|change|switch|display|other|different|which; exchange_rate',
    reply: `Pick your currency at the top of any page: ${joined.format(currencies.map(({ code }) => code))}. ${convertedNote}`,
    next: ['askPrices'],
    intent: 'pricing',
  },
  {
    question: 'What is the cheapest service?',
    asks: 'which|what|one|service|option|offer cheaper|cheapest|least_expensive; lowest price|option; and_cheapest|the_cheapest',
    reply: `Training has the lowest base price: ${usd(pricing.baseCost.training)} for a team of 2-10. Then come onboarding at ${usd(pricing.baseCost.onboarding)}, automation at ${usd(pricing.baseCost.automation)}, optimization at ${usd(pricing.baseCost.optimization)} and a custom system at ${usd(pricing.baseCost.development)}.`,
    next: ['calculator', 'selector'],
    intent: 'pricing',
  },
  {
    question: 'Which service takes longest?',
    asks: 'which|what|one|service|option longest|longer|fastest|quickest|shortest|faster',
    reply: `For a team of 2-10, training takes about ${pricing.baseWeeks.training} weeks, onboarding ${pricing.baseWeeks.onboarding}, automation ${pricing.baseWeeks.automation}, optimization ${pricing.baseWeeks.optimization} and a custom system ${pricing.baseWeeks.development}.`,
    next: ['calculator', 'selector'],
  },
  {
    question: 'What does customization mean?',
    asks: 'customization|customisation mean|medium|high|low|level; customization|customisation',
    reply:
      'How closely the work fits your systems. Low is our standard setup, medium is adapted to your process, and high is built around your systems, which costs more and takes 30% longer.',
    next: ['calculator'],
  },
  {
    question: 'What could go wrong?',
    asks: 'what makes a project fail; why do ai projects fail; worst case|thing|happen; go|goes|went|gone wrong; risk|downside|worst_case; what_if fails|failure; wont|not|never break|breaks|mess|ruin things|anything|something|it; it|that break|breaks things|anything',
    reply:
      'Mostly, that a system is not good enough. You see its quality before launch, on your own documents: one that misses the agreed target doesn’t go live, and a change that makes things worse is rolled back. An automation can stop after any step.',
    next: ['faq', 'consultation'],
  },
  // The site and what it keeps.
  {
    question: 'Are your guides and templates free?',
    asks: 'do i have to sign up to use the calculator or tools; are the videos free; guide|template|checklist|download|resources|tools|article|ebook free|cost|pay|email|register|sign; give|leave|need|enter my email; free guides|templates|resources|downloads|tools|material; templates|guides|checklists|downloads|ebooks|resources',
    reply:
      'Guides, templates and tools are free, and you don’t need to give an email address for any of them.',
    next: ['guides', 'resources'],
  },
  {
    question: 'May we use and change your guides?',
    asks: 'may i quote or reuse your article; share|show it|this boss|colleague|team|people; use|change|edit|share|copy|adapt|translate|distribute|print guide|template|material|checklist|article|this|it; license|copyright|terms_of_use|reuse; can|may i|we use|change|share|copy|edit it|this|inside|company|change; and_change_it; copy|use|reuse|adapt|change|share policy|worksheet|workbook|files|file|playbook|deck|prompts',
    reply:
      'Yes, inside your own organization: you may use and change our guides, templates, checklists and worksheets without asking. Please don’t sell them or publish them as your own.',
    next: ['terms'],
  },
  {
    question: 'Do you have an AI policy template?',
    asks: 'policy template|ai|example|need|rules; ai_policy|use_policy|policy_template; template policy',
    reply:
      'Yes. The AI Use Policy Template is a Word file of five pages, free and without an email address. The article One-page AI policy explains how to write one that people read.',
    next: ['guides', 'policyArticle'],
  },
  {
    question: 'What do you store about me?',
    asks: 'who can read what i write in the form; where is your privacy policy; where_is|find|see privacy_policy|privacy; store|stored|keep|save|know|collect|data|information me|myself|visitors|site|website; personal_data|my_data|privacy|privacy_policy; my email|e_mail|phone|number|address|details|name|message do_with|store|stored|keep|share|sell|delete|safe; spam|sell|sold|unsubscribe me|my|us|our; track|tracking|analytics; google_analytics|analytics use|have|run|google; track|analytics|count|watch me|visits|visitors|us; who sees|gets my data|email|message; what|which data|information collect|store|save|gather',
    reply: `You can read this site without telling us who you are, and it does not count visits. Only the contact form sends us a message. We use it to answer you and delete it when it is no longer needed, or earlier if you ask at ${company.email}.`,
    next: ['privacy', 'cookies'],
  },
  {
    question: 'Can I send you documents?',
    asks: 'i forgot to attach a file; how do i send you a file; send|attach|upload|email file|files|document|documents|attachment|sample|samples',
    reply:
      'Please don’t send confidential documents through the form, which takes text only. Say what you have, and we’ll tell you a safe way to send it.',
    next: ['contact', 'terms'],
  },
  {
    question: 'How do I change my cookie choice?',
    asks: 'change|reject|decline|accept|withdraw choice|cookies|consent; cookie|cookies; cookie settings|use|set',
    reply:
      'This site sets no cookies that are sent with requests. Only the lookup of your country is optional: change your choice under Cookie settings, at the bottom of every page. It is kept for six months.',
    next: ['cookies'],
  },
  {
    question: 'Which law applies?',
    asks: 'law|court|jurisdiction; law|court|jurisdiction which|applies|responsible',
    reply:
      'For this site, the law of England and Wales; the courts there decide disputes. Projects have a separate written agreement.',
    next: ['terms'],
  },
  {
    question: 'How long do you keep my data?',
    asks: 'how_long keep|store|save|data|message|remember; for_how_long data|store; retention|retention_period',
    reply:
      'Messages from the contact form are kept until they are no longer needed to answer you. What the server counts to prevent abuse is gone after minutes, or a day at most. Your browser keeps the rest, such as a theme.',
    next: ['privacy', 'cookies'],
  },
  {
    question: 'How do I delete my data?',
    asks: 'delete|erase|remove|correct data|message|email|it|everything|information; can i delete it; gdpr_rights|data_rights|my_rights|right_to_be_forgotten; get copy data; dpo|data_protection_officer|privacy_officer contact|who|how|have|you|email',
    reply: `Email ${company.email}: you can ask what we hold about you, get a copy, and have it corrected or deleted. We hold only your correspondence with us.`,
    next: ['privacy'],
  },
  {
    question: 'Why do you look up my IP address or country?',
    asks: 'ip lookup|address|look|for|why; how know country|currency; ip|geolocation|country_lookup; why currency|country know|change; ip_lookup_for',
    reply:
      'To show prices in a currency that you use. On your first visit your browser asks a lookup service once for your country. You can decline it in the cookie banner or under Cookie settings; then prices are in US dollars.',
    next: ['cookies', 'privacy'],
  },
  {
    question: 'Can I get new articles by email?',
    asks: 'newsletter|subscribe; new articles|resources|guides email|notify; notify_me|mailing_list; how_often publish|post|articles|newsletter|blog|write',
    reply:
      'Yes. The box at the end of the blog and of the resources takes your address to the contact form, where you send it yourself. We write a short email when there is something new.',
    next: ['blog', 'resources'],
  },
  {
    question: 'Which articles or videos do you have?',
    asks: 'blog|article|videos|tutorials|webinars; read|learn|watch more|articles|videos|myself|free',
    reply:
      'The blog has articles on choosing, measuring and running AI work. The resources have guides, templates and calculators, and eight written walkthroughs whose recordings are not published yet.',
    next: ['blog', 'videos', 'resources'],
  },
  // Words that the tools and articles use.
  {
    question: 'What is NPV?',
    asks: 'npv|net_present_value|present_value; npv mean|stand|define',
    reply:
      'NPV, net present value, is what all later savings and costs are worth today, added up. Later money counts less: each year is divided by one plus the discount rate, 10% in our business case unless you change it. Above zero, the project is worth more than it costs.',
    next: ['businessCase'],
  },
  {
    question: 'What is the discount rate?',
    asks: 'discount_rate; discount_rate mean|define|why|percent',
    reply:
      'The discount rate says how much less later money is worth to you, for example because it could earn something elsewhere. Our business case begins with 10% a year, and you can change it.',
    next: ['businessCase'],
  },
  {
    question: 'What is payback?',
    asks: 'payback|payback_period; payback mean|define|definition; break_even|breakeven mean',
    reply:
      'Payback is the time until savings have covered what you spent. The ROI calculator divides the project cost by the net benefit of a month: hours saved times your rate, less the running costs.',
    next: ['roi'],
  },
  {
    question: 'What is adoption?',
    asks: 'adoption|adoption_rate; adoption mean|define|percent|realistic|normal|number|enter|put|which|use',
    reply:
      'Adoption is the share of the possible use that really happens. At 70%, seven of ten cases in which people could use the tool are done with it; only those hours count as saved.',
    next: ['roi'],
  },
  {
    question: 'What is ROI?',
    asks: 'roi mean|define|definition|stand; return_on_investment',
    reply:
      'ROI, return on investment, is what is left of the benefit after all costs, divided by those costs. 100% in the first year means that the benefit was twice what was spent.',
    next: ['roi'],
  },
  {
    question: 'What is readiness?',
    asks: 'readiness mean|define; bad|good|low result|score readiness; bad_result|low_score|good_score; what bad result',
    reply: `Readiness is how well data, people, process and leadership are prepared for a first AI project. The assessment scores ${statementCount.words} statements: below 50% an area is not yet ready and comes first, from 75% on it is ready.`,
    next: ['readiness'],
  },
  // In front of a page.
  {
    question: 'Who wrote this article, and when?',
    asks: 'who wrote|author|writer|published; author|writer|written_by; who_wrote_this|who_wrote_it|who_is_the_author; when written|published|wrote|come_out|came_out|appear|posted; when_did_this_come_out|when_was_this; who wrote when; date|publication_date; how old|recent|current this|article; are_they_any_good',
    reply: 'The {author} wrote this article. It was published on {date}.',
    next: ['about'],
    on: 'article',
  },
  {
    question: 'What are the sources of this article?',
    asks: 'source|reference|citation; where numbers|figures; source this|that|article|list|based; who_says|who_says_so|says_who|prove_it|is_that_proven; proof|evidence|study|studies|research; where written|from|that|this; wheres_that_written|wheres_that_from; based_on',
    reply: 'This article cites {sources}. Titles and links are at its end. The companies in it are examples.',
    on: 'article',
  },
  {
    question: 'What is this article about?',
    asks: 'sum_up|summary|summarize|summarise|tldr|tl_dr|in_short|gist|the_gist|shorter|short_version|overview; sum|sum_up|summary this|article|it|short; what_is_this_about|what_is_it_about|what_is_this|about; article about',
    reply: '{lead}',
    on: 'article',
  },
  {
    question: 'What does this article cover?',
    asks: 'main|key point|points|message|idea|ideas|takeaway|takeaways|steps|parts|sections|headings; how_many|which|what points|steps|parts|sections|chapters|ways|mistakes|rules; takeaways|table_of_contents|contents|outline; what_does_it_say|what_does_it_cover|what_is_in_it|whats_in_it',
    reply: 'Its parts: {parts}.',
    on: 'article',
  },
  {
    question: 'How long is this article?',
    asks: 'how_long read|article; how_long_is_this|how_long_is_it|how_long_is_the_article; reading_time; minutes read',
    reply: 'It takes about {minutes} minutes to read.',
    on: 'article',
  },
  {
    question: 'Can you do what this article describes for us?',
    asks: 'can|could|do|would you do|build|set|introduce|offer|make this|that|it us|me|here; can_you_do_this|do_you_do_this|can_you_do_that_for_us|do_you_offer_this|can_you_help_us_with_this; which service fits|this',
    reply: 'Yes, as part of {service}. Describe your case in a free first call, and you leave with a plan.',
    next: ['consultation', 'calculator'],
    on: 'article',
  },
  {
    question: 'Is this case real?',
    asks: 'why_do_you_invent_them|why_invent_them|why_composites; real|true|invented|fake|made|genuine|fiction|story; real|true|invented|fake this|story|case|client|company|figures|numbers; name client|company; why invent|invented|composite; can_i_talk_to_them|talk|call|contact them|client',
    reply:
      'The client is a composite, and the figures are illustrative. The case shows how we measure: the same count before and after. Ask to speak to a client on the first call.',
    next: ['caseStudies', 'person'],
    on: 'case-study',
  },
  {
    question: 'Which company was it?',
    asks: 'what|which|kind|sort|type company|client|firm|customer|organization|business; who was it|client|company|customer; how big|large company|client|firm|team',
    reply: 'Kind of company: {company}. The client is a composite, so it has no name.',
    next: ['caseStudies'],
    on: 'case-study',
  },
  {
    question: 'How was it done?',
    asks: 'how did|was they|you|it do|done|work|go|built|build|start; what did they|you do|build|train; steps|phases|approach|method|process; how_did_they_do_it|how_did_you_do_it|how_was_it_done|how_does_it_work|what_did_you_do|what_did_they_do; first|next|then do|did|step',
    reply: 'In three steps: {approach}. It was work for {service}. The client is a composite.',
    next: ['caseStudies'],
    on: 'case-study',
  },
  {
    question: 'Which service was it?',
    asks: 'which|what service|solution|product|technology|ai|software|algorithm|model|tool was|used|it|use|behind|they|need; service used; which_service|what_service',
    reply: 'It was work for {service}. The client is a composite.',
    next: ['caseStudies', 'calculator'],
    on: 'case-study',
  },
  {
    question: 'What did this project change?',
    asks: 'result|outcome|figures|numbers|effect|improvement|gain|gained; how_much|what save|saved|change|changed|improve|improved|gain|bring|time|faster|better; how_much_time save|saved|did; what_did_it_bring|what_did_they_get|how_much_did_they_save|did_it_work|what_was_the_result; roi|return|benefit; teachers|clients|client|bank|lender|hospital|clinic|shop|retailer|school|plant|lawyers|nurses|staff|team|company save|saved|gain|change|result|get; accurate|accuracy|reliable|score|good',
    reply: '{results} The client is a composite, and the figures are illustrative.',
    next: ['caseStudies'],
    on: 'case-study',
    hasFigures: true,
  },
  {
    question: 'How long did this project take?',
    asks: 'how_long|how_many_weeks|duration|weeks; how_long take|took|did|last|need|needed; how_long_did_they_need; how_many_weeks|weeks|months take|took; how_long_did_it_take|in_how_many_weeks|when_was_it_done; how_long until|till|before work|worked|live|running|finished; how_long|when work|worked',
    reply:
      '{time} The client is a composite. What your project takes depends on its size: ask me for the weeks of {service}.',
    next: ['calculator'],
    on: 'case-study',
  },
  {
    question: 'What did this project cost?',
    asks: 'how_much|cost|price|pay|paid did|was|they|project; what_did_it_cost|how_much_did_it_cost|how_much_did_they_pay; cost|price project|case|this|them|client',
    reply:
      'This case names no price, since its client is a composite. It was work for {service}: ask me what that costs for your team.',
    next: ['calculator', 'quote'],
    on: 'case-study',
  },
  {
    question: 'Could you do the same for us?',
    asks: 'can|could|would you do|build|make same|this|that|similar us|me|here|company *; could_you_do_the_same|can_you_do_that|can_you_do_this_for_us|would_that_work_for_us *; same|similar for us|papers|documents *',
    reply:
      'It was work for {service}. Whether it fits your process is what a free first call is for: you leave with a plan, what to leave alone included.',
    next: ['consultation', 'calculator'],
    on: 'case-study',
  },
  {
    question: 'What is this case about?',
    asks: 'sum_up|summary|summarize|tldr|in_short|shorter; what_is_this_about|what_is_it_about|what_is_this|what_happened; case about',
    reply: '{lead}',
    on: 'case-study',
  },
  {
    question: 'Is this guide free?',
    asks: 'free|cost|price|pay|register|sign|email|login; is_it_free|is_this_free|what_does_it_cost; need|give|leave|enter email|address|register; download free|how|where',
    reply:
      'It is free, and you don’t need to give an email address. The button to download it is on its page.',
    next: ['guides'],
    on: 'guide',
  },
  {
    question: 'How long is this guide?',
    asks: 'how_long|pages|length|size|format; how_many|number pages|sheets|slides|items|cards|questions; how_long_is_it|how_long_is_this|which_format|what_format; format|word|pdf|excel|file; how_big',
    reply: 'It takes about {minutes} minutes to read. The file: {file}.',
    next: ['guides'],
    on: 'guide',
  },
  {
    question: 'What is this guide about?',
    asks: 'sum_up|summary|summarize|tldr|in_short; what_is_this|what_is_this_about|what_is_it_about|what_is_it_for|what_is_in_it|whats_in_it; who_is_it_for|who_is_this_for; guide|template|checklist about|for',
    reply: '{about} {lead}',
    next: ['guides'],
    on: 'guide',
  },
  {
    question: 'Where is the recording of this video?',
    asks: 'video|recording|watch|play; where recording|video|watch|play|it; why not|doesnt|cant play|watch|video; can_i_watch|watch_now; read|text|transcript|written|reading instead|it|there; can_i_read_it_instead|is_there_a_transcript|transcript|subtitles|in_writing; where read|it|text; when online|published|ready|out|available|recorded',
    reply:
      'There is no recording yet. The whole walkthrough is in writing on the page of each video, with its key points at the top.',
    next: ['videos'],
    on: 'video',
  },
  {
    question: 'How long is this video?',
    asks: 'how_long|length|duration|minutes; how_long video|take|is; how_long_is_the_video|how_long_is_it|how_long_is_this',
    reply:
      'The recording is planned to last {length}. It is not published yet; the page has the walkthrough in writing.',
    next: ['videos'],
    on: 'video',
  },
  {
    question: 'What is this video about?',
    asks: 'sum_up|summary|summarize|tldr|in_short|key_points; what_is_this|what_is_this_about|what_is_it_about|what_do_i_learn; video about; chapters|parts|sections; how_many|which|what chapters|parts|sections|steps; key points|takeaways',
    reply: '{about} Its parts: {parts}.',
    next: ['videos'],
    on: 'video',
  },
  {
    question: 'Who is this video for?',
    asks: 'who_is_it_for|who_is_this_for|who_is_it_made_for; level|difficulty|beginner|beginners|advanced; who for|made|watch; need know|knowledge|experience before',
    reply: 'Its level: {level}. {about}',
    next: ['videos'],
    on: 'video',
  },
  {
    question: 'Is this tool free, and does it need my email?',
    asks: 'free|register|sign|account|login|email; is_it_free|is_this_free|does_it_cost_anything; need|give|leave|enter|have email|address|account|register|sign|login|name; cost|pay use|tool|this; leave email see price|result; quiz|tool|calculator free|email; result|results|answer mail|email|e_mail|sent|send',
    reply: 'You need no account and no email address: it is free, and you see the result at once.',
    on: 'tool',
  },
  {
    question: 'What is this tool for?',
    asks: 'how_does_this_work|how_does_it_work|what_is_this|what_is_this_for|what_does_this_do|what_is_it_for|what_do_i_do_here|what_is_this_about|what_do_i_get|what_does_it_do; how use|work|start it|this|tool|calculator|selector|quiz|here; what do|get here|this|it',
    reply: '{lead}',
    on: 'tool',
  },
  {
    question: 'What should I enter here?',
    asks: 'what|which rate|hourly_rate|hours|number|numbers|wage|value|cost enter|use|take|put|type|here; hourly_rate|rate which|what|mean; dont_know numbers|rate|hours|value|it; what_should_i_enter|what_do_i_enter',
    reply:
      'Your own figures, as well as you know them: an estimate is enough to see the order of size, and you can change each number and watch the result. Each field says what it counts.',
    on: 'tool',
  },
  {
    question: 'Who sees my answers?',
    asks: 'who see|gets|read answers|this|it|data|result|numbers|entries|input; boss|company|anyone|someone|you see|read|get this|it|answers; private|anonymous|confidential|secret|sent|stored; does|is it|this|data|answers|anything sent|store|stored|private|anonymous; do_you_see|can_you_see my|answers|it|this; data|answers|numbers|input|entries saved|stored|sent|safe|kept|private|shared; store|save|keep|see|collect answers|data|numbers|input|result|results',
    reply:
      'Nobody, unless you share them. Nothing is sent while you answer: your answers are in the link of this page, and whoever you give that link to can read them.',
    next: ['privacy'],
    on: 'tool',
  },
  {
    question: 'Can I save or share this?',
    asks: 'edit|change it|this|result boss|cfo|colleague|team; save|saved|keep|download|export|print|share|send|pdf|link|later; save|keep|download|export|print|share|send|continue it|this|result|answers|later|boss|colleague; come_back later; word|docx|pdf download|export|get|save|it|this; team|colleague|colleagues|boss|others|several|together do|use|fill|take|answer it|too|this',
    reply:
      'Yes. The link of this page holds your answers: bookmark it, or send it to a colleague, and they are there again. You can print the result, too.',
    on: 'tool',
  },
  {
    question: 'How many questions does it ask?',
    asks: 'how_many|number questions|steps|statements|minutes; how_long take|need|quiz|test|does|it; how_long_does_it_take|how_many_questions|how_long',
    reply: 'It asks {count}.',
    on: 'tool',
  },
  {
    question: 'Is there a spreadsheet?',
    asks: 'excel|spreadsheet|xlsx|worksheet|workbook|file; is_there|download|have excel|spreadsheet|workbook|worksheet|file|template',
    reply: 'Yes: {file}, free and without an email address.',
    next: ['resources'],
    on: 'tool',
  },
  {
    question: 'Which steps does this service have?',
    asks: 'steps|phases|stages|process|procedure|schedule|step_by_step; week 1|2|3|4|5|6|7|8|9|10|11|12|first|last|each|per|by; what happens|do week|first|then|step; which|what step|phase longest|takes|first|long|are; whats_in_it|what_is_in_it|what_is_it|how_does_it_work|how_does_this_work|how_does_it_go|what_do_you_do_exactly|what_exactly_do_you_do|what_happens; in_which_week|which_week|and_then; first_step; what in 12|8|6|4 weeks; how_does|how_do service|this|project work|go|run; build|pilot|launch|test|handover when|week; what_exactly_do_i_get|what_do_i_get|what_do_we_get|what_exactly_do_we_get|what_do_you_do|how_is_it_done; get|do exactly; agenda|plan|outline',
    reply: '{steps}',
    next: ['consultation'],
    on: 'service',
  },
];
