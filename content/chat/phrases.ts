/** What visitors type, in phrases as content/README.md explains them. None of it is shown. */

/** Messages that the calculator’s rules answer: with prices, weeks, or what a service is. */
export const askedOfRules =
  'how much; we have 240 people but only 12 would use it, price; what does that come to; and roughly what are we looking at; what are we talking money wise; ballpark; how much would that set us back; price; prices; cost; pricing; price list; fees; what does it cost; what would it cost; how much does it cost; how much is it; how much do you charge; is it expensive; what are your rates; your prices; budget; costs; estimate; rates; what does this cost; how much is this; training cost; automation price; how much are your services; how much do your services cost; what would it cost us; so what would it cost us; how long; how many weeks; how long does it take; how long would it take; when finished; timeline; duration; how long does this take; how much is that; and for 12; what would that cost; per person; is onboarding about new employees; how long does it take for all; and in pounds, im in leeds; hmm and for 30 people; which of your services is the fastest to do; whats the pilot about and how long does it go; how long does that take; what is included when i buy an automation; how much is it for me alone; how long would that take; what does a company of 30 pay for onboarding; how long until it is live; how much is automation; ok and the price; in euros please; how long does custom take; how much more does that cost; and if all 240 use it; how long then; how long does it take; price; how much for one person; and for 20 people; what would it cost; how long; how many; what do i tell the board it costs; and with 300 people; i cant decide between training and onboarding; what is ai onboarding; and optimization; which is cheaper; what do we have in our hands after 4 weeks; how much is the training for 12; and for one more person; what would it cost for 40 lawyers; so what would it cost us; cost for 1 person; and 12; what do i get for it; and roughly what are we talking, money wise; how long til they can work with it; do you do training; how much would it be for 25; and what do i get for that; what happens in week 1; what would 80 people in training cost us; how much does it cost for 25 people; do you do ai training for managers; how long does it last; what does it cost for 8 managers; what would that cost us; what does the optimization service do; how much for training 20 people; what about for 240 people; and how long; how much is a pilot; ok, training price for 5 people; training price for 5 people; for 5; our chatbot is slow, what does it cost to fix; quote for 30 ppl training; how long does onboarding take; automation vs custom; price of workflow automation for 8 people; what does ai training cost for a team of 25; training for 15 how much; how much is onboarding for 40 people; onboarding price; custom ai for 5 users, ballpark; custom development 120 users cost; what would optimization cost us, we are 60; optimisation for 20 people please; workflow automation 45 users; what do you charge for automation; automation how much; how much is a custom system for 300 people; were 9 and want onboarding, total; price for 200 people automation; and with 50 users; for 10 instead; what if we are 51; and for 250; and just for 3 of us; and if only 8 use it; same for 75 people; and onboarding; and the custom one for 12; ok and training for the same number; for a hundred; make it 35; what about 500 employees; 20 people; we are 18; there are 6 of us; around 70 users; and with premium support; with standard support on top; onboarding for 25 with premium support; training for 40 people with standard support; plus the maintenance plan; and with priority support added; low customization onboarding for 12; how much for one person to get an automation; onboarding for a single person how much; base price of custom development; base price for optimization; starting price training; what does onboarding start at; price tag on ai system optimization; how expensive is custom ai for a small team; what would 12 people pay for training; cost of training 100 staff; can you quote me 22 people for onboarding; how much is training for 16; workflow automation price 30 ppl; cost onboarding 11 people; prise for custom ai 10 users; gimme the price for optimization 8 users; training 60 vs 200 people price; price per head for training 50 people; what does each of 40 people cost in training; onboarding plus training for 30, together; cost of custom dev in euros for 10 people; onboarding for 9 in pounds; training for 20 people in inr; is 8000 enough for automation for 7 people; how long does automation take; how many weeks is custom development; custom ai timeline; weeks for optimization; how long till an optimization is done; duration of the training for 30 people; how long does training take for a team of 8; onboarding weeks for 250 people; how long would it take for 80 people; and how many weeks; and how long does that one take; weeks; how fast is automation with a short timeline; is automation done in a month; can custom be finished in 8 weeks; how long for 12; and the duration for onboarding; time needed for workflow automation, 20 users; price and weeks for onboarding, 16 people; optimization 10 users cost duration; is training quicker than onboarding; which is faster, automation or custom; what is business ai onboarding; what is workflow automation; what is ai system optimization; what is custom ai development; what is ai training & education; explain onboarding to me; what do you actually do in onboarding; what does the automation service do; whats optimization about; what do you mean by custom ai; tell me about the training service; tell me about workflow automation; describe custom development in two lines; what is that onboarding thing; i dont get what optimization is; optimization; onboarding; the training, what is it; what kind of service is custom ai development; what do i get with onboarding; what do i get for the automation money; info on ai system optimization; more about custom ai development please; whats the onboarding service in plain english; automation service meaning; onboarding vs training; training or onboarding, whats the difference; how is custom different from automation; compare onboarding and automation; compare optimization with custom; automation or onboarding for 10 people; which is cheaper, onboarding or automation; is onboarding cheaper than optimization; training vs automation for 20 people, cost; how does optimization compare to building new; is onboarding the same as training; isnt custom just automation with another name; difference pls, optimization and automation; compare training and custom for 50 users; what costs more, optimization or custom; price difference onboarding vs automation; and compared to training; and versus custom; compare those two; how does that differ from onboarding; onboarding and automation side by side; table of automation and custom please; custom against optimization, price and time; what would the other one cost for 12; and automation instead; then what would custom be; how much is it for 9 people then; ok price for 33 people; whats the damage for automating with 10 users; pricing training 2 people; training 10 people price and compare with 11; only 5 would touch it; what would it cost for all of us; how long is it; how much is the cheapest one; so training for one person is how much; ok and what would that set me back; so just me, whats the cheapest way in; how much is the second; is it cheaper if four of them come; and can we cut that by starting with 50; price for 5; how long til thats running; how much for us; what would it cost for 60 of them; and price; how much is it, i dont have much; and roughly what would that run me; wouldnt it be cheaper to start over; what would it cost for everyone; so how much for the 8; what would that cost at our size; explain this page like im 12';

/** What visitors ask of the figures of a page. */
export const askedOfTargets =
  'where does the percent come from; where does that number come from; where do these numbers come from; is the percent guaranteed; do you guarantee these numbers; percent of what; is that measured or a promise; are these real results; how did you get the percent; is that an average; what does the percent mean; who measured that; do clients really get that; is that realistic; less than what; compared to what; did anybody reach that; are those targets or results';

/** What visitors ask of what the page in front of them offers. */
export const askedOfOffers =
  'what would you automate here; what could be automated; what can you do for us; what do you build for us; what do you have for companies like ours; what do you offer here; where would we start; what would you start with; which package is for us; what are the packages; give me an example of what you do; what can ai do in our business; what do others in our industry automate; what are typical projects; anything for us; what could you take off our hands; what use cases are there; examples for our industry; what is possible; how could you help a firm like mine';

/** What asks for a price, what only seems to, and what asks for weeks, for a description or for a comparison. */
export const pricePhrases = {
  asksPrice: [
    'how_much|price|pricing|cost|fee|charge|budget|expensive|afford|rate|damage|investment|ballpark|money_wise|moneywise|set_us_back|set_me_back|run_us|order_of_magnitude',
    'pay how|what|much|have_to|must',
    'come_to|comes_to|looking_at what|whats',
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
  asksBudget: [
    'budget|afford|enough|fit|fits|within|under|below|spend|max|maximum|up_to|less_than|no_more_than|not_more_than|limit|cap|only_have|have_only',
    'what|which|anything|something|can_i|can_we get|buy|possible|have|for',
  ],
  notBudget: [
    'save|saved|saves|saving|savings|lose|loss|revenue|turnover|salary|salaries|license|licenses|fine|fines|worth|invoice|invoices|return|roi|paid|bill|charged|chatgpt|copilot|competitor|agency',
    'a_year|per_year|a_month|per_month|each_month|every_month|per_week|per_hour|an_hour|a_day|per_person|per_user|per_seat|monthly|yearly',
  ],
  asksChange: ['change|changes|changed|matter|matters|differ|affect|affects|more|less|different|price|cost'],
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
export const askedOfIndustries: Record<string, string> = {
  healthcare:
    'hospital; clinic; doctor; doctors; practice; dentist; dental; medical; healthcare; health; nurses; pharmacy; care home; physicians; can ai diagnose patients; what do you do in hospitals then; does it write the doctors notes; we run a clinic; i manage a hospital; do you have anything for doctors practices; ai for medical billing and claims coding; can it help with clinical notes; appointment scheduling for patients; what about hospitals; and for medical practices; solutions for the health sector; our nurses drown in paperwork; sort messages from patients',
  finance:
    'bank; lender; insurer; insurance company; insurance companies; insurance broker; in insurance; with insurance; for insurance; broker; credit union; fintech; financial; finance; loans; asset manager; audit firm; can it find fraud; were a bank; do you help insurers; i work at a credit union; kyc checks with ai; can you detect fraud; regulatory reporting eats our time; what about banks; and insurance companies; ai for customer due diligence at a lender; what do you do for the finance sector; read loan applications and account papers',
  retail:
    'retailer; retail; store; webshop; online shop; online store; ecommerce; e commerce; supermarket; fashion; we run a chain of shops; i have an online store; what can you do for ecommerce; help us with price and promotion planning; our product descriptions are a mess; know why customers come back; what about retailers; and for shops; ai for supermarkets; write product texts for our web shop; i own a fashion store',
  manufacturing:
    'factory; factories; plant; manufacturer; manufacturing; machine shop; production; metal parts; packaging plant; can it look for scratches on parts; do you have an example for a factory; we have a factory; predictive maintenance; can ai spot defects on the production line; im a plant manager; do you do visual quality inspection; our machines keep breaking down; what about factories; and in production; reduce energy cost in our plant; ai for an industrial company; plan production and stops better',
  education:
    'school; university; universities; college; teacher; lecturers; education; kindergarten; academy; we are a university; im a head teacher; do you help schools; ai for teachers; answer students questions automatically; what about schools; and for colleges; help preparing course material; what do you build for universities; our lecturers have no time',
  legal:
    'law firm; law firms; lawyer; lawyers; legal department; legal team; notary; legal; inhouse counsel; does the ai give legal advice; do you work with law firms; were a law firm; im a solicitor; ai for attorneys; do you help in-house counsel; legal research with citations; due diligence for lawyers; what about law firms; and for lawyers; triage of new matters at our firm; what do you build for legal departments',
};

/** What visitors ask about the programs of the training, by title, separated by '; '. */
export const askedOfPrograms: Record<string, string> = {
  'AI at work: the first day':
    'what will i learn in one day; what topics are in the one day intro; and who is it for; how big can a training group be; what is the biggest group; which course for beginners; what do they learn on the first day; what do participants take home; what is the shortest course; how many people can attend; do you offer online or only in class; for how many people max; how many people fit in a course; one day training for beginners; what happens in the one day course; intro workshop for the whole office; do you have a single day course; tell me about the first day program; what do we learn in one day; and the one-day one; something short for beginners; basic ai class for people who write all day; how many people fit in the first day session; ok, how many people fit in one course',
  'Team practice':
    'what do participants take home; how many groups would that be; tell me about the 3-5 day program; what do we do in team practice; workshop of several days for one department; how many days is team practice; who is team practice for; and team practice; whats in the team one; do we get templates from the team course; how large can a team practice group be',
  'Builder course':
    'what is the builder course; tell me about the course where we build an assistant; can my staff learn to make their own assistant; who is the builder course for; how long is the builder course; class for tinkerers; what do people make in the builder course; and the builder one; builder; what would i build there for example',
  'Internal trainer program':
    'we have 240 employees, how do you train so many; and in 8 weeks; what is the internal trainer program; train the trainer; can you prepare our own people to teach ai; we want our own instructors in house; how long is the trainer program; who is the internal trainer program for; do the trainers get materials to keep; and for trainers; train the trainer, do you do that; 4-8 week program for learning leads',
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
