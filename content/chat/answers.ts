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
import { askedOfHours, askedOfOffices, list } from './lists';
import { askedOfOffers, askedOfTargets } from './phrases';

/** Without a comma before 'and', as on the pages. */
const joined = new Intl.ListFormat('en-GB');
const within = `We reply within ${company.responseTime}.`;
const answered = `We answer phone and email ${formatInSentence(officeHours)}.`;

/**
 * What the chat answers besides the FAQs of the pages. `asks` are what visitors type when they ask it, separated by '; '
 * (see content/README.md). Answers that name an intent are the specification's.
 */
export const answers: z.input<typeof chatAnswer>[] = [
  // Small talk.
  {
    question: 'Hello',
    asks: 'hi everyone; hi team; good day; hello there; hey there; hello; hello assistant; how are you; good afternoon; howdy everyone; whats up; hi team; hows it going; helo; good day; hello bot; anyone around; hey anyone; anyone there; heya; hi; hello there; hey; good morning; good evening; hiya; hey there, anyone around; hi, just had a look at your site; greetings; yo; morning all; hallo; good afternoon to you; hey hey; howdy; hello again; hi, first time here',
    reply:
      'Hello. I can answer questions about our services, prices, hours and how to book a consultation. What would you like to know?',
    next: ['askServices', 'askPrices', 'person'],
    intent: 'greeting',
  },
  {
    question: 'Thank you',
    asks: 'thank; thank lot; great; thank anyway; perfect; thanx; thank everything; helpful; thank time; awesome; thank help; nice; appreciated; thank much; cool; grateful; that helped; thx bye; thanks, that helped; thx; thank you so much; cheers; great, thanks a lot; ty; much appreciated; that was helpful, thanks; perfect, thx; thanks for explaining; brilliant, cheers for that; very kind of you; thank you, that answers it; awesome thanks; many thanks; youve been a great help; lovely, ta; grateful for the info; nice one, thank you; nice, thx; thanks thats all bye; thanks, youve been helpful; ok thx; cool thanks',
    reply: 'You’re welcome. Anything else you’d like to know?',
    next: ['person'],
    intent: 'greeting',
  },
  {
    question: 'Ok',
    asks: 'ok; yes; yep; no; nope; aha; interesting; okay; alright; got it; i see; makes sense; fine; right; hmm ok; cool; understood; good to know; sure; k; fair enough; ah ok, clear; sounds good; noted; lol ok; ok thx',
    reply: 'Ask me anything about our services, prices or hours, or talk to a person.',
    next: ['askServices', 'askPrices', 'person'],
    intent: 'greeting',
  },
  {
    question: 'Goodbye',
    asks: 'ok thx bye; thanks bye; bye for now; ok bye; have a good day; goodbye; see ya; farewell; have a nice evening; good night; thx bye; ok bye; bye; see you; have a nice day; talk later; ok thats all, bye; im off now; take care; cya; gotta run; thats it for today, bye bye; will come back later; have a good weekend; so long; im done here; nothing else, goodbye; ttyl; later; thanks thats all bye; do you save this chat; good stuff, bye',
    reply: 'Goodbye. Your conversation stays here until you close the tab.',
    intent: 'greeting',
  },
  {
    question: 'Can you help me?',
    asks: 'help me; what can i ask; need help; help please; i need help; can you help; can you help me; can you help us; help; can you help me with ai; i have a question; could i ask you something; need some help; can you give me a hand; i need assistance please; got a sec for a question; im a bit lost, can you help; what can i ask you; what do you know about; quick question if thats ok; can i ask another thing; what are you able to answer; how does this chat work; one more question; so what can you tell me; mind if i pick your brain',
    reply: `Yes. Ask me about our services, prices, hours or a consultation. If something that we built has stopped working, send a ${labelOfInquiry('support')} instead.`,
    next: ['askServices', 'askPrices', 'support'],
    intent: 'support',
  },
  {
    question: 'Are you a bot?',
    asks: 'do you send it to openai; does this chat store what i type; who else sees this chat; is this chatgpt; which ai are you; bot; chatting person; am i human; who made you; conversation stored; who read what i type; bot save say; who reads it; safe chat; are you real; robot; speaking human; am i person; who built you; chat saved; who sees this chat; bot saves write; who reads this; safe bot; you real; is this chat an llm; so who reads what i type; do you store what i type here; can u write me a prompt for my homework; are you a real person; do you save what i write here; am i talking to a human; is this a real person typing; are you ai; youre a robot right; are you chatgpt; which model powers this chat; is someone reading what i type here; does this chat get sent anywhere; so youre not human; wait, is this automated; and who am i chatting with; whats your name; is this a machine answering; are my chat messages recorded; are you an llm; human or computer; do you have feelings; is anybody behind this chat window; are you a bot or a person; are you a bot; what model are you running on; do you save this chat; is this bot an llm, which one; ok thx, are you a real person btw; which llm is behind this chat; what do you keep of what i type',
    reply: `I’m an automated assistant. I answer with what ${company.name} has published on this site, and I run in your browser: nothing you type here is sent anywhere. To reach a person, use the contact form. ${within}`,
    next: ['person', 'askServices'],
    intent: 'about',
  },
  {
    question: 'Not my question',
    asks: 'stupid bot; dont understand; answer my question; can u write me a prompt for my homework; thats not what i asked; wrong answer; you didnt understand me; no, i meant something else; not helpful; that doesnt answer my question; you misunderstood; no thats not it; try again; read my question properly; you keep repeating the same thing; completely off topic; huh, i asked about something different; what does that have to do with my question; youre not listening; nope, different question; useless reply; you missed the point',
    reply: `Sorry. I know only the answers that were written for this site. Ask one question at a time in other words, or choose “Talk to a person”. ${within}`,
    next: ['person', 'askServices'],
  },
  {
    question: 'This looks like nonsense',
    asks: 'are you legit; is this legit; is this a real company; is it a scam; can i trust you; are you serious; bullshit; all talk; for real; what catch; really free catch; so basically unverifiable, how can i check; 120,000 hours saved with 10 clients, come on; is that just marketing; do clients really save 120000 hours; why should i trust you then; says who; are they any good; this looks like bullshit; sounds like snake oil to me; is this a scam; all buzzwords if you ask me; i dont believe a word of it; are you even a real company; smells like hype; why should i trust you lot; marketing fluff; yeah right, too good to be true; so its all made up; and im supposed to believe that; is this outfit legit; are you con artists; what a load of rubbish; sounds fishy; bs; this whole site feels fake; can i ring one of them; is there an audited report or anything; what evidence do you have then; name one client',
    reply: `Check us before you trust us: ask to speak to a client on the first call, and ask of any figure what it is a percentage of. This site names no clients; its case studies are composites, and its quotes are samples. Our main office is at ${company.address}.`,
    next: ['about', 'faq', 'person'],
  },
  // How to reach the company.
  {
    question: 'How can I talk to a person?',
    asks: 'can i just ring someone; i hate forms; just give me a number to call; talk to a human; talk to someone; real person; human please; speak to somebody; leave a message; connect me with someone; can someone call me; talk person; real person; call me; call back back; leave a number; chat human; live agent; ring me; callback please; leave a phone; talk someone; customer service; phone me; call me you; leave a contact; talk somebody; live chat; call us; callback my; to whom do i write; do you have a phone nr or whatsapp; whats the email; i want a human; no i want to phone; can i talk to someone today; ok send me an offer pls; please call me back tomorrow at 10; how do i leave my number; is there a phone number; book it for tuesday 10am; get me a human; id rather speak with someone; connect me to an agent; can i chat with a real employee; i want to talk to somebody in sales; put me through to a consultant; no more bot please; human please; so how do i reach somebody real; and if i want an actual human; hand me over to a colleague; could someone ring me back; who do i write to about this; can i book it here in the chat; who should i write to; phone nr',
    reply: `Choose “Talk to a person”. It moves this conversation into the contact form, where you can edit it, add your phone number and a time, and send it. ${within} You can also call ${company.phone} or email ${company.email}.`,
    next: ['person', 'contact'],
    intent: 'contact',
  },
  {
    question: 'How can I contact your team?',
    asks: 'can i change my request; i forgot something in my request; how do i add to my request; do i have to call; can i just write instead; can i email instead of calling; is there another way than the form; send a message; send you a message; write to you; how do i contact you; get in touch; telephone; your email; call you; how to contact you; contact form; how to reach you; contact; contact team; phone details; phone; email; reach; reach details; telephone address; telephone; e mail; touch; contact info; email number; your number; mail; reach information; mail details; whatsapp; message; reach form; to whom do i write; do you have a phone nr or whatsapp; whats the email; what is your phone number; no i want to phone; wheres your office; is there a phone number; whats your email address; phone number; which number do i dial; where do i write to you; got an email; contact details please; how do i get in touch; what are the ways to reach you; is there a mailbox i can write to; and your phone; your contact info, please; can i just email you; who do i write to about this; who should i write to; phone nr',
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
    asks: 'call now; can i call you; hours now; closed currently; phone right now; can i phone today; phone now; open now; available right now; reach today; can we call now; call you now; there today; ring at the moment; may i call now; reachable today; hours right now; when can i call; do you answer on sunday; when are you open; can i call now; can i talk to someone today; anyone in the office right now; can i call this minute; is it too late to ring today; are you closed already; open at the moment; is somebody picking up the phone now; is the line staffed currently; still there at this hour; can i phone now; so right now nobodys there; are you available at this moment; too early to call; open on saturdays',
    reply: `{open} ${hoursSummary}`,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'What are your hours?',
    asks: 'office hours; opening hours; business hours; your hours; hours opening; answer saturday; your hours; when open; saturday; hours business; reachable sunday; the hours; when available; when do you open; sunday; hours office; closed weekend; what hours; when reachable; weekend; hours working; open monday; hours; when can i call; what is pt, im in london; do you answer on sunday; what time zone are your hours in; when are you open; in which time zone are you; opening times; when can i ring you; which days are you staffed; from when to when is the phone answered; business hours; until when do you work; when do you close; what time do you start in the morning; and on fridays, till when; till what time; at what times can i get hold of you; what days and times are calls held; is anyone there on a saturday; open on saturdays; can it be on a sunday evening, i work days',
    reply: `${hoursSummary} At any other time, use the contact form: we reply within ${company.responseTime}.`,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: `Are your hours in ${company.offices[0].city} time?`,
    asks: `london time; time zone; which zone; in london time; open london time; timezone; what timezone; hours uk time; bangalore hours; is this london time; open india time; dublin time; what time is it there; open europe time; uk time; hours german time; local hours; hours london time; my hours; what is pt, im in london; what time zone are your hours in; is that london time; in which time zone are you; which time zone is that; pt or gmt; whats that in uk time; were in britain, how do the times convert; is 9 am pacific or local to you; what does est mean for us in england; is that our time or yours; so thats evening for us in the uk; and in british time; why is a london firm listing pacific time; time difference when the clocks change; does daylight saving shift your schedule; ${askedOfHours}; your hours say pacific time but the address is london, which is it`,
    reply: facts.hours.statement,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'How fast do you reply?',
    asks: 'fast reply; response time; soon replies; your reply time; how fast do u answer; long respond; soon answer; quick response; when hear back; quick get back; long hear from; how fast do you answer; how long till you answer; when can i expect a response; how quickly do you get back to people; same day answer; how many days until someone writes back; turnaround on emails; will i wait a week for an answer; and when will i get a reply; how soon after that; do you answer within 24 hours; response time for enquiries; i wrote this morning, when do you respond; when will i hear back; how fast do you have to answer',
    reply: within,
    next: ['contact'],
    intent: 'contact',
  },
  {
    question: 'Where are you located?',
    asks: `whats with the three offices; why three offices; which office is which; where to find you; where can I find you; directions; where is your office; dublin are you; how many offices; where located; office; office city; anyone london; where are you; where office london; bangalore office; how many locations; where based; located; located country; somebody bangalore; where are you from; where office bangalore; bangalore in; how many sites; where office; location; do you have an office in india; and where are you based; which of your offices would serve a german client; which countries do your people work from; are you in london; where are you based; what does the bangalore office do; where r u from; wheres your office; is there somebody in ireland; is there a map to your office; how many offices do you have; wheres your head office; which city are you based in; what offices do you have; are you a uk company; address of your headquarters; do you sit in india; got people in ireland; based where; so youre in london; and the other two offices; what is the bangalore office for; ${askedOfOffices}; where is your office here; do you subcontract anything offshore; where are you, were in leeds`,
    reply: `Our main office is at ${company.address}. We have ${facts.offices.value}:\n${list(
      company.offices.map(({ city, role }) => `${city}: ${role}`),
    )}`,
    next: ['contact', 'about'],
    intent: 'contact',
  },
  {
    question: 'Are you on social media?',
    asks: 'linkedin; twitter page; twitter; follow you; do you have twitter; do you have a linkedin page; twitter handle; where can i follow you; got a youtube channel; facebook; which networks are you on; id like to follow your company online; are you on x; do you post anywhere; on linkedin too; and youtube; link to your socials please',
    reply:
      'We’re on LinkedIn, Twitter, Facebook and YouTube. The links are at the bottom of every page and on the contact page.',
    next: ['contact'],
  },
  // Consultations and support.
  {
    question: 'Is my message lost when sending fails?',
    asks: 'request lost; send failed; form error; the form gave me an error; i hit send and nothing happened; contact form wont submit; will i have to type it all again; got an error when i pressed submit; form not going through; sending keeps failing; the send button does nothing for me; did my text disappear when it errored; and if it fails again; so my text isnt gone; couldnt send my enquiry, what now',
    reply: `What you typed stays in the form, so you can try again. If it fails twice, email ${company.email}; the form has a link that takes your text along.`,
    next: ['contact'],
  },
  {
    question: 'How do I book a consultation?',
    asks: 'can we do a quick call first; just a quick call first; can we have a chat first; lets talk first; can someone walk me through it on the phone; can we talk tuesday; can we talk on monday; are you free on thursday; meet this week; book me in; set up a meeting; video call; schedule a demo; when can we talk; meeting tomorrow; talk next week; set up a call; call next week; meet next week; talk tomorrow; book appointment; book you; book; appointment monday; free consultation; consultation free; talk expert; schedule intro; schedule you; meet; consultation tuesday; free call; first call really; talk consultant; arrange discovery; reserve you; appointment; call wednesday; free talk; first call cost; need appointment; do you charge for the first meeting; and by video; is the first call really without obligation; how do i start; ok how do i start; ok sounds good how do we begin; can i do it on teams; how do we start with this; is the consultation really free; hm ok, how do i start; how does a free consultation work; is it really free whats the catch; book it for tuesday 10am; i want to set up a call; schedule a meeting with you; is the consultation free; do you charge for the first call; how can i arrange an appointment; sign me up for the free session; zoom call possible, how do i request one; where do i reserve a time for a call; and booking one works how; free of charge, that call; so how do i get a call in the diary; id like an intro meeting; can i book it here in the chat; no video please, i prefer the phone, possible; does the call cost anything; can you call me tomorrow at 10; can it be on a sunday evening, i work days',
    reply: `A consultation is free: a working call about what to automate, what to teach and what to leave alone. Send a ${labelOfInquiry('consultation')} with a day that works for you. ${within} Calls run ${formatInSentence(callHours)}, by video or phone.`,
    next: ['consultation', 'askPrepare'],
    intent: 'booking',
  },
  {
    question: 'How long is the first call?',
    asks: 'how long call; minutes call; how long meeting take; how long consultation; minutes consultation; how long call takes; how long meeting; minutes meeting; how long consultation last; how long appointment; how long consultation lasts; how long appointment be; how long booking go; how long is it; and who is on it; how long does the call take; how many minutes does the consultation take; half an hour or a full hour; duration of the intro call; how much time should i block for the meeting; is it a 30 minute chat; will the initial conversation take long; how long do i need to set aside for the call; 15 minutes; and the call lasts; how long will that meeting be; length of the consultation; wholl be on the call from your side',
    reply: 'Our reply to your request says how long the call is, and who will be on it.',
    next: ['consultation', 'askPrepare'],
    intent: 'booking',
  },
  {
    question: 'Can I see a demo?',
    asks: 'demo; demo product; watch product live; demonstration; demonstration see; watch software live; demo book; watch tool action; demonstration show; watch system action; demo arrange; watch it work; demonstration schedule; demonstration request; demonstration live; demo get; show me how it works in practice; do you do product demonstrations; id like to see something live; got an example i can watch running; could you present your work to our board; any chance of a preview; seeing is believing, can you show us; demo available; and can i see it live; could you show me that; can i try it out somewhere',
    reply: `We show our work on a call. Send a ${labelOfInquiry('demo')} request and say what you’d like to see. ${within}`,
    next: ['demo'],
    intent: 'booking',
  },
  {
    question: 'Something that you built is broken',
    asks: 'i have a problem; there is a problem; error message; it doesnt work; it does not work anymore; problem with my account; login problem; i cannot log in; need technical help; urgent problem; something is wrong with it; something crashed; it crashed; it stopped working; system down; it is down; outage; an error; bug report; support; have problem; problem account; log in cant; chat loading; help technical; technical problem; broken; system down; issue automation; report problem; open ticket; who call night; who calls you it breaks; who fixes it; helpdesk; have trouble; problem login; login cannot; page load; stuck; bug report; who do i ring on a saturday if its down; who do i call at night if it breaks; who calls you if it breaks; our system is down; it crashed, who do i tell; i need technical support; how do i report a bug; the tool your team installed gives errors; help, nothing gets processed since yesterday; where do i raise a ticket; its not working anymore; and where do i report that; outage on our side, please fix',
    reply: `For help with something that is already running, send a ${labelOfInquiry('support')} and say what happened and when it started. ${within} You can also call ${company.phone}, ${formatInSentence(officeHours)}. Support around the clock is an add-on for custom systems.`,
    next: ['support', 'person'],
    intent: 'support',
  },
  {
    question: 'Do you offer 24/7 support?',
    asks: 'do you do on call; oncall; 24 7 service; support available; 247; 247 offer; emergency night; 24 hour; 24 hour service; help weekend; around the clock; around the clock available; emergency sunday; round the clock; round the clock service; out of hours; out of hours available; after hours; after hours offer; who gets the pager at 3am; does premium support include weekends; who do i ring on a saturday if its down; do you offer support; at night too; who do i call at night if it breaks; do you have 24 7 support; how much is that; is support available round the clock; can we get help outside business hours; out-of-hours support possible; helpdesk day and night; do you do an on-call service; 24 7; so nobody helps at 3am; and outside office hours; is there always-on support',
    reply: `${facts.aroundTheClock.statement} It is the priority support add-on, for ${usd(pricing.addOnCost.includePrioritySupport)} a year.`,
    next: ['calculator', 'person'],
    intent: 'support',
  },
  {
    question: 'How much is 24/7 support?',
    asks: 'how much 24 support; price priority support; price 24 7; price 247 7; cost priority support; cost 24 7; cost priority 7; how much priority support; at night too; how much is that; price of priority support; what does round the clock cover cost; whats the damage for always-on help; fee for the priority add-on; how many dollars for out-of-hours support; is priority support billed yearly or once; cost of being first in line; what would 24h assistance set us back; and 24 7 costs what; how much for that priority thing; is the round-the-clock fee per year',
    reply: `Priority support costs ${usd(pricing.addOnCost.includePrioritySupport)}. With custom development it means 24/7; with every other service it means that you are first in line. It is charged once and covers ${terms.supportTerm}.`,
    next: ['calculator'],
    intent: 'support',
  },
  {
    question: 'I have a complaint',
    asks: 'complaint; complain make; angry; never answered; bad service; waste my money; promised late; second time asking; waiting week reply; complain about; you useless; complain; complain file; furious; never answer; poor support; waste our time; promised never; last time ask; waiting month answer; im really unhappy with your service; your consultant was rude; nobody called me back as promised; i want to complain about how we were treated; very disappointed with you; this is unacceptable; where do i lodge a grievance; still no answer after two weeks, im annoyed; im angry about the way this went; bad experience with one of your people; so who do i complain to; and who deals with complaints; i want to escalate an issue with your staff; whom do i complain to',
    reply: `I’m sorry. That should not happen, and it needs a person, not me. Choose “Talk to a person” and say what went wrong: we reply within ${company.responseTime}. You can also call ${company.phone}, ${formatInSentence(officeHours)}.`,
    next: ['person', 'support'],
    intent: 'support',
  },
  // The company.
  {
    question: 'Who are you?',
    asks: 'what is this site about in simple words; what is this company in plain words; are you a startup; are you a big company; how long have you been around; how long are you in business; how long have you done this; are you new; who is the company; what is the company; tell me about the company; what is this company about; what company is this; who is behind this site; about you; about; about us; company info; company information; your story; company history; your background; when were you founded; when did you start; founded; founded year; did you start when; since when around; experience; experience team; 2022 or; who founded company; who are you; about company; which company; 50 years experience company; established; established you; did it start how; how long are you existed; experienced; experience consultants; 2025 founded; since when exist; what kind of firm are you exactly; which experience do your trainers have; 20 years, you exist since 2025; how old is your company; who are you guys; since when do you exist; what do you guys actually do; how old is the company; 2022 or 2025; when was the company founded; how old is the firm; whats your background; how experienced are you; how many years have you been doing this; are you a new startup yourselves; how long in business; and when did you start; what kind of company is this; give me the short history of your firm; so what is it you people actually do; founded 2025 but 20 years experience, explain; how senior are the people whod work on it',
    reply: `${facts.founded.statement} We have ${company.experience.chat}; the longest career spans ${facts.experience.value} years. We train teams, automate processes and build AI systems from ${company.cities}.`,
    next: ['about', 'askServices'],
    intent: 'about',
  },
  {
    question: 'Who is on your team?',
    asks: 'are these real photos; are those real people; are the people on this page real; who runs this; who runs the company; your team; leadership; who is the boss; your team; who team; boss; who runs company; who head training; experience his; who behind company; where engineers team; the team; who boss; ceo; who leads there; who charge delivery; experience her; who behind it; where engineering located; leadership; who ceo; director; who works you; who is the head of the company; who is the boss; who is lucia ferrandell; who are the founders; who runs the company; whats the ceo called; names of the people in charge; who leads engineering; who heads training; introduce your management; who is maren oakhurst; who are the directors; and whos in charge; are those real names on the about page; is lucia ferrandell a real person; who is lucia',
    reply: '{team} The names are samples. You learn who would work with you before you sign.',
    next: ['about', 'person'],
    intent: 'about',
  },
  {
    question: 'What is your mission?',
    asks: 'mission; what stand for; how do you work; approach; vision; what believe in; how do you guys work; method; values; your approach; principles; your method; philosophy; what are your values; what do you stand for; what drives you; your philosophy in one line; vision statement; what do you believe in; what is the purpose of your company; what principles guide your work; and your values; so whats your mission; what do you want to achieve as a firm; why did you start this business',
    reply:
      'Our mission: put AI to work where it saves people time, prove it with a number they agreed on first, and make sure they can run it without us. So we measure first, leave decisions to people, and leave everything with you.',
    next: ['about'],
    intent: 'about',
  },
  {
    question: 'What did your clients save?',
    asks: 'what have your clients got in reality; median, not best case; clients save; clients results; success rate; where do your figures come from; are the numbers from there real; how many hours did others get back; what results have customers seen; show me figures from past projects; before and after numbers please; how much money have companies cut with you; what outcomes did you get elsewhere; any hard numbers from customers; where can i see what the others gained; and what did they save; what came out of it for them; how big were the gains in the case studies; so its made up',
    reply:
      'Each case study has its figures, before and after, on its page. The clients are composites, and the figures are illustrative.',
    next: ['caseStudies', 'roi'],
  },
  {
    question: 'How many clients have you had?',
    asks: '500 solutions are those yours; what did you do yourselves; hours saved by whom; are those your numbers; number clients; have clients; solutions number; is that a lot; number customers; have customers; clients many; how many projects; clients served; number solutions; projects far; how many companies; clients deployed; customers helped; clients worked; how many clients; how many customers do you have; how many projects have you delivered; number of customers served; how large is your client base; how many systems have you put live; are we your first customer; how often have you done this before; how many companies trust you; whats your track record in numbers; how many so far; and how many customers is that; in how many sectors have your people worked; so have you actually got any clients; with 10 clients',
    reply: `${facts.clients.statement} ${facts.ownSolutions.statement} ${facts.careerSolutions.statement}`,
    next: ['about', 'caseStudies'],
    intent: 'about',
  },
  {
    question: 'Are your clients and quotes real?',
    asks: 'everything here says sample and illustrative; who are the actual clients; are those made up; clients genuine; reviews; what do your clients say; true invented; customers invented; testimonials; what do clients say; true made; quotes made; what do customers say; testimonials genuine; reviews real; stories genuine; cases composite; case studies genuine; companies composite; examples real; figures true; numbers real; are these real customers; so no real ones at all; and the people quoted on here are real; why put them up then; is this a real client; so the 4x is made up; is that true or invented; why do you invent them; can i speak with someone who bought from you; are these customers real; is this a true story; can i talk to a client of yours; is that a real bank; what do clients say about you; is it a real firm; are these real clients; did you do that already; are the numbers from there real; 42 to 6 minutes - is that a real customer; are the stories on your site true; whats a composite case; did someone actually say those testimonials; are the reviews genuine; did you invent the customers; are these stories made up; fake testimonials; what does composite mean here; are those real companies in your case studies; who said the quote on the homepage; the figures in the examples, are they true; so those quotes are fiction; did they really say that; and the clients, they dont exist; is this a real company; so nobody actually got 86%; can i ring one of your customers then; so which clients exactly, names please; the 82 percent here, which college was that; so its made up; which unis use it; is that a real company; is that an actual firm',
    reply:
      'The clients of our case studies are composites, their figures are illustrative, and the quotes are samples that no client said. They show how we measure. Ask to speak to a client on the first call.',
    next: ['caseStudies', 'person'],
    intent: 'about',
  },
  {
    question: 'Who are your partners?',
    asks: 'partner your; partners; certifications your; which companies partner; partnership you; partnerships; certificates you have; which company partner; partnership company; awards company; partnership technology; partnership who; is your ai certified; which certifications do you list; do you have any accreditations; are you partnered with someone; who do you cooperate with; what badges do you hold; list of partner companies; any alliances; are the partner logos real; which firms do you team up with; certified by whom; and your partners; are those partners real; are the certificates listed here genuine',
    reply:
      'The About page lists partners and certifications. Like the names there, they are samples for now.',
    next: ['about'],
    intent: 'about',
  },
  // Services and who they are for.
  {
    question: 'What services do you offer?',
    asks: 'what do you do; what can you do for us; what do you sell; which services; solutions; products; ai help; workshop for staff; your services; list of services; offerings; products list; everything offer; what offer; ai services; how can you help; do you offer ai; offers; products offer; list sell; what can you do; what sell; ai solutions; how can you help us; help with ai; products; solutions provide; everything do; what you do; which services; is onboarding about new employees; ah ok, so what happens in the four weeks; what kind of firm are you exactly; what is ai onboarding; and optimization; who decides after the pilot; do you do training; who runs it then; how many of our people do you train; what do you guys actually do; what do you do; what can i buy from you; give me an overview of your offer; whats on the menu; what kinds of work do you take on; list of services please; what are the five services; tell me what you provide; summary of your offerings; and what else do you do; what else is there; your portfolio of services; so what is it you people actually do',
    reply: '{services}',
    next: ['services', 'selector', 'askPrices'],
    intent: 'service',
  },
  {
    question: 'Do you offer custom AI solutions?',
    asks: 'build vs buy; why not buy something off the shelf; why build and not buy; build or buy; is there nothing ready made; make us app; tailored solution; do you build custom; can you build something for us; make us tool; bespoke system; do you build software; build us software; tailored software; can you build system; build us system; tailor made ai; do you build tool; build us program; custom tool; could you build app; do you build us; can you build something; could you build us an app; do you offer custom software; does the software belong to us at the end; can you make something bespoke for us; we need a tailor-made system; nothing off the shelf fits our problem; do you develop from scratch; could you program an ai just for our company; made-to-measure ai; build us our own model on our data; can you code a unique solution; we want something no vendor sells; bespoke too; so youd build it just for us; and if no product does what we need; would you build it or recommend a product',
    reply: `Yes. We build the part that no product covers: on your data, scored on your own examples, with code and models that are yours. It is our service Custom AI Development; its base price is ${usd(pricing.baseCost.development)}, and it takes about ${pricing.baseWeeks.development} weeks.`,
    next: ['custom', 'calculator', 'consultation'],
    intent: 'service',
    service: 'custom-ai-development',
  },
  {
    question: 'Which industries do you serve?',
    asks: 'industries; industries which; which industries most; industry; sectors serve; which industries best; sector; sectors work; verticals; industries cover; branches; verticals specialize; industries list; verticals focus; verticals know; verticals experience; which industries do you work in; not farming; do you work with logistics companies; do you have experience in aviation; what sectors do you work in; list of fields you cover; which branches do you know; what verticals are you in; what lines of business do you specialise in; do you focus on certain sectors; is there an industry page for mine; what markets are you active in; are you specialised in one field; any particular industries; and which sectors; for what kind of businesses do you have pages',
    reply: `We have pages for ${numberInWords(industries.length)} industries: ${joined.format(
      industries.map(({ title }) => title.toLowerCase()),
    )}. If yours isn’t one of them, ask us: most paperwork problems cross industries.`,
    next: ['industries', 'caseStudies'],
    intent: 'service',
  },
  {
    question: 'Do you have case studies?',
    asks: 'case study; proof projects; examples show; had you customer like; show reference; case studies; examples results; case studies some; have you client similar; show example; success story; examples clients; references show; had you project that; success stories; examples past; success stories show; had you done this; previous work; have you experience it; are these real customers; is that true or invented; had you a customer like that; is that a real bank; is it a real firm; are these real clients; are the stories on your site true; whats a composite case; show me a reference; show me examples of your work; any success stories; can i read about past projects; portfolio; got any examples i can look at; stories from other companies; id like to read how it went elsewhere; how many case studies are on the site; any examples; and examples of that; where can i find documented projects; do you have other examples from factories; is that an actual firm',
    reply: `There are ${numberInWords(caseStudies.length)} case studies, with measurements before and after. The clients are composites, and the figures are illustrative. For a reference, ask to speak to a client on the first call.`,
    next: ['caseStudies', 'person'],
    intent: 'service',
  },
  {
    question: 'Which service do I need?',
    asks: 'im a bit lost with your offers; the board wants something with ai by summer; where does somebody like us begin; no ai at all so far, what would you suggest; how does it decide; how does it choose; how does it pick one; which package; what solution fit; service selector; how many questions selector; right service; what one suits; solution finder; how many questions quiz; best offering; which solution right; find your solution; how many questions tool; recommend option; what solution best; selector; suggest offering; which solution need; quiz; choose option; what option choose; which questions does the selector ask; what is this quiz for; what comes out; which service is right for us; i dont know what to choose; what would you recommend for us; help me pick; which of your offers fits a 40 person firm; is there a quiz that tells me what to take; whats best for my situation; can you suggest a service; which one suits us; which one then; and which is the one for me',
    reply: `The service selector asks ${selectorCount.words} questions about your goal, company size, experience, pace and budget. It recommends one service, tells you why, and names a second one to consider.`,
    next: ['selector', 'consultation'],
    intent: 'service',
  },
  {
    question: 'Do we practice on our own work?',
    asks: 'can it be hands on with our own documents; do we use our own files; is it hands on; do you use our examples; is it just slides; do we work on real tasks; will it be about our work; do you tailor the training to us; are the exercises generic; is it theory or practice; will we practice; do you adapt it to our company',
    reply: 'Yes. Your team sends us samples of its work, and we build the exercises from them.',
    next: ['training'],
    service: 'ai-training',
  },
  {
    question: 'Is my company ready for AI?',
    asks: 'ready; ready we; are we ready; readiness; readiness our; readiness assessment; prepared; maturity company; mature; prepared team; readiness test; maturity; ready enough; prepared assess; maturity check; ready test; maturity know; prepared assessment; prepared score; what does the readiness assessment ask; how many questions; whats readiness; what does the readiness score mean; are we far enough along for this; can i test how prepared we are; is it too early for us; do you have a maturity check; how do i find out if were set up for ai; self assessment for our organisation; readiness check; where do we stand with ai; so are we ready; too soon for us maybe',
    reply: `The AI Readiness Assessment scores ${statementCount.words} statements about your data, people, process and leadership. It tells you whether to start, start small or close a gap first, and what to do next.`,
    next: ['readiness', 'consultation'],
    intent: 'service',
  },
  {
    question: 'What would it return?',
    asks: 'payoff calculator; roi calculator; worth it calculate; payoff work out; return calculator; worth it calculator; payoff estimate; what would it return; worth it tool; roi compute; roi; benefit figure out; return expect; benefit would; roi calculate; savings ours; what numbers do i need for the roi calculator; how soon does it pay off; how long till it pays back; how fast do they reach it; when wud that have paid for itself; is there a free tool to check our roi; is there an roi calculator; how do i work out whether it pays off; what do we gain in money terms; calculate our savings for me; will it earn its cost back; whats the payoff; is it worth the money; bang for the buck; and does it pay for itself; so whats in it for us financially; tool to estimate net gain from hours and rate',
    reply: `The ROI calculator gives payback, yearly return and net gain from your own hours, rate, cost and adoption. ${facts.payback.statement}`,
    next: ['roi', 'businessCase'],
    intent: 'service',
  },
  {
    question: 'How do I convince my boss?',
    asks: 'my boss wants numbers; my boss needs to see figures; convince boss; business case; business case write; board paper; justify management; business plan; business case make; board tell; convince board; memo; business case template; boss show; justify cfo; business case boss; justify ceo; business case board; persuade director; business case how; persuade budget; business case need; how do i persuade my boss that ai is no fad; what is the business case tool; what does the business case tool do; is there a template for a business case; can i see an example memo; i need to sell this to the board; my manager thinks ai is a waste of money; cfo wants a one-page justification; how do i get budget approval; help me make the argument internally; what do i show my director; my ceo wont sign off on this; something i can hand to management; and my boss; how do i pitch it upstairs; need a memo for the leadership meeting; is there a template for the pitch',
    reply:
      'The business case tool turns your numbers into one memo that your boss can read in five minutes: cost today, the amount to approve, cash payback and hours in an expected and two low cases, and one verdict on cash: yes, yes slowly, not yet, no, or buys time. There is also a Word template in the resources.',
    next: ['businessCase', 'roi'],
    intent: 'service',
  },
  {
    question: 'Can you automate my process?',
    asks: 'who decides what gets automated first; how do we pick what to automate; what would we start with; where do we begin; can that automate; is it possible automate; automate my task; help with; can you automate customs declarations; how do you decide what not to automate; how do i know what to automate first; can you predict eta of containers; which one first; we have a process, would it work with ai; would our procedure be suitable; can a machine do what my clerks do; how do i know if my workflow qualifies; could you automate our claims handling; is our task a good candidate; does it work for our kind of procedure; so could mine be automated; would mine qualify; and for our process, would that work; can ai screen cvs for us',
    reply:
      'It depends on the process. Good candidates come up often, follow rules that someone can explain, and have results that can be checked. Describe yours in a free first call: you leave with a plan that says what to automate, what to teach and what to leave alone.',
    next: ['consultation', 'automationStart', 'selector'],
    service: 'workflow-automation',
  },
  {
    question: 'Is AI useful for us?',
    asks: 'would you tell me straight if its not doable; will you say no if it makes no sense; would you tell me if i didnt need you; when would you tell us to wait; would you ever say no; do i even need ai; i dont see what for; what would it do for us; my son keeps telling me we need ai; what is it good for in a firm like ours; this useful office; does it make sense; what use ai; what should our first project be; can you help me with ai; how do you decide what not to automate; do we really need ai; whats ai good for in our business; i doubt ai would do much for us; does ai make sense for a family firm; honestly, is there any point for us; can a firm like mine benefit from ai at all; when is ai not worth doing; is ai just a trend we can skip; do we even need it; so is there a point for us; i run a bakery, what use is ai to me',
    reply:
      'It is where work comes up often, follows rules that someone can explain, and has results that can be checked. Elsewhere we say so. Describe one process in a free first call: you leave with a plan that says what to automate, what to teach and what to leave alone.',
    next: ['consultation', 'roi', 'readiness'],
  },
  {
    question: 'What if our team does not want AI?',
    asks: 'how do i tell them; how do i sell it to the team; some of them refuse; half my team refuses; team hate ai; no one uses it; resistance; how do i explain this to my team; the union is against it; do you have an article i can share with them; why skeptics first; how do we pick people for the first course; my people are scared of losing their jobs; staff hate the idea; how do i bring the doubters along; employees refuse to use the tool; theres a lot of resistance in the department; my colleagues are sceptical; our older staff are against it; how do i get buy-in from the workforce; folks here are afraid of the change; and if they refuse; what if my staff push back; nobody in my team wants to touch it; and if people say they fear for their jobs; some people flat out refuse, what then',
    reply:
      'Give the skeptics the first seats: they find mistakes while mistakes are cheap, and colleagues believe them. Ask each for a case that the tool would get wrong. A fear for jobs is for the director to answer first. Our article Train the skeptics first has the steps.',
    next: ['training', 'blog'],
  },
  {
    question: 'What happens when the automation stops?',
    asks: 'what if it stops while we are on holiday; who do we ring when it breaks; what if it goes down; it stops when nobody is there; server stops what; downtime plan; what if it stops; who gets the pager at 3am; who calls you if it breaks; what if it goes down in the middle of the day; is there a fallback if the software fails; plan b when the robot breaks; how do we keep working during an outage; what if the ai is offline for a day; do we have a backup when it breaks down; who steps in when the automation dies; business continuity if the bot quits; how should we prepare for downtime; and if it breaks down; so then we do it by hand; what if it just stops one day',
    reply:
      'Then people work by hand until it runs again, so plan it: count what comes out, set a limit for the switch, and name who decides, who repairs and who tells customers. Our article Plan for the day the automation stops has the page to fill in. Support around the clock is an add-on for custom systems.',
    next: ['blog', 'support'],
  },
  {
    question: 'Which technology do you use?',
    asks: 'technology; what technology with; technologies; what programming language do you write in; what model do you use; which models do you use, open weights or api; can it run on our own gpus; which llm do you use; on prem possible; which llm then; do you use open source models; which database do you use; can we use our azure subscription; whats your tech stack; which programming languages do you code in; what database is behind it; do you use python; what framework do you build on; pytorch or tensorflow; is it open source stuff; what tools do your engineers work with; do you deploy in containers; rag with which vector store; what stack; and under the hood; cloud or on prem, what components do you pick; which models do you use; what stack do you use; can we run it on prem with an open model; what stack, langchain',
    reply:
      'Well-maintained, replaceable parts, starting with what you already run: large language models, hosted or open, PyTorch, PostgreSQL with pgvector, OpenSearch, and services in Python and TypeScript, in containers in your cloud or on your own servers.',
    next: ['customTechnology'],
  },
  {
    question: 'Do you watch it after launch?',
    asks: 'maintain drift; drift; worse over; do you also take over the operation for us; and who keeps it running; do you log what the ai does; who monitors the system once its live; what happens after go-live; do you keep an eye on it; how do we notice when quality drops over time; model drift, who looks after that; do you look after it once delivered; is there upkeep after handover; do you maintain what you build; what aftercare is there; and after launch; then who monitors it; do we get logs and dashboards to follow costs',
    reply:
      'We hand over logs, tests and cost meters, and teach the people who run it to read them. The maintenance plan, for a year, is an add-on. Where a running system has got worse, AI System Optimization finds the cause.',
    next: ['optimization', 'calculator'],
  },
  {
    question: 'We do too much by hand',
    asks: 'taking forever; spend hours; forever; we do 400 customs papers a day by hand; my staff retype data all day; we copy stuff from emails into excel; drowning in paperwork; so much manual work here; we key in the same numbers three times; our back office is buried in admin; endless copy and paste between two systems; repetitive tasks eat up our week; everything here is still done manually; all manual right now; we do that by hand today; people here spend hours typing off pdfs',
    reply:
      'That sounds like work for Workflow Automation. We take one process at a time: software reads, matches and types, and your team handles the exceptions. Not sure? The service selector recommends a service.',
    next: ['automationStart', 'selector', 'consultation'],
    service: 'workflow-automation',
  },
  {
    question: 'What can be automated?',
    asks: 'can you give me an example of automation; what else could it do; what can you automate; examples automation; what can ai do; what should our first project be; how do you decide what to automate; what is a good task to automate; how do i find a process to automate; which tasks or processes can you automate; what kinds of tasks can you automate; what companies automate first; ok what can you do for hr department then; what would you even automate for us; how do i know what to automate first; which tasks are suitable for automation; examples of things software could take over; what do companies usually automate first; where do most firms begin; what jobs can ai do in an office; give me ideas for automation; typical use cases; which processes lend themselves to it; like what, for example; what kind of tasks; can this be used for onboarding new starters',
    reply:
      'Most companies start with invoices and receipts, shared inboxes, new hires, quality records, weekly reports or scheduling. In general: work that comes up often, follows rules that someone can explain, and has results that can be checked.',
    next: ['automationStart', 'selector', 'consultation'],
    service: 'workflow-automation',
  },
  {
    question: 'Can you automate invoices and receipts?',
    asks: 'we get 300 supplier invoices a month as pdf; my accountant types them all; could a machine read our supplier bills; do you do bookkeeping stuff; drowning in receipts; we type invoices all day; invoice; receipt read; bills take; can you automate invoices; do you do invoice matching; we want to automate our invoices; we get 400 bills a month; can the software read supplier invoices; accounts payable is our bottleneck; do you handle expense receipts; our bookkeeper types in every bill; could ai do our invoice processing; help with incoming bills; scan receipts and post them to the ledger; invoices too; and receipts; our ap clerk is overloaded with vendor bills',
    reply:
      'Yes, it is where most companies start. Software reads each invoice or receipt, matches it to the order, posts it, and asks your team about the rest. That is Workflow Automation.',
    next: ['automationStart', 'calculator', 'consultation'],
    service: 'workflow-automation',
  },
  {
    question: 'Can you help with our inbox?',
    asks: 'inbox; customer emails sort; emails; does it send by itself; what if it writes nonsense; can your system send mails by itself; we get 200 emails a day; our shared mailbox is chaos; can ai sort our incoming mail; draft replies to customer emails; too many mails, things get lost; automatic answers to enquiries; triage of customer messages; info mailbox overflowing; emails too; does it send replies by itself; and our shared inbox; whats in the shared inbox package; does it send answers on its own',
    reply:
      'Yes. Software sorts each request, drafts an answer by your rules and tracks it until it is done; your team sends every answer. That is Workflow Automation, and one of three packages for small companies.',
    next: ['smallBusiness', 'calculator', 'consultation'],
    service: 'workflow-automation',
  },
  {
    question: 'Can you build a chatbot for us?',
    asks: 'chatbot; build chatbot; chatbot answer website; we want a chatbot for our customers; wed like a bot on our website; can you make one like you for our company; virtual assistant for customers; we want to search our own documents by asking; internal knowledge bot; a faq bot for our shop; can employees ask questions to our intranet; a chatbot too; could we have one of these on our site; q&a system over our files',
    reply:
      'A knowledge assistant answers staff or customers from your own sources, with the page it came from, or says that there is no answer. That is Custom AI Development; people see only what they are allowed to see.',
    next: ['custom', 'calculator', 'consultation'],
    service: 'custom-ai-development',
  },
  {
    question: 'Our AI is slow, wrong or expensive',
    asks: 'our rag pipeline returns the wrong docs; our search returns the wrong documents; our model got worse; our chatbot makes stuff up; it makes things up; how do you find out whats wrong with it; how do you find out why; do you fix other peoples stuff; what would you look at first; current chatbot slow; optimize model; existing chatbot wrong; can you speed it up; our chatbot talks rubbish, what now; can i buy only the diagnosis; what does the optimization service do; what is the diagnosis; the chatbot we bought makes things up; our model costs too much per month; our assistant hallucinates; the answers we get from our tool take forever; the api bill for our system is exploding; accuracy of our current solution is poor; another vendor built it and its bad; can you tune up what we already have; fix our existing ai; ours keeps getting it wrong; and if we already have an ai thats bad; can you make ours cheaper; explain this page like im 12',
    reply:
      'That is work for AI System Optimization: we log what the system does, find the cause of what goes wrong, fix one cause at a time and compare old with new. You can buy the first two weeks alone, as a diagnosis.',
    next: ['optimization', 'calculator', 'consultation'],
    service: 'ai-optimization',
  },
  {
    question: 'Can you forecast or plan for us?',
    asks: 'forecast; forecast demand; planning plan; can you predict eta of containers; predict next months demand; cash flow forecast possible; we want to know sales ahead of time; do you do predictions; roster planning with ai; can you anticipate load on our call desk; time series forecasting; shift scheduling by software; forecasts too; and can it predict things; liquidity outlook for the coming weeks',
    reply:
      'Yes, where enough history exists: demand, load or cash for the coming weeks, each with a range. A forecast is Custom AI Development; matching requests, rules and calendars is Workflow Automation.',
    next: ['custom', 'automationStart', 'consultation'],
    service: 'custom-ai-development',
  },
  {
    question: 'Can you review our contracts?',
    asks: 'contracts review; contract review; leases compare; does the ai give legal advice; can it review ndas; does the ai check ndas; we have 300 leases to check; compare agreements with our standard terms; can software flag unusual clauses; automatic contract check; redlining with ai; spot deviations from our playbook; contracts too; and legal agreements, can it read those; does it give sources or make stuff up',
    reply:
      'Yes. Software compares each contract with your playbook and cites the clause of every deviation; a lawyer judges it. We test it on contracts that you have already reviewed before you rely on it.',
    next: ['legal', 'custom', 'consultation'],
    service: 'custom-ai-development',
  },
  {
    question: 'Who does the measuring?',
    asks: 'who does measurement; who measures it; who do measuring; what happens on day one of a project; how do we measure it; who takes the baseline; who times the old process; do we have to count the hours ourselves; which side does the measurement; is it you or us who records the numbers; who holds the stopwatch; who is in charge of gathering the figures; do my staff need to log their time; and who measures that; you measure or we do; so who counts; and how do we know afterwards that it worked',
    reply:
      'We do, together with the people who do the work: we sit with them and time the process as it is today. Later the same requests run both ways, and both of us see the numbers.',
    next: ['consultation'],
  },
  {
    question: 'How do you test it?',
    asks: 'who labels it, us or you; who writes the test cases; where do the test cases come from; how validate it; who write tests; test cases; qa; what do you need from us; how many test cases do i need; how do you test before go live; what do you do against hallucinations; how many test cases do you use; what does your testing look like; how is quality checked before go live; do you run tests prior to release; whats your qa procedure; do you evaluate on our own data; how do you validate a model; where do the test examples come from; are there acceptance tests; and how is that tested; tested on what; when do you write the tests',
    reply:
      'On a hundred of your own examples, each with its right answer, which we collect with the people who know the work. We write the tests before the first line of code and score every version. You see the score before launch: a system that misses the agreed target doesn’t go live.',
    next: ['custom', 'faq'],
  },
  {
    question: 'What access do you need?',
    asks: 'do you need our source code; do you need to see our code; access code; what access need; access; who can see it; can we get that in writing; do you need access to the code; read only; who in your firm looks at our documents; do you need admin rights; which systems must we open up for you; what logins do you require; do you want access to our servers; our it asks what permissions you need; do we have to give you our passwords; vpn access necessary; will your people get into our network; what do we have to unlock for you; access to what; and which permissions; hes gone and theres no documentation; what would you need from us; do you need prod access',
    reply:
      'To improve a system that runs, we need access to it, to its logs, and someone who can say which answers are right. To connect systems, we work with whoever runs them. Who may access what is agreed in writing before work starts.',
    next: ['optimization', 'faq'],
  },
  {
    question: 'Do you fine-tune models?',
    asks: 'fine tune; train models; open source models; who owns the model; and the weights prompts; do you fine tune; do you use open source models; do you train your own models; prompting or fine tuning; rag or training, how do you decide; do you build a model from our data; would you retrain an llm for us; custom trained weights; lora or just prompts; do you adapt the language model itself; fine tuning too; and do you train models; is it only prompt engineering or real ml',
    reply:
      'If that scores best. We compare approaches on your own examples, from prompts and retrieval to trained models, hosted or open, and build on the one with the best score. Models that we train for you are yours.',
    next: ['custom', 'customTechnology'],
  },
  {
    question: 'Does it grade students?',
    asks: 'grades essays; will grade; exams mark; can it mark exams; can ai mark exams; automatic grading of essays; does the software give marks; we want to have homework corrected by ai; who decides the final mark, ai or teacher; can it score assignments on its own; will it correct tests for me; im a teacher with 120 papers to mark; does a machine decide who passes; so it sets the grades; and grading; essay scoring by rubric; will ai grade me',
    reply: 'No. Software drafts first comments from your rubric, and the teacher sets the grade.',
    next: ['industries'],
  },
  {
    question: 'Do you sell software?',
    asks: 'have software; are you product; what software; free trial; trial version; ok anything free then; so like openai; do you have a product i can buy; is this a saas; can i subscribe to a tool; is there an app; do you sell licences; are you a software vendor or consultants; where can i download your product; do you have your own platform; so theres no product; is it an app; do you offer a ready-made tool; would you build it or recommend a product',
    reply:
      'We sell training, automation and systems that we build for you, and no product of our own; what we build is yours. The consultation is free, and so are our guides and templates.',
    next: ['services', 'resources'],
  },
  {
    question: 'We have several sites',
    asks: 'several sites; sites have several; rollout sites; do we pay for each location or site; we have 12 locations, do we pay 12 times; what if we only need it at one site; we have 3 sites, in 2 countries; weve got 12 branches; how would you roll it out across locations; four plants in three countries; does each branch pay extra; our offices are spread over the country; do we start everywhere at once; multi-location company here; is the price per location; and our other locations; what about the other branches; so not priced per site; what exactly is a rollout by department',
    reply:
      'Start at one of your sites. A rollout then takes the proven use case from team to team, with the same checks, and trains local experts first. The price depends on how many people will use it, not on how many sites you have.',
    next: ['enterprise', 'consultation'],
    service: 'ai-onboarding',
  },
  {
    question: 'Do you work with individuals or students?',
    asks: 'is this also for one person; i am self employed; does any of this make sense for one person; does it make sense if im not a company; is it all for big firms, i am one person; i work for myself, anything for me; im a student can i afford this; im just one person; can a private person book you; individual; anything as individuals; is this for students; how much is it for me alone; how much for one person; cost for 1 person; can we use our own files; how much is one to one coaching; im a student; just me, no company; can i sign up as a private person; im a freelancer who wants to learn ai; do you coach single people; i want to learn this for my own career; one-to-one lessons; self-employed, is there something for me; can one person join a group session; only me, is that ok; and for one person; price of a seat in a group session; how much is the cheapest one; whats in it; so training for one person is how much; so just me, whats the cheapest way in; do i have to be a company to use this form; how much is it, i dont have much; is there a one to one option; im not a company tho; thats a lot for me, is there sth smaller',
    reply: `Yes. ${facts.soloSeat.statement} ${facts.coaching.statement} You practice on your own files.`,
    next: ['individuals', 'calculator'],
    service: 'ai-training',
  },
  {
    question: 'Do you work with small companies?',
    asks: 'small company; have tiny company; small business; how long does that take; can a small bakery use this at all; how long does a small project take; i own a shop with six employees; were a 9 person firm, how does it start; is there something for small businesses; what do you do for sme; were a tiny team of five; do you take on little firms; family business with eight people; how does a small outfit usually begin; ten of us in the office, what do we pay; small firms too; and for a firm of seven; anything for mom and pop businesses; would that cover all 7 or do i pay per head; how long til thats running',
    reply: `Yes. Small companies usually begin with one process. A simple automation takes ${facts.simpleAutomation.value} to build, a full project about six weeks, and one of your people learns to run it. The price for a team of 2-10 is the base price.`,
    next: ['smallBusiness', 'calculator', 'consultation'],
  },
  {
    question: 'Do you work with startups?',
    asks: 'startup; founders are; start up; what are the three engagement models; what does milestone based mean; what are success fees; what are the three models; do you take shares; what if we already have developers; were a young company building an ai product; pre-seed founder here; do you help early stage companies; could you be our ai dev team for the mvp; we just raised a seed round; is there a deal where you share the risk; success fee possible for a startup; do you work with founders; we need the ai part of our app built; startups too; and for a startup like ours; milestone based deals for young companies',
    reply:
      'Yes. We build the AI part of your product with tests, and your engineers keep the code and can run it. Besides a fixed price there are three ways to share the risk: cash and equity, milestones, or fees tied to success.',
    next: ['startups', 'consultation'],
    service: 'custom-ai-development',
  },
  {
    question: 'Do you work with large companies?',
    asks: 'enterprise; large company; enterprise price; is there something for managers only; do you do ai training for managers; we are a corporation with 8000 staff; is there an enterprise offer; can you handle a big organisation; multinational here; do you take on groups with many departments; scaling a pilot across departments; do you do big rollouts; enterprise too; and for big corporations; what exactly is a rollout by department',
    reply:
      'Yes. We review which pilots to keep, take a proven use case from department to department, and train by role, from leadership to operations. The price depends on how many people will use the system, which is often far fewer than you employ.',
    next: ['enterprise', 'calculator'],
    service: 'ai-onboarding',
  },
  // Prices.
  {
    question: 'Where can I estimate a price?',
    asks: 'calculator; estimate price; quotation need; quote; official offer; offer get; price calculator; work out cost; quote get; ballpark; written quote; offer want; pricing calculator; calculate project; quotation want; estimate; binding quotation; offer make; cost calculator; calculate our; is the estimate free; how exact is the calculator; is the calculator binding; is there a price calculator; can i get a rough figure online; how do i work out what wed pay; get me a ballpark; where do i find a quote tool; id like an instant estimate; can i configure a project and see the cost; itemized estimate; back of the envelope number, where; where do i calculate that; so where can i get an estimate; and a rough quote online; what do i put for project cost, no clue',
    reply:
      'The pricing calculator gives you an itemized estimate in six steps. Estimates are typically within 10-15% of the final cost. It’s for planning: a formal quote follows a call about your process.',
    next: ['calculator', 'quote'],
    intent: 'pricing',
  },
  {
    question: 'Which team size do I choose?',
    asks: 'it asks for company size but i am alone; what do i click if im on my own; i am one person, which size; which size do i pick; which team size do i choose; what do i put for team size; do i count everyone or just the users; does everybody count or only those who use it; is it the whole company or the users; we are many but only a few will use it; how do you count people; who counts as a user; do i enter all our employees; what counts for the size; do part timers count',
    reply: 'Count the people who will use it, not the whole company: the price follows the users.',
    next: ['calculator'],
    intent: 'pricing',
  },
  {
    question: 'My budget is small',
    asks: 'thats over our budget; that is above our budget; more than we can spend; more than we have; over budget; small budget; smallest project; budget dollars; cant afford; something cheap; under dollars; only dollars; no budget; tiny budget; smallest budget; budget bucks; cannot afford; anything below; below bucks; have bucks; zero money; tight budget; minimum price; budget hundred; option under; is my budget enough; what if we only need help for two days; whats the smallest thing i can buy; whats the cheapest thing you offer; we only have 800 dollars; cant spend much; anything for under 1000; were short on cash; thats too much for us; money is tight this year; what can i get for a few hundred bucks; we cant afford 15k; do you do tiny jobs; and with less money; out of our price range; and if i only want help for one afternoon; ok so whats the cheapest way to begin; whats the cheapest thing you sell; thats a lot for me, is there sth smaller',
    reply: `${facts.smallProjects.statement} The lowest base price is ${usd(Math.min(...Object.values(pricing.baseCost)))}, for training a team of 2-10; for one person it is less. The pricing calculator gives yours.`,
    next: ['calculator', 'quote'],
    intent: 'pricing',
  },
  {
    question: 'What does coaching cost?',
    asks: 'coaching price; essentials price; coaching; private coaching; private lessons cost; professional cost; tiers; private training; private lessons much; essentials much; individual lessons; one on one pay; essentials tier; professional package; how much is it for me alone; price; how much is one to one coaching; price of one to one lessons; how much for a personal coach; what would you charge to train 60 people; our 60 staff need training, ballpark; coaching rates; professional tier price; and the coaching, how much is that; essentials is how much; what do i pay for a private tutor; what does coaching 1 to 1 cost; what would it cost for 60 of them',
    reply: `${facts.coaching.statement} Training a whole team is a group program instead, priced by team size. ${facts.groupTraining.statement}`,
    next: ['training', 'calculator'],
    intent: 'pricing',
    service: 'ai-training',
  },
  {
    question: 'Do you give discounts?',
    asks: 'whats your best price; can you do better on price; any room on the price; cheaper nonprofit; and for 2 services together; discount 2 services; deal; cheaper non profit; discount several services; coupon; cheaper charity; discount both services; promo; discount ngo; special offer; discount school; price reduction; cheaper university; money off; discount education; cheaper for; cheaper church; thats a lot, student discount; can my school get it cheaper; any student discount; do i get a discount as a charity; is there a discount; how do i get it; can we negotiate the price; do you give discount; we are a charity; how much is the discount; any special offers right now; can you knock something off the price; is there wiggle room on the price; any deals; who gets money off; who pays less than the list price; any concessions; and is there a discount; discount; with the 30% off; is there a student discount; student here, any discount; do u offer both together with a discount',
    reply:
      'Registered nonprofits get up to 30% off, and educational institutions get 25% off. Mention it in your request, and the quote will show it. We don’t publish any other discounts.',
    next: ['quote', 'calculator'],
    intent: 'pricing',
  },
  {
    question: 'Which add-ons are there?',
    asks: 'whats the add on thing; what are the add ons; which extras can i add; which addons do you have; do i need an add on; what can i add; price of the add ons; what does the maintenance plan cost; how much is the maintenance plan; what does the training add on cost; optional extras; how much are the extras; whats the maintenance thing; is maintenance included',
    reply: `Training for the rest of your team costs ${usd(pricing.addOnCost.includeTraining)}, the maintenance plan ${usd(pricing.addOnCost.includeMaintenancePlan)}, and priority support ${usd(pricing.addOnCost.includePrioritySupport)}. ${terms.maintenance} Plan and priority support are charged once and cover ${terms.supportTerm}.`,
    next: ['calculator'],
    intent: 'pricing',
  },
  {
    question: 'Which currencies can I see prices in?',
    asks: 'currency; currency which; exchange rate; currencies; currencies which; euro see; eur display; pounds switch; gbp display; sterling display; dollars price; usd which; rupees other; yen show; and in pounds, im in leeds; can you show it in euro; how do i change the currency; in euros please; can i see this in euros; which currencies do you show; prices in pounds please; show me rupees; were canadian, can i view cad amounts; how do i switch from dollars to yen; why is everything in dollars; and in euro; where is the currency switch; what exchange rate do you use for the prices; can i see it in gbp instead; aussie dollars; im in ireland, can you quote in euro; can i get it in pounds; can i use it in rupees',
    reply: `Pick your currency at the top of any page: ${joined.format(currencies.map(({ code }) => code))}. ${convertedNote}`,
    next: ['askPrices'],
    intent: 'pricing',
  },
  {
    question: 'What is the cheapest service?',
    asks: 'which least expensive; lowest price; and cheapest; what least expensive; lowest option; the cheapest; one cheaper; service least expensive; option least expensive; offer cheapest; which is cheaper; whats the smallest thing i can buy; whats the cheapest thing you offer; whats the cheapest thing you do; how much; how much is a pilot; which of your offers costs least; lowest priced thing you sell; whats the entry level option; base price of each service; compare base prices of all services; whats the least we could spend with you; most affordable one; and the cheapest; which is the most expensive service; list the services from cheap to expensive; ok and what would that set me back; price for 5; ok so whats the cheapest way to begin; wouldnt it be cheaper to start over; so how much for the 8; whats the cheapest thing you sell',
    reply: `Training has the lowest base price: ${usd(pricing.baseCost.training)} for a team of 2-10. Then come onboarding at ${usd(pricing.baseCost.onboarding)}, automation at ${usd(pricing.baseCost.automation)}, optimization at ${usd(pricing.baseCost.optimization)} and a custom system at ${usd(pricing.baseCost.development)}.`,
    next: ['calculator', 'selector'],
    intent: 'pricing',
  },
  {
    question: 'Which service takes longest?',
    asks: 'option longest; option longer; option fastest; which of your services is the fastest to do; how long; how long does it take; and how long; how many weeks does each service take; compare durations of your services; whats the quickest of the five services; which one is fastest; and which takes the most time; weeks per service for a small team; slowest service; typical duration for every service please; rank your offers by how many weeks they need; is onboarding shorter than automation; and how many weeks',
    reply: `For a team of 2-10, training takes about ${pricing.baseWeeks.training} weeks, onboarding ${pricing.baseWeeks.onboarding}, automation ${pricing.baseWeeks.automation}, optimization ${pricing.baseWeeks.optimization} and a custom system ${pricing.baseWeeks.development}.`,
    next: ['calculator', 'selector'],
  },
  {
    question: 'What does customization mean?',
    asks: 'customization mean; customization; customization medium; what does high customization mean; customization level, what do i pick; what does high mean in the customization step; how much tailoring do i need to choose; medium or high customisation; and customization is what exactly; what do you mean by tailored to our systems; low is what; does high customization take more time',
    reply:
      'How closely the work fits your systems. Low is our standard setup, medium is adapted to your process, and high is built around your systems, which costs more and takes 30% longer.',
    next: ['calculator'],
  },
  {
    question: 'What could go wrong?',
    asks: 'have you ever had one go wrong; be honest, where does it fail; what are the downsides; how often does it fail; is there a risk it mixes things up; whats the worst that can happen; worst case; go wrong; risk; what makes a project fail; why do ai projects fail; whats the catch, everybody says ai saves time; what makes a project fail usually; what are the risks; where do these projects usually fail; worst case scenario; tell me the downsides honestly; whats the catch; pitfalls of doing this with ai; why would this fail; and the risks; ive seen so many ai projects flop; what should i worry about before we sign up; what if it scores 80 and we agreed 95; do you guarantee no hallucinations',
    reply:
      'Mostly, that a system is not good enough. You see its quality before launch, on your own documents: one that misses the agreed target doesn’t go live, and a change that makes things worse is rolled back. An automation can stop after any step.',
    next: ['faq', 'consultation'],
  },
  // The site and what it keeps.
  {
    question: 'Are your guides and templates free?',
    asks: 'guide sign; give my email; free guides; are the videos free; is this free; do i have to register; ok anything free then; is the estimate free; do i need to register; is it free; do i have to sign up to use the calculator; do i need to give my email; do i have to sign up to download a template; what do the checklists cost; is there a paywall on the resources; do you want my email for the downloads; free material without registration; and the templates cost nothing; no signup needed for those; do i pay for the calculators and guides; are the worksheets gratis; are all downloads on the site free of charge; do you have free stuff to learn from; do i have to sign up for it; ok, anything free on here to learn from',
    reply:
      'Guides, templates and tools are free, and you don’t need to give an email address for any of them.',
    next: ['guides', 'resources'],
  },
  {
    question: 'May we use and change your guides?',
    asks: 'share it boss; use template; license; may i quote or reuse your article; can i copy this policy for our company; can i use this guide inside our company; and change it; can i change it for us; can i adapt your template for our company; whats the license of the worksheets; copyright on the templates; could i resell your playbook; can we put your guide on our intranet; can i republish your templates under my name; so we can rewrite them; and may i modify it; do we need permission to reuse your materials; can i use these for my thesis; can i use this memo for a uni assignment',
    reply:
      'Yes, inside your own organization: you may use and change our guides, templates, checklists and worksheets without asking. Please don’t sell them or publish them as your own.',
    next: ['terms'],
  },
  {
    question: 'Do you have an AI policy template?',
    asks: 'policy template; policy ai; template policy; can i copy this policy for our company; is there a word file; do you have this as a word file; do you have a policy template in word; i need a template for an ai policy; is it free; do i need to give my email; i need rules for staff using ai; sample acceptable use policy for ai tools; word file for an ai policy; example of company ai rules; how do i write an ai policy; ai policy; is there a template for that policy; got a policy we can copy; looking for a one page policy on ai use; do you have a sample policy',
    reply:
      'Yes. The AI Use Policy Template is a Word file of five pages, free and without an email address. The article One-page AI policy explains how to write one that people read.',
    next: ['guides', 'policyArticle'],
  },
  {
    question: 'What do you store about me?',
    asks: 'where is privacy policy; store site; personal data; who can read what i write in the form; where is your privacy policy; what do you store about me on this site; so who reads what i type; do you store what i type here; do you save what i write here; is my data in the calculators sent to you; do you track visitors; privacy policy; what do you know about me; are you spying on me; do you use analytics; and my privacy; do you sell my details to anyone; what do you do with my name and email; is google analytics on this page; and the contact form, how long do you keep it; do you use google analytics or similar; what do you keep of what i type',
    reply: `You can read this site without telling us who you are, and it does not count visits. Only the contact form sends us a message. We use it to answer you and delete it when it is no longer needed, or earlier if you ask at ${company.email}.`,
    next: ['privacy', 'cookies'],
  },
  {
    question: 'Can I send you documents?',
    asks: 'email file; attach files; send document; i forgot to attach a file; how do i send you a file; what do i do if i forgot to attach a file; where do i upload a file; can i attach a pdf to the form; is it safe to mail you confidential files; file upload; can i attach something; i have a spreadsheet to show you; so how do i get the files to you; does the form accept attachments',
    reply:
      'Please don’t send confidential documents through the form, which takes text only. Say what you have, and we’ll tell you a safe way to send it.',
    next: ['contact', 'terms'],
  },
  {
    question: 'How do I change my cookie choice?',
    asks: 'change cookies; cookie; cookie settings; do you use cookies; which cookies do you use; where are the cookie settings; i clicked accept by mistake, undo it; how can i withdraw my consent for cookies; reject cookies; do you set cookies; cookie banner, what is it for; and the cookies; can i opt out later; how long is my cookie decision remembered; i want to decline cookies now; does this site set cookies, which; can i turn it off; does this site use cookies',
    reply:
      'This site sets no cookies that are sent with requests. Only the lookup of your country is optional: change your choice under Cookie settings, at the bottom of every page. It is kept for six months.',
    next: ['cookies'],
  },
  {
    question: 'Which law applies?',
    asks: 'law; law which; court; governing law; what jurisdiction are you under; which courts would handle a dispute; is it english law; where would we have to sue; legal venue for disputes; if we fall out, which court decides; and which court; under which countrys law; what law governs the use of this site; terms of use, what law governs them',
    reply:
      'For this site, the law of England and Wales; the courts there decide disputes. Projects have a separate written agreement.',
    next: ['terms'],
  },
  {
    question: 'How long do you keep my data?',
    asks: 'how long keep; for how long data; retention; for how long; who can read what i write in the form; retention period for messages; when do you erase what i sent you; how long is my email stored; do you hold on to form messages forever; when are old enquiries removed; how long do server logs stay; and for how long do you keep it; how long is it stored; data retention; does my message get wiped after some time; and the contact form, how long do you keep it',
    reply:
      'Messages from the contact form are kept until they are no longer needed to answer you. What the server counts to prevent abuse is gone after minutes, or a day at most. Your browser keeps the rest, such as a theme.',
    next: ['privacy', 'cookies'],
  },
  {
    question: 'How do I delete my data?',
    asks: 'remove data; gdpr rights; privacy officer contact; can i delete it; get copy data; can you delete my message; please erase everything you have on me; i want a copy of my personal data; right to be forgotten; subject access request; how can i correct my details with you; remove me from your records; who do i write to for deletion; can you delete it; and if i want it gone; wipe my information please',
    reply: `Email ${company.email}: you can ask what we hold about you, get a copy, and have it corrected or deleted. We hold only your correspondence with us.`,
    next: ['privacy'],
  },
  {
    question: 'Why do you look up my IP address or country?',
    asks: 'ip lookup; how know country; ip; whats your ip lookup for; how do you know where i am; why did you ask for my location; do you geolocate visitors; what do you need my country for; what is this ip lookup; does your site see my ip; can i refuse the country lookup; why my country; and why do you check my location; how come prices appear in my currency; the site guessed my country, how; you call ipapi,co from my browser, why; can i turn it off',
    reply:
      'To show prices in a currency that you use. On your first visit your browser asks a lookup service once for your country. You can decline it in the cookie banner or under Cookie settings; then prices are in US dollars.',
    next: ['cookies', 'privacy'],
  },
  {
    question: 'Can I get new articles by email?',
    asks: 'new articles notify; notify me; do you have a newsletter; how do i subscribe; sign me up for updates; mailing list; let me know when you publish something new; where can i leave my address for news; how often do you send the newsletter; newsletter; can i subscribe; notify me about new posts; how can i follow your blog by mail',
    reply:
      'Yes. The box at the end of the blog and of the resources takes your address to the contact form, where you send it yourself. We write a short email when there is something new.',
    next: ['blog', 'resources'],
  },
  {
    question: 'Which articles or videos do you have?',
    asks: 'where should i start, zero experience; which one should i read first; which one should i watch first; blog; read more; article; do you have videos too; is there a video for that; is there subtitles; what can i read here; whats on your blog; do you have any videos to watch; show me your resources; any reading material for beginners; do you have tutorials; what topics does the blog cover; got something to read on this; any videos; where can i learn more by myself; whats in the resources section; do you have free stuff to learn from; any good video for a total beginner; more like this one; got any video on that; ok, anything free on here to learn from',
    reply:
      'The blog has articles on choosing, measuring and running AI work. The resources have guides, templates and calculators, and eight written walkthroughs whose recordings are not published yet.',
    next: ['blog', 'videos', 'resources'],
  },
  // Words that the tools and articles use.
  {
    question: 'What is NPV?',
    asks: 'npv mean; net present value; what formula is behind this; what does npv mean in your tool; what does net present value mean; explain npv in plain words; how is net present value calculated; what does a positive npv tell me; my cfo asks for npv, whats that; npv; and npv is what; is an npv above zero good; net present value formula; what is npv',
    reply:
      'NPV, net present value, is what all later savings and costs are worth today, added up. Later money counts less: each year is divided by one plus the discount rate, 10% in our business case unless you change it. Above zero, the project is worth more than it costs.',
    next: ['businessCase'],
  },
  {
    question: 'What is the discount rate?',
    asks: 'discount rate mean; discount rate define; what does discount rate mean; what does the 10% discount rate mean; which discount rate do you use; explain discounting of future money; can i alter the discount rate; what rate should i put for discounting; why 10 percent a year in the business case; cost of capital, where does it go in; discount rate; and the discount rate is what; and why 10 percent',
    reply:
      'The discount rate says how much less later money is worth to you, for example because it could earn something elsewhere. Our business case begins with 10% a year, and you can change it.',
    next: ['businessCase'],
  },
  {
    question: 'What is payback?',
    asks: 'payback mean; break even mean; how is it calculated here; what is break even; how do you calculate the payback period; what does payback time mean; how is break even worked out; define payback; formula for the payback months; what counts in the payback figure; payback; and payback means what; is payback the same as break-even; how do you get to the payback in months; whats the math behind the payback',
    reply:
      'Payback is the time until savings have covered what you spent. The ROI calculator divides the project cost by the net benefit of a month: hours saved times your rate, less the running costs.',
    next: ['roi'],
  },
  {
    question: 'What is adoption?',
    asks: 'adoption mean; adoption rate; what does adoption rate mean; why is adoption at 70%; what does 70% adoption stand for; explain the adoption slider; adoption; and adoption means; how does usage rate affect the saved hours; what percentage for adoption means what; why do you only count part of the hours; is adoption the number of users or of cases',
    reply:
      'Adoption is the share of the possible use that really happens. At 70%, seven of ten cases in which people could use the tool are done with it; only those hours count as saved.',
    next: ['roi'],
  },
  {
    question: 'What is ROI?',
    asks: 'roi mean; return on investment; roi define; how is it calculated here; what does return on investment mean; define roi; how is roi calculated; what does 100% roi mean; roi formula; explain roi like im five; roi; and what does roi stand for; meaning of return on investment in percent; if roi is 100 percent did i double my money; im a student, what does roi mean; hm, 100% roi, how is that counted',
    reply:
      'ROI, return on investment, is what is left of the benefit after all costs, divided by those costs. 100% in the first year means that the benefit was twice what was spent.',
    next: ['roi'],
  },
  {
    question: 'What is readiness?',
    asks: 'readiness mean; bad result readiness; bad result; what bad result; whats readiness; and whats a bad result; what does the readiness score mean; what score is good; what does ai readiness mean; how do you define being ready; from what score am i ready; what does a readiness score of 60% mean; how is the readiness score worked out; readiness; and what does ready mean here; explain the four areas of readiness; what is ai maturity in your assessment; we scored 75 in data, is that good; got 2 of 6 on data, bad; how does the score work; if i have 3 3, 3 2, 1 1 and 2 3 what am i',
    reply: `Readiness is how well data, people, process and leadership are prepared for a first AI project. The assessment scores ${statementCount.words} statements: below 50% an area is not yet ready and comes first, from 75% on it is ready.`,
    next: ['readiness'],
  },
  // In front of a page.
  {
    question: 'Who wrote this article, and when?',
    asks: 'is this written by ai; did ai write this; did a human write this; who wrote; who wrote when; who wrote this; who wrote it and when; who is the author; who wrote it; when did this come out; author; who is the writer; when was this published; how old is this post; is this text up to date; date of publication; and who wrote it; whos behind this piece; when did you post this; is it recent; did an ai write this',
    reply: 'The {author} wrote this article. It was published on {date}.',
    next: ['about'],
    on: 'article',
  },
  {
    question: 'What are the sources of this article?',
    asks: 'is there research behind this; any studies for that; where numbers; source this; source; which sources did you use; where was it published; is the furniture retailer real; are the 81 and 85 real data; whats that zheng paper called; is there a source for that; where do these claims come from; any footnotes; where did you get these numbers from; is there any evidence for this; what is this based on; citations please; which studies does the text quote; any source for that; says who; are the companies mentioned here real; list the literature used here; can i verify what this article says; is the engineering firm real; what are the studies you cite; whats the noy and zhang thing',
    reply: 'This article cites {sources}. Titles and links are at its end. The companies in it are examples.',
    on: 'article',
  },
  {
    question: 'What is this article about?',
    asks: 'sum up; sum this; article about; tldr; give me the gist; what does it say in short; why skeptics first; how many test cases do i need; our data is a mess, is that a blocker; run it on every commit; where should we store prompts; can you sum up this article; shorter; how long should a pilot run; what is this about; what red flags should i look for; what are the key points; summarize this for me; tl,dr; whats the main point here; in short; what is this post saying; short version please; the article in one sentence; whats it about; whats the takeaway of this article; too long, what does it say; can you sum up this article in two sentences',
    reply: '{lead}',
    on: 'article',
  },
  {
    question: 'What does this article cover?',
    asks: 'what should it say; what should the policy say; what are the main points; key point; how many points; takeaways; tldr; give me the gist; what does it say in short; what should people do in the first week; and then; can you sum up this article; what red flags should i look for; what do i do in week 2; what are the key points; table of contents; which sections does this have; what are the parts of this article; outline of the post; chapters; what topics are in this text; which headings are in here; how is this article structured; what sections are there; and which parts does it have; list the headings; can you sum up this article in two sentences; summarize this for me',
    reply: 'Its parts: {parts}.',
    on: 'article',
  },
  {
    question: 'How long is this article?',
    asks: 'how long read; how long is this; minutes read; how long does it take to read; reading time; how many minutes to read this; is this a long read; will i get through it in a coffee break; how much time do i need to read this; quick read or long; minutes; and how long to read it; length of the article; can i finish this article in five minutes; is the article short',
    reply: 'It takes about {minutes} minutes to read.',
    on: 'article',
  },
  {
    question: 'Can you do what this article describes for us?',
    asks: 'can you run this for us; could you set this up here; do you do this for clients; would you do it here; can you do this; which service fits; can you do that for us; can you do a pilot for us; could you help us put this into practice; do you offer this as a service; wed like to do exactly whats in this article; can you implement this at our company; so you do this too; can we hire you for this; and would you do that for us; do you provide whats written here; help us apply this article; is this something youd set up for clients',
    reply: 'Yes, as part of {service}. Describe your case in a free first call, and you leave with a plan.',
    next: ['consultation', 'calculator'],
    on: 'article',
  },
  {
    question: 'Is this case real?',
    asks: 'which bank was that; which firm was that really; did that really happen; nice story but is it real; is that a real machine; why do you invent them; real; true this; is this a real client; so the 4x is made up; is this a true story; which university is it; is this a real plant; 42 to 6 minutes - is that a real customer; is this an existing bank; did this really happen; is this made up; are these figures true; is this story invented; sounds too good to be true; fake case study; is that a real client; so its fictional; are these genuine results; how do i know this case isnt invented; did you really achieve these numbers; is this a real company; so nobody actually got 86%; is that a real company; so its made up',
    reply:
      'The client is a composite, and the figures are illustrative. The case shows how we measure: the same count before and after. Ask to speak to a client on the first call.',
    next: ['caseStudies', 'person'],
    on: 'case-study',
  },
  {
    question: 'Which company was it?',
    asks: 'type company; how large company; which university is it; what kind of company was it; is this an existing bank; who was the client; what kind of business was this; name of the customer; who is behind this case; what sort of firm was it; does the customer have a name; who was it; and the client was who; what does the client in this case do; which firm is this about; client name',
    reply: 'Kind of company: {company}. The client is a composite, so it has no name.',
    next: ['caseStudies'],
    on: 'case-study',
  },
  {
    question: 'How was it done?',
    asks: 'how did you get them to actually use it; how did you get people on board; how did they do; what did they do; steps; how did they know the spindle breaks; what did you do there; what does answer key mean here; how did you do it; what steps did you take; what was the approach; how did you go about it; what did you actually build here; method used in this project; walk me through the project; and how did that work; how exactly; describe the way you solved it; which steps led to that result',
    reply: 'In three steps: {approach}. It was work for {service}. The client is a composite.',
    next: ['caseStudies'],
    on: 'case-study',
  },
  {
    question: 'Which service was it?',
    asks: 'what service they; which service; which solution use; service used; which service was used; what service did they buy; which of your offers was used here; was this custom development or automation; what type of engagement was this; what did this client book; what was this sold as; and which service is that; so was that training; under which service does this case fall; which service line is behind this project; what should i order to get this',
    reply: 'It was work for {service}. The client is a composite.',
    next: ['caseStudies', 'calculator'],
    on: 'case-study',
  },
  {
    question: 'What did this project change?',
    asks: 'result; how much save; how much time save; 28% more than what; in how many weeks; how long did a report take before; what was the result; how many lecturers; how many teachers took part; can you sum this up in 2 sentences pls; how early; how much did sales go up; how many tools did they keep; what was the error rate; did analysts get fired; how many leases; how many minutes does a file take now; how long does a letter take now; how much faster did they get; what were the results; what came out of it; before and after numbers; how much did they save; what improved; outcome; and the result; did it pay off for them; what did they gain from it; how much faster did it get for them; impact of this project; and the two analysts, did they get fired',
    reply: '{results} The client is a composite, and the figures are illustrative.',
    next: ['caseStudies'],
    on: 'case-study',
    hasFigures: true,
  },
  {
    question: 'How long did this project take?',
    asks: 'how long; how long take; in how many weeks; how long did they need; how long did it take; how many weeks was this; duration of this project; how much time did they need; how many months until they were done; how quickly was this done; and how long did that take; how many weeks; timeline of this case; was this a long project; did it take months; how long did the whole thing take',
    reply:
      '{time} The client is a composite. What your project takes depends on its size: ask me for the weeks of {service}.',
    next: ['calculator'],
    on: 'case-study',
  },
  {
    question: 'What did this project cost?',
    asks: 'how much was; cost project; how much did it cost them; what did it cost; what would that cost us; what did they pay; how much was this; price of this project; budget of this case; what was the bill for this client; what did that set them back; and the price; how much did they spend on it; how expensive was this project; what was your fee here; cost of this case; what did it cost that shop',
    reply:
      'This case names no price, since its client is a composite. It was work for {service}: ask me what that costs for your team.',
    next: ['calculator', 'quote'],
    on: 'case-study',
  },
  {
    question: 'Could you do the same for us?',
    asks: 'could that work with nurses instead of lawyers; would that work in another trade; would you make same us; could you do the same; same for us; could you do it for a dentist; could you do the same for customs papers; can we get this too; we have the exact same problem; would this work in our company; could you repeat this for my firm; i want what they got; is this transferable to us; and for us; could we have that as well; same thing for my company please; can you copy this solution for our team; would the same thing work for pumps',
    reply:
      'It was work for {service}. Whether it fits your process is what a free first call is for: you leave with a plan, what to leave alone included.',
    next: ['consultation', 'calculator'],
    on: 'case-study',
  },
  {
    question: 'What is this case about?',
    asks: 'sum up; what is this about; summary; case about; can you sum this up in 2 sentences pls; how did they know the spindle breaks; how many leases; summarize this case; whats the story here; what was the problem in this case; short summary of this case study; gist of the case; what is this project about; in a nutshell; what happened here; why did they need help; tell me about this case; tldr of this case study',
    reply: '{lead}',
    on: 'case-study',
  },
  {
    question: 'Is this guide free?',
    asks: 'free; need email; is this free; do i have to register; is it free; does this guide cost anything; how do i download this; do i have to register to get it; do you need my email for this guide; where is the download button; no email; and its free; what do i pay for this guide; can i just download it; how can i get the file; is there a charge for this one',
    reply:
      'It is free, and you don’t need to give an email address. The button to download it is on its page.',
    next: ['guides'],
    on: 'guide',
  },
  {
    question: 'How long is this guide?',
    asks: 'how long; how long is it; how many pages; is it a word document; in which format; how many pages does it have; reading time of this guide; is the guide long; what format is the file; is it a pdf or word; how big is the file; and how many pages; how many minutes do i need for it; pdf; file type of the download',
    reply: 'It takes about {minutes} minutes to read. The file: {file}.',
    next: ['guides'],
    on: 'guide',
  },
  {
    question: 'What is this guide about?',
    asks: 'sum up; what is this; who is it for; how long does it take; how many items has the checklist; for how many weeks is the plan; how long does it take to fill in; whats in this guide; summarize the guide; what will i learn from it; contents of this download; what does this template contain; what can i use this guide for; whats inside; and whats it for; is this guide useful for me; tell me about this guide; gist of this guide',
    reply: '{about} {lead}',
    next: ['guides'],
    on: 'guide',
  },
  {
    question: 'Where is the recording of this video?',
    asks: 'video; where recording; why not play; is there a recording; when will it come; is there subtitles; can i read it instead; where; can i read it; the video wont play; theres no play button; where can i watch this; i cant see any video; when will the recording be out; is the video on youtube; no video; so i cant watch it yet; only text here, wheres the film; is the video published yet; how do i start the video',
    reply:
      'There is no recording yet. The whole walkthrough is in writing on the page of each video, with its key points at the top.',
    next: ['videos'],
    on: 'video',
  },
  {
    question: 'How long is this video?',
    asks: 'how long; how long video; when will it come; how long will it be; how long is the video; how long is it; how many minutes is it; running time; length of the recording; is it a long video; how much time should i plan to watch it; duration of this video; and how long does it last; minutes; is this one short; how long will the clip be; can i watch it in my lunch break',
    reply:
      'The recording is planned to last {length}. It is not published yet; the page has the walkthrough in writing.',
    next: ['videos'],
    on: 'video',
  },
  {
    question: 'What is this video about?',
    asks: 'sum up; what is this; chapters; video about; how many chapters; what is it about; whats in the video; summary of the walkthrough; what does this video show; which topics are in this walkthrough; what would i learn from this video; chapters of the video; whats it about; and what does it cover; what are the parts of this video; tell me what the recording is about; outline of the walkthrough',
    reply: '{about} Its parts: {parts}.',
    next: ['videos'],
    on: 'video',
  },
  {
    question: 'Who is this video for?',
    asks: 'who is it for; level; who for; who is it made for; is it for beginners; is this for beginners; what level is the video; do i need any prior knowledge for it; is this too technical for me; who should watch this; audience of this walkthrough; for beginners; and is it advanced; im no expert, can i follow this video; can my sales people understand this video; target group of the video',
    reply: 'Its level: {level}. {about}',
    next: ['videos'],
    on: 'video',
  },
  {
    question: 'Is this tool free, and does it need my email?',
    asks: 'do i have to buy anything; does it oblige me to anything; is there a catch; free; enter email; do i need to leave my email to see a price; do i have to sign up to use the calculator; is it free; do i have to enter my email; do i have to create an account; does the calculator cost anything; can i use this without registering; is there a login; free to use; no sign up; and i get the result right away; do i see my score at once or by mail; any charge for using this tool; do i have to give my email to see the result; do i need an account for this',
    reply: 'You need no account and no email address: it is free, and you see the result at once.',
    on: 'tool',
  },
  {
    question: 'What is this tool for?',
    asks: 'how does this work; how work it; what do here; what is this quiz for; what is the business case tool; what does this calculator do; what do i get out of this; why should i use this; purpose of this page; what does it tell me; explain this tool; whats this for; and what does it do; what is this good for; what will i know after filling this in; how can this tool help me',
    reply: '{lead}',
    on: 'tool',
  },
  {
    question: 'What should I enter here?',
    asks: 'what hourly rate do you assume; which rate should i use; which rate take; hourly rate which; dont know numbers; i dont know the exact numbers; which figures do i need to fill in; what do i put in these fields; can i just guess the numbers; do my inputs have to be exact; where do i get the values for this form; what goes in here; and if i only have estimates; im stuck at the first field; is a rough number ok; whats meant by the fields here',
    reply:
      'Your own figures, as well as you know them: an estimate is enough to see the order of size, and you can change each number and watch the result. Each field says what it counts.',
    on: 'tool',
  },
  {
    question: 'Who sees my answers?',
    asks: 'who gets answers; boss see this; private; does my boss see this; does it save my answers; who can see my answers; do you save my answers; is my data in the calculators sent to you; what happens with my answers; do you get what i type in here; are my inputs sent to you; is what i enter kept private; can my boss see what i filled in; will my numbers be stored on your server; who can see it; so nobody gets my numbers; are my entries confidential; is it anonymous; can others look at my results; do you keep the numbers i type in here; are our answers stored somewhere',
    reply:
      'Nobody, unless you share them. Nothing is sent while you answer: your answers are in the link of this page, and whoever you give that link to can read them.',
    next: ['privacy'],
    on: 'tool',
  },
  {
    question: 'Can I save or share this?',
    asks: 'change result boss; save it; can my cfo edit it; does it save my answers; can i send the result to my boss; can i print the roi result; can i share it with my boss; can i save it; how do i send the result to my boss; can i print it; can i come back later and carry on; export the result; is there a link i can pass on; how do i keep my result; save; and can i forward this; will my entries still be here tomorrow; can a colleague open my result; get this as a pdf; can i download it and send to our cfo; can i send the result to my business partner; anything printable i can take to a meeting; can i send it to our cfo as a link',
    reply:
      'Yes. The link of this page holds your answers: bookmark it, or send it to a colleague, and they are there again. You can print the result, too.',
    on: 'tool',
  },
  {
    question: 'Can I change my answers?',
    asks: 'can i change my answer; can i go back; i clicked the wrong one; how do i correct an answer; can i start over; can i redo it; can i try other numbers; what if i made a mistake; undo; can i edit it later; how do i reset this; can i do it again',
    reply: 'Yes. Go back to a question or change a number, and the result follows.',
    on: 'tool',
  },
  {
    question: 'Is the example real?',
    asks: 'is the example real; is this a real company; whose numbers are these; are these numbers real; where do the example numbers come from; what are the numbers in there already; is that our data; who is in the example; why is it filled in already',
    reply: '{example}',
    on: 'tool',
  },
  {
    question: 'How many questions does it ask?',
    asks: 'how long take; how long does it take; how many questions; how many questions is it; how many steps are there; number of questions; is this a long questionnaire; how much do i have to answer; how many more questions; how many fields do i have to fill in; how many; and how many steps is it; is it just a few questions; how many statements are in this test; how many items do i have to click through',
    reply: 'It asks {count}.',
    on: 'tool',
  },
  {
    question: 'Is there a spreadsheet?',
    asks: 'have excel; spreadsheet; can my cfo edit it; can i download it as excel; is there an excel; what formula is behind this; can i export it to excel; can i get this in excel; xls version; do you have a file i can use offline; can i download the calculation; is there a sheet with the formulas; excel; and as a spreadsheet; id rather do this in excel; google sheets version of this; where is the xlsx; our finance department wants it in a workbook; can i download it and send to our cfo; anything printable i can take to a meeting',
    reply: 'Yes: {file}, free and without an email address.',
    next: ['resources'],
    on: 'tool',
  },
  {
    question: 'What does the price of this service include?',
    asks: 'what do i have after; what do we have after; what do i have at the end; what do they walk away with; what do we end up with; what do we have in the end; what do we get out of it; what do you hand over; what do i get for it; what do i get for that; what do we get for that; whats in that price; what is in it; what does that include; whats included; what does the price cover; what do we get; and what do i get; what is in the base price; what exactly do we pay for; what comes with it; for how many users is that; is training in there; and what is extra; what would come on top; what do i get for the money; what does the base price buy; so what is in there',
    reply: '{included}',
    next: ['calculator', 'quote'],
    on: 'service',
  },
  {
    question: 'How do you measure this service?',
    asks: 'how do we know they learned anything; is there a test at the end; how do we see that it worked; how do you measure it; how do you measure that; how would we know it worked; how do i know it works; how is success measured; how do we see if it helped; how do you prove it worked; who measures that; and how do you check the result; what do you measure; how do you show it was worth it; measured how; how do we know its better than before',
    reply: '{measured}',
    next: ['consultation'],
    on: 'service',
  },
  {
    question: 'Where do the figures of this service come from?',
    asks: askedOfTargets,
    reply: '{targets}',
    next: ['caseStudies'],
    on: 'service',
  },
  {
    question: 'Where do the figures of this industry come from?',
    asks: askedOfTargets,
    reply: '{targets}',
    next: ['caseStudies'],
    on: 'industry',
  },
  {
    question: 'What do you build for this industry?',
    asks: askedOfOffers,
    reply: '{offer}',
    next: ['consultation'],
    on: 'industry',
  },
  {
    question: 'What do you offer to companies like ours?',
    asks: askedOfOffers,
    reply: '{offer}',
    next: ['consultation'],
    on: 'audience',
  },
  {
    question: 'What do people in this industry still decide?',
    asks: 'who decides in the end; does the software decide; who has the last word; does it decide alone; what do we still do ourselves; is a human involved; who makes the decision, the software or us; what stays with us; does a person check it; does it replace our people; what does it not do; can our people overrule it; what is left for my staff; who signs off; what wont you automate',
    reply: '{decided}',
    next: ['consultation'],
    on: 'industry',
  },
  {
    question: 'How was this case measured?',
    asks: 'how was it counted; sounds too good, how did they count that; is that measured or estimated; was that really measured; is that a real measurement; how many before; what was it before; from what to what; how many per day before; what are the numbers before and after; how did you measure it; how was that measured; what was measured; what does the chart show; what is the chart about; what did you count; who measured it; how do you know it got faster; measured how; was it measured before; what exactly is the number; percent of what; what does the figure count; how do you know it was the software; over how long did you measure; what is on the chart; is that an average',
    reply:
      'What was counted, before and after: {measure}. The client is a composite, and the figures are illustrative.',
    next: ['caseStudies'],
    on: 'case-study',
  },
  {
    question: 'Which steps does this service have?',
    asks: 'why weeks; why that many weeks; why does it take so long; what takes so long; steps; week 1; what do week; ah ok, so what happens in the four weeks; what happens after week 6; which step takes longest; who picks the pilot; what do you need from us before the course; when do we see something for the first time; what happens in week 1; and week 6; what do we have to do ourselves; how many; how many steps are there; what do we have in our hands after 4 weeks; and after week 4; how many of our people do you train; what comes after that; what is the diagnosis; what happens week by week; how does this work exactly; whats the process; phases of this service; walk me through it; what do you do first; and then what; what are the stages; how do you go about it in this service; in which order do things happen here; how long before the first thing actually runs; who picks the two owners, you or us',
    reply: '{steps}',
    next: ['consultation'],
    on: 'service',
  },
];
