/** What visitors type, in phrases as content/schemas/chat.ts explains them. None of it is shown. */

/** What asks for a price. */
const asksPrice = [
  'base|total|final|starting price|cost',
  'total|altogether|in_total|all_in',
  'how_much|price|prices|pricing|cost|costs|fee|fees|charge|budget|expensive|cheap|cheaper|cheapest|pay|afford|quote|rates|damage',
  'price|prices|cost|costs|charge|pay|how_much service|services|project|projects',
  'cheaper|cheapest|lowest|price|pricing thing|sell|option|options|service|package|list|info|information|details',
];

/** What asks for a price, what only seems to, and what asks for weeks or a comparison. */
export const pricePhrases = {
  asksPrice,
  notPrice: [
    'included|includes|include|in_that_price|in_the_price|what_do_we_get|get_for_that|binding|final',
    'by_how_much|in_charge|pay_off|pays_off|pay_for_itself|how_much_time|how_much_faster|how_much_quicker|how_much_longer|how_much_data',
    'how_much_experience|how_much_more|how_much_less|how_much_better|how_much_work|how_much_of|how_much_did|how_much_warning|how_much_shorter|how_much_does_it_save|how_much_help|how_much_notice',
  ],
  asksWeeks: ['how_long|how_many_weeks|how_many_months|duration|how_soon', 'how_long take|takes|weeks'],
  compares: ['difference|differ|compare|comparison|vs|versus|better|or|between'],
};

/** Keywords for an intent, when neither a topic nor a page answers. */
export const keywords = {
  greeting: { words: ['hello|hi|hey|thanks'], topic: 'hello' },
  pricing: {
    words: asksPrice,
    topic: 'prices',
  },
  booking: { words: ['book|schedule|appointment|consultation|meeting|reserve'], topic: 'book' },
  support: { words: ['support|bug|broken|error|not_working|crash|maintenance'], topic: 'support' },
  contact: { words: ['contact|phone|email|call|office|hours|address'], topic: 'contact' },
  about: { words: ['company|founded|mission|team|experience|clients'], topic: 'about' },
  service: { words: ['service|services|offer|solution|solutions|ai|help'], topic: 'services' },
};

/** Messages for fun. The reply is that they were not understood. */
export const offTopic = [
  'weather|rain|snow|temperature today|tomorrow|tonight|outside|weekend|will_it|like|forecast_for',
  'write|tell|sing|give|make|recite poem|joke|song|riddle|haiku|limerick|rap|lyrics',
  'ignore|forget|disregard|print|show|reveal|repeat instructions|system_prompt|your_prompt|your_rules',
  'translate|recipe|horoscope|football|lottery|my_homework|movie|film|pizza|restaurant|taxi|girlfriend|boyfriend',
  'bitcoin price|worth|today|buy',
  'what_do_you_think_about|what_do_you_think_of|your_opinion',
  'your favorite|favourite|hobby|birthday|age',
  'you like|love|hate|married|dream|feelings|god',
  'what_is|whats|calculate times|plus|minus|divided',
  'capital_of|president_of|prime_minister|how_tall|who_painted|who_won|meaning_of_life',
];

/** What visitors call a service; each is also known by its title. */
export const serviceNames: Record<string, string[]> = {
  'ai-training': ['training|trainings|course|courses|workshop|workshops|coaching|train|teach|learn'],
  'ai-onboarding': ['onboarding|onboard', 'ai_adoption|roll_out|rollout'],
  'workflow-automation': ['automation|automations|automate|automating|automated|workflow|workflows'],
  'custom-ai-development': [
    'custom|bespoke|tailor_made ai|development|solution|system|software|chatbot|model|app|build',
    'build|develop chatbot|model|app|system|assistant|ai',
    'custom_development|recommendation_engine',
  ],
  'ai-optimization': [
    'optimization|optimisation|optimize|optimise|optimizing',
    'improve|tune|tuning|fix|speed|faster|repair ai|model|system|chatbot|chatgpt|copilot|bot existing|current|our|have|already|run|running|live',
  ],
};
