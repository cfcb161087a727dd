import type { z } from 'zod';
import { company } from '../company/company';
import { facts } from '../company/facts';
import { formatInSentence, officeHours } from '../company/hours';
import { terms } from '../company/terms';
import type { uncoveredSubject } from '../schemas/chat';

const data =
  'Before any work starts, we agree in writing on which data we use, where it is processed, and when copies are deleted.';
const offices = `Our main office is at ${company.address}. Consultations are remote, by video or phone.`;
/**
 * What no page says anything about: what follows 'Our site doesn’t cover', and what visitors type who ask for it,
 * separated by '; '. Remove an entry when a page has it; one with `known` goes when the owner has filled that in.
 */
const subjects: (z.input<typeof uncoveredSubject> & { known?: string | null })[] = [
  {
    subject: 'start dates or free slots',
    utterances: 'which day does the next group session start; when is the next session; how quickly could you begin with us; how soon could you be here; how soon can you be here; how much notice do you need before a workshop; need ai training for 60 managers in september, available; how soon can you start; whats the earliest start date; do you have capacity this month; how soon could we kick off; are you booked up; is there a waiting list; next free slot; and when would it begin; could you start next monday; we want to begin in january, any room; when is your next available appointment; how far out is your calendar full; can you call me tomorrow at 10',
    published: 'The first step is a free consultation.',
    link: 'consultation',
  },
  {
    subject: 'how we meet a particular law, such as GDPR or HIPAA',
    utterances: 'gdpr; hipaa; ai act; are you gdpr compliant; compliance; is it compliant with the law; is that even legal with customer data; is that allowed under privacy law; does it cover gdpr; do we need to worry about the eu ai act; is that even legal in germany; is this hipaa compliant; do you comply with the eu ai act; how do you handle ccpa; our dpo asks how you meet gdpr; do you follow the ferpa rules; what about compliance with the ai act; isnt that high risk under the eu ai act; do you have experience with dora or bafin; is it legally checked for the eu ai act',
    published: data,
    link: 'privacy',
  },
  {
    subject: 'in which country or data center data is stored',
    utterances: 'where is our data stored; and where is it processed; where is our data processed; we have 12 countries, data residency; where are your servers; which country are your servers in; data center location; does our data stay in the eu; is it hosted in the us; we need uk data residency; in which region do you host; stored where; and the servers are in which country; will anything be processed in india; data residency; is our information kept inside germany; where is data hosted, must be in eu',
    published: data,
    link: 'privacy',
  },
  {
    subject: 'contract documents, such as an NDA, a data processing agreement or a sample contract',
    utterances: 'nda; do you sign an nda; non disclosure; dpa; data processing agreement; sample contract; send us the contract; procurement needs a dpa; can i read the contract before the call; will you sign our contract instead of yours; who signs the dpa; do you have a data processing agreement; send me a sample contract; we need a confidentiality agreement first; where can i see your standard contract; and a sample of the contract; our legal team would like your msa template; can we sign an nda before the first call; will you sign a baa; can i get an nda before i show you',
    published:
      'Projects have a separate written agreement. If you need a data processing agreement, ask for it in your request.',
    link: 'terms',
  },
  {
    subject: 'payment terms, such as installments, deposits or ways to pay',
    known: terms.deposit,
    utterances: 'can i pay in parts; pay later; do i pay everything at once or in parts; do you bill before or after the work; can we pay in instalments; how do i pay; can we pay in installments; do you need a deposit; payment terms; can i pay by credit card; how do we pay you; net 30; when is the invoice due; do you take paypal; and how much upfront; can we split the payment; could we spread the cost over a year; is bank transfer ok; can i pay in installments; all up front or in bits',
    published:
      'You get payment dates in writing with the quote. Startups can choose fixed amounts that fall due when the work passes an agreed test.',
    link: 'startups',
  },
  {
    subject: 'how large a share of a company we take',
    utterances: 'how much equity do you take; what percentage of shares would you want; how big a stake do you ask for; what slice of my company do you get; do you take 5% or more; equity percentage; whats the split between cash and shares; how many percent; and how big is your share; would you become a large shareholder; dilution, how much are we talking; how many percent do you normally want',
    published:
      'In the hybrid model, you pay part in cash and part in equity. Shares and terms are agreed in writing before work starts.',
    link: 'startups',
  },
  {
    subject: 'refunds, a warranty or a money-back guarantee',
    utterances: 'do i get my money back; can i get my money back if it doesnt work; is there a warranty on what you build; do you guarantee it; do you give refunds; is there a money back guarantee; do i get my money back if it doesnt work; do you offer a warranty; is there any guarantee on your work; can we be reimbursed if were unhappy; how long is the warranty period; refund; so do we get our money back; any guarantee; what if i want a refund; moneyback; what if i dont like it after day 1, refund',
    published:
      'A system that misses the target we agreed on doesn’t go live, and the contract says what you pay in that case.',
    link: 'faq',
  },
  {
    subject: 'cancellation, rescheduling or notice periods',
    utterances: 'what if i cant make a session; what if i miss a session; what if im ill on the day; how do i cancel a call i booked; can i cancel; notice period; can we pause the project over summer; what is your cancellation policy; how do i cancel; whats the notice period; can i reschedule the training; cancellation policy; what if we have to move the date; is there a cancellation fee; i cant make my appointment on thursday; can we postpone; and if i need to cancel; need to shift our call to next week; how do i get out of a contract with you; what notice period',
    published: 'An automation project can stop after any step, and you keep the work done so far.',
    link: 'terms',
  },
  {
    subject: 'work besides AI training, automation and systems, such as websites or marketing',
    utterances: 'do you build websites; can you do our seo; do you do marketing; can you make a mobile app; do you offer it support for our laptops; we need a logo; can you run our social media ads; and web design; do you also do cybersecurity; do you offer bookkeeping; recruiting services; can you manage our network and printers',
    link: 'services',
  },
  {
    subject: 'a brochure or company presentation to send',
    utterances: 'can you send me a brochure; do you have a company presentation; pdf about your firm please; send me a slide deck; is there a leaflet with your services; mail me some information material; one pager for my management; brochure; and something i can hand around; do you have a catalogue; could you email me an info pack',
    published: 'Services and prices are on this site, and our guides are free to download.',
    link: 'services',
  },
  {
    subject: 'interviews, surveys or quoting us in a thesis',
    utterances: 'can i quote the article in my thesis; can i cite this; may i quote your numbers; is it ok to cite you in a paper; are there real sources in it; could i interview someone from your team for it; can i interview someone of your team for my bachelor thesis; can i interview you for my thesis; im a student writing a paper on ai; would you fill in a survey; research interview; im doing a school project, can you help; can you take part in our study; and for my thesis; 10 minutes for a questionnaire; what are your sources then, for the articles; could i interview one of your consultants; can i use these for my thesis',
    published: 'The articles and guides are free to read, and each article names its sources.',
    link: 'blog',
  },
  {
    subject: 'jobs, internships, or pay and benefits at our company',
    utterances: 'any jobs going; im doing computer science, any openings; are you hiring juniors; and do you take interns; are you hiring engineers; im a phd student, can i do an internship; can i apply for a job; do you have any jobs; id like to apply for an internship; where do i send my cv; open positions; what do you pay your engineers; can i work for you; i am a developer looking for work; do you take apprentices; do you have any internships; or junior jobs; are you hiring trainers by any chance; do you offer internships; or jobs for junior devs',
    link: 'about',
  },
  {
    subject: 'client names or references you can call',
    known: terms.namedClients,
    utterances: 'client list; names of clients; who are your clients; which companies did you work for; name a client; can i call somebody you actually did this for; can we speak with one of your customers; someone who has worked with you; can i talk to one of them; so you have no references; did you do that already; give me the names of your customers; do you have references; can you put me in touch with a past client; and who can i ask about you; big names among your customers; id like to talk to somebody who hired you; can i ring one of your customers then; so which clients exactly, names please; which unis use it',
    published:
      'The case studies are composites, and the quotes name a role, not a company. Ask for a reference on the first call.',
    link: 'caseStudies',
  },
  {
    subject: 'visits to our offices, parking, wheelchair access or special needs',
    utterances: 'can i come by tomorrow; do i need an appointment; is there a map to your office; can i visit your office; is there parking at your place; is your building wheelchair accessible; can we meet in person at your office; im deaf, can you accommodate that; can i drop by tomorrow; how do i get to you from the station; step free access; and parking; could i just walk in; would love to come over for a coffee; can i just walk in',
    published: offices,
    link: 'consultation',
  },
  {
    subject: 'offices in other cities',
    utterances: 'do you have an office in new york; are you in berlin; any branch in manchester; do you have a us office; office in singapore; and in paris; nothing in scotland; do you have a local branch in toronto; got a location on the west coast; are there plans for an office in sydney; an office in edinburgh or leeds; where are you, were in leeds',
    published: facts.offices.statement,
    link: 'about',
  },
  {
    subject: 'training on weekends or in the evening',
    utterances: 'and could it be evenings or saturdays; can i do it in evenings; can the training be on a saturday; evening classes; do you teach on weekends; we can only do training after 6pm; courses on sunday; training outside working hours; on a saturday; and in the evening; can we do the workshop at the weekend; is there an after-work course; weekend course',
    published: 'Team sessions can run in half days. Tell us about your shifts in your request.',
    link: 'training',
  },
  {
    subject: 'work on weekends or at night',
    utterances: 'can you come on a sunday; do you work on saturdays; do you do saturdays; do you work weekends; can your people work at night; could you go live on a sunday; we can only take the system down at night; and on weekends; not on sundays; do your developers work nights; night shift deployment possible; is anyone there on a saturday',
    published: `We answer phone and email ${formatInSentence(officeHours)}.`,
    link: 'contact',
  },
  {
    subject: 'equipment, rooms, catering or recordings of training, or an age limit',
    utterances: 'are the sessions recorded for those who miss them; is lunch included; do i need my own laptop; do they need laptops or is a phone ok; do we need laptops for the training; do you bring a projector; who books the room; is lunch included in the workshop; will the training be recorded; can i watch the session again later; is there a minimum age for the course; and food; recorded; do i bring my own computer; what equipment do participants need; can my 15 year old son take part; may we record it for new joiners',
    link: 'training',
  },
  {
    subject: 'other discounts, for example for students or several services, or vouchers',
    utterances: 'thats a lot, student discount; any student discount; whats the student discount; and for 2 services together; do we pay less if we book two services; do you have a voucher code; promo code; bundle price for several services; discount for returning customers; do startups get a discount; coupon; and if we take two; early bird price; volume rebate for a large order; is it cheaper if i pay everything in advance; student here, any discount',
    published: 'Registered nonprofits get up to 30% off, and educational institutions get 25% off.',
    link: 'quote',
  },
  {
    subject: 'grants, public funding, or procurement frameworks and tenders',
    utterances: 'is there any government funding for this; can we get public money for it; subsidies; how do you handle procurement; are there grants for this; can we get public funding; government subsidy for ai training; are you on g-cloud; do you respond to tenders; we have to put this out to tender; is there funding for small businesses; can the training be paid from an eu fund; and grants; any subsidies; are you on a procurement framework; wed send you an rfp',
    link: 'quote',
  },
  {
    subject: 'how many people work here',
    utterances: 'how many people work there; how big is your team; number of employees; headcount; are you a one man show; how many engineers do you have; how large is your company; how many of you are there; and how many staff; is it just the four of you; are you a big firm or a small one; how many trainers are on your payroll; how many people work there and who founded it',
    published: 'You know the names of everyone who would work on your project before you sign.',
    link: 'about',
  },
  {
    subject: 'our revenue, owners, registration numbers, lawsuits or data breaches',
    utterances: 'who funds you; are you backed by anyone; who is behind the money; do you have vat id; whats your revenue; company registration number; are you profitable; have you ever been sued; did you ever have a data breach; vat number please; who are your investors; and turnover; ever been hacked; are you venture funded; who owns this company',
    link: 'about',
  },
  {
    subject: 'partnerships with particular vendors, or a reseller or referral program',
    utterances: 'are you a microsoft partner; do you have a reseller program; can we become a partner; do you pay referral fees; are you certified by aws; affiliate program; google partner; and a commission if i bring you a client; partner with us; do you get kickbacks from vendors',
    published: 'The About page lists our partners.',
    link: 'about',
  },
  {
    subject: 'which vendors’ models we use',
    utterances: 'which models; which model runs underneath; whose models; which llm; what model do you use; which models do you use, open weights or api; which one; which language model is behind it; which llm do you use; which llm then; which models do you use; do you use gpt-4; openai or anthropic; do you work with claude; is it llama or mistral; which llm is behind it; are you using gemini; gpt; and whose model is it; so openai; do you use azure openai or bedrock; what vendors ai do you build on',
    published:
      'We use large language models, hosted or open. They can run on your own servers, and we compare them on your cases.',
    link: 'customTechnology',
  },
  {
    subject: 'shared chat channels during a project, such as Slack or Teams',
    utterances: 'can we have a shared slack channel; do you use teams for communication; will there be a whatsapp group; how do we chat with you during the project; can you join our slack; on slack; and via teams; is there a chat channel with the developers; how do we stay in touch while you work on it; do you use discord with clients; joint channel for quick questions',
    published: 'With standard support you have a named contact.',
    link: 'contact',
  },
  {
    subject: 'products we connect to by name',
    utterances: 'does it work with outlook; does it work with quickbooks; can you talk to shopify; we use sap and cargowise, do you connect; does it integrate with sap; can you connect to salesforce; do you support hubspot; does this work with sharepoint; we use microsoft dynamics; compatible with our crm; have you got a connector for jira; sap too; works with google workspace; which software products do you integrate with; were on servicenow, is that ok; we use xero btw, does that matter; we are on sap and an old as400, integrates; can it run on whatsapp; we use moodle, does it plug in there; integrates with sap',
    published:
      'If a system can import a file or has an interface, usually yes: we build the connection with whoever runs it. Name yours in your request.',
    link: 'customTechnology',
  },
  {
    subject: 'travel costs',
    known: terms.travel,
    utterances: 'is that with travel; does travel come on top; hotel and flights; plus travel expenses; what does the trip cost; travel costs extra; does travel cost extra; does the price include travel; what are your travel costs; do we pay for the trainers flight; who pays for hotels; are expenses included; mileage and accommodation, on top; how much is it to have you come to aberdeen; hotel as well; do you charge for coming to our office; back to topic do we pay travel; whod pay the flights; and do we pay the travel; and is travel in there, were in cork',
    published:
      'Consultations are remote. For work at your office, you know who would come, from where, and any travel costs before you sign.',
    link: 'faq',
  },
  {
    subject: 'languages other than English',
    utterances: 'what language is the course in; can it understand dutch invoices; in chinese; does she speak german; what languages do your consultants speak; and most of them speak polish; can you train us in german; do you speak dutch; do you offer training in german; can you teach in french; do you speak spanish; our staff dont speak english well; which languages do you work in; is the material available in polish; can the system read documents in italian; only english; and other languages; hindi courses; in german as well; can the training be in german and french',
    published: 'Our materials are in English. Name the language in your request.',
    link: 'training',
  },
  {
    subject: 'software that answers or makes phone calls',
    utterances: 'can your ai answer the phone; can ai answer our phone; do you build voice bots; we need an automatic receptionist for calls; can the software call our customers; voice assistant for the hotline; do you do call center automation; and phone calls; voice too; can it take calls at night; outbound calling robot; telephone agent that speaks with patients',
    link: 'services',
  },
  {
    subject: 'our insurance',
    known: terms.insuredAmount,
    utterances: 'insurance; are you insured; do you have professional indemnity; what liability cover do you carry; proof of insurance please; do you have cyber insurance; how high is your insurance sum; insurance certificate; insured; and your insurance; covered up to what amount; whos your insurer',
    published: 'The contract settles it, along with liability and warranty.',
    link: 'terms',
  },
  {
    subject: 'service levels, such as uptime or response times of support',
    known: terms.supportResponse,
    utterances: 'what sla do we get once its running; sla; how quickly do you fix it; whats your uptime guarantee; do you have an sla; how fast does support react; response time of premium support; service level agreement; do you promise 99,9% availability; how quickly do you fix an outage; and the uptime; time to resolution for critical bugs; uptime sla',
    published: `Support comes in three levels. ${facts.aroundTheClock.statement}`,
    link: 'calculator',
  },
  {
    subject: 'hourly or day rates',
    utterances: 'what if we only need help for two days; how do you charge, by hour or fixed; ok and the second thing i asked; whats your hourly rate; do you charge by the day; day rate of a consultant; how much per hour; what does a senior engineer cost per day; do you bill time and materials; can i book you for a few hours; per hour; and a day rate; by the hour; consulting fee per day; how much for half a day of your time; and if i only want help for one afternoon',
    published:
      'Each service has a base price, and the calculator adds team size, timeline, support and customization.',
    link: 'calculator',
  },
  {
    subject: 'the names of those who would work on your project',
    utterances: 'who will be our contact person; who would work on our project; names of the developers on my project; who will be my project manager; can i see the cvs of the people youd assign; which consultant would i get; will devan work on our system himself; who exactly is assigned to us; which people; and their names; can i pick my consultant; tell me whod be in our project team; do i get seniors or juniors',
    published: `They come from our ${company.officesIn}, and you know their names, subcontractors included, before you sign.`,
    link: 'about',
  },
  {
    subject: 'certificates, diplomas or CPD points for participants',
    utterances: 'certificate; certificates; do we get a certificate; proof of attendance; do we get a paper at the end; diploma; do people get a certificate and is there a test at the end; do i get a certificate for linkedin; do we get a certificate after the course; can i get cpd points; do you test participants at the end; is there a diploma at the end; is the course accredited; will my staff receive proof of attendance; is there an exam; do i get something for my cv; are your courses officially recognised; do participants get a certificate at the end; do they get a certificate at the end; does it count for cpd points',
    published: 'At the end, the team repeats a task from the first session and compares the two versions.',
    link: 'training',
  },
  {
    subject: 'a free trial',
    utterances: 'is there a free trial; can we try it before buying; trial version; 14 day test account; may i test the software for free; can i use it free for a month; do you have a freemium plan; trial; and a free trial; can i try it out first for nothing; free test period; where can i sign up for a trial account; can i try it out somewhere',
    published:
      'We don’t sell software, so there’s no trial. The consultation is free, and so are our guides and templates.',
    link: 'consultation',
  },
  {
    subject: 'a list of countries we work in',
    utterances: 'im in australia is that a problem; do you work abroad; we are in canada; which countries do you work in; do you work in australia; were in brazil, can you help; are you active in the us; do you take clients in germany; is canada covered; were based in dubai; worldwide; and in spain; outside the uk too; do you serve african countries; would you take a company from japan',
    published: `Consultations are remote. ${facts.offices.statement}`,
    link: 'contact',
  },
  {
    subject: 'events, webinars, speakers, contacts for the press or dates of open courses',
    utterances: 'when does the next one start; when is the next course; do you run webinars; are there any events coming up; can you speak at our conference; when is the next open course; press contact; im a journalist; do you hold meetups; keynote speaker; and webinars; next course date; looking for a speaker for our company day; is there a public workshop i can join in may',
    published: 'A group program teaches one team together.',
    link: 'training',
  },
  {
    subject: 'our environmental impact or the diversity of our team',
    utterances: 'are you carbon neutral; is your team diverse, how many women; how green are you; whats your carbon footprint; do you have a sustainability report; how diverse is your team; how much energy does your ai use; do you have an esg policy; share of women in the company; climate neutral; and the environment; diversity policy; how many women are among your engineers',
    link: 'about',
  },
  {
    subject: 'how many days, sessions or hours a price includes, or how many hours a week a course takes',
    utterances: 'how many hours is the coaching actually; how much time per week does the 8 week program need; how long is one session; how many hours of training are included; how many sessions do we get; hours per week of the course; number of sessions in the price; how many sessions; and how many hours is that; how many days do we get for it; how long is one coaching session; how many consultant days do i get for $5,000; how many sessions is that realistically; which one has the most hours in it',
    published: facts.groupSessions.statement,
    link: 'training',
  },
  {
    subject: 'which AI tools our courses teach',
    utterances: 'which tool do they use; do you teach copilot; which ai tools do you teach; is the course about chatgpt or copilot; do you train people on copilot; will we learn midjourney; which software is used in the training; do we learn to use gemini in the course; what programs do participants work with; copilot; and which tools do we learn; chatgpt course; do you use our documents or generic examples',
    published: 'Exercises come from your team’s own work.',
    link: 'training',
  },
  {
    subject: 'why our case studies name no clients',
    utterances: 'why put them up then; why do you invent them; why dont you show real ones; why dont your case studies name clients; why are the clients anonymous; why no company names; whats the reason for composites; why do you hide who your customers are; why cant i see real names; how come the cases are without names; why composites; but why no names; why not just name them; are you not allowed to name your clients; the 82 percent here, which college was that',
    published: 'The clients are composites, and the figures are illustrative.',
    link: 'caseStudies',
  },
  {
    subject: 'whether we also work for your competitors',
    utterances: 'do you work for our competitors; would you sell the same to my rival; do you offer exclusivity; could our competitor hire you too; conflict of interest; do you also advise others in our market; and our competitors; exclusive to us; what if my rival is your client as well; i dont want you helping the competition',
    published: 'The contract settles confidentiality.',
    link: 'faq',
  },
  {
    subject: 'which AI product is the best',
    utterances: 'which tool should we take; is copilot better than gemini for word; chatgpt or claude; which chatbot is the best; which ai should i use for emails; is chatgpt better than copilot; what software would you buy; which ai app do you recommend; best ai tool for a small office; should we get copilot or chatgpt',
    published: 'Our blog has a guide to choosing and testing a first tool.',
    link: 'blog',
  },
  {
    subject: 'research papers or open-source code of our team',
    utterances: 'have any of you published anything; papers, open source, a github; do you have a github; are you on github; do you publish research; any open source projects; has your team written papers; show me your code',
    link: 'about',
  },
];

export const uncoveredSubjects = subjects.flatMap(({ known, ...subject }) => (known ? [] : subject));
