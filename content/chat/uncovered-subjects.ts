import type { z } from 'zod';
import { company } from '../company/company';
import { facts } from '../company/facts';
import { formatInSentence, officeHours } from '../company/hours';
import type { uncoveredSubject } from '../schemas/chat';
import { cityWords, companyWord } from './lists';

const data =
  'Before any work starts, we agree in writing on which data we use, where it is processed, and when copies are deleted.';
const offices = `Our main office is at ${company.address}. Consultations are remote, by video or phone.`;
const course =
  'training|course|courses|workshop|workshops|class|classes|session|sessions|coaching|lesson|lessons|program|programs';
const times =
  'january|february|march|april|june|july|august|september|october|november|december|next_week|next_month|this_month|tomorrow|monday|friday|immediately|asap|q1|q2|q3|q4';

/**
 * What no page says anything about: the words that ask for it, and what follows 'Our site doesn’t cover'. Unlike those
 * of topics, the words count only as they are written here, and in the plural; a comma separates phrases. Remove an entry when a page has it.
 */
export const uncoveredSubjects: z.input<typeof uncoveredSubject>[] = [
  {
    subject: 'start dates or free slots',
    asks: `slot|spot|opening|room|capacity ${times}|may|month|week|quarter|free|available|left, when|soon|early|earliest|quickly|fast you|we|team|work|project start|begin|kick_off|kickoff, earliest|next|soonest start|start_date|date|opening|availability|course|training|class, start_date|waiting_list|waitlist|lead_time|fully_booked, available|availability|free start|month|may|${times}, start|begin|squeeze_us_in|do|done|finish|finished|ready|deliver ${times}`,
    published: 'The first step is a free consultation.',
    link: 'consultation',
  },
  {
    subject: 'how we meet a particular law, such as GDPR or HIPAA',
    asks: 'gdpr|hipaa|ccpa|ferpa|ai_act|dsgvo, compliant|compliance you|your|meet|comply',
    published: data,
    link: 'privacy',
  },
  {
    subject: 'in which country or data center data is stored',
    asks: 'data|servers|hosted|stored country|countries|data_center|data_centre|region|america|usa|in_the_eu|in_europe|in_the_us|leave_europe|leave_the_eu|india|abroad|overseas|residency, data_residency|data_location, servers|server where|located',
    published: data,
    link: 'privacy',
  },
  {
    subject: 'contract documents, such as an NDA, a data processing agreement or a sample contract',
    asks: 'nda|dpa|baa|msa|non_disclosure|nondisclosure|confidentiality_agreement|data_processing_agreement, your|standard|sample|template contract|agreement sample|template|copy|sign|terms|standard',
    published:
      'Projects have a separate written agreement, and a price is binding once both sides have signed it.',
    link: 'terms',
  },
  {
    subject: 'payment terms, such as installments, deposits or ways to pay',
    asks: 'instalment|installment|payment_plan|payment_terms|payment_method|pay_monthly|pay_later|financing|up_front|upfront|deposit|paypal|credit_card|bank_transfer|net_30|net_60|purchase_order|pay_in_stages|klarna|accept_bitcoin|in_bitcoin|apple_pay, pay|payment|bill|billed|spread card|monthly|stages|advance|parts|crypto|quarterly|halves|split|afterward|cash|invoice, monthly fee|retainer, spread|split cost|price|fee|bill',
    published:
      'You get payment dates in writing with the quote. Startups can choose fixed amounts that fall due when the work passes an agreed test.',
    link: 'startups',
  },
  {
    subject: 'how large a share of a company we take',
    asks: 'percent|percentage|how_much|how_many|what_share equity|shares|stake',
    published:
      'In the hybrid model, you pay part in cash and part in equity. Shares and terms are agreed in writing before work starts.',
    link: 'startups',
  },
  {
    subject: 'refunds, a warranty or a money-back guarantee',
    asks: 'refund|money_back|guarantee|guaranteed|warranty|refundable',
    published:
      'A system that misses the target we agreed on doesn’t go live, and the contract says what you pay in that case.',
    link: 'faq',
  },
  {
    subject: 'cancellation, rescheduling or notice periods',
    asks: `cancel|cancellation|terminate|termination|reschedule|postpone contract|fee|policy|notice|project|agreement|we|anytime|early|happens|booking|appointment|call|consultation|meeting|cost|${course}, notice_period|minimum_term|minimum_contract|locked_in|cancellation|no_show`,
    published: 'An automation project can stop after any step, and you keep the work done so far.',
    link: 'terms',
  },
  {
    subject: 'work besides AI training, automation and systems, such as websites or marketing',
    asks: 'website|web_site|homepage|logo|seo|marketing|ads|advertising|social_media|office_network|printer|printers|wifi|leads build|make|design|create|do|does|offer|sell|fix|repair|help|can|need, hosting|domain|web_design|graphic_design|it_support|helpdesk_for do|offer|you|need|sell, taxes|tax_return|bookkeeping do|file|my|our',
    link: 'services',
  },
  {
    subject: 'a brochure or company presentation to send',
    asks: 'brochure|flyer|leaflet|company_presentation|catalog|catalogue|pitch_deck|one_pager',
    published: 'Services and prices are on this site, and our guides are free to download.',
    link: 'services',
  },
  {
    subject: 'interviews, surveys or help with a thesis',
    asks: 'thesis|dissertation|survey|homework|essay|assignment|school_project|research_project my|our|for|help|interview|student|write|writing|university, interview someone|somebody|anyone|you|your|expert',
    published: 'The articles and guides are free to read, and each article names its sources.',
    link: 'blog',
  },
  {
    subject: 'jobs, internships, or pay and benefits at our company',
    asks: `jobs|hiring|do_you_hire|are_you_hiring|you_hire|hire_me|apply_for_a_job|careers, career|vacancy|vacancies|internship|intern|job_opening|open_position|open_role|apprenticeship|my_cv|my_resume, are_you|is_${companyWord}|you_guys|still hiring|recruiting, job|position|role got_any|any|open|going|apply|available|at_${companyWord}|with_you|have_any|looking_for, work_for_you|work_at_${companyWord}|join_your|work_for_${companyWord}|thinking_of_applying|apply_to_work|salary_you, salary|salaries|wage|earn|holiday|vacation|maternity|pension you|your|${companyWord} trainers|consultants|staff|employees|people|pay|expect|offer|ceo|boss|founder|director, you_pay consultant|junior|trainers|your|developers|engineers|staff|freelancers`,
    link: 'about',
  },
  {
    subject: 'client names or references you can call',
    asks: 'worked_with_you|hired_you|used_you|works_with_you talk|speak|somebody|someone|anyone|who|people, client|clients|customer|customers bank|banks|hospital|hospitals|law_firm|law_firms|lawyers|school|schools|university|factory|factories|retailer|industry|field|sector|country|city, how_many|any|which|ever|did project|projects|clients|pilots failed|fail|left|unhappy|went_wrong, reference client|customer|call|speak|talk|provide|give|have|check|contact|list|phone, who_are_your|can_you_name|names_of|list_of|which_of_your|logos|famous|biggest|name_one|name_a|name_some client|customer|companies_have_you, speak|talk|call|contact|phone|meet past|existing|previous|current|former|one_of_your|some_of_your|with_your|to_your client|customer, client_list|customer_list|which_companies|what_companies|which_banks|which_hospitals|which_firms|which_schools have_you|do_you|you_worked, trustpilot|google_review|g2|glassdoor',
    published:
      'The case studies are composites, and the quotes name a role, not a company. Ask for a reference on the first call.',
    link: 'caseStudies',
  },
  {
    subject: 'visits to our offices, parking, wheelchair access or special needs',
    asks: `come_by|drop_by|stop_by|pop_in|visit_you|visit_your_office|come_to_your_office, visit|drop_in|drop_by|come_by|stop_by|walk_in|pop_in|wifi office|your|${cityWords}, meet|coffee in_person|face_to_face|your_office, park|parking, wheelchair|step_free|disability|disabilities|disabled|deaf|dyslexia|dyslexic|sign_language, accessible office|${cityWords}|venue|training`,
    published: offices,
    link: 'consultation',
  },
  {
    subject: 'offices in other cities',
    asks: 'office|branch|location new_york|paris|berlin|germany|usa|america|canada|australia|singapore|dubai|sydney|manchester|edinburgh|madrid|amsterdam|chicago|boston|mumbai|tokyo',
    published: facts.offices.statement,
    link: 'about',
  },
  {
    subject: 'training on weekends or in the evening',
    asks: `train|teach|${course} weekend|saturday|sunday|evening|night|after_work`,
    published: 'Team sessions can run in half days. Tell us about your shifts in your request.',
    link: 'training',
  },
  {
    subject: 'work on weekends or at night',
    asks: 'you|your work|come|team|install|deploy|do_you_do weekend|saturday|saturdays|sunday|sundays|overnight|bank_holiday',
    published: `We answer phone and email ${formatInSentence(officeHours)}.`,
    link: 'contact',
  },
  {
    subject: 'equipment, rooms, catering or recordings of training, or an age limit',
    asks: `laptop|computer|projector|equipment|tablet|wifi|room bring|provide|provided|supply|${course}, lunch|catering|catered|meal|breakfast|snack|coffee|vegetarian|vegan included|include|provide|provided|bring|${course}, record|recorded|recording|replay watch|absent|missed|${course}, miss|missed|sick|ill|absent ${course}, child|children|kid|daughter|teenager|teens|my_son teach|you|learn|take|join|my|for, minimum_age|age_limit|under_18|summer_camp`,
    link: 'training',
  },
  {
    subject: 'other discounts, for example for students or several services, or vouchers',
    asks: 'bundle|multiple|several|two|three|loyalty|early_bird|returning|repeat|referral|black_friday|friends_and_family discount|rebate, bundle_price|volume_discount|early_bird, student rate|price|discount|reduction|reduced, im_a_student|i_am_a_student discount|rate|price|cheaper|reduced|less|free, unemployed|pensioner|veteran|jobseeker discount|rate|price|cheaper|reduced, voucher|gift|gift_card|coupon|promo_code',
    published: 'Registered nonprofits get up to 30% off, and educational institutions get 25% off.',
    link: 'quote',
  },
  {
    subject: 'grants, public funding, or procurement frameworks and tenders',
    asks: 'subsidy|subsidies|subsidized|apprenticeship_levy|tax_credit|public_funding|bursary|scholarship, grant available|there|get|use|eligible|claim|government, procurement|government|public_sector framework|supplier|approved, respond_to_an_rfp|answer_rfps|g_cloud|approved_supplier|bid_on|take_part_in_tenders',
    link: 'quote',
  },
  {
    subject: 'how many people work here',
    asks: `how_many employees|staff|consultants|engineers|developers|trainers|people work|employ|${companyWord}|do_you_have|are_you|on_your_team|at_your, how_big|how_large|size is_your|are_you|is_${companyWord}|of_your company|team|firm|${companyWord}|you, headcount|how_many_of_you`,
    published: 'You know the names of everyone who would work on your project before you sign.',
    link: 'about',
  },
  {
    subject: 'our revenue, owners, registration numbers, lawsuits or data breaches',
    asks: `your|${companyWord}|you|company revenue|turnover|valuation|shareholder|profitable|profit|bankrupt|balance_sheet|credit_rating, who_owns_${companyWord}|who_owns_the_company|who_owns_you|who_owns_your_company, publicly_traded|stock_market|your_investors|your_funding|who_funds_you|are_you_funded|funded|investors|who_invested|listed_on_the_stock_exchange, registration_number|company_number|vat_number|companies_house|tax_id|vat_id|duns, you|your|${companyWord} sued|lawsuit|breach|breached|hacked|court|fined`,
    link: 'about',
  },
  {
    subject: 'partnerships with particular vendors, or a reseller or referral program',
    asks: 'partner|partnership|certified|reseller|accredited microsoft|google|aws|amazon|azure|openai|anthropic|salesforce|sap|oracle|nvidia|ibm|databricks|snowflake, reseller|resell|affiliate|white_label|whitelabel|referral_bonus|referral_fee|referral_program|commission|partner_program|partnership_program, become|apply partner, refer friend|someone|client|company|colleague|bonus',
    published: 'The About page lists our partners.',
    link: 'about',
  },
  {
    subject: 'which vendors’ models we use',
    asks: 'you_use|you_using|you_prefer|built_on|rely_on|run_on|recommend|based_on|you_work_with|under_the_hood openai|anthropic|claude|gpt|gemini|copilot|mistral|llama|deepseek|grok|bedrock, which|what|whose ai|language|llm|foundation|large model|vendor|provider you_use|do_you|you_using|you_work|you_prefer|you_build, which_llm|what_llm|which_model|what_model, which_provider|which_vendors you',
    published:
      'We use large language models, hosted or open. They can run on your own servers, and we compare them on your cases.',
    link: 'customTechnology',
  },
  {
    subject: 'shared chat channels during a project, such as Slack or Teams',
    asks: 'slack|whatsapp|on_teams|over_teams|via_teams|discord|telegram reach|channel|message|chat|contact|trainer|communicate|consultant|talk',
    published: 'With standard support you have a named contact.',
    link: 'contact',
  },
  {
    subject: 'products we connect to by name',
    asks: 'salesforce|sap|hubspot|sharepoint|slack|zapier|quickbooks|xero|shopify|netsuite|dynamics_365|microsoft_dynamics|servicenow|jira|zendesk|oracle|teams_integration|make_com|power_automate|odoo|datev|google_workspace|microsoft_365|airtable|monday_com, erp|crm|mes integrate|integration|connect|connection|work|support, epic|sage|notion|workday|stripe|teams integrate|integration|connect|sync',
    published:
      'If a system can import a file or has an interface, usually yes: we build the connection with whoever runs it. Name yours in your request.',
    link: 'customTechnology',
  },
  {
    subject: 'travel costs',
    asks: 'travel|traveling|travelling|trip|accommodation cost|expense|fee|charge|extra|include|included|pay|covered|price, expenses billed|included|extra|charge|pay|reimburse|cover, hotel|flight|airfare|mileage|train_ticket trainer|pay|cover|consultants|you|cost|top',
    published:
      'Consultations are remote. For work at your office, you know who would come, from where, and any travel costs before you sign.',
    link: 'faq',
  },
  {
    subject: 'languages other than English',
    asks: `${course}|train|trainer|consult|consultation|support|speak|deliver|teach|available|offer|language|materials|manual spanish|german|french|italian|portuguese|dutch|hindi|chinese|mandarin|japanese|arabic|polish|welsh|swedish|turkish|language, in_german|in_french|in_spanish|in_italian|in_polish|in_dutch|in_portuguese|in_chinese|in_japanese|in_arabic|in_hindi|in_russian|in_turkish|in_swedish|in_danish, what_languages|which_languages|other_languages`,
    published: 'Our materials are in English. Name the language in your request.',
    link: 'training',
  },
  {
    subject: 'software that answers or makes phone calls',
    asks: 'phone_calls|calls automate|automated|answer|handle|make|transcribe|what_about, voicebot|voice_bot|voice_assistant|voice_ai|ivr',
    link: 'services',
  },
  {
    subject: 'our insurance',
    asks: 'insured|indemnity|liability_cover|liability_insurance, your|have|carry|got insurance',
    published: 'The contract settles it, along with liability and warranty.',
    link: 'terms',
  },
  {
    subject: 'service levels, such as uptime or response times of support',
    asks: 'sla|uptime|service_level|downtime|99_9, how_fast|how_quickly|how_soon fix|repair|fixed|repaired, guaranteed|support response_time hours|support|guaranteed|sla|ticket',
    published: `Support comes in three levels. ${facts.aroundTheClock.statement}`,
    link: 'calculator',
  },
  {
    subject: 'hourly or day rates',
    asks: 'hourly|daily|day|per_day rate|fee|price|charge|cost, charge|bill|billed|cost|price|charged|paid by_the_hour|per_hour|an_hour|per_day|hourly|daily|time_and_materials, day_rate|hourly_rate|rate_per_hour',
    published:
      'Each service has a base price, and the calculator adds team size, timeline, support and customization.',
    link: 'calculator',
  },
  {
    subject: 'the names of those who would work on your project',
    asks: `subcontract|subcontractor|outsource|offshore|freelancer|contractor you|your|do_you|use|work|team, who will|would|exactly train|work|working|lead|run|assigned|deliver|our|my us|project|team|trainer|${course}, background_check|background_checked|vetted|security_clearance|dbs_check|criminal_record|trainer_cv|choose_our_trainer|pick_our_trainer, trainer|consultant|colleague sick|ill|replacement|substitute|replaced|leaves|quits`,
    published: `They come from our ${company.officesIn}, and you know their names, subcontractors included, before you sign.`,
    link: 'about',
  },
  {
    subject: 'certificates, diplomas or CPD points for participants',
    asks: `is_there_a_certificate|certificate|diploma, certificate|certification|diploma|accreditation|accredited|exam|badge|credit participants|attend|finish|completion|after|receive|get|people|employees|end|${course}, cpd|cpe|ects|university_credit`,
    published: 'At the end, the team repeats a task from the first session and compares the two versions.',
    link: 'training',
  },
  {
    subject: 'a free trial',
    asks: 'free|trial trial|version|try|sample|pilot|download|proof_of_concept|poc, try before|first|free buy|paying|pay|commit',
    published:
      'We don’t sell software, so there’s no trial. The consultation is free, and so are our guides and templates.',
    link: 'consultation',
  },
  {
    subject: 'a list of countries we work in',
    asks: 'work|serve|client|operate|available|deliver|help|customer|companies|train|offer in_the_us|outside|usa|united_states|america|canada|australia|germany|france|spain|italy|brazil|japan|singapore|dubai|africa|asia|mexico|internationally|abroad|countries|netherlands|switzerland|poland|new_york|california|berlin|paris|sydney|toronto',
    published: `Consultations are remote. ${facts.offices.statement}`,
    link: 'contact',
  },
  {
    subject: 'events, webinars, speakers, contacts for the press or dates of open courses',
    asks: 'webinar|conference|meetup|open_day|podcast|hackathon|events, public|open|upcoming course|workshop|class date|calendar|schedule|next|enrollment, course|training|class dates|schedule|calendar|timetable next|upcoming|public, keynote|speaker|speak|talk event|conference|our_conference|summit|panel|meetup, journalist|press_contact|press_kit|media_kit|interview_you|interview_your|sponsorship|sponsor_us|sponsor_our',
    published: 'A group program teaches one team together.',
    link: 'training',
  },
  {
    subject: 'our environmental impact or the diversity of our team',
    asks: 'carbon|carbon_footprint|sustainability|net_zero|co2|emissions|modern_slavery|b_corp, diversity|diverse|women|gender you|your|team',
    link: 'about',
  },
  {
    subject: 'how many days, sessions or hours a price includes, or how many hours a week a course takes',
    asks: 'hours|days|lessons|time per_week|a_week|each_week|weekly|per_day program|course|training|coaching|learn, how_many_days|how_many_lessons, how_many|number hours|days|lessons|sessions|meetings training|course|program|coaching|tier|essentials|professional|price|include|included|get, hours|days price|includes|included|tier|coaching, how_many trainers',
    published: facts.groupSessions.statement,
    link: 'training',
  },
  {
    subject: 'which AI tools our courses teach',
    asks: 'which|what tool|software|assistant use|teach|learn|taught|course|training|trainers, chatgpt|copilot|gemini|claude course|training|teach',
    published: 'Exercises come from your team’s own work.',
    link: 'training',
  },
  {
    subject: 'why our case studies name no clients',
    asks: 'why invent|invented|composite|fake|no_names|anonymous|made_up client|case|stories|names|them',
    published: 'The clients are composites, and the figures are illustrative.',
    link: 'caseStudies',
  },
  {
    subject: 'whether we also work for your competitors',
    asks: 'competitor|rival, exclusive|exclusivity',
    published: 'The contract settles confidentiality.',
    link: 'faq',
  },
];
