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
    'how old is the company; how long have you been around; are you a new startup; why did you start the company; what makes you different from other consultants',
  '/about#statistics':
    'how many clients or customers have you had; what return do clients get on average; how many hours have you saved',
  '/about#core-values': 'what are your principles; what do you believe in',
  '/about#leadership':
    'who runs the company; who is the CEO; who is the managing director or boss; who is in charge of the training; who is the head of engineering; who looks after European customers; who are the people behind it',
  '/about#partners': 'which technology companies do you work with',
  '/about#offices': 'where are you located; which countries and cities are you in; what is your address',
  '/contact': 'how can I get in touch; can I send you a message',
  '/contact#what-happens-next':
    'what is your email address; what are your opening hours; what happens after I send the form; is my message lost if sending fails',
  '/services': 'what services do you offer; list everything you sell',
  '/services#how-long-each-takes-and-what-it-costs':
    'what do you sell; compare all services, prices and weeks; for which team size are the starting prices',
  '/services#our-approach-to-ai': 'how do you work; what is your method; can someone stop the system',
  '/services/ai-training': 'what does training cost',
  '/services/ai-training#six-things-your-team-gains': 'how is the success of the training measured',
  '/services/ai-training#four-programs-one-day-to-eight-weeks': 'learn to build an assistant myself',
  '/services/ai-training#six-steps-from-first-call-to-follow-up':
    'do we have to send real documents with client names',
  '/services/ai-training#group-programs-one-price-per-team':
    'smallest project you accept; our budget is only a few hundred dollars',
  '/services/ai-training#individual-coaching-priced-per-person':
    'how long can I ask questions after coaching',
  '/services/ai-onboarding#start-with-an-exit-plan': 'do we get documents or anything in writing',
  '/services/ai-onboarding#ideal-for': 'we have no AI manager',
  '/services/ai-optimization': 'price to tune an existing model',
  '/services/ai-optimization#three-reasons-to-fix-what-you-have':
    'repair it or build a new one; is it cheaper than starting over',
  '/services/ai-optimization#six-places-ai-systems-fail':
    'our assistant cannot find documents that are there; why are the answers wrong, slow or expensive; our chatbot gives bad answers',
  '/services/custom-ai-development': 'price of a custom system',
  '/services/custom-ai-development#why-build-rather-than-buy': 'why not just buy a product',
  '/services/custom-ai-development#six-steps-about-twelve-weeks':
    'when is there a first version or prototype; how many example cases do you need; is there an off switch',
  '/services/custom-ai-development#six-kinds-of-systems-we-build':
    'bot that answers from our handbooks and admits when it does not know; find defects with cameras; AI agents that work by themselves',
  '/services/custom-ai-development#the-technology-we-use':
    'which programming languages and databases do you use; will the assistant respect access rights and permissions',
  '/services/workflow-automation#what-changes-for-your-team':
    'can we see where a request is; who handles difficult cases',
  '/solutions/individuals#three-ways-to-start': 'is the price for just me in the calculator coaching',
  '/solutions/small-business#three-packages-to-start-with': 'we drown in email; help with customer emails',
  '/solutions/enterprise': 'AI governance',
  '/solutions/enterprise#one-plan-for-all-departments-fit': 'nobody knows which AI tools we use',
  '/solutions/enterprise#three-programs-for-large-companies': 'which AI projects should we stop',
  '/industries#pick-your-industry': 'do you have experience in our sector',
  '/industries#what-our-team-has-done': 'how many solutions has your team built in earlier jobs',
  '/industries/healthcare#what-we-build-for-clinics': 'medical coding and claims',
  '/industries/finance#what-we-build-for-regulated-work':
    'can you help with fraud alerts and false alarms; know your customer checks and reporting',
  '/industries/legal#what-we-build-for-legal-teams': 'does it invent citations or cases',
  '/case-studies': 'do you have examples or references; are the case studies real companies or made up',
  '/case-studies/education-feedback-training#study-results':
    'example with teachers or a school; what happened at the college',
  '/case-studies/financial-document-automation#study-results': 'example from a bank or lender',
  '/case-studies/retail-customer-insights#study-results': 'example from a retailer or shop',
  '/resources': 'free templates and tools',
  '/resources/guides#all':
    'Excel spreadsheet for the budget; presentation for a workshop; AI rules for employees; compare AI vendors side by side',
  '/resources/guides#featured': 'is our data good enough, checklist',
  '/resources/videos': 'learn by myself for free',
  '/resources/ai-readiness-assessment': 'test how far we are with AI',
  '/resources/ai-roi-calculator': 'what would AI save us',
  '/resources/ai-roi-calculator#method': 'working weeks per year',
  '/tools/service-selector#how-it-works': 'what does the selector ask',
  '/tools/business-case':
    'convince my boss; justify the budget; when do you tell us not to do the project; how does the memo decide yes or no',
  '/legal/privacy-policy#in-short':
    'do you use analytics, tracking or ads on this website; who is responsible for my data',
  '/legal/privacy-policy#contact-form':
    'how long do you keep my message; do you store my email in a database',
  '/legal/privacy-policy#currency-look-up': 'how do you know my country',
  '/legal/privacy-policy#tools-and-assistant':
    'who can see my calculator results; does someone read what I type in the chat',
  '/legal/privacy-policy#your-rights': 'delete my personal data',
  '/legal/terms-of-service#estimates-and-prices': 'is the price guaranteed; which exchange rate do you use',
  '/legal/terms-of-service#assistant-and-tools': 'can I trust this chatbot',
  '/legal/terms-of-service#using-our-material':
    'copyright of your guides; can I share your checklist with clients',
  '/blog/automate-the-exceptions-last#article-title': 'unusual orders in the first version',
  '/blog/build-buy-or-wait#article-title': 'should we build our own tool or buy one off the shelf',
  '/blog/business-leaders-ai-guide-2025#article-title': 'what must a manager decide about AI',
  '/blog/business-leaders-ai-guide-2025#are-you-late': 'are competitors ahead of us',
  '/blog/how-clean-your-data-has-to-be#article-title': 'our data is a mess',
  '/blog/how-to-read-an-ai-vendor-proposal#article-title': 'how to compare offers from vendors',
  '/blog/one-page-ai-policy#article-title': 'write rules for using AI at work',
  '/blog/pilot-that-can-fail-safely#article-title': 'how to run a pilot; test with little risk',
  '/blog/prompts-are-a-team-document#you-already-know-the-owner': 'who should own a prompt',
  '/blog/test-a-model-before-you-trust-it#article-title': 'how do I test whether an AI is right',
  '/blog/train-the-skeptics-first#article-title': 'my staff do not want AI',
  '/blog/what-a-slow-answer-costs#article-title': 'our AI is too slow; why does response time matter',
  '/blog/what-to-measure-before-you-start#how-to-do-it-without-a-revolt':
    'how to time people without upsetting them',
  '/blog/when-the-automation-stops#article-title': 'how do we work when the automation breaks',
  '/blog/where-to-put-the-human-check#article-title':
    'where should a person check the result; where do we put the approval step',
  '/resources/ai-implementation-guide#guide-title':
    'step by step plan to introduce AI; how long is the guide',
  '/resources/ai-implementation-guide#7-go-live-in-steps': 'should we switch everything over on day one',
  '/resources/videos/evaluation-set-in-an-afternoon#video-title': 'how to make a test set',
  '/resources/videos/first-hour-with-an-assistant#video-title': 'how do I start with ChatGPT',
  '/resources/videos/prompts-a-team-can-share#video-title': 'what belongs on a prompt card',
  '/resources/videos/workflow-with-a-human-check#when-to-loosen-the-check':
    'when can we stop checking every case',
});
