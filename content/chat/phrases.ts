/** What visitors type, in phrases as content/README.md explains them. None of it is shown. */

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

/** What visitors of an industry call their business, by the industry's id. */
export const industryNames: Record<string, string> = {
  healthcare:
    'hospital|clinic|doctor|doctors|practice|dentist|dental|medical|healthcare|health|nurses|pharmacy|care_home|physicians',
  finance:
    'bank|lender|insurer|insurance_company|insurance_companies|insurance_broker|in_insurance|with_insurance|for_insurance|broker|credit_union|fintech|financial|finance|loans|asset_manager|audit_firm',
  retail: 'retailer|retail|store|webshop|online_shop|online_store|ecommerce|e_commerce|supermarket|fashion',
  manufacturing:
    'factory|factories|plant|manufacturer|manufacturing|machine_shop|production|metal_parts|packaging_plant',
  education: 'school|university|universities|college|teacher|lecturers|education|kindergarten|academy',
  legal: 'law_firm|law_firms|lawyer|lawyers|legal_department|legal_team|notary|legal|inhouse_counsel',
};

/** What visitors call the programs of the training; each is also known by its title. */
export const programNames: Record<string, string> = {
  'AI at work: the first day':
    'first_day learn|teach|content|topics|people|cover|covers|include; first_day|one_day|1_day|intro|introduction|introductory|beginner|beginners course|program|training|session|workshop|topics|class; one_day|1_day|first_day intro|introduction; ai_at_work|first_day',
  'Team practice':
    'team_practice|practice_program; team practice course|program|training; 3_5_days|five_days course|program',
  'Builder course':
    'builder|builders; builder|builders|build course|class|program|assistant; learn build assistant|tool',
  'Internal trainer program':
    'internal_trainer|internal_trainers|train_the_trainer; train our_trainers|our_own_trainers; internal|own trainer|trainers; 8_week|eight_week program|course',
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
