import { checkEntry } from '@/lib/content-check/check';
import { company } from '../company/company';
import { alsoAskedBySection } from '../schemas/also-asked';

/**
 * What visitors ask, in their own words, for sections that are not questions, separated by '; '. Only the search reads
 * it; no page shows it. An entry whose section has gone does nothing.
 */
export const alsoAsked = checkEntry(alsoAskedBySection, 'content/search/also-asked.ts', {
  '/#headline': `what do you do; what is ${company.name}; who are you; what exactly does the company offer`,
  '/about': 'tell me about your company',
  '/about#story':
    'how old is the company; when was it founded; how long have you been around; are you a new startup; why did you start the company; what makes you different from other consultants',
  '/about#statistics':
    'how many clients or customers have you had; how many projects have you finished; what return do clients get on average; how many hours have you saved',
  '/about#core-values':
    'what are your principles; how do you measure success; what do you believe in; do you care about ethics',
  '/about#leadership':
    'who runs the company; who is the CEO; who is the managing director or boss; who is in charge of the training; who is the head of engineering; who looks after European customers; who are the people behind it',
  '/about#partners': 'which technology companies do you work with',
  '/about#offices': 'where are you located; which countries and cities are you in; what is your address',
  '/contact': 'how do I contact you; how can I get in touch; can I send you a message',
  '/contact#what-happens-next':
    'what is your phone number; what is your email address; what are your opening hours; can I call you; what happens after I send the form; is the first meeting worth it if we do not buy; is my message lost if sending fails',
  '/services': 'what services do you offer; list everything you sell',
  '/services#how-long-each-takes-and-what-it-costs':
    'what do you sell; compare all services, prices and weeks; for which team size are the starting prices; what is your cheapest service',
  '/services#our-approach-to-ai':
    'how do you work; what principles guide every project; what is your method; can someone stop the system',
  '/services/ai-training': 'what does training cost; do you teach our team; courses for employees',
  '/services/ai-training#exercises-made-from-your-teams-own-work':
    'how do you teach; do you use our own examples or a standard course',
  '/services/ai-training#six-things-your-team-gains':
    'how do I know that people learned something; how is the success of the training measured; how does HR see that a course achieved something',
  '/services/ai-training#four-programs-one-day-to-eight-weeks':
    'which courses are there; one-day introduction course; short course for beginners; how many people can join the one-day course; course for a team that shares a process; training for a department over a few days; how many people in team training; learn to build an assistant myself; do you need to code for the course; course where we build our own tool; we want to teach our own colleagues',
  '/services/ai-training#six-steps-from-first-call-to-follow-up':
    'how does the training go step by step; do we have to send real documents with client names; what do you need from us before the course',
  '/services/ai-training#group-programs-one-price-per-team':
    'price of training for a group or team; difference between group and individual training; smallest project you accept; our budget is only a few hundred dollars; can we combine group training and coaching',
  '/services/ai-training#individual-coaching-priced-per-person':
    'cheapest coaching package; top tier enterprise coaching on request; which coaching has a year of support; private lessons for one person; how long can I ask questions after coaching; middle coaching package',
  '/services/ai-onboarding': 'we know we should start with AI but not where',
  '/services/ai-onboarding#start-with-an-exit-plan':
    'do we get documents or anything in writing; when do you leave again; what can I show the board or an auditor',
  '/services/ai-onboarding#what-you-have-at-the-end':
    'result of the onboarding; what can our people do after onboarding',
  '/services/ai-onboarding#five-steps-four-weeks-with-us':
    'how many of our people does onboarding need; what happens in each week of onboarding; who teaches the rest of the team after onboarding',
  '/services/ai-onboarding#ideal-for':
    'who is onboarding for; our pilots never end; the board wants an AI plan; we have no AI manager',
  '/services/ai-optimization':
    'our AI is bad, can you improve it; price to tune an existing model; fix a system that others built',
  '/services/ai-optimization#three-reasons-to-fix-what-you-have':
    'repair it or build a new one; is it cheaper than starting over; how do we know that it does not break again',
  '/services/ai-optimization#six-steps-about-eight-weeks':
    'can we buy only the diagnosis; what if your changes make our system worse',
  '/services/ai-optimization#six-places-ai-systems-fail':
    'what usually goes wrong with AI systems; our assistant cannot find documents that are there; why are the answers wrong, slow or expensive; our chatbot gives bad answers; our AI bill is too high',
  '/services/ai-optimization#what-you-should-gain':
    'how much better will our model be in numbers; what improvement can we expect from optimization',
  '/services/custom-ai-development': 'can you build software for us; price of a custom system',
  '/services/custom-ai-development#why-build-rather-than-buy':
    'who owns the code; do we own what you build; who has the intellectual property rights; why not just buy a product',
  '/services/custom-ai-development#six-steps-about-twelve-weeks':
    'when is there a first version or prototype; how many example cases do you need; is there an off switch; how do you build and test custom software; custom development week by week',
  '/services/custom-ai-development#six-kinds-of-systems-we-build':
    'what can you build for us; bot that answers from our handbooks and admits when it does not know; find defects with cameras; AI agents that work by themselves',
  '/services/custom-ai-development#the-technology-we-use':
    'what tech stack or technology do you use; which AI models do you use; which programming languages and databases do you use; will the assistant respect access rights and permissions',
  '/services/workflow-automation': 'price to automate one process; what does automation cost',
  '/services/workflow-automation#what-changes-for-your-team':
    'can we see where a request is; what is the benefit of automation for the team; who handles difficult cases',
  '/services/workflow-automation#five-steps-about-six-weeks':
    'can we stop halfway and keep the work; when does the first automation work',
  '/services/workflow-automation#where-most-companies-start':
    'what can be automated; what do companies automate first; examples of automation',
  '/services/workflow-automation#how-much-work-it-should-save':
    'how much time does automation save; how many errors are avoided by automation; by how much does processing time drop',
  '/solutions/individuals': 'do you work with individuals or freelancers; anything for a single person',
  '/solutions/individuals#what-you-can-do-afterward': 'what will I be able to do after coaching',
  '/solutions/individuals#coaching-for-one-person-fit': 'is coaching right for me; who is coaching for',
  '/solutions/individuals#three-ways-to-start':
    'which packages for one person; how long to build a small tool next to my job; is the price for just me in the calculator coaching',
  '/solutions/small-business': 'do you work with small companies; we are a small shop or family business',
  '/solutions/small-business#why-it-pays-off-for-a-small-team':
    'is it worth it for a small company; do we have to hire an extra person to run it; are we too small for AI',
  '/solutions/small-business#a-plan-for-a-small-team-fit': 'typical problems of small business owners',
  '/solutions/small-business#three-packages-to-start-with':
    'packages for a small business or a shop; we drown in email; help with customer emails; where should a small company start',
  '/solutions/startups': 'we are founders of a startup',
  '/solutions/startups#custom-development-shared-risk-fit': 'typical problems of founders',
  '/solutions/startups#three-packages-for-a-new-product': 'test our product idea quickly',
  '/solutions/startups#engagement-models-1':
    'other ways to pay for startups; do you share revenue or risk with us; can we pay with shares or equity',
  '/solutions/enterprise': 'do you work with large companies and corporations',
  '/solutions/enterprise#what-changes-for-a-large-company': 'AI governance',
  '/solutions/enterprise#one-plan-for-all-departments-fit':
    'too many pilots and no overview; nobody knows which AI tools we use',
  '/solutions/enterprise#three-programs-for-large-companies':
    'which AI projects should we stop; nobody knows which pilots are running; roll it out in all departments',
  '/industries#pick-your-industry': 'which industries do you know; do you have experience in our sector',
  '/industries#what-our-team-has-done': 'how many solutions has your team built in earlier jobs',
  '/industries/healthcare':
    'do you work with hospitals, clinics or doctors; how much shorter do patients wait; numbers for clinics',
  '/industries/healthcare#what-we-build-for-clinics':
    'notes, referrals and appointments for doctors; medical coding and claims',
  '/industries/healthcare#what-clinicians-still-decide':
    'does AI diagnose patients; what do doctors and nurses decide themselves',
  '/industries/finance': 'do you work with banks, lenders or insurance',
  '/industries/finance#what-we-build-for-regulated-work':
    'can you help with fraud alerts and false alarms; know your customer checks and reporting; audit trail for the regulator; read loan documents automatically',
  '/industries/finance#what-your-officers-still-decide': 'does AI decide about a loan',
  '/industries/retail': 'do you work with shops, stores or online retailers',
  '/industries/retail#what-we-build-for-retail':
    'how accurate is the demand forecast; help with stock, orders, prices and product descriptions; why do customers not come back',
  '/industries/retail#what-buyers-still-decide': 'can a buyer overrule the forecast',
  '/industries/manufacturing': 'do you work with factories and plants',
  '/industries/manufacturing#what-we-aim-for-on-the-shop-floor':
    'what share of defects does camera inspection catch; how much less downtime and energy in the factory',
  '/industries/manufacturing#what-we-build-for-plants':
    'quality control with cameras; production planning and energy in the factory',
  '/industries/manufacturing#what-your-crew-still-decides': 'can the software stop a machine or line',
  '/industries/education': 'do you work with schools and universities',
  '/industries/education#what-we-build-for-classrooms-and-offices':
    'help desk that answers students; help teachers with grading and exercises',
  '/industries/education#what-teachers-still-decide': 'does AI give grades',
  '/industries/legal': 'do you work with lawyers and law firms',
  '/industries/legal#what-we-build-for-legal-teams':
    'does it invent citations or cases; how many contracts can be reviewed',
  '/case-studies':
    'do you have examples or references; are the case studies real companies or made up; what have you achieved for clients',
  '/case-studies/education-feedback-training#study-results':
    'faster feedback for students; example with teachers or a school; what happened at the college',
  '/case-studies/financial-document-automation#study-results':
    'how much faster are loan files read; example from a bank or lender',
  '/case-studies/healthcare-referral-sorting#study-results':
    'example from a hospital or clinic; how fast do referral letters reach the clinic',
  '/case-studies/legal-firm-onboarding#study-results':
    'example from a law firm; staff use secret AI tools on their own',
  '/case-studies/legal-lease-comparison#study-results': 'compare many leases or contracts; missed clauses',
  '/case-studies/manufacturing-predictive-maintenance#study-results':
    'too many false alarms from machines; example from a machine shop',
  '/case-studies/manufacturing-shift-reports#study-results':
    'shift reports take too long; example from a packaging plant',
  '/case-studies/retail-customer-insights#study-results':
    'did the retailer sell more to repeat customers; example from a retailer or shop; duplicate customer records',
  '/resources': 'what can I download for free; free templates and tools',
  '/resources/guides#all':
    'Excel spreadsheet for the budget; presentation for a workshop; are downloads free or do I have to sign up; all templates and checklists; AI rules for employees; compare AI vendors side by side',
  '/resources/guides': 'any free templates',
  '/resources/guides#featured': 'is our data good enough, checklist',
  '/resources/videos':
    'do you have videos or tutorials; why does the video not play; learn by myself for free',
  '/resources/ai-readiness-assessment': 'test how far we are with AI',
  '/resources/ai-readiness-assessment#method': 'what does my readiness score mean; we scored low, what now',
  '/resources/ai-roi-calculator': 'what would AI save us',
  '/resources/ai-roi-calculator#method':
    'which formula does the ROI calculator use; which assumptions are behind the ROI; working weeks per year',
  '/tools/service-selector#how-it-works': 'what does the selector ask; does the quiz need my email',
  '/tools/business-case':
    'convince my boss; paper for management or the board; justify the budget; when do you tell us not to do the project; how does the memo decide yes or no',
  '/legal/privacy-policy#in-short':
    'do you use analytics, tracking or ads on this website; who is responsible for my data',
  '/legal/privacy-policy#contact-form':
    'what happens to my data from the form; how long do you keep my message; do you store my email in a database',
  '/legal/privacy-policy#server-memory': 'do you store my IP address; server logs',
  '/legal/privacy-policy#currency-look-up': 'how do you know my country; who gets my IP address',
  '/legal/privacy-policy#tools-and-assistant':
    'who can see my calculator results; does someone read what I type in the chat',
  '/legal/privacy-policy#your-rights':
    'delete my personal data; GDPR rights; get a copy of what you know about me',
  '/legal/cookies#your-choice': 'reject cookies',
  '/legal/cookies#what-is-kept': 'which cookies do you set',
  '/legal/terms-of-service#estimates-and-prices': 'is the price guaranteed; which exchange rate do you use',
  '/legal/terms-of-service#assistant-and-tools': 'can I trust this chatbot',
  '/legal/terms-of-service#using-our-material':
    'copyright of your guides; can I share your checklist with clients',
  '/legal/terms-of-service#responsibility': 'do you take liability for the website',
  '/legal/terms-of-service#law-and-changes': 'which court is responsible',
  '/blog/ai-automation-workflows-for-small-business#article-title':
    'what should a small office automate first',
  '/blog/automate-the-exceptions-last#article-title': 'unusual orders in the first version',
  '/blog/build-buy-or-wait#article-title': 'should we build our own tool or buy one off the shelf',
  '/blog/business-leaders-ai-guide-2025#article-title': 'what must a manager decide about AI',
  '/blog/business-leaders-ai-guide-2025#are-you-late': 'are competitors ahead of us',
  '/blog/first-month-with-an-ai-assistant#article-title': 'how to introduce an assistant in the first weeks',
  '/blog/how-clean-your-data-has-to-be#article-title':
    'our data is a mess; do we have to clean our data first',
  '/blog/how-to-read-an-ai-vendor-proposal#article-title': 'how to compare offers from vendors',
  '/blog/one-page-ai-policy#article-title':
    'write rules for using AI at work; what may staff paste into ChatGPT',
  '/blog/pilot-that-can-fail-safely#article-title': 'how to run a pilot; test with little risk',
  '/blog/prompts-are-a-team-document#you-already-know-the-owner': 'who should own a prompt',
  '/blog/small-business-guide-to-a-first-ai-tool#article-title':
    'which AI tool should a small company try first',
  '/blog/test-a-model-before-you-trust-it#article-title': 'how do I test whether an AI is right',
  '/blog/train-the-skeptics-first#article-title': 'my staff do not want AI; employees resist or are afraid',
  '/blog/what-a-slow-answer-costs#article-title': 'our AI is too slow; why does response time matter',
  '/blog/what-to-measure-before-you-start#how-to-do-it-without-a-revolt':
    'how to time people without upsetting them',
  '/blog/when-the-automation-stops#article-title':
    'how do we work when the automation breaks; plan for an outage',
  '/blog/where-to-put-the-human-check#article-title':
    'where should a person check the result; where do we put the approval step',
  '/resources/ai-implementation-guide#guide-title':
    'step by step plan to introduce AI; how long is the guide',
  '/resources/ai-implementation-guide#7-go-live-in-steps': 'should we switch everything over on day one',
  '/resources/videos/choose-the-first-process#video-title': 'what makes a good first process or project',
  '/resources/videos/evaluation-set-in-an-afternoon#video-title': 'how to make a test set',
  '/resources/videos/first-hour-with-an-assistant#video-title':
    'how do I start with ChatGPT; first steps with an assistant',
  '/resources/videos/prompts-a-team-can-share#video-title': 'what belongs on a prompt card',
  '/resources/videos/retrieval-that-cites#video-title': 'how to split documents for RAG',
  '/resources/videos/workflow-with-a-human-check#when-to-loosen-the-check':
    'when can we stop checking every case; how long must people check everything',
});
