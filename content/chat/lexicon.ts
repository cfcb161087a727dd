/**
 * Synonyms by concept. A word counts wherever an example uses another word of its line, so ten examples do the work
 * of a hundred. Write base forms ('train', not 'training'): endings, plurals and small typing errors are handled.
 * Phrases are allowed.
 */
export const concepts: Record<string, string> = {
  greet:
    'hello|hi|hey|hiya|heya|howdy|greetings|good morning|good afternoon|good evening|good day|yo|hola|sup|how are you|how is it going|how do you do|what is up',
  thank: 'thank|thanks|thx|cheers|appreciate|grateful|much obliged|ta',
  bye: 'bye|goodbye|farewell|see you|talk later|have a nice day|have a good day|take care|good night|cya',
  howmuch: 'how much|how expensive|how costly|how pricey|what price',
  price:
    'price|cost|fee|charge|rate|quote|quotation|budget|expensive|cheap|afford|affordable|pay|payment|spend|estimate|ballpark|tariff|billing|pricey|costly|pricelist|dollar|euro|pound|rupee|yen|usd|eur|gbp|currency|invest|worth|subscription',
  discount:
    'discount|special offer|deal|reduction|promo|promotion|coupon|rebate|voucher|price cut|nonprofit|non profit|charity|ngo',
  tier: 'tier|plan|package|essentials|professional tier|enterprise tier|professional plan|enterprise plan|per person|per head|per seat|per employee|per user|each person',
  calculator: 'calculator|pricing calculator|price calculator|cost calculator',
  book: 'book|schedule|appointment|reserve|reservation|slot|arrange|calendar|set up a call|set up a meeting|set up a time|sign up|calendly|get started|kick off',
  meet: 'meet|meeting|consultation|consult|discovery session|intro session|discovery call|intro call|strategy call|video call|zoom|conversation',
  demo: 'demo|demonstration|walkthrough|product tour|trial|show me how it works|see it in action',
  contact:
    'contact|reach|get in touch|get hold|touch|get in contact|correspond|reply|respond|response|get back to me|hear back|contact details|contact information|connect with',
  phone: 'phone|telephone|call|ring|mobile|phone number|dial|whatsapp|fax|hotline',
  email: 'email|e mail|mail|inbox|write to|message you|send a message',
  person:
    'human|person|someone|somebody|agent|representative|rep|advisor|adviser|salesperson|real person|live agent|operator|anyone|expert|specialist|sales team|sales rep|colleague',
  talk: 'talk|speak|chat|put me through|transfer|connect me|discuss',
  hours:
    'hour|open|close|opening hours|business hours|office hours|working hours|weekend|saturday|sunday|monday|tuesday|wednesday|thursday|friday|what time|time zone|timezone|holiday|available on|availability',
  place:
    'where|office|location|locate|address|headquarter|hq|street|visit|london|bangalore|dublin|ireland|india|england|uk|city|town|country|directions|map|postal|premises|near|based',
  social: 'linkedin|twitter|facebook|youtube|social media|instagram',
  support:
    'support|help desk|helpdesk|ticket|technical support|tech support|customer service|customer care|aftercare|after sales|troubleshoot|assist|assistance|maintenance|maintain|sla|warranty|guarantee',
  fault:
    'bug|broken|crash|error|issue|problem|fault|fail|failure|trouble|not work|stop work|no longer work|does not work|down|outage|stuck|glitch|malfunction|wrong|freeze|hang|defect|fix|repair|complaint|complain|offline|misbehave',
  existing:
    'existing client|existing customer|already a client|already a customer|current client|current customer|you built|you delivered|you set up|you installed|you made|you developed|you implemented|my account|log in|login|password|delivered',
  company: 'company|business are you|firm|organization|agency|consultancy|corporate|enterprise|your business',
  founded:
    'found|founded|founder|established|start the company|start your company|in business|history|story|background|origin|year did you|how old|how long have you|since when|began',
  team: 'team member|on your team|your team|your people|your staff|leadership|ceo|owner|boss|director|runs|who work|your consultants|your trainers|your experts|your engineers|management',
  mission: 'mission|vision|values|philosophy|principle|believe|goal|purpose|ethic|culture',
  proof:
    'experience|experienced|expertise|qualification|qualified|certification|certified|accreditation|partner|award|credential|trust|trustworthy|reputation|reliable|different|unique|better than|competitor|why should|choose you|why you|special about|review|testimonial|reference|how many clients|how many customers|legit',
  bot: 'bot|robot|chatbot or|are you human|are you real|a machine|an ai|are you ai|virtual|automated assistant|computer',
  offer:
    'service|offer|offering|provide|provision|do you do|what can you do|what you do|portfolio|capability|product|solution|specialize|help with|catalogue|catalog|menu|range',
  choose:
    'which one|choose|pick|right for|suit|suitable|fit|recommend|recommendation|best for|suggest|advice|advise|compare|decide|selector|what do we need|need most|not sure',
  train:
    'train|training|course|workshop|class|teach|learn|education|educate|upskill|upskilling|reskill|bootcamp|seminar|lesson|curriculum|trainer|instructor|coaching|coach|mentor|tutor|program|literacy|webinar|training and education|skill|prompt engineering|instruction|study',
  onboard:
    'onboard|onboarding|adopt|adoption|roll out|rollout|introduce|get into ai|start with ai|begin with ai|started with ai|implementation plan|roadmap|change management|where to start|where to begin|readiness|transition|pilot|ai strategy|embrace|first steps',
  automate:
    'automate|automation|automatic|automatically|automating|workflow|repetitive|manual|manually|rpa|streamline|routine|data entry|copy paste|copying|tedious|paperwork|by hand|time consuming|zapier|hand off|eliminate|busywork|back office|take work off',
  develop:
    'custom|bespoke|tailor|tailor made|tailored|develop|development|build|create|made to measure|from scratch|our own|own model|chatbot|app|application|software|recommendation engine|recommender|agent for|fine tune|rag|computer vision|prototype|mvp|custom made|customized|personalized|engine|assistant for|system for|predict|predictive|forecast',
  optimize:
    'optimize|optimization|improve|improvement|tune|tuning|speed up|faster|slow|accuracy|inaccurate|performance|latency|hallucinate|hallucination|drift|underperform|make better|efficient|retrain|refine|benchmark|running cost|running costs|cost too much to run|existing model|existing system|existing ai|current model|current ai|current system|already have|already run|already use|our model|our ai|upgrade|enhance|boost|audit',
  ai: 'ai|artificial intelligence|machine learning|ml|llm|generative|genai|deep learning|neural|nlp|language model|model|data science|a i',
  tool: 'chatgpt|gpt|claude|copilot|gemini|openai|salesforce|hubspot|slack|excel|sap|shopify|sharepoint|power bi|notion|jira|quickbooks|xero|midjourney|integrate|integration|api',
  healthcare:
    'healthcare|health care|hospital|clinic|patient|doctor|dentist|dental|nurse|medical practice|pharmacy|physician|care home|clinical|health sector|health industry',
  finance:
    'bank|banking|insurance|insurer|loan|financial|finance sector|finance industry|fintech|mortgage|credit union|wealth|underwriting|financial services|brokerage|asset management',
  retail:
    'retail|retailer|shop|store|ecommerce|e commerce|online store|webshop|merchandise|fashion brand|supermarket chain|boutique',
  manufacturing:
    'manufacturing|manufacturer|factory|plant|production line|industrial|assembly line|shop floor|predictive maintenance|machinery|our machines',
  school:
    'school|university|college|student|teacher|classroom|academic|professor|campus|education sector|education industry|in education|educational|higher education|edtech',
  legal:
    'law|lawyer|legal|attorney|solicitor|law firm|paralegal|contract review|barrister|litigation|in house counsel',
  individual:
    'individual|freelancer|freelance|myself|for me personally|solo|my career|self employed|job seeker|personally|private person|one person|for my job',
  smallbiz:
    'small business|small company|sme|small firm|small team|family business|mid size|local business|tiny company|micro business',
  startup: 'startup|start up|venture|seed stage|scaleup|early stage|founders',
  enterprise:
    'enterprise|corporation|large company|big company|multinational|large organization|global company|large business|big business|thousands of employees',
  industry: 'industry|sector|vertical|niche|field|line of business|domain',
  trade:
    'restaurant|bakery|hotel|airline|farm|gym|salon|plumber|builder|construction|real estate|logistics|travel agency|museum|winery|garage|cafe|charity organization|government|municipality|media|publisher|energy|telecom|pharma|hospitality|transport|trucking|architect|consulting firm|marketing agency|accountant|accounting firm|recruiter',
  biz: 'invoice|order|report|spreadsheet|document|crm|erp|data|customer|client|sales|marketing|hr|human resources|accounting|operations|inventory|warehouse|payroll|employee|staff|manager|department|team|process|task|workforce|worker|people|business|ticket triage|lead|procurement|logistic|receipt|file|form|paper|website|documentation|knowledge base|supply chain|expense|compliance|finance team|call center|contact center|records|database|analytics|dashboard',
  duration:
    'how long|how many weeks|how many months|how many days|timeline|timeframe|time frame|turnaround|duration|deadline|how soon|how quickly|how fast|when will|when can|when would|go live|go-live|delivery time|lead time|start date|ready by|weeks|months|finish|finished|completed',
  roi: 'roi|return|return on investment|payback|pay off|pays off|pay for itself|break even|benefit|benefits|savings|save|profit|see results|worthwhile|business case|pay back',
  tech: 'technical|technical people|developer|programmer|programming|engineer|engineers|coding|code|it department|it team|it staff|data scientist|tech skills|technical knowledge|technical background|in house team|tech savvy|nontechnical|non technical|technical expertise',
  privacy:
    'privacy|private|secure|security|safe|confidential|confidentiality|gdpr|hipaa|data protection|leak|sensitive|nda|personal data|our data|my data|customer records|encrypt|encryption|compliant|stored|soc',
  quality:
    'quality|result is bad|not good enough|mistake|mistakes|makes errors|wrong answer|gets it wrong|dissatisfied|not happy|unhappy|not satisfied|disappoint|fail to deliver|what if it|does not deliver|reliable enough|trust the output|check the output|tested|testing',
  cases:
    'case study|case studies|success story|success stories|example|examples|previous work|past work|past projects|previous projects|clients have you|projects have you|proof|track record|results have you|worked with|sample work|previous clients|customer stories',
  prepare: 'prepare|preparation|bring|beforehand|ready for|what should i have|what do i need for',
  free: 'free|no charge|free of charge|without paying|complimentary|no obligation|gratis',
  remote:
    'remote|remotely|online|virtually|by video|on site|onsite|in person|face to face|come to us|travel to us',
  you: 'you|your|yours|yourself|guys',
  we: 'we|our|us|ours',
  me: 'i|my|me|mine',
  brand:
    'google|microsoft|amazon|apple|meta|ibm|nvidia|tesla|netflix|uber|walmart|samsung|oracle|accenture|deloitte|mckinsey',
  fewer: 'please|kindly|just|really|actually|maybe|perhaps|also|too|still|quite|so|very',
};

/** Abbreviations and contractions, and what they stand for. */
export const shorthand =
  'u=you|ur=your|r=are|pls=please|plz=please|wat=what|wot=what|hw=how|abt=about|thru=through|ppl=people|biz=business|info=information|tel=telephone|appt=appointment|asap=soon|ya=you|yall=you|wanna=want to|gonna=going to|gimme=give me|lemme=let me|dont=do not|doesnt=does not|cant=can not|isnt=is not|whats=what is|hows=how is|whos=who is|wheres=where is|im=i am|ive=i have|its=it is|youre=you are|lets=let us|thats=that is|theres=there is|wouldnt=would not|shouldnt=should not|couldnt=could not|havent=have not|arent=are not|wont=will not|didnt=did not|ty=thank you|thnx=thanks|tnx=thanks|k=ok|msg=message|mtg=meeting|q=question|mins=minutes|hrs=hours|addr=address|yrs=years';

/**
 * Words that we have no answers about. They keep 'How much is a flight?' from getting a price list, and keep the
 * spelling correction from turning them into words that we know.
 */
export const outOfScope =
  'weather rain sunny snow temperature joke riddle poem poetry song lyrics music movie film actor actress singer band concert netflix anime game chess football soccer basketball tennis cricket baseball golf olympics league champion match score marathon recipe cook bake bread cake pizza pasta rice soup chicken beef banana coffee tea wine beer breakfast lunch dinner calorie diet weight exercise yoga muscle flight bus taxi uber airport hotel vacation beach trip tour passport visa table tesla toyota bmw car bike motorcycle truck gasoline petrol iphone samsung laptop tablet tv camera headphone shoe dress shirt jeans clothes jewelry perfume furniture sofa bitcoin crypto ethereum stock share forex gold lottery casino bet tax rent apartment house dog cat puppy kitten horse bird fish snake animal tree flower garden lawn planet star moon sun mars universe galaxy space nasa astronaut ocean river mountain island volcano earthquake desert capital president minister king queen emperor politician election war army century ancient rome greek egypt dinosaur bible god religion prayer heaven meaning life love marry girlfriend boyfriend wife husband baby kid mother father mom dad birthday wedding divorce sad lonely bored happy angry funny homework essay exam math algebra geometry calculus equation integral square root multiply divide plus minus physics chemistry biology relativity quantum atom molecule gravity photosynthesis dna cell vitamin medicine pill headache fever flu cold symptom cough pain disease cancer surgery pregnant translate spanish french german italian chinese japanese latin language word synonym spell spelling pronounce grammar alarm timer remind reminder news magazine newspaper author novel painter paint painting museum mona lisa shakespeare einstein napoleon eiffel everest walmart elon musk bezos trump obama celebrity python javascript java html css sql function loop array algorithm compile regex color favorite age zodiac horoscope dream ghost alien magic superhero pokemon tap sink toilet roof door window kitchen iron laundry wash clean hair haircut makeup nail tattoo hiring vacancy job career internship salary resume cv stockholder investor shareholder refund parking wifi coast coats cast boat goat host brain drain grain spain nice mice dice slice twice juice tonight sports sourdough pasta burger sushi vegan grocery supermarket';
