/** What visitors type, in phrases as content/README.md explains them. None of it is shown. */

/** Messages that the calculator’s rules answer: with prices, weeks, or what a service is. */
export const askedOfRules =
  'how much; price; prices; cost; pricing; price list; fees; what does it cost; what would it cost; how much does it cost; how much is it; how much do you charge; is it expensive; what are your rates; your prices; budget; costs; estimate; rates; what does this cost; how much is this; training cost; automation price; how much are your services; how much do your services cost; what would it cost us; so what would it cost us; how long; how many weeks; how long does it take; how long would it take; when finished; timeline; duration; how long does this take; how much is that; and for 12; we are 11 ppl, thats just one more than 10, do we pay for the big one; what would that cost; per person; is onboarding about new employees; how long does it take for all; just me, one person, what would an automation cost; and in pounds, im in leeds; hmm and for 30 people; which of your services is the fastest to do; whats the pilot about and how long does it go; how long does that take; what is included when i buy an automation; how much is it for me alone; how long would that take; what does a company of 30 pay for onboarding; how long until it is live; how much is automation; ok and the price; in euros please; how long does custom take; how much more does that cost; we have 240 people but only 12 would use it, price; and if all 240 use it; how long then; how long does it take; price; how much for one person; so if i take short for the automation its what; and for 20 people; what would it cost; how long; how many; what do i tell the board it costs; and with 300 people; i cant decide between training and onboarding; 12 weeks for a custom system seems short, whats in it; what is ai onboarding; and optimization; which is cheaper; what is the difference between training and onboarding; how much for 15 users of an automation with premium support; what do we have in our hands after 4 weeks; how much is the training for 12; and for one more person; is there a cheaper option than custom development; what would it cost for 40 lawyers; so what would it cost us; cost for 1 person; and 12; what do i get for it; what is the difference between onboarding and automation; and roughly what are we talking, money wise; so training for 60 with standard support would be; custom system, 30 users, high customization, total and how many weeks; how long til they can work with it; do you do training; how much would it be for 25; and what do i get for that; what happens in week 1; what would 80 people in training cost us; how much does it cost for 25 people; do you do ai training for managers; how long does it last; what does it cost for 8 managers; what would that cost us; what does the optimization service do; how much for training 20 people; what about for 240 people; and how long; how much is a pilot; ok, training price for 5 people; training price for 5 people; for 5; our chatbot is slow, what does it cost to fix; quote for 30 ppl training; how long does onboarding take; automation vs custom; price of workflow automation for 8 people; what does ai training cost for a team of 25; training for 15 how much; how much is onboarding for 40 people; onboarding price; custom ai for 5 users, ballpark; custom development 120 users cost; what would optimization cost us, we are 60; optimisation for 20 people please; how much would you charge to automate something for a team of 6; workflow automation 45 users; what do you charge for automation; automation how much; how much is a custom system for 300 people; we are 14 people and want training, what is the price; were 9 and want onboarding, total; price for 200 people automation; and with 50 users; for 10 instead; what if we are 51; and for 250; and just for 3 of us; and if only 8 use it; same for 75 people; and onboarding; and the custom one for 12; ok and training for the same number; for a hundred; make it 35; what about 500 employees; 20 people; we are 18; there are 6 of us; around 70 users; and with premium support; with standard support on top; with high customization for 30 people automation; onboarding for 25 with premium support; automation for 10, high customization, how much; training for 40 people with standard support; custom system for 60 users high customization, price and weeks; plus the maintenance plan; and with priority support added; short timeline for automation for 8 people, price; low customization onboarding for 12; long timeline custom for 20 people what would that be; how much for one person to get an automation; automation just for me, solo bookkeeper, price; onboarding for a single person how much; base price of custom development; base price for optimization; starting price training; what does onboarding start at; price tag on ai system optimization; how expensive is custom ai for a small team; roughly how much is automation for a company of 20; what would 12 people pay for training; cost of training 100 staff; can you quote me 22 people for onboarding; need a number for my boss automation, 15 users; how much is training for 16; workflow automation price 30 ppl; cost onboarding 11 people; prise for custom ai 10 users; gimme the price for optimization 8 users; training 60 vs 200 people price; difference in price between 10 and 11 users for automation; why is it cheaper for 10, what do 11 pay for automation; price per head for training 50 people; what does each of 40 people cost in training; total for training and automation for 10 people; onboarding plus training for 30, together; what do automation and optimization cost together for 5 users; cost of custom dev in euros for 10 people; onboarding for 9 in pounds; training for 20 people in inr; how much is automation for 12 in canadian dollars; we have 4000 dollars and 8 people, is training within that; is 8000 enough for automation for 7 people; can we get onboarding for 15 people for under 8k; do we get a custom system for 20k with 10 users; how long does automation take; how many weeks is custom development; custom ai timeline; how long would a custom system take for 300 people; weeks for optimization; how long till an optimization is done; duration of the training for 30 people; how long does training take for a team of 8; onboarding weeks for 250 people; how many weeks with high customization for automation; how long does custom take with high customization and 400 users; how long would it take for 80 people; and how many weeks; and how long does that one take; weeks; how fast is automation with a short timeline; if we start monday with onboarding, how many weeks until you are done; is automation done in a month; can custom be finished in 8 weeks; how long for 12; and the duration for onboarding; time needed for workflow automation, 20 users; price and weeks for onboarding, 16 people; what does it cost and how long does it take, training 35 ppl; optimization 10 users cost duration; is training quicker than onboarding; which is faster, automation or custom; how much longer does custom take than automation; what is business ai onboarding; what is workflow automation; what is ai system optimization; what is custom ai development; what is ai training & education; explain onboarding to me; what do you actually do in onboarding; what does the automation service do; whats optimization about; what do you mean by custom ai; tell me about the training service; tell me about workflow automation; describe custom development in two lines; what is that onboarding thing; i dont get what optimization is; whats included in optimization in a nutshell, what is it; optimization; onboarding; the training, what is it; what kind of service is custom ai development; what do i get with onboarding; what do i get for the automation money; info on ai system optimization; more about custom ai development please; whats the onboarding service in plain english; automation service meaning; onboarding vs training; training or onboarding, whats the difference; difference between automation and optimization; how is custom different from automation; compare onboarding and automation; compare optimization with custom; custom ai development versus ai system optimization; automation or onboarding for 10 people; which is cheaper, onboarding or automation; is onboarding cheaper than optimization; training vs automation for 20 people, cost; how does optimization compare to building new; what does automation do that onboarding doesnt; is onboarding the same as training; isnt custom just automation with another name; difference pls, optimization and automation; compare training and custom for 50 users; what costs more, optimization or custom; how much more is custom than automation for 30 users; price difference onboarding vs automation; and compared to training; and versus custom; compare those two; how does that differ from onboarding; onboarding and automation side by side; table of automation and custom please; custom against optimization, price and time; whats better value for 8 people, onboarding or training, prices; what would the other one cost for 12; and automation instead; then what would custom be; how much is it for 9 people then; ok price for 33 people; whats the damage for automating with 10 users; what would you bill a team of 17 for onboarding; how much do you want for a custom assistant for 25 users; budget i should plan for automation with 90 users; pricing training 2 people; cost estimate optimization, 150 users, standard support; training 10 people price and compare with 11; ok and roughly what would we pay to get our order emails sorted out; only 5 would touch it; hello, im head of hr at a company of about 320 people, what training do you offer; what would it cost for all of us; 60 staff, just the training, what does that come to; how long is it; we have 130 employees but the process is only done by hr, 6 people, price; fair, if you built it, what would a custom system for about 80 users run us; how much is the cheapest one; so training for one person is how much; whats the difference between onboarding and automation; ok and what would that set me back; so just me, whats the cheapest way in; how much is the second; is it cheaper if four of them come; how long would the cheapest one take me next to my lectures; 800 users eventually, ballpark for optimization of one existing system; and can we cut that by starting with 50; how much for that help desk thing with 9 users; ours would be 40 users, custom thing, price and weeks; price for 5; so for us, a group program with the long support, total; how long til thats running; how much for us; roughly what would you charge us then, about 9 people would use it; hello, i lead hr at a 180-person logistics company, wed like to upskill office staff on ai; what would it cost for 60 of them; what is the difference between this and just training everyone; hr director for a hospital group here, is there any course for nurses on using ai for notes; 120 users, strict permissions, sap and sharepoint, realistic timeline; and price; how does that compare with optimising the search we already have; how much is it, i dont have much; what does onboarding mean here, is it like hr onboarding; which is better for a beginner, that or training; and roughly what would that run me; wouldnt it be cheaper to start over; what would it cost for everyone; good morning, im responsible for l&d at a logistics company, what kinds of courses do you run; whats the difference between the training one and the onboarding one; so how much for the 8; what would that cost at our size; explain this page like im 12';

/** What asks for a price, what only seems to, and what asks for weeks, for a description or for a comparison. */
export const pricePhrases = {
  asksPrice: [
    'how_much|price|pricing|cost|fee|charge|budget|expensive|afford|rate|damage|investment',
    'pay how|what|much|have_to|must',
    'base|total|final|starting|full|exact price|cost',
    'total|altogether|in_total|all_in',
    'price|cost|how_much|charge one_day|1_day|half_day|full_day|days|online|onsite|intro|beginner|beginners|advanced|everyone|everybody|whole|entire|small',
    'price|pricing|cost|charge|pay|how_much service|project|option|package|list|info|information|details|range|everything|roughly|normally|usually|start|begin|set|get|tell|board|approx|process|task',
  ],
  notPrice: [
    'company_pay|employer_pay|boss_pay|included|include|in_that_price|in_the_price|get_for_that|binding|final',
    'by_how_much|in_charge|pay_off|pays_off|pay_for_itself|how_much_time|how_much_faster|how_much_quicker|how_much_longer|how_much_data',
    'how_much_experience|how_much_more|how_much_less|how_much_better|how_much_work|how_much_of|how_much_did|how_much_warning|how_much_shorter|how_much_does_it_save|how_much_help|how_much_notice|how_much_training_do',
  ],
  asksWeeks: [
    'how_long|how_many_weeks|how_many_months|duration|how_soon|timeline|timeframe|weeks|months',
    'how_long|how_many_weeks|how_soon take|need|last|run|until|done|finish|finished|ready|complete|project|service|normally|usually',
    'how_fast|how_quickly|when finished|done|ready|deliver|live',
  ],
  asksWhat: [
    'what_is|whats|what_are|tell_me_about|tell_about|explain|describe|about|info_on|information_on|interested|i_need|we_need|need_a|need_an|need_ai|need_some|looking|curious|do_you_do|do_you_offer|offer|have|want|get|can_you_do|help_with|details',
    'team|people|managers|my_company|our_company|for_us|for_me',
    'service|program|included|involves|mean|work|include|contain|consist|cover',
  ],
  compares: ['difference|differ|compare|comparison|vs|versus|better|or|between|and|decide|choose|different'],
};

/** Keywords of the specification's intents, and the question whose reply they get. */
export const keywords = {
  greeting: {
    words: ['hello|hi|hii|hey|heyy|hiya|moin|thanks|greetings|welcome|morning|afternoon|evening'],
    question: 'Hello',
  },
  pricing: {
    words: ['price|pricing|cost|how_much|fee|charge|quote|estimate|budget|expensive|rate|payment'],
    question: 'Where can I estimate a price?',
  },
  booking: {
    words: [
      'book|booking|schedule|appointment|consultation|consult|meeting|meet|reserve|session|call|slot|free|discovery',
    ],
    question: 'How do I book a consultation?',
  },
  support: {
    words: [
      'support|bug|broken|error|not_working|crash|maintenance|technical|issue|problem|trouble|stuck|login|helpdesk|fix|ticket|desk|customer',
    ],
    question: 'Something that you built is broken',
  },
  contact: {
    words: [
      'contact|phone|telephone|email|call|office|address|number|reach|touch|details|location|team|mail|message|form|directions',
    ],
    question: 'How can I contact your team?',
  },
  about: {
    words: [
      'about|company|founded|founder|mission|team|experience|history|clients|background|story|values|overview|since_when',
    ],
    question: 'Who are you?',
  },
  service: {
    words: [
      'service|offer|offering|solution|product|ai|consulting|capabilities|portfolio|tools|options|packages|training|automation',
    ],
    question: 'What services do you offer?',
  },
};

/** What visitors ask who work in an industry, by the industry's id, separated by '; '. */
export const industryQuestions: Record<string, string> = {
  healthcare:
    'hospital; clinic; doctor; doctors; practice; dentist; dental; medical; healthcare; health; nurses; pharmacy; care home; physicians; can ai diagnose patients; what do you do in hospitals then; we are a dental practice with 6 staff, what could you do for us; does it write the doctors notes; we run a clinic; i manage a hospital; do you have anything for doctors practices; ai for medical billing and claims coding; can it help with clinical notes; appointment scheduling for patients; what about hospitals; and for medical practices; solutions for the health sector; our nurses drown in paperwork; sort messages from patients; and do any of them know anything about dental practices, i have two; im a physio working alone, notes eat my evenings',
  finance:
    'bank; lender; insurer; insurance company; insurance companies; insurance broker; in insurance; with insurance; for insurance; broker; credit union; fintech; financial; finance; loans; asset manager; audit firm; can it find fraud; were a bank; do you help insurers; i work at a credit union; kyc checks with ai; can you detect fraud; regulatory reporting eats our time; what about banks; and insurance companies; ai for customer due diligence at a lender; what do you do for the finance sector; read loan applications and account papers',
  retail:
    'retailer; retail; store; webshop; online shop; online store; ecommerce; e commerce; supermarket; fashion; we run a chain of shops; i have an online store; what can you do for ecommerce; help us with price and promotion planning; our product descriptions are a mess; know why customers come back; what about retailers; and for shops; ai for supermarkets; write product texts for our web shop; i own a fashion store',
  manufacturing:
    'factory; factories; plant; manufacturer; manufacturing; machine shop; production; metal parts; packaging plant; can it look for scratches on parts; do you have an example for a factory; we have a factory; predictive maintenance; can ai spot defects on the production line; im a plant manager; do you do visual quality inspection; our machines keep breaking down; what about factories; and in production; reduce energy cost in our plant; ai for an industrial company; plan production and stops better',
  education:
    'school; university; universities; college; teacher; lecturers; education; kindergarten; academy; we are a private school group, teachers need help with feedback on essays; we are a university; im a head teacher; do you help schools; ai for teachers; answer students questions automatically; our admissions office is swamped with enrollment forms; what about schools; and for colleges; help preparing course material; what do you build for universities; our lecturers have no time',
  legal:
    'law firm; law firms; lawyer; lawyers; legal department; legal team; notary; legal; inhouse counsel; does the ai give legal advice; do you work with law firms; were a law firm; im a solicitor; ai for attorneys; do you help in-house counsel; legal research with citations; due diligence for lawyers; what about law firms; and for lawyers; triage of new matters at our firm; what do you build for legal departments; our associates waste hours on due diligence rooms',
};

/** What visitors ask about the programs of the training, by title, separated by '; '. */
export const programQuestions: Record<string, string> = {
  'AI at work: the first day':
    'what will i learn in one day; what topics are in the one day intro; and who is it for; how big can a training group be; what is the biggest group; which course for beginners; what do they learn on the first day; what do participants take home; what is the shortest course; how many people can attend; do you offer online or only in class; for how many people max; how many people fit in a course; one day training for beginners; what happens in the one day course; intro workshop for the whole office; do you have a single day course; tell me about the first day program; what do we learn in one day; and the one-day one; something short for beginners; basic ai class for people who write all day; how many people fit in the first day session; what does my team take away from the one day workshop; ok, how many people fit in one course; i run hr for 140 people and need to get everyone a basic level of ai knowledge before summer',
  'Team practice':
    'what do participants take home; how many groups would that be; tell me about the 3-5 day program; training for a team of ten with the same weekly tasks; what do we do in team practice; workshop of several days for one department; how many days is team practice; who is team practice for; and team practice; whats in the team one; do we get templates from the team course; how large can a team practice group be; course where a department reworks its weekly routine',
  'Builder course':
    'what is the builder course; tell me about the course where we build an assistant; can my staff learn to make their own assistant; who is the builder course for; how long is the builder course; class for tinkerers; what do people make in the builder course; and the builder one; builder; training to create our own gpt for the department; how many sessions a week has the builder course; course for people who like to take stuff apart; what would i build there for example',
  'Internal trainer program':
    'we have 240 employees, how do you train so many; and in 8 weeks; what is the internal trainer program; train the trainer; can you prepare our own people to teach ai; we want our own instructors in house; how long is the trainer program; who is the internal trainer program for; do the trainers get materials to keep; and for trainers; train the trainer, do you do that; our learning department wants to run the courses itself; do you sit in on the first course our trainer gives; 4-8 week program for learning leads; i work in a bank and want to become the ai person in my team, which of the 4 programs',
};

/** What visitors call a service; each is also known by its title. */
export const serviceNames: Record<string, string[]> = {
  'ai-training': ['training|course|workshop|coaching|train|teach|learn|class|classes|seminar'],
  'ai-onboarding': ['onboarding|onboard|pilot', 'ai_adoption|roll_out|rollout'],
  'workflow-automation': ['automation|automate|automating|automated|workflow'],
  'custom-ai-development': [
    'custom|bespoke|tailor_made ai|development|solution|system|software|chatbot|model|app|build',
    'build|develop chatbot|model|app|system|assistant|ai|software|tool',
    'custom_development|recommendation_engine|custom|development',
  ],
  'ai-optimization': [
    'optimization|optimisation|optimize|optimise|optimizing|tuning',
    'improve|tune|tuning|fix|speed|faster|repair|slow|wrong|expensive ai|model|system|chatbot|chatgpt|copilot|bot existing|current|our|have|already|run|running|live|slow',
  ],
};
