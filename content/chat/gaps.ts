import type { z } from 'zod';
import { company } from '../company';
import { facts } from '../facts';
import { pricing } from '../pricing-rules';
import type { chatGap } from './schema';

const data =
  'Before any work starts, we agree in writing on which data we use, where it is processed, and when copies are deleted.';
const supportedByPlan = `The pricing calculator lists the maintenance plan as an add-on of {usd:${pricing.addOnCost.includeMaintenancePlan}}.`;

/** What the site says nothing about. Remove an entry when a page publishes its subject. */
export const gaps: z.input<typeof chatGap>[] = [
  {
    id: 'start-dates',
    asks: [
      'slot|slots|spot|spots|opening|openings|room|capacity january|february|march|april|may|june|july|august|september|october|november|december|month|week|quarter|free|available|left',
      'when|soon|early|earliest|quickly|fast you|we|team|work|project start|begin|kick_off|kickoff',
      'earliest|next|first|soonest start|date|opening|availability',
      'start_date|waiting_list|waitlist|lead_time|fully_booked|capacity',
      'available|availability|free start|month|january|february|march|april|june|july|august|september|october|november|december|immediately|quarter|q1|q2|q3|q4',
      'start|begin january|february|march|april|june|july|august|september|october|november|december|next_week|next_month|tomorrow|immediately|right_away|asap',
    ],
    subject: 'start dates or free slots',
    published: `The first step is a free consultation: we reply to your request within ${company.responseTime}, with times for a call.`,
    next: [{ link: 'consultation' }, { person: true }],
  },
  {
    id: 'certificates',
    asks: [
      'soc|soc2|iso|27001|42001|9001|hitrust|fedramp|pci|cyber_essentials',
      'penetration|pen|security test|audit|audits|audited|certificate|certified|certification|certifications|questionnaire',
      'pentest|encrypt|encryption|encrypted',
    ],
    subject: 'security certificates or audits, such as SOC 2 or ISO 27001',
    published: data,
    next: [{ person: true }, { link: 'about' }, { link: 'privacy' }],
  },
  {
    id: 'regulations',
    asks: [
      'gdpr|hipaa|ccpa|ferpa|dora|ai_act|compliant|compliance you|your|meet|comply|with|are|gdpr|hipaa|ai_act',
      'gdpr|hipaa|ccpa|ferpa|ai_act',
    ],
    subject: 'how we meet a particular law, such as GDPR or HIPAA',
    published: data,
    next: [{ person: true }, { link: 'privacy' }],
  },
  {
    id: 'agreements',
    asks: [
      'nda|ndas|dpa|dpas|baa|msa|non_disclosure|nondisclosure|confidentiality_agreement|data_processing_agreement',
      'contract|agreement sample|template|standard|copy|your|sign|see|read|terms|length|minimum',
    ],
    subject: 'contract documents, such as an NDA, a data processing agreement or a sample contract',
    published:
      'Projects have a separate written agreement, and a price is binding once both sides have signed it.',
    next: [{ person: true }, { link: 'terms' }],
  },
  {
    id: 'payment-terms',
    asks: [
      'instalment|instalments|installment|installments|payment_plan|payment_plans|payment_terms|payment_method|payment_methods|pay_monthly|pay_later|financing|upfront|up_front|deposit|paypal|credit_card|credit_cards|bank_transfer|net_30|net_60|purchase_order|invoice_us|pay_in_stages',
      'pay|payment|payments|bill|billed|spread card|monthly|stages|advance|parts|crypto|bitcoin|quarterly|halves|split',
      'monthly|retainer|subscription fee|pay|plan|offer|basis|model|pricing',
      'spread|split cost|price|fee|bill',
    ],
    subject: 'payment terms, such as installments, deposits or ways to pay',
    published:
      'For startups, there are three ways to share the risk, among them fixed amounts that are due when the work passes an agreed test.',
    next: [{ person: true }, { link: 'startups' }],
  },
  {
    id: 'refunds',
    asks: ['refund|refunds|money_back|guarantee|guarantees|guaranteed|warranty|refundable'],
    subject: 'refunds, a warranty or a money-back guarantee',
    published: 'A system that misses the target we agreed on doesn’t go live.',
    next: [{ person: true }, { link: 'faq' }],
  },
  {
    id: 'cancellation',
    asks: [
      'cancel|cancellation|terminate|termination|reschedule contract|fee|policy|notice|project|agreement|training|course|we|plan|anytime|early|happens|session|booking',
      'notice_period|minimum_term|locked_in|cancellation',
    ],
    subject: 'cancellation terms',
    published: 'An automation project can stop after any step, and you keep the work done so far.',
    next: [{ person: true }, { link: 'terms' }],
  },
  {
    id: 'jobs',
    asks: [
      'career|careers|vacancy|vacancies|internship|internships|intern|cv|job_opening|job_openings|open_positions|open_roles',
      'you|emberlane|are_you hiring|recruiting|recruit',
      'job|jobs|position|positions|role apply|open|available|at_emberlane|with_you|have_any|looking_for|any',
      'work_for_you|work_at_emberlane|join_your|work_for_emberlane',
    ],
    subject: 'jobs or internships',
    next: [{ person: true }, { link: 'about' }],
  },
  {
    id: 'references',
    asks: [
      'reference|references client|clients|customer|customers|call|speak|talk|provide|give|have|check|contact|list',
      'who_are_your|names|name|list|which|logos|known|famous clients|customers|client|customer|companies_have_you',
      'speak|talk|call|contact|phone past|existing|previous|current|other|former client|clients|customer|customers',
      'talk|speak|call|meet one_of_your|some_of_your|with_your|to_your clients|customers',
      'client_list|customer_list|which_companies|what_companies|trustpilot|google_reviews|g2',
    ],
    subject: 'client names or references you can call',
    published:
      'The case studies describe composites, and the quotes on this site name a role, not a company.',
    next: [{ person: true }, { link: 'caseStudies' }],
  },
  {
    id: 'office-visits',
    asks: [
      'visit|drop_in|drop_by|come_by|stop_by|walk_in office|offices|you|london|dublin|bangalore|your|in_person',
      'meet come in_person|face_to_face|office',
      'meet in_person|face_to_face',
    ],
    subject: 'whether you can visit our offices',
    published: `Consultations are remote, by video or phone. Our main office is at ${company.address}.`,
    next: [{ link: 'consultation' }, { person: true }],
  },
  {
    id: 'parking',
    asks: ['park|parking'],
    subject: 'where to park near our offices',
    published: `Our main office is at ${company.address}. Consultations are remote, by video or phone.`,
    next: [{ link: 'contact' }, { person: true }],
  },
  {
    id: 'training-times',
    asks: [
      'train|training|teach|course|courses|class|classes|workshop|workshops|session|sessions weekend|weekends|saturday|saturdays|sunday|sundays|evening|evenings|night',
    ],
    subject: 'whether training can take place on weekends or in the evening',
    published: 'Team practice can run in half days if you prefer.',
    next: [{ person: true }, { link: 'training' }],
  },
  {
    id: 'headcount',
    asks: [
      'how_many_employees|how_many_staff|how_many_consultants|how_many_engineers|how_many_developers|how_many_trainers|how_many_people work|employ|emberlane|do_you_have|are_you|are_there|on_your_team|at_your',
      'how_big|how_large|size is_your|are_you|is_emberlane|of_your company|team|firm|emberlane|you',
      'headcount|how_many_of_you',
    ],
    subject: 'how many people work here',
    published: 'The About page introduces our leadership team and our three offices.',
    next: [{ link: 'about' }, { person: true }],
  },
  {
    id: 'company-finances',
    asks: [
      'your|emberlane|you|company revenue|turnover|valuation|funding|funded|investors|shareholders|profitable|profit',
      'who_owns_emberlane|who_owns_the_company|who_owns_you|who_owns_your_company',
      'publicly_traded|stock_market|your_investors',
    ],
    subject: 'our revenue, owners or investors',
    next: [{ link: 'about' }, { person: true }],
  },
  {
    id: 'model-vendors',
    asks: [
      'you|your use|using|work_with|prefer|partner|partnered|built_on|rely|run|recommend openai|anthropic|claude|gpt|chatgpt|gemini|copilot|mistral|llama|deepseek|grok|bedrock',
      'which|what|whose|brand ai|language|llm|llms|foundation|large model|models|vendor|provider you_use|do_you|you_using|you_work|you_prefer|you_build',
      'which_llm|which_llms|what_llm|which_models|what_models|which_provider|which_vendors you',
    ],
    subject: 'which vendors’ models we use',
    published:
      'We use large language models, hosted or open. They can run on your own servers, and we compare them on your cases.',
    next: [{ link: 'customTechnology' }, { person: true }],
  },
  {
    id: 'integrations',
    asks: [
      'salesforce|sap|hubspot|sharepoint|slack|zapier|quickbooks|xero|shopify|netsuite|dynamics|servicenow|jira|zendesk|epic|workday|oracle|teams_integration|make_com|power_automate|sage|odoo|datev',
      'erp|crm|mes integrate|integration|integrations|connect|connection|work|support',
    ],
    subject: 'a list of products we connect to',
    published:
      'We build connectors to your systems. If we have to connect systems, we work with whoever runs them.',
    next: [{ person: true }, { link: 'customTechnology' }],
  },
  {
    id: 'travel-costs',
    asks: [
      'travel|traveling|travelling|trip|accommodation cost|costs|expense|expenses|fee|fees|charge|extra|included|pay|covered|price',
      'expenses billed|included|extra|charge|pay|reimburse',
      'hotel|hotels|flight|flights|airfare|mileage trainer|trainers|pay|cover|consultants|you|cost|costs|top',
    ],
    subject: 'travel costs',
    published:
      'Consultations are remote. Training and the first days of a project can happen at your office.',
    next: [{ person: true }, { link: 'faq' }],
  },
  {
    id: 'languages',
    asks: [
      'training|course|courses|train|trainers|consult|consultation|support|speak|deliver|teach|workshop|workshops|available|offer|language|languages spanish|german|french|italian|portuguese|dutch|hindi|chinese|mandarin|japanese|arabic|polish|language|languages',
    ],
    subject: 'which languages we work in besides English',
    next: [{ person: true }, { link: 'training' }],
  },
  {
    id: 'insurance',
    asks: ['you|your|do_you insured|indemnity|insurance|liability_cover'],
    subject: 'our insurance',
    next: [{ person: true }, { link: 'terms' }],
  },
  {
    id: 'service-levels',
    asks: [
      'sla|slas|uptime|service_level|service_levels',
      'guaranteed|support response_time|response_times hours|support|guaranteed|sla|ticket',
    ],
    subject: 'service levels, such as uptime or response times of support',
    published: `Support comes in three levels. ${facts.aroundTheClock.statement}`,
    next: [{ person: true }, { link: 'calculator' }],
  },
  {
    id: 'rates',
    asks: [
      'hourly|daily|day rate|rates|fee',
      'charge|bill|billed|cost|price|charged|paid by_the_hour|per_hour|an_hour|per_day|hourly|daily|time_and_materials',
      'day_rate|hourly_rate|per_hour',
    ],
    subject: 'hourly or day rates',
    published:
      'Each service has a base price, and the calculator adds team size, timeline, support and customization.',
    next: [{ link: 'calculator' }, { person: true }],
  },
  {
    id: 'staffing',
    asks: [
      'subcontract|subcontractor|subcontractors|outsource|offshore|freelancers you|your|do_you|use|work|team',
      'who will|would|exactly train|work|lead|run|assigned|deliver|our|my us|project|team|trainer|session|sessions|training|course',
      'background_check|background_checks|cvs|trainer_cv',
    ],
    subject: 'who would work on your project',
    published: 'The About page introduces our leadership team.',
    next: [{ person: true }, { link: 'about' }],
  },
  {
    id: 'partner-program',
    asks: [
      'reseller|resell|affiliate|white_label|whitelabel|referral_fee|referral_program|commission',
      'become|apply partner',
      'partner_program|partnership_program',
    ],
    subject: 'a partner, reseller or referral program',
    published: 'The About page lists our partners.',
    next: [{ person: true }, { link: 'about' }],
  },
  {
    id: 'participant-certificates',
    asks: [
      'certificate|certificates|diploma|accreditation|accredited|cpd|cpe|exam|badge|credits course|training|participants|attend|finish|completion|after|receive|get|people|employees|program',
    ],
    subject: 'certificates for participants',
    published: 'At the end, the team repeats a task from the first session and compares the two versions.',
    next: [{ person: true }, { link: 'training' }],
  },
  {
    id: 'maintenance-billing',
    asks: [
      'maintenance year|yearly|annual|annually|month|monthly|once|one_time|recurring|often|per_year|billed|renew|subscription',
      'priority_support|premium_support|standard_support year|yearly|annual|month|monthly|once|one_time|recurring|renew',
    ],
    subject: 'whether support and maintenance are billed once or every year',
    published: supportedByPlan,
    next: [{ person: true }, { link: 'calculator' }],
  },
  {
    id: 'trial',
    asks: [
      'free|trial trial|version|try|sample|pilot|download|proof_of_concept|poc',
      'try before|first|free buy|paying|pay|commit',
    ],
    subject: 'a free trial',
    published: 'The consultation is free, and so are the guides and templates in our resources.',
    next: [{ link: 'consultation' }, { person: true }],
  },
  {
    id: 'taxes',
    asks: [
      'vat|sales_tax|taxes|tax|gst price|prices|included|include|plus|extra|charge|add|with|without',
      'vat|gst',
    ],
    subject: 'whether prices include VAT or other taxes',
    next: [{ person: true }, { link: 'terms' }],
  },
  {
    id: 'countries',
    asks: [
      'work|serve|clients|operate|available|deliver|help|customers|companies|outside|train|offer|us|usa|america|canada|australia|germany|france|spain|italy|brazil|japan|singapore|dubai|africa|asia|mexico|internationally|abroad|countries|netherlands|switzerland|poland|new_york|california|berlin|paris|sydney|toronto outside|in_the_us|usa|united_states|america|canada|australia|germany|france|spain|italy|brazil|japan|singapore|dubai|africa|asia|mexico|internationally|abroad|countries|netherlands|switzerland|poland|new_york|california|berlin|paris|sydney|toronto',
    ],
    subject: 'a list of countries we work in',
    published: 'Consultations are remote, and our offices are in London, Bangalore and Dublin.',
    next: [{ person: true }, { link: 'contact' }],
  },
  {
    id: 'events',
    asks: [
      'webinar|webinars|conference|conferences|meetup|meetups|events|open_day',
      'public|open course|courses|workshop|class|classes date|dates|calendar|schedule|next|enrollment',
      'course|training|class dates|schedule|calendar|timetable next|upcoming|dates|public',
    ],
    subject: 'events, webinars or dates of open courses',
    published: 'A group program teaches one team together.',
    next: [{ person: true }, { link: 'training' }],
  },
  {
    id: 'environment',
    asks: [
      'carbon|environmental|sustainability|footprint|energy_use|emissions|green ai|your|company|impact|policy|you|report|models|footprint',
      'carbon_footprint|sustainability',
    ],
    subject: 'figures on environmental impact',
    next: [{ person: true }, { link: 'about' }],
  },
];
