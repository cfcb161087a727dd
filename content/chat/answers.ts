import type { z } from 'zod';
import { numberInWords } from '@/lib/format/number-words';
import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import { caseStudies } from '../case-studies';
import { company } from '../company/company';
import { facts, usd } from '../company/facts';
import { callHours, formatInSentence, hoursSummary, officeHours } from '../company/hours';
import { serviceTitles } from '../company/service-titles';
import { terms } from '../company/terms';
import { labelOfInquiry } from '../contact/contact-options';
import { industries } from '../industries';
import { convertedNote, currencies } from '../pricing/currencies';
import { pricing } from '../pricing/pricing-rules';
import { tierTexts } from '../pricing/tiers';
import type { chatAnswer } from '../schemas/chat';
import { selectorCount, statementCount } from '../tools/tool-figures';
import { hoursUtterances, list, officeUtterances } from './lists';

/** Without a comma before 'and', as on the pages. */
const joined = new Intl.ListFormat('en-GB');
const within = `We reply within ${company.responseTime}.`;
const answered = `We answer phone and email ${formatInSentence(officeHours)}.`;

/**
 * What the chat answers besides the FAQs of the pages. `utterances` are what visitors type when they ask it, separated
 * by '; ' (see content/README.md). Answers that name an intent are the specification's.
 */
export const answers: z.input<typeof chatAnswer>[] = [
  // Small talk.
  {
    question: 'Hello',
    utterances: 'evening; hello all; hi assistant; hi; hey; hi there; hey there; hiya; howdy; hallo; good morning; morning; good afternoon; good evening; good day; greetings; yo; hi team; hi all; hello everyone; hi guys; whats up; how are you; anyone there; moin; hey folks; nice to meet you; welcome; hello assistant; howdy everyone; hows it going; hello bot; hey there, anyone around; hi, just had a look at your site; good afternoon to you; hello again; hi, first time here',
    reply:
      'Hello. I can answer questions about our services, prices, hours and how to book a consultation. What would you like to know?',
    next: ['askServices', 'askPrices', 'person'],
    intent: 'greeting',
  },
  {
    question: 'Thank you',
    utterances: 'thanks; thx; ty; cheers; thanks a lot; many thanks; great; perfect; awesome; appreciated; that helped; helpful; nice; cool; brilliant; thank you so much; very kind; obliged; grateful; that was helpful, thanks; thanks for explaining; brilliant, cheers for that; very kind of you; thank you, that answers it; youve been a great help; lovely, ta; grateful for the info; nice one, thank you; found it, thanks; found it, cheers',
    reply: 'You’re welcome. Anything else you’d like to know?',
    next: ['person'],
    intent: 'greeting',
  },
  {
    question: 'Ok',
    utterances: 'yes; yep; no; nope; aha; interesting; okay; alright; got it; i see; makes sense; fine; right; hmm ok; good to know; fair enough; ah ok, clear; sounds good; lol ok; ok thx; haha ok; haha; ok haha; ok good',
    reply: 'Ask me anything about our services, prices or hours, or talk to a person.',
    next: ['askServices', 'askPrices', 'person'],
    intent: 'greeting',
  },
  {
    question: 'Goodbye',
    utterances: 'bye; bye bye; see you; good night; ok bye; thx bye; thanks bye; have a nice day; talk later; take care; cya; thats all; im done; so long; until next time; have a good weekend; have a nice evening; ok thats all, bye; im off now; gotta run; thats it for today, bye bye; will come back later; im done here; nothing else, goodbye; good stuff, bye; can you save this chat; keep this chat for later',
    reply: 'Goodbye. Your conversation stays here until you close the tab.',
    intent: 'greeting',
  },
  {
    question: 'Can you help me?',
    utterances: 'help; help me; i need help; can you help; need some help; i have a question; what can i ask; what can you answer; assist me; what do you know; could i ask you something; can you give me a hand; i need assistance please; got a sec for a question; im a bit lost, can you help; quick question if thats ok; what are you able to answer; how does this chat work; so what can you tell me; mind if i pick your brain',
    reply: `Ask me about our services, prices, hours or a consultation. If something that we built has stopped working, send a ${labelOfInquiry('support')} instead.`,
    next: ['askServices', 'askPrices', 'support'],
    intent: 'support',
  },
  {
    question: 'Are you a bot?',
    utterances: 'are you an ai; are you a machine; bot; robot; are you human; are you real; is this a person; am i talking to a human; chatgpt; is this chatgpt; which ai are you; do you save this chat; who reads this; is this chat stored; what happens with what i type; is it saved; who sees this chat; do you send it to openai; is someone reading what i type here; does this chat get sent anywhere; so youre not human; and who am i chatting with; is anybody behind this chat window; what model are you running on; is this bot an llm, which one; ok thx, are you a real person btw',
    reply: `I’m an automated assistant. I answer with what ${company.name} has published on this site, and I run in your browser: nothing you type here is sent anywhere. To reach a person, use the contact form. ${within}`,
    next: ['person', 'askServices'],
    intent: 'about',
  },
  {
    question: 'Not my question',
    utterances: 'you didnt answer; that is no answer; no answer to my question; stupid bot; dont understand; can u write me a prompt for my homework; thats not what i asked; wrong answer; you didnt understand me; no, i meant something else; not helpful; that doesnt answer my question; no thats not it; try again; read my question properly; you keep repeating the same thing; completely off topic; huh, i asked about something different; what does that have to do with my question; youre not listening; nope, different question; useless reply; you missed the point; why not',
    reply: `Sorry. I know only the answers that were written for this site. Ask one question at a time in other words, or choose “Talk to a person”. ${within}`,
    next: ['person', 'askServices'],
  },
  {
    question: 'This looks like nonsense',
    utterances: 'really free catch; 120,000 hours saved with 10 clients, come on; do clients really save 120000 hours; why should i trust you then; are they any good; this looks like bullshit; sounds like snake oil to me; is this a scam; all buzzwords if you ask me; i dont believe a word of it; are you even a real company; why should i trust you lot; yeah right, too good to be true; so its all made up; and im supposed to believe that; is this outfit legit; are you con artists; what a load of rubbish; this whole site feels fake; is there an audited report or anything',
    reply: `Check us before you trust us: ask to speak to a client on the first call, and ask of any figure what it is a percentage of. This site names no clients: case studies are composites; quotes and ratings are samples. Our main office is at ${company.address}.`,
    next: ['about', 'faq', 'person'],
  },
  // How to reach the company.
  {
    question: 'How can I talk to a person?',
    utterances: 'talk to a person; human; real person; talk to a human; speak to someone; live agent; call me; call me back; callback; can someone call me; person; live chat; talk to someone; connect me; human please; agent; leave my number; just give me a number to call; leave a phone; please call me back tomorrow at 10; id rather speak with someone; can i chat with a real employee; i want to talk to somebody in sales; so how do i reach somebody real; and if i want an actual human',
    reply: `Choose “Talk to a person”. It moves this conversation into the contact form, where you can edit it, add your phone number and a time, and send it. ${within} You can also call ${company.phone} or email ${company.email}.`,
    next: ['person', 'contact'],
    intent: 'contact',
  },
  {
    question: 'How can I contact your team?',
    utterances: 'postal; zip code; send a message; staff; reach you by phone; office phone number; contact; contact us; contact you; contact details; contact information; contact form; phone; phone number; telephone; telephone number; email; e mail; email address; mail; address; reach you; get in touch; call you; write to you; send you a message; how do i reach you; number to call; your number; reach the team; mailing address; drop you a line; your email; by mail; contact data; reach somebody; text you; can i change my request; i forgot something in my request; how do i add to my request; can i just write instead; can i email instead of calling; is there another way than the form; do you have a phone nr or whatsapp; what is your phone number; which number do i dial; what are the ways to reach you; is there a mailbox i can write to; your contact info, please; who do i write to about this; can i email you; where do i email you',
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
    utterances: 'can i phone today; reach today; can we call now; call you now; ring at the moment; may i call now; reachable today; hours right now; can i call now; anyone in the office right now; can i call this minute; is it too late to ring today; are you closed already; open at the moment; is somebody picking up the phone now; is the line staffed currently; still there at this hour; so right now nobodys there; are you available at this moment; too early to call',
    reply: `{open} ${hoursSummary}`,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'What are your hours?',
    utterances: 'hours; opening hours; business hours; office hours; your hours; when are you open; opening times; open on saturday; weekend; closed on sunday; when can i call; when do you open; working hours; what hours; do you answer on sunday; which days are you staffed; from when to when is the phone answered; until when do you work; what time do you start in the morning; and on fridays, till when; at what times can i get hold of you; what days and times are calls held; can it be on a sunday evening, i work days',
    reply: `${hoursSummary} At any other time, use the contact form: we reply within ${company.responseTime}.`,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: `Are your hours in ${company.offices[0].city} time?`,
    utterances: `open london time; what time is it there; open europe time; hours german time; what is pt, im in london; what time zone are your hours in; in which time zone are you; which time zone is that; pt or gmt; whats that in uk time; were in britain, how do the times convert; is 9 am pacific or local to you; what does est mean for us in england; is that our time or yours; so thats evening for us in the uk; and in british time; why is a london firm listing pacific time; time difference when the clocks change; does daylight saving shift your schedule; ${hoursUtterances}`,
    reply: facts.hours.statement,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'How fast do you reply?',
    utterances: 'soon replies; your reply time; how fast do u answer; when hear back; quick get back; long hear from; how fast do you answer; how long till you answer; when can i expect a response; how quickly do you get back to people; same day answer; how many days until someone writes back; turnaround on emails; will i wait a week for an answer; and when will i get a reply; how soon after that; do you answer within 24 hours; response time for enquiries; i wrote this morning, when do you respond; how fast do you have to answer',
    reply: `We reply to every message within ${company.responseTime}.`,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'Where are you located?',
    utterances: `where are you; location; locations; office; your office; your offices; where is your office; where are you based; which city; which country; which street; directions; how do i find you; where to find you; headquarters; where do you sit; office location; whats with the three offices; which of your offices would serve a german client; is there somebody in ireland; how many offices do you have; so youre in london; and the other two offices; what is the bangalore office for; ${officeUtterances}`,
    reply: `Our main office is at ${company.address}. We have ${facts.offices.value}:\n${list(
      company.offices.map(({ city, role }) => `${city}: ${role}`),
    )}`,
    next: ['contact', 'about'],
    intent: 'contact',
  },
  {
    question: 'Are you on social media?',
    utterances: 'linkedin; twitter page; twitter; follow you; do you have twitter; do you have a linkedin page; twitter handle; where can i follow you; got a youtube channel; facebook; which networks are you on; id like to follow your company online; are you on x; do you post anywhere; on linkedin too; and youtube; link to your socials please',
    reply:
      'We’re on LinkedIn, Twitter, Facebook and YouTube. The links are at the bottom of every page and on the contact page.',
    next: ['contact'],
  },
  // Consultations and support.
  {
    question: 'Is my message lost when sending fails?',
    utterances: 'request lost; send failed; form error; the form gave me an error; i hit send and nothing happened; contact form wont submit; will i have to type it all again; got an error when i pressed submit; form not going through; sending keeps failing; the send button does nothing for me; did my text disappear when it errored; and if it fails again; so my text isnt gone; couldnt send my enquiry, what now',
    reply: `What you typed stays in the form, so you can try again. If it fails twice, email ${company.email}; the form has a link that takes your text along.`,
    next: ['contact'],
  },
  {
    question: 'How do I book a consultation?',
    utterances: 'book; booking; book a call; book a meeting; appointment; make an appointment; schedule; schedule a call; schedule a meeting; consultation; free consultation; consult; meeting; meet; reserve; set up a call; set up a meeting; arrange a call; call with you; free call; discovery call; talk to you; can we meet; lets talk; book a time; slot; intro call; sign up for a call; video call; book me in; can we do a quick call first; can someone walk me through it on the phone; are you free on thursday; talk next week; do you charge for the first call; zoom call possible, how do i request one; so how do i get a call in the diary; can i book it here in the chat',
    reply: `A consultation is free: a working call about what to automate, what to teach and what to leave alone. Send a ${labelOfInquiry('consultation')} with a day that works for you. ${within} Calls run ${formatInSentence(callHours)}, by video or phone.`,
    next: ['consultation', 'askPrepare'],
    intent: 'booking',
  },
  {
    question: 'How long is the first call?',
    utterances: 'how long meeting take; how long call takes; how long consultation last; how long consultation lasts; how long appointment be; how long booking go; and who is on it; how long does the call take; how many minutes does the consultation take; half an hour or a full hour; duration of the intro call; how much time should i block for the meeting; is it a 30 minute chat; will the initial conversation take long; how long do i need to set aside for the call; 15 minutes; and the call lasts; how long will that meeting be; length of the consultation; wholl be on the call from your side',
    reply: 'Our reply to your request says how long the call is, and who will be on it.',
    next: ['consultation', 'askPrepare'],
    intent: 'booking',
  },
  {
    question: 'Can I see a demo?',
    utterances: 'demo; demonstration; book a demo; show me; live demo; watch it work; see it in action; can i see it; watch software live; watch tool action; watch system action; show me how it works in practice; do you do product demonstrations; id like to see something live; got an example i can watch running; could you present your work to our board; any chance of a preview; seeing is believing, can you show us; and can i see it live; could you show me that',
    reply: `We show our work on a call. Send a ${labelOfInquiry('demo')} request and say what you’d like to see. ${within}`,
    next: ['demo'],
    intent: 'booking',
  },
  {
    question: 'Something that you built is broken',
    utterances: 'error on the page; website is broken; site error; it no longer works; support; support request; support ticket; ticket; technical support; help with a problem; problem; report a problem; issue; technical issue; trouble; bugs; report a bug; error; error message; it gives an error; broken; its broken; something is broken; not working; it doesnt work; stopped working; crash; it crashes; system down; its down; outage; login; cannot log in; login problem; help desk; technical help; fix; stuck; maintenance; not responding; the system hangs; customer service; it does not work anymore; problem with my account; who do i ring on a saturday if its down; who do i call at night if it breaks; it crashed, who do i tell; the tool your team installed gives errors; help, nothing gets processed since yesterday; and where do i report that; outage on our side, please fix',
    reply: `For help with something that is already running, send a ${labelOfInquiry('support')} and say what happened and when it started. ${within} You can also call ${company.phone}, ${formatInSentence(officeHours)}. Support around the clock is an add-on for custom systems.`,
    next: ['support', 'person'],
    intent: 'support',
  },
  {
    question: 'Do you offer 24/7 support?',
    utterances: 'do you do on call; 247 offer; 24 hour service; around the clock available; emergency sunday; round the clock service; out of hours available; after hours offer; who gets the pager at 3am; does premium support include weekends; at night too; do you have 24 7 support; is support available round the clock; can we get help outside business hours; out-of-hours support possible; helpdesk day and night; do you do an on-call service; so nobody helps at 3am; and outside office hours; is there always-on support',
    reply: `${facts.aroundTheClock.statement} It is the priority support add-on, for ${usd(pricing.addOnCost.includePrioritySupport)} a year.`,
    next: ['calculator', 'person'],
    intent: 'support',
  },
  {
    question: 'How much is 24/7 support?',
    utterances: 'how much 24 support; price priority support; price 24 7; price 247 7; cost priority support; cost 24 7; cost priority 7; how much priority support; price of priority support; what does round the clock cover cost; whats the damage for always-on help; fee for the priority add-on; how many dollars for out-of-hours support; is priority support billed yearly or once; cost of being first in line; what would 24h assistance set us back; and 24 7 costs what; how much for that priority thing; is the round-the-clock fee per year',
    reply: `Priority support costs ${usd(pricing.addOnCost.includePrioritySupport)}. With custom development it means 24/7; with every other service it means that you are first in line. It is charged once and covers ${terms.supportTerm}.`,
    next: ['calculator'],
    intent: 'support',
  },
  {
    question: 'I have a complaint',
    utterances: 'still no answer to the form; only silence; no reaction to my message; complaint; complain; i want to complain; unhappy; angry; bad service; nobody answered; no answer from you; i wrote and nobody answered; you never replied; nobody called back; no reply yet; still waiting; waiting for your reply; i sent a message and heard nothing; i emailed you days ago; nobody gets back to me; no one called; my request was ignored; heard nothing back; sent the form last week, no answer; you promised to call; waste our time; i want to complain about how we were treated; where do i lodge a grievance; still no answer after two weeks, im annoyed; im angry about the way this went; bad experience with one of your people; so who do i complain to; i want to escalate an issue with your staff; nobody called me so far; no one rang me back',
    reply: `I’m sorry. Call ${company.phone}, ${formatInSentence(officeHours)}, or email ${company.email}, and say what went wrong or what you are waiting for. If you sent the form, give the reference from its confirmation. We reply within ${company.responseTime}.`,
    next: ['person', 'support'],
    intent: 'support',
  },
  // The company.
  {
    question: 'Who are you?',
    utterances: `the founding team; who are the founders; info; company information; information about your firm; how experienced are you; about; about you; about us; about the company; company; your company; ${company.name}; what is ${company.name}; history; company history; background; your story; founded; founder; when were you founded; who founded it; how old are you; since when; experience; years of experience; overview; company profile; who am i talking to; tell me about yourselves; what kind of firm is this; your firm; what is this site about in simple words; how long have you been around; how long are you in business; which experience do your trainers have; 20 years, you exist since 2025; how old is the firm; how many years have you been doing this; are you a new startup yourselves; and when did you start; give me the short history of your firm; founded 2025 but 20 years experience, explain; how senior are the people whod work on it`,
    reply: `${facts.founded.statement} We have ${company.experience.chat}; the longest career spans ${facts.experience.value} years. We train teams, automate processes and build AI systems from ${company.cities}.`,
    next: ['about', 'askServices'],
    intent: 'about',
  },
  {
    question: 'Who is on your team?',
    utterances: 'members; people in your team; who are your people; team; your team; leadership; ceo; boss; who is the boss; management; managers; head of training; who runs it; leaders; who works there; owner; directors; are the people on this page real; who behind company; where engineering located; who is the head of the company; whats the ceo called; and whos in charge; are those real names on the about page; is lucia ferrandell a real person; who is behind this; who is behind the company',
    reply: '{team} The names are samples. You learn who would work with you before you sign.',
    next: ['about', 'person'],
    intent: 'about',
  },
  {
    question: 'What is your mission?',
    utterances: 'mission; your values; values; vision; principles; philosophy; what do you stand for; what drives you; what do you believe in; how do you guys work; your approach; your method; what are your values; your philosophy in one line; vision statement; what is the purpose of your company; what principles guide your work; so whats your mission; what do you want to achieve as a firm; why did you start this business',
    reply:
      'Our mission: put AI to work where it saves people time, prove it with a number they agreed on first, and make sure they can run it without us. So we measure first, leave decisions to people, and leave everything with you.',
    next: ['about'],
    intent: 'about',
  },
  {
    question: 'What did your clients save?',
    utterances: 'what have your clients got in reality; median, not best case; clients save; clients results; success rate; where do your figures come from; are the numbers from there real; how many hours did others get back; what results have customers seen; show me figures from past projects; before and after numbers please; how much money have companies cut with you; what outcomes did you get elsewhere; any hard numbers from customers; where can i see what the others gained; and what did they save; what came out of it for them; how big were the gains in the case studies; how much faster did it get; how much quicker were they afterward; how long did that take them; how much did they save by it',
    reply:
      'Each case study has its figures, before and after, on its page. The clients are composites, and the figures are illustrative.',
    next: ['caseStudies', 'roi'],
  },
  {
    question: 'How many clients have you had?',
    utterances: 'clients; customers; how many clients; how many customers; number of clients; number of projects; clients so far; how many projects; hours saved by whom; 500 solutions, are those yours; what did you do yourselves; is that a lot; how large is your client base; how many systems have you put live; are we your first customer; how often have you done this before; how many companies trust you; whats your track record in numbers; in how many sectors have your people worked; so have you actually got any clients',
    reply: `${facts.clients.statement} ${facts.ownSolutions.statement} ${facts.careerSolutions.statement}`,
    next: ['about', 'caseStudies'],
    intent: 'about',
  },
  {
    question: 'Are your clients and quotes real?',
    utterances: 'reviews; testimonials; are the quotes real; are your clients real; are the case studies real; do you have real ones; made up clients; everything here says sample and illustrative; are these real customers; so no real ones at all; and the people quoted on here are real; is that true or invented; what do clients say about you; are the stories on your site true; did someone actually say those testimonials; what does composite mean here; are those real companies in your case studies; who said the quote on the homepage; the figures in the examples, are they true; did they really say that',
    reply:
      'The clients of our case studies are composites, their figures are illustrative, and the quotes are samples that no client said. They show how we measure. Ask to speak to a client on the first call.',
    next: ['caseStudies', 'person'],
    intent: 'about',
  },
  {
    question: 'Who are your partners?',
    utterances: 'which companies partner; certificates you have; which company partner; partnership company; awards company; partnership technology; is your ai certified; which certifications do you list; do you have any accreditations; are you partnered with someone; who do you cooperate with; what badges do you hold; list of partner companies; any alliances; are the partner logos real; which firms do you team up with; certified by whom; and your partners; are those partners real; are the certificates listed here genuine',
    reply:
      'The About page lists partners and certifications. Like the names there, they are samples for now.',
    next: ['about'],
    intent: 'about',
  },
  // Services and who they are for.
  {
    question: 'What services do you offer?',
    utterances: 'catalog; your range; what is there; services overview; list everything; services; service; your services; what do you offer; offer; offers; offerings; what do you do; what can you do; what can you do for us; what do you sell; products; solutions; list of services; service list; portfolio; capabilities; range of services; ai services; ai consulting; consulting; packages; options; tools; kinds of services; how can you help us; what is on offer; overview of your services; workshop for staff; is onboarding about new employees; what can i buy from you; give me an overview of your offer; whats on the menu; what kinds of work do you take on; what are the five services; tell me what you provide; what else is there; so what is it you people actually do',
    reply: '{services}',
    next: ['services', 'selector', 'askPrices'],
    intent: 'service',
  },
  {
    question: 'Do you offer custom AI solutions?',
    utterances: 'custom ai solutions; custom solutions; do you build custom; tailored solution; can you build something for us; build us software; make us an app; bespoke ai; why not buy something off the shelf; is there nothing ready made; we need a tailor-made system; nothing off the shelf fits our problem; do you develop from scratch; could you program an ai just for our company; made-to-measure ai; build us our own model on our data; can you code a unique solution; we want something no vendor sells; so youd build it just for us; and if no product does what we need',
    reply: `Yes. We build the part that no product covers: on your data, scored on your own examples, with code and models that are yours. It is our service ${serviceTitles['custom-ai-development']}; its base price is ${usd(pricing.baseCost.development)}, and it takes about ${pricing.baseWeeks.development} weeks.`,
    next: ['custom', 'calculator', 'consultation'],
    intent: 'service',
    service: 'custom-ai-development',
  },
  {
    question: 'Which industries do you serve?',
    utterances: 'which industries most; sectors serve; which industries best; verticals specialize; verticals focus; which industries do you work in; do you work with logistics companies; do you have experience in aviation; what sectors do you work in; list of fields you cover; which branches do you know; what verticals are you in; what lines of business do you specialise in; do you focus on certain sectors; is there an industry page for mine; what markets are you active in; are you specialised in one field; any particular industries; and which sectors; for what kind of businesses do you have pages',
    reply: `We have pages for ${numberInWords(industries.length)} industries: ${joined.format(
      industries.map(({ title }) => title.toLowerCase()),
    )}. If yours isn’t one of them, ask us: most paperwork problems cross industries.`,
    next: ['industries', 'caseStudies'],
    intent: 'service',
  },
  {
    question: 'Do you have case studies?',
    utterances: 'case studies; case study; examples; success stories; examples of your work; past projects; show me an example; proof; results of projects; projects you did; have you client similar; had you a customer like that; is it a real firm; show me a reference; got any examples i can look at; id like to read how it went elsewhere; how many case studies are on the site; where can i find documented projects; do you have other examples from factories; is that an actual firm',
    reply: `There are ${numberInWords(caseStudies.length)} case studies, with measurements before and after. The clients are composites, and the figures are illustrative. For a reference, ask to speak to a client on the first call.`,
    next: ['caseStudies', 'person'],
    intent: 'service',
  },
  {
    question: 'Which service do I need?',
    utterances: 'im a bit lost with your offers; the board wants something with ai by summer; where does somebody like us begin; no ai at all so far, what would you suggest; how does it pick one; what solution fit; how many questions selector; which solution right; how many questions tool; recommend option; which questions does the selector ask; i dont know what to choose; what would you recommend for us; help me pick; which of your offers fits a 40 person firm; is there a quiz that tells me what to take; whats best for my situation; can you suggest a service; which one suits us; and which is the one for me',
    reply: `The service selector asks ${selectorCount.words} questions about your goal, company size, experience, pace and budget. It recommends one service, tells you why, and names a second one to consider.`,
    next: ['selector', 'consultation'],
    intent: 'service',
  },
  {
    question: 'Do we practice on our own work?',
    utterances: 'can it be hands on with our own documents; do we use our own files; is it hands on; do you use our examples; is it just slides; do we work on real tasks; will it be about our work; do you tailor the training to us; are the exercises generic; is it theory or practice; will we practice; do you adapt it to our company',
    reply: 'Yes. Your team sends us samples of its work, and we build the exercises from them.',
    next: ['training'],
    service: 'ai-training',
    intent: 'service',
  },
  {
    question: 'Is my company ready for AI?',
    utterances: 'readiness our; maturity company; prepared team; readiness test; ready enough; prepared assess; ready test; maturity know; prepared score; what does the readiness assessment ask; are we far enough along for this; can i test how prepared we are; is it too early for us; do you have a maturity check; how do i find out if were set up for ai; self assessment for our organisation; readiness check; where do we stand with ai; so are we ready; too soon for us maybe',
    reply: `The AI Readiness Assessment scores ${statementCount.words} statements about your data, people, process and leadership. It tells you whether to start, start small or close a gap first, and what to do next.`,
    next: ['readiness', 'consultation'],
    intent: 'service',
  },
  {
    question: 'What would it return?',
    utterances: 'worth it calculate; payoff work out; roi compute; benefit figure out; return expect; benefit would; savings ours; what numbers do i need for the roi calculator; is there a free tool to check our roi; is there an roi calculator; how do i work out whether it pays off; what do we gain in money terms; calculate our savings for me; will it earn its cost back; whats the payoff; is it worth the money; bang for the buck; and does it pay for itself; so whats in it for us financially; tool to estimate net gain from hours and rate',
    reply: `The ROI calculator gives payback, yearly return and net gain from your own hours, rate, cost and adoption. ${facts.payback.statement}`,
    next: ['roi', 'businessCase'],
    intent: 'service',
  },
  {
    question: 'How do I convince my boss?',
    utterances: 'our cfo doubts saved hours; finance does not believe in hours saved; our controller does not accept time savings; convince my boss; business case; convince the board; memo for the board; how do i persuade my boss that ai is no fad; what does the business case tool do; is there a template for a business case; can i see an example memo; i need to sell this to the board; my manager thinks ai is a waste of money; cfo wants a one-page justification; how do i get budget approval; help me make the argument internally; what do i show my director; my ceo wont sign off on this; something i can hand to management; need a memo for the leadership meeting',
    reply:
      'The business case tool turns your numbers into one memo that your boss can read in five minutes: cost today, the amount to approve, cash payback and hours in an expected and two low cases, and one verdict on cash: yes, yes slowly, not yet, no, or buys time. There is also a Word template in the resources.',
    next: ['businessCase', 'roi'],
    intent: 'service',
  },
  {
    question: 'Can you automate my process?',
    utterances: 'who decides what gets automated first; how do we pick what to automate; what would we start with; can that automate; is it possible automate; automate my task; can you automate customs declarations; how do you decide what not to automate; how do i know what to automate first; we have a process, would it work with ai; would our procedure be suitable; can a machine do what my clerks do; how do i know if my workflow qualifies; could you automate our claims handling; is our task a good candidate; does it work for our kind of procedure; so could mine be automated; would mine qualify; and for our process, would that work; can ai screen cvs for us',
    reply:
      'Whether we can automate it depends on the process. Good candidates come up often, follow rules that someone can explain, and have results that can be checked. Describe yours in a free first call: you leave with a plan that says what to automate, what to teach and what to leave alone.',
    next: ['consultation', 'automationStart', 'selector'],
    service: 'workflow-automation',
    intent: 'service',
  },
  {
    question: 'Is AI useful for us?',
    utterances: 'would you tell me straight if its not doable; will you say no if it makes no sense; would you tell me if i didnt need you; when would you tell us to wait; would you ever say no; i dont see what for; what would it do for us; my son keeps telling me we need ai; what is it good for in a firm like ours; this useful office; whats ai good for in our business; i doubt ai would do much for us; does ai make sense for a family firm; honestly, is there any point for us; can a firm like mine benefit from ai at all; when is ai not worth doing; is ai just a trend we can skip; do we even need it; so is there a point for us; i run a bakery, what use is ai to me',
    reply:
      'AI is useful where work comes up often, follows rules that someone can explain, and has results that can be checked. Elsewhere we say so. Describe one process in a free first call: you leave with a plan that says what to automate, what to teach and what to leave alone.',
    next: ['consultation', 'roi', 'readiness'],
    intent: 'service',
  },
  {
    question: 'What if our team does not want AI?',
    utterances: 'nobody uses it; nobody uses our licenses; we bought licenses and nobody uses them; we have copilot but nobody uses it; we pay for chatgpt and no one uses it; my staff refuse to use it; people are afraid of it; the tool gathers dust; low adoption; the team hates it; some refuse; resistance; how do i explain this to my team; do you have an article i can share with them; how do we pick people for the first course; theres a lot of resistance in the department; how do i get buy-in from the workforce; folks here are afraid of the change; what if my staff push back; some people flat out refuse, what then',
    reply:
      'Give the skeptics the first seats: they find mistakes while mistakes are cheap, and colleagues believe them. Ask each for a case that the tool would get wrong. A fear for jobs is for the director to answer first. Our article Train the skeptics first has the steps.',
    next: ['training', 'blog'],
  },
  {
    question: 'What happens when the automation stops?',
    utterances: 'what if it stops while we are on holiday; who do we ring when it breaks; what if it goes down; it stops when nobody is there; server stops what; downtime plan; what if it stops; who calls you if it breaks; what if it goes down in the middle of the day; is there a fallback if the software fails; plan b when the robot breaks; how do we keep working during an outage; what if the ai is offline for a day; do we have a backup when it breaks down; who steps in when the automation dies; business continuity if the bot quits; how should we prepare for downtime; and if it breaks down; so then we do it by hand; what if it just stops one day',
    reply:
      'When it stops, people work by hand until it runs again, so plan that: count what comes out, set a limit for the switch, and name who decides, who repairs and who tells customers. Our article Plan for the day the automation stops has the page to fill in. Support around the clock is an add-on for custom systems.',
    next: ['blog', 'support'],
  },
  {
    question: 'Which technology do you use?',
    utterances: 'what technology with; technologies; what programming language do you write in; do you use open source models; which database do you use; whats your tech stack; which programming languages do you code in; what database is behind it; do you use python; what framework do you build on; pytorch or tensorflow; is it open source stuff; what tools do your engineers work with; do you deploy in containers; rag with which vector store; what stack; and under the hood; cloud or on prem, what components do you pick; what stack do you use; what stack, langchain; do you use n8n or zapier; power automate or your own code',
    reply:
      'We use well-maintained, replaceable parts, starting with what you already run: large language models, hosted or open, PyTorch, PostgreSQL with pgvector, OpenSearch, and services in Python and TypeScript, in containers in your cloud or on your own servers.',
    next: ['customTechnology'],
  },
  {
    question: 'Do you watch it after launch?',
    utterances: 'maintain drift; drift; worse over; do you also take over the operation for us; do you log what the ai does; who monitors the system once its live; what happens after go-live; do you keep an eye on it; how do we notice when quality drops over time; model drift, who looks after that; do you look after it once delivered; is there upkeep after handover; do you maintain what you build; what aftercare is there; and after launch; then who monitors it; do we get logs and dashboards to follow costs',
    reply:
      `We hand over logs, tests and cost meters, and teach the people who run it to read them. The maintenance plan, for a year, is an add-on. Where a running system has got worse, ${serviceTitles['ai-optimization']} finds the cause.`,
    next: ['optimization', 'calculator'],
  },
  {
    question: 'We do too much by hand',
    utterances: 'we type it all by hand; we copy data from one system to another; we retype emails all day; we enter orders by hand; everything is copy and paste; we key in forms all day; we spend hours typing; my team copies numbers into a spreadsheet; we retype pdfs into our system; too much manual work; paperwork eats our day; we process everything manually; we do 400 customs papers a day by hand; we copy stuff from emails into excel; we key in the same numbers three times; our back office is buried in admin; endless copy and paste between two systems; repetitive tasks eat up our week; everything here is still done manually; people here spend hours typing off pdfs',
    reply:
      `That sounds like work for ${serviceTitles['workflow-automation']}. We take one process at a time: software reads, matches and types, and your team handles the exceptions. Not sure? The service selector recommends a service.`,
    next: ['automationStart', 'selector', 'consultation'],
    service: 'workflow-automation',
    intent: 'service',
  },
  {
    question: 'What can be automated?',
    utterances: 'what should we automate; examples of automation; which tasks can ai do; what would you take over; what could you do for a company like ours; can you give me an example of automation; what should our first project be; what is a good task to automate; how do i find a process to automate; what kinds of tasks can you automate; ok what can you do for hr department then; what would you even automate for us; which tasks are suitable for automation; examples of things software could take over; what do companies usually automate first; where do most firms begin; what jobs can ai do in an office; typical use cases; which processes lend themselves to it; can this be used for onboarding new starters',
    reply:
      'Most companies start with invoices and receipts, shared inboxes, new hires, quality records, weekly reports or scheduling. In general: work that comes up often, follows rules that someone can explain, and has results that can be checked.',
    next: ['automationStart', 'selector', 'consultation'],
    service: 'workflow-automation',
    intent: 'service',
  },
  {
    question: 'Can you automate invoices and receipts?',
    utterances: 'we get 300 supplier invoices a month as pdf; my accountant types them all; could a machine read our supplier bills; do you do bookkeeping stuff; drowning in receipts; we type invoices all day; receipt read; bills take; can you automate invoices; do you do invoice matching; we want to automate our invoices; we get 400 bills a month; can the software read supplier invoices; accounts payable is our bottleneck; do you handle expense receipts; our bookkeeper types in every bill; could ai do our invoice processing; help with incoming bills; scan receipts and post them to the ledger; our ap clerk is overloaded with vendor bills',
    reply:
      `Yes, it is where most companies start. Software reads each invoice or receipt, matches it to the order, posts it, and asks your team about the rest. That is ${serviceTitles['workflow-automation']}.`,
    next: ['automationStart', 'calculator', 'consultation'],
    service: 'workflow-automation',
    intent: 'service',
  },
  {
    question: 'Can you help with our inbox?',
    utterances: 'inbox; customer emails sort; emails; does it send by itself; can your system send mails by itself; we get 200 emails a day; our shared mailbox is chaos; can ai sort our incoming mail; draft replies to customer emails; too many mails, things get lost; automatic answers to enquiries; triage of customer messages; info mailbox overflowing; emails too; does it send replies by itself; and our shared inbox; whats in the shared inbox package; does it send answers on its own',
    reply:
      `Yes. Software sorts each request, drafts an answer by your rules and tracks it until it is done; your team sends every answer. That is ${serviceTitles['workflow-automation']}, and one of three packages for small companies.`,
    next: ['smallBusiness', 'calculator', 'consultation'],
    service: 'workflow-automation',
    intent: 'service',
  },
  {
    question: 'Can you build a chatbot for us?',
    utterances: 'chatbot; build chatbot; chatbot answer website; we want a chatbot for our customers; wed like a bot on our website; can you make one like you for our company; virtual assistant for customers; we want to search our own documents by asking; internal knowledge bot; a faq bot for our shop; can employees ask questions to our intranet; a chatbot too; could we have one of these on our site; q&a system over our files',
    reply:
      `A knowledge assistant answers staff or customers from your own sources, with the page it came from, or says that there is no answer. That is ${serviceTitles['custom-ai-development']}; people see only what they are allowed to see.`,
    next: ['custom', 'calculator', 'consultation'],
    service: 'custom-ai-development',
    intent: 'service',
  },
  {
    question: 'Our AI is slow, wrong or expensive',
    utterances: 'our rag pipeline returns the wrong docs; our search returns the wrong documents; our model got worse; how do you find out whats wrong with it; do you fix other peoples stuff; what would you look at first; our chatbot talks rubbish, what now; what does the optimization service do; the chatbot we bought makes things up; our model costs too much per month; the answers we get from our tool take forever; the api bill for our system is exploding; accuracy of our current solution is poor; another vendor built it and its bad; can you tune up what we already have; fix our existing ai; ours keeps getting it wrong; and if we already have an ai thats bad; can you make ours cheaper; explain this page like im 12',
    reply:
      `That is work for ${serviceTitles['ai-optimization']}: we log what the system does, find the cause of what goes wrong, fix one cause at a time and compare old with new. You can buy the first two weeks alone, as a diagnosis.`,
    next: ['optimization', 'calculator', 'consultation'],
    service: 'ai-optimization',
    intent: 'service',
  },
  {
    question: 'Can you forecast or plan for us?',
    utterances: 'forecast; forecast demand; planning plan; can you predict eta of containers; predict next months demand; cash flow forecast possible; we want to know sales ahead of time; do you do predictions; roster planning with ai; can you anticipate load on our call desk; time series forecasting; shift scheduling by software; forecasts too; and can it predict things; liquidity outlook for the coming weeks',
    reply:
      `Yes, where enough history exists: demand, load or cash for the coming weeks, each with a range. A forecast is ${serviceTitles['custom-ai-development']}; matching requests, rules and calendars is ${serviceTitles['workflow-automation']}.`,
    next: ['custom', 'automationStart', 'consultation'],
    service: 'custom-ai-development',
    intent: 'service',
  },
  {
    question: 'Can you review our contracts?',
    utterances: 'contracts review; leases compare; does the ai give legal advice; can it review ndas; does the ai check ndas; we have 300 leases to check; compare agreements with our standard terms; can software flag unusual clauses; automatic contract check; redlining with ai; spot deviations from our playbook; contracts too; and legal agreements, can it read those; does it give sources or make stuff up',
    reply:
      'Yes. Software compares each contract with your playbook and cites the clause of every deviation; a lawyer judges it. We test it on contracts that you have already reviewed before you rely on it.',
    next: ['legal', 'custom', 'consultation'],
    service: 'custom-ai-development',
    intent: 'service',
  },
  {
    question: 'How do you test it?',
    utterances: 'who labels it, us or you; who writes the test cases; where do the test cases come from; how validate it; who write tests; how many test cases do i need; how do you test before go live; what do you do against hallucinations; how many test cases do you use; what does your testing look like; how is quality checked before go live; do you run tests prior to release; whats your qa procedure; do you evaluate on our own data; how do you validate a model; where do the test examples come from; are there acceptance tests; and how is that tested; tested on what; when do you write the tests',
    reply:
      'We test on a hundred of your own examples, each with its right answer, which we collect with the people who know the work. We write the tests before the first line of code and score every version. You see the score before launch: a system that misses the agreed target doesn’t go live.',
    next: ['custom', 'faq'],
  },
  {
    question: 'What access do you need?',
    utterances: 'which logins do you need; what must we give you access to; do you need our passwords; do you need our source code; do you need to see our code; what access need; do you need access to the code; read only; do you need admin rights; which systems must we open up for you; what logins do you require; do you want access to our servers; our it asks what permissions you need; do we have to give you our passwords; vpn access necessary; will your people get into our network; what do we have to unlock for you; and which permissions; hes gone and theres no documentation; do you need prod access',
    reply:
      'To improve a system that runs, we need access to it, to its logs, and someone who can say which answers are right. To connect systems, we work with whoever runs them. Who may access what is agreed in writing before work starts.',
    next: ['optimization', 'faq'],
  },
  {
    question: 'Do you fine-tune models?',
    utterances: 'fine tune; train models; open source models; and the weights prompts; do you fine tune; do you train your own models; prompting or fine tuning; rag or training, how do you decide; do you build a model from our data; would you retrain an llm for us; custom trained weights; lora or just prompts; do you adapt the language model itself; fine tuning too; and do you train models; is it only prompt engineering or real ml',
    reply:
      'We fine-tune a model if that scores best. We compare approaches on your own examples, from prompts and retrieval to trained models, hosted or open, and build on the one with the best score. Models that we train for you are yours.',
    next: ['custom', 'customTechnology'],
  },
  {
    question: 'Does it grade students?',
    utterances: 'grades essays; will grade; exams mark; can it mark exams; can ai mark exams; automatic grading of essays; does the software give marks; we want to have homework corrected by ai; who decides the final mark, ai or teacher; can it score assignments on its own; will it correct tests for me; im a teacher with 120 papers to mark; does a machine decide who passes; so it sets the grades; and grading; essay scoring by rubric; will ai grade me',
    reply: 'No. Software drafts first comments from your rubric, and the teacher sets the grade.',
    next: ['industries'],
  },
  {
    question: 'Do you sell software?',
    utterances: 'have software; are you product; what software; free trial; so like openai; do you have a product i can buy; is this a saas; can i subscribe to a tool; is there an app; do you sell licences; are you a software vendor or consultants; where can i download your product; do you have your own platform; so theres no product; is it an app; do you offer a ready-made tool; would you build it or recommend a product',
    reply:
      'We sell training, automation and systems that we build for you, and no product of our own; what we build is yours. The consultation is free, and so are our guides and templates.',
    next: ['services', 'resources'],
    intent: 'service',
  },
  {
    question: 'We have several sites',
    utterances: 'our plants are in different countries; several sites; we have three locations; many branches; sites have several; rollout sites; do we pay for each location or site; we have 12 locations, do we pay 12 times; we have 3 sites, in 2 countries; weve got 12 branches; how would you roll it out across locations; four plants in three countries; does each branch pay extra; our offices are spread over the country; do we start everywhere at once; multi-location company here; is the price per location; and our other locations; what about the other branches; so not priced per site',
    reply:
      'Start at one of your sites. A rollout then takes the proven use case from team to team, with the same checks, and trains local experts first. The price depends on how many people will use it, not on how many sites you have.',
    next: ['enterprise', 'consultation'],
    service: 'ai-onboarding',
    intent: 'service',
  },
  {
    question: 'Do you work with individuals or students?',
    utterances: 'does any of this make sense for one person; does it make sense if im not a company; is it all for big firms, i am one person; i work for myself, anything for me; im a student can i afford this; cost for 1 person; can i sign up as a private person; im a freelancer who wants to learn ai; do you coach single people; i want to learn this for my own career; self-employed, is there something for me; can one person join a group session; only me, is that ok; price of a seat in a group session; so training for one person is how much; so just me, whats the cheapest way in; do i have to be a company to use this form; how much is it, i dont have much; is there a one to one option; thats a lot for me, is there sth smaller',
    reply: `Yes. ${facts.soloSeat.statement} ${facts.coaching.statement} You practice on your own files.`,
    next: ['individuals', 'calculator'],
    service: 'ai-training',
    intent: 'service',
  },
  {
    question: 'Do you work with small companies?',
    utterances: 'small company; have tiny company; small business; how long does that take; i own a shop with six employees; were a 9 person firm, how does it start; is there something for small businesses; what do you do for sme; were a tiny team of five; do you take on little firms; family business with eight people; how does a small outfit usually begin; ten of us in the office, what do we pay; small firms too; and for a firm of seven; anything for mom and pop businesses; how long til thats running',
    reply: `Yes. Small companies usually begin with one process. A simple automation takes ${facts.simpleAutomation.value} to build, a full project about six weeks, and one of your people learns to run it. The price for a team of 2-10 is the base price.`,
    next: ['smallBusiness', 'calculator', 'consultation'],
    intent: 'service',
  },
  {
    question: 'Do you work with startups?',
    utterances: 'startup; founders are; start up; what are the three engagement models; what does milestone based mean; what are success fees; what are the three models; what if we already have developers; were a young company building an ai product; pre-seed founder here; do you help early stage companies; could you be our ai dev team for the mvp; we just raised a seed round; is there a deal where you share the risk; success fee possible for a startup; do you work with founders; we need the ai part of our app built; startups too; and for a startup like ours; milestone based deals for young companies',
    reply:
      'Yes. We build the AI part of your product with tests, and your engineers keep the code and can run it. Besides a fixed price there are three ways to share the risk: cash and equity, milestones, or fees tied to success.',
    next: ['startups', 'consultation'],
    service: 'custom-ai-development',
    intent: 'service',
  },
  {
    question: 'Do you work with large companies?',
    utterances: 'enterprise; large company; enterprise price; is there something for managers only; do you do ai training for managers; we are a corporation with 8000 staff; is there an enterprise offer; can you handle a big organisation; multinational here; do you take on groups with many departments; scaling a pilot across departments; do you do big rollouts; enterprise too; and for big corporations; what exactly is a rollout by department',
    reply:
      'Yes. We review which pilots to keep, take a proven use case from department to department, and train by role, from leadership to operations. The price depends on how many people will use the system, which is often far fewer than you employ.',
    next: ['enterprise', 'calculator'],
    service: 'ai-onboarding',
    intent: 'service',
  },
  // Prices.
  {
    question: 'Where can I estimate a price?',
    utterances: 'calculator; price calculator; estimate; quote; quotes; get a quote; written quote; formal offer; work out the cost; estimate a price; request a quote; official offer; quotation want; is the estimate free; can i get a rough figure online; how do i work out what wed pay; get me a ballpark; where do i find a quote tool; id like an instant estimate; can i configure a project and see the cost; back of the envelope number, where; where do i calculate that; so where can i get an estimate',
    reply:
      'The pricing calculator gives you an itemized estimate in six steps. Estimates are typically within 10-15% of the final cost. It’s for planning: a formal quote follows a call about your process.',
    next: ['calculator', 'quote'],
    intent: 'pricing',
  },
  {
    question: 'Which team size do I choose?',
    utterances: 'it asks for company size but i am alone; what do i click if im on my own; i am one person, which size; which size do i pick; what do i put for team size; do i count everyone or just the users; does everybody count or only those who use it; is it the whole company or the users; we are many but only a few will use it; how do you count people; who counts as a user; do i enter all our employees; what counts for the size; do part timers count',
    reply: 'Count the people who will use it, not the whole company: the price follows the users.',
    next: ['calculator'],
    intent: 'pricing',
  },
  {
    question: 'My budget is small',
    utterances: 'thats over our budget; that is above our budget; more than we can spend; more than we have; smallest project; something cheap; below bucks; is my budget enough; whats the smallest thing i can buy; we only have 800 dollars; cant spend much; anything for under 1000; were short on cash; thats too much for us; money is tight this year; what can i get for a few hundred bucks; we cant afford 15k; do you do tiny jobs; and with less money; out of our price range',
    reply: `${facts.smallProjects.statement} The lowest base price is ${usd(Math.min(...Object.values(pricing.baseCost)))}, for training a team of 2-10; for one person it is less. The pricing calculator gives yours.`,
    next: ['calculator', 'quote'],
    intent: 'pricing',
  },
  {
    question: 'What does coaching cost?',
    utterances: 'essentials price; private lessons cost; private training; private lessons much; individual lessons; one on one pay; essentials tier; professional package; how much is one to one coaching; price of one to one lessons; how much for a personal coach; what would you charge to train 60 people; our 60 staff need training, ballpark; coaching rates; professional tier price; and the coaching, how much is that; essentials is how much; what do i pay for a private tutor; what does coaching 1 to 1 cost; what would it cost for 60 of them',
    reply: `${facts.coaching.statement} Training a whole team is a group program instead, priced by team size. ${facts.groupTraining.statement}`,
    next: ['training', 'calculator'],
    intent: 'pricing',
    service: 'ai-training',
  },
  {
    question: 'How do the coaching tiers differ?',
    utterances: 'essentials or professional; which coaching tier is right for me; what is in professional; what does essentials include; which coaching has a year of support; what is the enterprise tier; coaching packages; what more do i get with professional; coaching levels compared; is professional worth the extra money; what does enterprise coaching add; which coaching package includes what; and the difference to professional; whats in essentials; 1500 or 3500 coaching, whats the difference; compare the three coaching packages; does the cheaper coaching leave anything out; what do i do if i get stuck 2 months after; essentials or professional, whats different',
    reply: tierTexts.differences,
    next: ['training', 'calculator'],
    service: 'ai-training',
  },
  {
    question: 'What does the group price buy?',
    utterances: 'would everyone be in the same room; do you split them up; how many could go at once; max group size; can new people join later; what is included in the group price; how many people per session or group; is there a limit to participants or people; how many days is it; how big can a training group be; how many groups would that be; can we split in 4 groups; what do we get for the 2000 training fee; whats covered by the price for a group; what sets the price of a group training; what does the base price of training buy us; does a bigger group cost more; whats in the team training price; and what do we get for that as a group; is the group fee for one program or several',
    reply: `${facts.groupIncluded.statement} ${facts.groupSessions.statement}`,
    next: ['training', 'calculator'],
    service: 'ai-training',
  },
  {
    question: 'Do you give discounts?',
    utterances: 'whats your best price; can you do better on price; any room on the price; cheaper nonprofit; discount 2 services; cheaper non profit; discount several services; cheaper charity; discount both services; do you give discount; any special offers right now; can you knock something off the price; is there wiggle room on the price; any deals; who gets money off; who pays less than the list price; and is there a discount; with the 30% off; is there a student discount; do u offer both together with a discount',
    reply:
      'Registered nonprofits get up to 30% off, and educational institutions get 25% off. Mention it in your request, and the quote will show it. We don’t publish any other discounts.',
    next: ['quote', 'calculator'],
    intent: 'pricing',
  },
  {
    question: 'Which add-ons are there?',
    utterances: 'whats the add on thing; what are the add ons; which extras can i add; which addons do you have; do i need an add on; what can i add; price of the add ons; what does the maintenance plan cost; how much is the maintenance plan; what does the training add on cost; optional extras; how much are the extras; whats the maintenance thing; is maintenance included',
    reply: `Training for the rest of your team costs ${usd(pricing.addOnCost.includeTraining)}, the maintenance plan ${usd(pricing.addOnCost.includeMaintenancePlan)}, and priority support ${usd(pricing.addOnCost.includePrioritySupport)}. ${terms.maintenance} Plan and priority support are charged once and cover ${terms.supportTerm}.`,
    next: ['calculator'],
    intent: 'pricing',
  },
  {
    question: 'Which currencies can I see prices in?',
    utterances: 'in euros; in pounds; in rupees; other currencies; currency; which currencies; show it in dollars; prices in my currency; eur display; and in pounds, im in leeds; how do i change the currency; can i see this in euros; which currencies do you show; were canadian, can i view cad amounts; how do i switch from dollars to yen; why is everything in dollars; where is the currency switch; what exchange rate do you use for the prices; can i see it in gbp instead; im in ireland, can you quote in euro',
    reply: `Pick your currency at the top of any page: ${joined.format(currencies.map(({ code }) => code))}. ${convertedNote}`,
    next: ['askPrices'],
    intent: 'pricing',
  },
  {
    question: 'What is the cheapest service?',
    utterances: 'option least expensive; which is cheaper; whats the cheapest thing you offer; whats the cheapest thing you do; how much is a pilot; which of your offers costs least; lowest priced thing you sell; whats the entry level option; base price of each service; compare base prices of all services; whats the least we could spend with you; most affordable one; which is the most expensive service; list the services from cheap to expensive; ok and what would that set me back; price for 5; ok so whats the cheapest way to begin; wouldnt it be cheaper to start over; so how much for the 8; whats the cheapest thing you sell',
    reply: `Training has the lowest base price: ${usd(pricing.baseCost.training)} for a team of ${peopleBySize.small}. Then come onboarding at ${usd(pricing.baseCost.onboarding)}, automation at ${usd(pricing.baseCost.automation)}, optimization at ${usd(pricing.baseCost.optimization)} and a custom system at ${usd(pricing.baseCost.development)}.`,
    next: ['calculator', 'selector'],
    intent: 'pricing',
  },
  {
    question: 'What does customization mean?',
    utterances: 'customization mean; customization; customization medium; what does high customization mean; customization level, what do i pick; what does high mean in the customization step; how much tailoring do i need to choose; medium or high customisation; and customization is what exactly; what do you mean by tailored to our systems; low is what; does high customization take more time',
    reply:
      'Customization is how closely the work fits your systems. Low is our standard setup, medium is adapted to your process, and high is built around your systems, which costs more and takes 30% longer.',
    next: ['calculator'],
  },
  {
    question: 'What could go wrong?',
    utterances: 'what goes badly; what can fail; did a project ever fail; has one of your projects failed; have you failed before; what can go wrong; risks; worst case; downsides; have you ever had one go wrong; be honest, where does it fail; is there a risk it mixes things up; whats the worst that can happen; whats the catch, everybody says ai saves time; what makes a project fail usually; what are the risks; where do these projects usually fail; tell me the downsides honestly; pitfalls of doing this with ai; why would this fail; ive seen so many ai projects flop; what should i worry about before we sign up',
    reply:
      'The usual risk is a system that is not good enough. You see its quality before launch, on your own documents: one that misses the agreed target doesn’t go live, and a change that makes things worse is rolled back. An automation can stop after any step.',
    next: ['faq', 'consultation'],
  },
  // The site and what it keeps.
  {
    question: 'Are your guides and templates free?',
    utterances: 'guide sign; give my email; free guides; are the videos free; ok anything free then; do i need to register; do i have to sign up to use the calculator; do i need to give my email; do i have to sign up to download a template; what do the checklists cost; is there a paywall on the resources; do you want my email for the downloads; free material without registration; and the templates cost nothing; no signup needed for those; do i pay for the calculators and guides; are the worksheets gratis; are all downloads on the site free of charge; do i have to sign up for it; ok, anything free on here to learn from; is the pdf free; can i download it for free; the checklist pdf',
    reply:
      'Guides, templates and tools are free, and you don’t need to give an email address for any of them.',
    next: ['guides', 'resources'],
  },
  {
    question: 'May we use and change your guides?',
    utterances: 'share it boss; use template; license; may i quote or reuse your article; can i copy this policy for our company; can i use this guide inside our company; and change it; can i change it for us; can i adapt your template for our company; whats the license of the worksheets; copyright on the templates; could i resell your playbook; can we put your guide on our intranet; can i republish your templates under my name; so we can rewrite them; and may i modify it; do we need permission to reuse your materials; can i use this memo for a uni assignment',
    reply:
      'Yes, inside your own organization: you may use and change our guides, templates, checklists and worksheets without asking. Please don’t sell them or publish them as your own.',
    next: ['terms'],
  },
  {
    question: 'Do you have an AI policy template?',
    utterances: 'policy template; ai policy; policy for staff; rules for using ai; policy ai; template policy; is there a word file; do you have this as a word file; do you have a policy template in word; i need a template for an ai policy; i need rules for staff using ai; sample acceptable use policy for ai tools; word file for an ai policy; example of company ai rules; how do i write an ai policy; is there a template for that policy; got a policy we can copy; looking for a one page policy on ai use; do you have a sample policy',
    reply:
      'Yes. The AI Use Policy Template is a Word file of five pages, free and without an email address. The article One-page AI policy explains how to write one that people read.',
    next: ['guides', 'policyArticle'],
  },
  {
    question: 'What do you store about me?',
    utterances: 'do you track visitors; do you use analytics; privacy policy; data you keep about visitors; where is privacy policy; store site; personal data; who can read what i write in the form; where is your privacy policy; what do you store about me on this site; do you store what i type here; do you save what i write here; what do you know about me; are you spying on me; and my privacy; do you sell my details to anyone; what do you do with my name and email; is google analytics on this page; do you use google analytics or similar; what do you keep of what i type',
    reply: `You can read this site without telling us who you are, and it does not count visits. Only the contact form sends us a message. We use it to answer you and delete it when it is no longer needed, or earlier if you ask at ${company.email}.`,
    next: ['privacy', 'cookies'],
  },
  {
    question: 'Can I send you documents?',
    utterances: 'email file; attach files; send document; i forgot to attach a file; how do i send you a file; what do i do if i forgot to attach a file; where do i upload a file; can i attach a pdf to the form; is it safe to mail you confidential files; file upload; can i attach something; i have a spreadsheet to show you; so how do i get the files to you; does the form accept attachments',
    reply:
      'Please don’t send confidential documents through the form, which takes text only. Say what you have, and we’ll tell you a safe way to send it.',
    next: ['contact', 'terms'],
  },
  {
    question: 'How do I change my cookie choice?',
    utterances: 'change cookies; cookie; cookie settings; do you use cookies; which cookies do you use; where are the cookie settings; i clicked accept by mistake, undo it; how can i withdraw my consent for cookies; reject cookies; do you set cookies; cookie banner, what is it for; and the cookies; can i opt out later; how long is my cookie decision remembered; i want to decline cookies now; does this site set cookies, which; can i turn it off; does this site use cookies',
    reply:
      'This site sets no cookies that are sent with requests. Only the lookup of your country is optional: change your choice under Cookie settings, at the bottom of every page. It is kept for six months.',
    next: ['cookies'],
  },
  {
    question: 'Which law applies?',
    utterances: 'law; law which; court; governing law; what jurisdiction are you under; which courts would handle a dispute; is it english law; where would we have to sue; legal venue for disputes; if we fall out, which court decides; and which court; under which countrys law; what law governs the use of this site; terms of use, what law governs them',
    reply:
      'The law of England and Wales applies to this site, and the courts there decide disputes. Projects have a separate written agreement.',
    next: ['terms'],
  },
  {
    question: 'How long do you keep my data?',
    utterances: 'how long keep; for how long data; retention; for how long; retention period for messages; when do you erase what i sent you; how long is my email stored; do you hold on to form messages forever; when are old enquiries removed; how long do server logs stay; and for how long do you keep it; how long is it stored; data retention; does my message get wiped after some time; and the contact form, how long do you keep it',
    reply:
      'Messages from the contact form are kept until they are no longer needed to answer you. What the server counts to prevent abuse is gone after minutes, or a day at most. Your browser keeps the rest, such as a theme.',
    next: ['privacy', 'cookies'],
  },
  {
    question: 'How do I delete my data?',
    utterances: 'delete my email address; delete my data; erase my data; remove my address; remove data; gdpr rights; privacy officer contact; can i delete it; get copy data; can you delete my message; please erase everything you have on me; i want a copy of my personal data; right to be forgotten; subject access request; how can i correct my details with you; remove me from your records; who do i write to for deletion; can you delete it; and if i want it gone; wipe my information please',
    reply: `Email ${company.email}: you can ask what we hold about you, get a copy, and have it corrected or deleted. We hold only your correspondence with us.`,
    next: ['privacy'],
  },
  {
    question: 'Why do you look up my IP address or country?',
    utterances: 'ip lookup; how know country; ip; whats your ip lookup for; how do you know where i am; why did you ask for my location; do you geolocate visitors; what do you need my country for; what is this ip lookup; does your site see my ip; can i refuse the country lookup; why my country; and why do you check my location; how come prices appear in my currency; the site guessed my country, how; you call ipapi,co from my browser, why',
    reply:
      'We look up your country to show prices in a currency that you use. On your first visit your browser asks a lookup service once for your country. The lookup runs before you answer the cookie banner. If you decline there or under Cookie settings, your browser deletes the result, and prices are in US dollars.',
    next: ['cookies', 'privacy'],
  },
  {
    question: 'Can I get new articles by email?',
    utterances: 'new articles notify; notify me; do you have a newsletter; how do i subscribe; sign me up for updates; mailing list; let me know when you publish something new; where can i leave my address for news; how often do you send the newsletter; newsletter; can i subscribe; notify me about new posts; how can i follow your blog by mail',
    reply:
      'Yes. The box at the end of the blog and of the resources takes your address to the contact form, where you send it yourself. We write a short email when there is something new.',
    next: ['blog', 'resources'],
  },
  // Words that the tools and articles use.
  {
    question: 'What is NPV?',
    utterances: 'npv mean; net present value; what formula is behind this; what does npv mean in your tool; what does net present value mean; explain npv in plain words; how is net present value calculated; what does a positive npv tell me; my cfo asks for npv, whats that; npv; and npv is what; is an npv above zero good; net present value formula',
    reply:
      'NPV, net present value, is what all later savings and costs are worth today, added up. Later money counts less: each year is divided by one plus the discount rate, 10% in our business case unless you change it. Above zero, the project is worth more than it costs.',
    next: ['businessCase'],
  },
  {
    question: 'What is the discount rate?',
    utterances: 'discount rate mean; discount rate define; what does discount rate mean; what does the 10% discount rate mean; which discount rate do you use; explain discounting of future money; can i alter the discount rate; what rate should i put for discounting; why 10 percent a year in the business case; cost of capital, where does it go in; discount rate; and the discount rate is what; and why 10 percent',
    reply:
      'The discount rate says how much less later money is worth to you, for example because it could earn something elsewhere. Our business case begins with 10% a year, and you can change it.',
    next: ['businessCase'],
  },
  {
    question: 'What is payback?',
    utterances: 'payback mean; break even mean; what is break even; how do you calculate the payback period; what does payback time mean; how is break even worked out; define payback; formula for the payback months; what counts in the payback figure; payback; and payback means what; is payback the same as break-even; how do you get to the payback in months; whats the math behind the payback',
    reply:
      'Payback is the time until savings have covered what you spent. The ROI calculator divides the project cost by the net benefit of a month: hours saved times your rate, less the running costs.',
    next: ['roi'],
  },
  {
    question: 'What is adoption?',
    utterances: 'adoption mean; adoption rate; what does adoption rate mean; why is adoption at 70%; what does 70% adoption stand for; explain the adoption slider; adoption; and adoption means; how does usage rate affect the saved hours; what percentage for adoption means what; why do you only count part of the hours; is adoption the number of users or of cases',
    reply:
      'Adoption is the share of the possible use that really happens. At 70%, seven of ten cases in which people could use the tool are done with it; only those hours count as saved.',
    next: ['roi'],
  },
  {
    question: 'What is ROI?',
    utterances: 'roi mean; return on investment; roi define; how is it calculated here; what does return on investment mean; define roi; how is roi calculated; what does 100% roi mean; roi formula; explain roi like im five; roi; and what does roi stand for; meaning of return on investment in percent; if roi is 100 percent did i double my money; im a student, what does roi mean; hm, 100% roi, how is that counted',
    reply:
      'ROI, return on investment, is what is left of the benefit after all costs, divided by those costs. 100% in the first year means that the benefit was twice what was spent.',
    next: ['roi'],
  },
  {
    question: 'What is readiness?',
    utterances: 'readiness mean; bad result readiness; bad result; what bad result; whats readiness; and whats a bad result; what does the readiness score mean; what score is good; what does ai readiness mean; how do you define being ready; from what score am i ready; what does a readiness score of 60% mean; how is the readiness score worked out; and what does ready mean here; explain the four areas of readiness; what is ai maturity in your assessment; we scored 75 in data, is that good; got 2 of 6 on data, bad; how does the score work; if i have 3 3, 3 2, 1 1 and 2 3 what am i',
    reply: `Readiness is how well data, people, process and leadership are prepared for a first AI project. The assessment scores ${statementCount.words} statements: below 50% an area is not yet ready and comes first, from 75% on it is ready.`,
    next: ['readiness'],
  },
  // In front of a page: names in braces are its facts, from app/_lib/chat-pages.ts.
  {
    question: 'Who wrote this article, and when?',
    utterances: 'is this written by ai; did ai write this; did a human write this; who wrote when; who wrote this; who wrote it and when; who is the author; who wrote it; when did this come out; author; who is the writer; when was this published; how old is this post; is this text up to date; date of publication; and who wrote it; whos behind this piece; when did you post this; is it recent; did an ai write this',
    reply: 'The {author} wrote this article. It was published on {date}.',
    next: ['about'],
  },
  {
    question: 'What are the sources of this article?',
    utterances: 'is there research behind this; any studies for that; which sources did you use; where was it published; is the furniture retailer real; are the 81 and 85 real data; whats that zheng paper called; is there a source for that; where do these claims come from; where did you get these numbers from; is there any evidence for this; what is this based on; citations please; which studies does the text quote; are the companies mentioned here real; list the literature used here; can i verify what this article says; is the engineering firm real; what are the studies you cite; whats the noy and zhang thing',
    reply: 'This article cites {sources}. Titles and links are at its end. The companies in it are examples.',
  },
  {
    question: 'What is this page about?',
    utterances: 'short version; the gist please; what is it about in short; what does it say in short; whats the main point here; can you sum up this article in two sentences; how many points; which sections does this have; what are the parts of this article; outline of the post; can you sum this up in 2 sentences pls; short summary of this case study; tell me about this case; is this guide useful for me; what is it about; which topics are in this walkthrough; what would i learn from this video; tell me what the recording is about; what do i get out of this; why should i use this; and what does it do; what will i know after filling this in; how can this tool help me',
    reply: '{about}',
  },
  {
    question: 'Is this case real?',
    utterances: 'real; is this real; so its made up; invented; is that true; a real customer; which firm was that really; nice story but is it real; is this a real client; so the 4x is made up; 42 to 6 minutes - is that a real customer; is this an existing bank; did this really happen; sounds too good to be true; fake case study; are these genuine results; how do i know this case isnt invented; did you really achieve these numbers; so nobody actually got 86%; is that a real company',
    reply: '{composite} The case shows how we measure: the same count before and after. Ask to speak to a client on the first call.',
    next: ['caseStudies', 'person'],
  },
  {
    question: 'Which company was it?',
    utterances: 'which firm is it; which client is it; type company; how large company; which university is it; what kind of company was it; who was the client; what kind of business was this; name of the customer; who is behind this case; what sort of firm was it; does the customer have a name; who was it; and the client was who; what does the client in this case do; which firm is this about; client name',
    reply: 'Kind of company: {company}. The client is a composite, so it has no name.',
    next: ['caseStudies'],
  },
  {
    question: 'How was it done?',
    utterances: 'how did you get them to actually use it; how did you get people on board; how did they do; what did they do; steps; how did they know the spindle breaks; what did you do there; what does answer key mean here; how did you do it; what steps did you take; what was the approach; how did you go about it; what did you actually build here; method used in this project; walk me through the project; and how did that work; how exactly; describe the way you solved it; which steps led to that result',
    reply: 'In three steps: {approach}. It was work for {project}. The client is a composite.',
    next: ['caseStudies'],
  },
  {
    question: 'Which service was it?',
    utterances: 'what service they; which service; which solution use; service used; which service was used; what service did they buy; which of your offers was used here; was this custom development or automation; what type of engagement was this; what did this client book; what was this sold as; and which service is that; so was that training; under which service does this case fall; which service line is behind this project; what should i order to get this',
    reply: 'It was work for {project}. The client is a composite.',
    next: ['caseStudies', 'calculator'],
  },
  {
    question: 'What did this project change?',
    utterances: 'how much time save; 28% more than what; how long did a report take before; what was the result; how much did sales go up; what was the error rate; did analysts get fired; how many leases; how many minutes does a file take now; how long does a letter take now; what were the results; what came out of it; before and after numbers; how much did they save; what improved; did it pay off for them; what did they gain from it; how much faster did it get for them; impact of this project; and the two analysts, did they get fired',
    reply: '{results} {composite}',
    next: ['caseStudies'],
  },
  {
    question: 'How long did this project take?',
    utterances: 'how long take; in how many weeks; how long did they need; how long did it take; how many weeks was this; duration of this project; how much time did they need; how many months until they were done; how quickly was this done; and how long did that take; timeline of this case; was this a long project; did it take months; how long did the whole thing take',
    reply: '{time} The client is a composite. What your project takes depends on its size: ask me for the weeks of {project}.',
    next: ['calculator'],
  },
  {
    question: 'What did this project cost?',
    utterances: 'how much was; cost project; how much did it cost them; what did it cost; what would that cost us; what did they pay; how much was this; price of this project; budget of this case; what was the bill for this client; what did that set them back; how much did they spend on it; how expensive was this project; what was your fee here; cost of this case; what did it cost that shop',
    reply: 'This case names no price, since its client is a composite. It was work for {project}: ask me what that costs for your team.',
    next: ['calculator', 'quote'],
  },
  {
    question: 'Could you do the same for us?',
    utterances: 'could that work with nurses instead of lawyers; would that work in another trade; would you make same us; could you do the same; same for us; could you do it for a dentist; could you do the same for customs papers; can we get this too; we have the exact same problem; would this work in our company; could you repeat this for my firm; i want what they got; is this transferable to us; and for us; could we have that as well; same thing for my company please; can you copy this solution for our team; would the same thing work for pumps',
    reply: 'It was work for {project}. Whether it fits your process is what a free first call is for: you leave with a plan, what to leave alone included.',
    next: ['consultation', 'calculator'],
  },
  {
    question: 'Is this free, and does it need my email?',
    utterances: 'does this guide cost anything; do i have to register to get it; do you need my email for this guide; where is the download button; and its free; what do i pay for this guide; can i just download it; how can i get the file; is there a charge for this one; does it oblige me to anything; do i need to leave my email to see a price; do i have to create an account; does the calculator cost anything; can i use this without registering; no sign up; and i get the result right away; do i see my score at once or by mail; any charge for using this tool; do i have to give my email to see the result; do i need an account for this',
    reply: '{free}',
  },
  {
    question: 'Where is the recording of this video?',
    utterances: 'where recording; why not play; is there a recording; when will it come; is there subtitles; can i read it instead; can i read it; the video wont play; theres no play button; where can i watch this; i cant see any video; when will the recording be out; is the video on youtube; no video; so i cant watch it yet; only text here, wheres the film; is the video published yet; how do i start the video',
    reply: 'There is no recording yet. The whole walkthrough is in writing on the page of each video, with its key points at the top.',
    next: ['videos'],
  },
  {
    question: 'What should I enter here?',
    utterances: 'where do i find these numbers; how do i know the hours; i dont know our hourly cost; which numbers go in; where do the hours come from; what hourly rate do you assume; which rate should i use; which rate take; hourly rate which; i dont know the exact numbers; which figures do i need to fill in; what do i put in these fields; can i just guess the numbers; do my inputs have to be exact; where do i get the values for this form; what goes in here; and if i only have estimates; im stuck at the first field; is a rough number ok; whats meant by the fields here',
    reply: 'In {tool}, enter your own figures, as well as you know them: an estimate is enough to see the order of size. Each field says what it counts.',
  },
  {
    question: 'Who sees my answers?',
    utterances: 'who gets answers; boss see this; private; does my boss see this; does it save my answers; who can see my answers; do you save my answers; is my data in the calculators sent to you; what happens with my answers; do you get what i type in here; are my inputs sent to you; is what i enter kept private; can my boss see what i filled in; will my numbers be stored on your server; so nobody gets my numbers; are my entries confidential; is it anonymous; can others look at my results; do you keep the numbers i type in here; are our answers stored somewhere',
    reply: 'Nobody sees your answers unless you share them: {tool} sends nothing while you answer. Your answers are in the link of this page, and whoever you give that link to can read them.',
    next: ['privacy'],
  },
  {
    question: 'Can I save or share this?',
    utterances: 'change result boss; save it; can my cfo edit it; can i send the result to my boss; can i print the roi result; can i share it with my boss; can i save it; how do i send the result to my boss; can i print it; can i come back later and carry on; export the result; is there a link i can pass on; how do i keep my result; and can i forward this; will my entries still be here tomorrow; can a colleague open my result; get this as a pdf; can i download it and send to our cfo; can i send the result to my business partner; can i send it to our cfo as a link',
    reply: 'Yes. The link of {tool} holds your answers: bookmark it, or send it to a colleague, and they are there again. You can print the result, too.',
  },
  {
    question: 'Is there a spreadsheet?',
    utterances: 'have excel; spreadsheet; can i download it as excel; is there an excel; can i export it to excel; can i get this in excel; xls version; do you have a file i can use offline; can i download the calculation; is there a sheet with the formulas; excel; and as a spreadsheet; id rather do this in excel; google sheets version of this; where is the xlsx; our finance department wants it in a workbook; anything printable i can take to a meeting',
    reply: 'Yes: {file}, free and without an email address.',
    next: ['resources'],
  },
  {
    question: 'What does the price of this service include?',
    utterances: 'what do we have after; what do i have at the end; what do they walk away with; what do we end up with; what do we get out of it; what do you hand over; what do we get for that; whats in that price; what does that include; what does the price cover; what is in the base price; what exactly do we pay for; what comes with it; for how many users is that; is training in there; and what is extra; what would come on top; what do i get for the money; what does the base price buy; so what is in there',
    reply: '{included}',
    next: ['calculator', 'quote'],
  },
  {
    question: 'How do you measure this service?',
    utterances: 'how do we know they learned anything; is there a test at the end; how do we see that it worked; how do you measure it; how do you measure that; how would we know it worked; how do i know it works; how is success measured; how do we see if it helped; how do you prove it worked; who measures that; and how do you check the result; how do you show it was worth it; how do we know its better than before',
    reply: '{measured}',
    next: ['consultation'],
  },
  {
    question: 'Which steps does this service have?',
    utterances: 'why that many weeks; why does it take so long; ah ok, so what happens in the four weeks; which step takes longest; what do you need from us before the course; when do we see something for the first time; what happens in week 1; what do we have in our hands after 4 weeks; how many of our people do you train; what comes after that; what happens week by week; how does this work exactly; whats the process; phases of this service; walk me through it; and then what; what are the stages; how do you go about it in this service; in which order do things happen here; who picks the two owners, you or us',
    reply: '{steps}',
    next: ['consultation'],
  },
];
