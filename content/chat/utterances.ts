import type { RuleQuestion } from '@/lib/chat/types';

// What visitors type, separated by '; '. None of it is shown.

/** Messages that the calculator’s rules answer. Services and numbers in them stand for any other. */
export const utterancesOfRules: Record<RuleQuestion, string> = {
  price:
    'the cost of that; how much is that; bill for 14 people; price for that; how much for us; total bill; what does that cost; hourly; and the price for it; prices; pricing; price list; cost; costs; how much; fee; fees; charge; charges; rate; rates; tariff; payment; expensive; is it expensive; pricey; dear; too dear; price tag; what do you charge; what does it cost; how much is it; cost overview; price overview please; what must we pay; how much to pay; price range; ballpark; whats the bill; with premium support; how much for 30 users with standard support; how much do you charge; what are your rates; what would that set us back; what does that come to; what are we looking at; what are we talking money wise; how much for 20 people; training price; what would it cost us; how much do your services cost; how much is training for 12; how much does automation cost; quote for 30 people; price per head; base price of custom development; starting price; how expensive is it; whats the damage; how much would that be for all of us; what do you charge for automation; how much are your services; training for 10 people; what would 80 people in training pay; approximate cost; investment; price info; so what would it cost; how much of a budget do we need',
  weeks:
    'roughly how long; how many weeks for that; how long would that take; how long; how many weeks; how many months; how long does it take; how long would it take us; timeline; duration; how soon is it finished; how long until it is live; weeks for optimization; how long does automation take; duration of the training for 30 people; when is it done; how fast is automation; time needed for 20 users; how long till they can work with it; how long then; how long for 12; is automation done in a month',
  budget:
    'is $8,000 enough; our budget is $20,000; what do i get for $5,000; can we afford it with 10k; would $9,000 cover it; we can spend 15k; we have $10,000; max 12k; up to $7,500; what fits $20,000; does $5,000 buy anything; is 8k ok for training; what is possible with 4,000 dollars; under $3,000; we only have 2k; budget of 12k for automation; $6,000 for a course, is that enough; what can i buy for 5 grand',
  description:
    'training; what is onboarding; tell me about training; explain workflow automation; what does the automation service do; whats optimization about; i am interested in training; we need automation; do you do training; do you offer courses; info on custom development; onboarding vs training; difference between training and onboarding; compare automation and custom development; training or onboarding; more about optimization; automation service meaning; what do you do in onboarding; describe custom development; which is better, training or onboarding',
};

/** What visitors ask who work in an industry, by the industry's id, separated by '; '. */
export const utterancesOfIndustries: Record<string, string> = {
  healthcare:
    'hospitals; clinics; doctor; practice; dentist; dental; pharmacy; care home; can ai diagnose patients; what do you do in hospitals then; does it write the doctors notes; we run a clinic; i manage a hospital; do you have anything for doctors practices; ai for medical billing and claims coding; can it help with clinical notes; appointment scheduling for patients; what about hospitals; and for medical practices; solutions for the health sector; our nurses drown in paperwork; sort messages from patients',
  finance:
    'insurance company; insurance broker; in insurance; with insurance; for insurance; credit union; asset manager; audit firm; can it find fraud; were a bank; do you help insurers; i work at a credit union; kyc checks with ai; can you detect fraud; regulatory reporting eats our time; what about banks; and insurance companies; ai for customer due diligence at a lender; what do you do for the finance sector; read loan applications and account papers',
  retail:
    'retailer; store; webshop; online shop; online store; ecommerce; e commerce; supermarket; fashion; we run a chain of shops; i have an online store; what can you do for ecommerce; help us with price and promotion planning; our product descriptions are a mess; know why customers come back; what about retailers; and for shops; ai for supermarkets; write product texts for our web shop; i own a fashion store',
  manufacturing:
    'factory; factories; plant; manufacturer; machine shop; metal parts; packaging plant; can it look for scratches on parts; do you have an example for a factory; we have a factory; predictive maintenance; can ai spot defects on the production line; im a plant manager; do you do visual quality inspection; our machines keep breaking down; what about factories; and in production; reduce energy cost in our plant; ai for an industrial company; plan production and stops better',
  education:
    'school; university; universities; college; teacher; lecturers; kindergarten; academy; we are a university; im a head teacher; do you help schools; ai for teachers; answer students questions automatically; what about schools; and for colleges; help preparing course material; what do you build for universities; our lecturers have no time',
  legal:
    'law firm; law firms; lawyer; lawyers; legal department; legal team; notary; inhouse counsel; do you work with law firms; were a law firm; im a solicitor; ai for attorneys; do you help in-house counsel; legal research with citations; due diligence for lawyers; what about law firms; and for lawyers; triage of new matters at our firm; what do you build for legal departments',
};

/** What visitors ask about the programs of the training, by title, separated by '; '. */
export const utterancesOfPrograms: Record<string, string> = {
  'AI at work: the first day':
    'what will i learn in one day; what topics are in the one day intro; what do they learn on the first day; what is the shortest course; how many people fit in a course; one day training for beginners; what happens in the one day course; intro workshop for the whole office; do you have a single day course; tell me about the first day program; what do we learn in one day; and the one-day one; something short for beginners; basic ai class for people who write all day; how many people fit in the first day session; ok, how many people fit in one course',
  'Team practice':
    'what do participants take home; tell me about the 3-5 day program; what do we do in team practice; workshop of several days for one department; how many days is team practice; who is team practice for; and team practice; whats in the team one; do we get templates from the team course; how large can a team practice group be',
  'Builder course':
    'what is the builder course; tell me about the course where we build an assistant; can my staff learn to make their own assistant; who is the builder course for; how long is the builder course; class for tinkerers; what do people make in the builder course; and the builder one; builder; what would i build there for example',
  'Internal trainer program':
    'we have 240 employees, how do you train so many; and in 8 weeks; what is the internal trainer program; train the trainer; can you prepare our own people to teach ai; we want our own instructors in house; how long is the trainer program; who is the internal trainer program for; do the trainers get materials to keep; and for trainers; train the trainer, do you do that; 4-8 week program for learning leads',
};

/** What visitors call a service; each is also known by its title. */
export const serviceNames: Record<string, string> = {
  'ai-training':
    'training; trainings; course; workshop; coaching; teach; classes; class; seminar; train; group program; lessons',
  'ai-onboarding': 'onboarding; onboard; pilot; pilot project; ai adoption; rollout; roll out',
  'workflow-automation':
    'automation; automate; automating; automated; workflow; workflows; process automation; automatization',
  'custom-ai-development':
    'custom development; custom ai; custom ai solution; custom solution; custom system; custom software; custom tool; custom model; custom app; custom assistant; bespoke system; bespoke software; tailor made system; ai development; software development; recommendation engine; custom one; custom; development',
  'ai-optimization':
    'optimization; optimisation; optimize; optimise; optimizing; optimising; tuning; system optimization; improve our ai',
};
