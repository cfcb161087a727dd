import { maxPeople, peopleBySize } from '@/lib/pricing-calculator/parameters';
import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { company } from '../company/company';
import { facts, usd } from '../company/facts';
import { contractTerms, joinSentences, terms } from '../company/terms';
import { pricing } from '../pricing/pricing-rules';
import { faqGroup, faqItem, sharedFaqItem } from '../schemas/faq';
import { otherIndustriesUtterances, otherIndustriesAnswer } from '../site/other-industries';
import { selectorCount } from '../tools/tool-figures';
import { serviceTitles } from '../company/service-titles';

/** What the Short timeline takes off the calculator's price and weeks: '30%'. */
const shorter = `${(10 - pricing.durationTenths.short) * 10}%`;

/**
 * The shared questions. Other pages show some by position (1-based), so each keeps its place and a new
 * question goes to the end. `group` is the heading under which the FAQ page shows it.
 */
export const sharedFaq = checkEntry(
  z.array(sharedFaqItem).min(5, 'must have at least 5 questions'),
  'content/faq/faq.ts',
  [
    {
      group: 'Time and return',
      question: 'How long does an AI project take?',
      figure: facts.simpleAutomation.value,
      answer: `Simple automations take ${facts.simpleAutomation.value} to build. Larger transformations take ${facts.transformations.value}, longer with more than ${maxPeople.large} users or heavy customization. If you use our playbook on your own, plan on ${facts.rollout.value}.`,
      utterances:
        'how fast can you build an mvp; when do we see first results; how many weeks or months until it is finished; when would it be ready; how fast can you deliver; how long do projects normally run; how soon could we go live; how much time does a project need; when are you done; how long does it take for all; how long does a small project take; how many weeks until its running; typical project duration; are we talking weeks or months; how long does something simple take to build; and how long does that take; we have 250 users, how many months; how quickly is a small automation done; is this a year long thing; how long before the first thing actually runs',
    },
    {
      group: 'Time and return',
      question: 'When will we see a return?',
      figure: facts.payback.value,
      contested: true,
      answer: `${facts.payback.statement} That counts every saved hour at its full rate; cash takes longer. On average, the first year returns 3-5x our fee, before your own costs.`,
      utterances:
        'what does that pay back; how fast is it paid back; how long until we break even; how many months until it pays off; how long till it pays back; what return can we expect in the first year; what roi do clients get on average; how quickly does it pay back; how fast do they reach it; when wud that have paid for itself; how long until it pays for itself; when do we break even; how fast do we get our money back; when does this start paying off; whats the typical roi after year one; how soon do clients see their money back; and when does it pay off; when would we be in the black; time to positive return; money back after how many months',
    },
    {
      group: 'Your people',
      question: 'Do we need technical people on our side?',
      answer:
        'You don’t need developers, only someone who knows the process and can judge its results, and help from whoever runs the systems we connect.',
      utterances:
        'do i need to know how to code; do my people need to code; is it a problem that we have no developers; nobody here can code; does someone need technical skills; do we need programmers or a developer; i am not good with computers; can i do it without coding; do we need a data scientist or ai expert; i have no it person, problem; we dont have an it department; do i need a developer in house; do we have to hire a data scientist; we have no programmers, can we still do it; must someone on our team know programming; i can barely use excel, will this work for us; should we hire an engineer first; what kind of person makes a good one; do i need to be able to code',
    },
    {
      group: 'Your data',
      question: 'What happens to our data?',
      answer: joinSentences(
        'It stays in systems you control or approve. Before work starts, we agree in writing on which data we use, where, and when copies are deleted.',
        terms.otherProcessors,
      ),
      utterances:
        'is our data safe; data protection; where does our data go; who sees our data; confidential data; can we trust you with our data; why trust you with our data; data security; i do not trust ai with my customers data; how long do you keep our documents; is it safe to give you our documents; what happens with the files we hand over; when are copies deleted; is customer or employee data safe with you; what happens to our data after the project; who at your company can see it; can i get that in writing; who in your firm looks at our documents; do you delete our files when youre done; privacy concerns about our company files',
    },
    {
      group: 'Quality and responsibility',
      question: 'What if the result is not good enough?',
      answer: joinSentences(
        'You see the quality before launch. A new system that misses its target doesn’t go live; a change that misses it is undone. You may stop and keep the work.',
        terms.missedTarget ?? 'The contract says what you pay in that case.',
      ),
      utterances:
        'what if you miss by far; if you end up below the target; and if it disappoints; who pays if the target is missed; do we pay when it fails; and if your change makes answers worse; what if it gets worse after you touch it; what if it does not work as promised; what if it goes wrong or makes things worse; what happens if the result is bad; do you guarantee that it works; can we see the quality before we pay; suppose the thing turns out rubbish; what if were unhappy with what you build; do we have to go live with something poor; whats the worst case, it doesnt perform; and if its not good enough; can we walk away if the quality disappoints; and when it doesnt pass, do we still pay; what if it scores 80 and we agreed 95; and if it doesnt work; what if you dont reach it; and if you miss it',
    },
    {
      group: 'Price and contract',
      question: 'What does a project cost?',
      figure: usd(pricing.baseCost.training),
      answer: `Base prices run from ${usd(pricing.baseCost.training)} for training to ${usd(pricing.baseCost.development)} for a custom system, for ${peopleBySize.small} users. The pricing calculator estimates yours, line by line. ${facts.runningCosts.statement}`,
      utterances:
        'what would something like that set me back; do i have to call to get a price; are prices public; how do i find out the price; do you have a price list; how is the price worked out; how do i get a formal quote; what should i budget for a project; what does it cost in total; what does it cost to start with one machine; and roughly what are we talking, money wise; seems cheap for custom dev, whats the catch; ballpark figure for ten users please; what budget should i plan; give me a rough number; how many dollars are we talking about; only 5 would touch it; what do i put for project cost, no clue; and roughly what would that run me',
    },
    {
      group: 'Your people',
      question: 'Will AI replace people on our team?',
      answer:
        'We automate steps, not jobs: mostly copying, sorting and looking things up. Decisions stay with the people who make them now. What they do with the time saved is up to you; decide it before the project starts.',
      utterances:
        'do people lose their jobs; layoffs; will staff be replaced; do we fire people; job losses; theres whispering in the canteen; do we let people go because of this; do we have to fire or lay off staff; can we run with fewer employees; are you going to replace workers with robots; how many people will lose their job; my people are scared of losing their jobs; is ai going to take our jobs; staff worry theyll be made redundant; is this about headcount reduction; am i training my replacement; does my bookkeeper become superfluous; and the staff, do they get replaced; will ai take my job as a junior analyst; and if people say they fear for their jobs',
    },
    {
      group: 'Your people',
      question: 'Our team has never used AI. Is that a problem?',
      answer:
        'No. Training starts with the work people already do, from their own files. Programs last from one day to eight weeks.',
      utterances:
        'most of our people have never touched chatgpt; they are not great with computers; none of them are computer people; what do people need to know before; is there something for complete beginners; is it too hard for older colleagues; our staff never used chatgpt is that bad; can people without experience join a course; do we need previous knowledge; are you ok with beginners; is it complicated or difficult; almost nobody here has used ai so far; how long til they can work with it; can we use our own files; zero experience with ai in our company; my staff are not computer people; weve never done anything like this; what if we know nothing about ai; and if we have no experience at all; my team is over 50 and never tried such tools',
    },
    {
      group: 'Your data',
      question: 'Is our data used to train models?',
      answer:
        'Your data is not used to train models without your written consent. We choose providers whose contracts keep your data out of training, and show you the clause first.',
      utterances:
        'is it used to train chatgpt; can the provider learn from our data; will openai learn from our documents; do you train ai on our information; does chatgpt keep our documents; do you train models with it; will our data be used for training; does the ai learn from our data; is my data used for training; can you prove it; does chatgpt learn from it; does openai learn from our files; will our content end up in someones model; is what we give you used to improve the ai; do the providers train on our stuff; can we opt out of model training; i dont want a vendor learning from our files; and its not used for training models; trained on our data; do your ai suppliers reuse customer content',
    },
    {
      group: 'Your data',
      question: 'Can you work with data that must not leave our network?',
      answer:
        'Models can run on your own servers or in your own cloud account. That narrows the choice, so we test early whether the remaining models are good enough.',
      utterances:
        'can we use our azure subscription; do you support on premises or private cloud; records cannot leave the building; we are not allowed to use the cloud; can the model run offline or in house; can you run it in our own cloud account; where do you host it; does it run in the cloud or locally; can everything stay on our own hardware; can it run on our own gpus; can we run it on our own servers; nothing may go to the cloud; our policy forbids sending data outside; self hosted option; does it work without internet; we need it air gapped; data has to stay inside the company network; local models instead of an api; can we run it on prem with an open model; do you do fully on prem llms, air gapped; what hardware would we need for that; what server does a model need',
    },
    {
      group: 'Quality and responsibility',
      question: 'Who is accountable for errors?',
      answer:
        'Errors in what we build are ours; the contract says how far we are liable. Decisions made with it are yours: you name one person, who sees what each result was based on.',
      utterances:
        'who is responsible; who is liable; who takes the blame; what if its the models fault; whose fault is it then; who is on the hook if it is wrong; who is liable if a wrong invoice gets paid; who pays if it makes a mistake; who is responsible when ai makes a mistake; who is to blame if it gets something wrong; who is liable for a wrong answer; who pays for errors or damage; who carries the risk; who takes responsibility for mistakes; whats your liability cap; what if it overlooks a clause; whos on the hook when it makes a mistake; who is liable if the ai gets it wrong; if it messes up, is that your fault or ours; do you stand behind what you build; who answers for wrong decisions of the system; whos liable for a wrong posting in our ledger; and if it overlooks a clause, who pays',
    },
    {
      group: 'Quality and responsibility',
      question: 'Can we run it without you afterward?',
      answer:
        'Yes. We hand over code, tests, prompts and instructions, and teach the people who will run the system how to change it. Support afterward is optional.',
      utterances:
        'can we fix it ourselves after that; and if your engineer leaves; do we get documentation or a manual; what if we want to change it later; who looks after the system when you are gone; is there a lock-in; do we have to keep paying you; what happens after the project; can my secretary or assistant run it; can we look at the code; and who keeps it running; whos going to run it when u leave; so my nephew could change it, he does our it; are we locked in with you; do we depend on you forever; will my team be able to change it later; and afterwards, do we still need you; i dont want to be dependent on a consultancy; do you hand everything over at the end; can our own guys change the thing without you',
    },
    {
      group: 'Working with us',
      question: 'How do we start?',
      answer:
        'Start with a free call. You describe one process; we ask how often it happens, how long it takes and what goes wrong. You leave with a plan, whether or not you hire us.',
      utterances:
        'kick off; how does it kick off; how does a project begin; first step; next steps; how to begin; getting started; what happens first; so how does this work, do i just call you; can i talk to an engineer before buying; what is the process of working with you; we do not know where to start; what happens in the free consultation; do we have to buy after the consultation; what does the plan look like; what do you do on the first call; is the first call really without obligation; what would be a first step; ok sounds good how do we begin; hm ok, how do i start; is it really free whats the catch; we want to go ahead, how does this work; and then what, how do we start',
    },
    {
      group: 'Working with us',
      question: 'Which service is right for us?',
      answer: `Answer the ${selectorCount.words} questions in the service selector. It recommends one, explains why, and names a second.`,
      utterances:
        'which one would you take; which would fit us; which of them do we need; which one should i choose; i am not sure what we need; what do you recommend for us; help me pick a service; which service fits us; i do not know what i need; do i need all five or all services; which one do i need; what comes out; no idea which of your offers fits us; which of the five should we take; training or automation, whats better for us; what do you recommend for a company like mine; cant decide between onboarding and automation; what would suit us best; and which one is for us; best option for a ten person office',
    },
    {
      group: 'Working with us',
      question: 'Do you work on site or remotely?',
      answer: joinSentences(
        'We work on site and remotely. Consultations are remote. Training and the first days of a project can happen at your office.',
        terms.travel,
      ),
      utterances:
        'would you travel to our offices abroad; would you come and talk to our staff; can someone come by; can we meet by video; do you come to our office; is it online or in person; can you visit our factory or shop; can we do it online; do we have to come to you; can someone come to my office in manchester; in person or online; do you work remotely; are your people on site during the project; is everything done over video; would somebody visit us; face to face possible; and do you come here; remote or at our place; can the whole thing be done from afar; do they come to us, were in leeds',
    },
    {
      group: 'Working with us',
      question: 'Who would you send?',
      answer: `We send people from our ${company.officesIn}. You know their names, subcontractors included, and any travel costs before you sign.`,
      utterances:
        'who would i be dealing with; who do i talk to during the project; whod be doing the work, some junior; can i see their cvs; are they your own people; which countries do your people work from; who would build or install it; who comes to our plant; who will be on our project; do you use subcontractors or freelancers; where can i see who would come to us; can you send somebody to dublin; who would be doing the work; are the people in house or outsourced; who actually shows up; is the work done in india; which people would we get; who will be working with us day to day; do i get to see the names before signing; do you subcontract anything offshore',
    },
    {
      group: 'Price and contract',
      question: 'What does the contract settle?',
      answer: `It settles payment dates, warranty, liability, insurance, confidentiality, and what you pay if a system misses its target or you stop early. ${contractTerms} You get the contract with the quote.`,
      utterances:
        'do we need a contract; is there a contract; contract; can legal see the contract first; can our lawyer read it before; when do we get the contract; is there a penalty; do i pay the rest then; what do we pay if it fails; who owns the liability; what about warranty or liability; do we pay anyway or still; how much do we pay if we cancel or stop; what does stopping or cancelling cost; when do i have to pay it; what does the agreement cover; is there something we sign; do i get it in writing; what legal terms do you have; do we get terms and conditions with the offer; so no contract; what do we put our signature under; when is it binding for us',
    },
    {
      group: 'Working with us',
      question: 'What does support include, and for how long?',
      answer: joinSentences(
        `Email support is included. Standard (${usd(pricing.supportCost.standard)}) adds a named contact; premium (${usd(pricing.supportCost.premium)}) adds regular reviews. Each covers ${terms.supportTerm}; coaching has its own terms. Priority support (${usd(pricing.addOnCost.includePrioritySupport)}) puts you first in line; you can add around-the-clock support to a custom system only.`,
        terms.supportResponse,
      ),
      utterances:
        'is support included; support levels; premium support; standard support; how long is support; whom do we call afterward; if i have questions a month later; who answers questions after the project; can i still ask you things later; what happens after the first year; how long does support last; when does the maintenance plan end; how much extra is premium support; do we get help or support afterward; what is priority or premium support; how much is support per year; is there follow up after the course; what happens after launch, do you help us; who do we call after go live; do i have to renew support every year',
    },
    {
      group: 'Working with us',
      question: 'Which page is for a company of our size?',
      answer:
        'Up to 50 people: Small business. 51 to 200: Services. More: Enterprise. In the service selector, count everyone at your company. In the pricing calculator, count only the people who will use the system.',
      utterances:
        'we are a mid size company; we have 300 people; are we small business or enterprise; what size of company do you work with; which page is for us; were 80 people, where do i look; is a firm with 120 staff small or enterprise; we have 45 employees, what counts as our size; small business page or enterprise page for us; what company size do i choose in the selector; were 60, which page; medium sized company, where should i read; and for us with 150 employees, which page; what do you call a small business',
    },
    {
      group: 'Working with us',
      question: 'How can we check what you claim?',
      answer: joinSentences(
        'On this site, you can’t: case studies are composites; quotes, ratings, counts, names, partners and certifications are samples.',
        terms.namedClients,
        'Ask to speak to a client; if none is in your field, we’ll say so. Before launch, you check us on your own documents.',
      ),
      utterances:
        'really; 98% success rate, really; says who; who says so; prove it; can you prove that; how do i know that is true; can we speak to a client; a customer i can call; have you a client we can ask; how is the success rate counted; a reference i can phone; why should i believe that figure; where are your numbers from; so basically unverifiable, how can i check; can i speak with someone who bought from you; what proof is there that this works; does your own proposal pass that; and how do i know youre not making this up; im skeptical about these percentages; can we test what you say before we trust it',
    },
    {
      group: 'Your data',
      question: 'What do you tell our security team?',
      answer:
        'We have no SOC 2 or ISO 27001 certificate. Send your security questions with your request. You get written answers before you sign.',
      utterances:
        'iso 27001; soc 2; security certificate; security questionnaire; are you certified for security; no soc2, thats a blocker for our procurement; will you fill in our security questionnaire; how do i get you through our vendor review; we have a vendor security review; our security people will ask questions; our it department has security questions; do you have a soc 2 report; our ciso has a questionnaire; what security certifications do you hold; can you fill in our vendor security form; our infosec people want answers; any certificates for security; and what about it security; who answers the security questions of our cto; do you answer export control questions',
    },
    {
      group: 'Your people',
      question: 'Can training fit around our shifts?',
      answer:
        'Yes. Team sessions can run in half days, with materials in English. Put your shift times, and any works council or union, in your request.',
      utterances:
        'we work in shifts, nights and weekends; half of us are always on shift; they only have half an hour at a time; we cant close for a day; can it be in short sessions; people cant leave the counter; our union has questions; can you train night shifts; can the course be split into half days; can we do it in half days; can it be in several parts; we work in three shifts; early and late crew, how do you train both; half day sessions possible; my nurses cant all leave the ward at once; can the course be split over several mornings; and for shift workers; people are on early and late turns; can you plan lessons around our rota; production cant stop while people learn',
    },
    {
      group: 'Your data',
      question: 'Do you connect to our machines and systems?',
      answer:
        'We build connectors with whoever runs your systems, from accounting to machine controls. Name yours in your request. Hardware is not in the calculator’s price.',
      utterances:
        'our it is outsourced to a provider; can you hook it up to our software; can it read from our database; does it replace our erp or software; do you integrate with our erp; can you connect to a plc or mes; who buys the sensors; do you have an api or connectors; does it work with old machines; which systems do you connect to; does that work with our database; who builds the connection; can you hook it up to our accounting program; can you integrate with our erp; does it hook up to the software we have; what integrations do you have; will it talk to our existing software; can you tie into our crm; interfaces to our systems; and does it plug into what we already have; works with our tools',
    },
    {
      group: 'Price and contract',
      question: 'Do prices include tax?',
      answer: `${terms.tax} ${terms.billing}`,
      utterances:
        'vat; tax; does the price include vat; is that with tax; plus vat; which currency is the contract in; do we pay in euros or dollars; does it include tax; with or without tax; is sales tax extra; net or gross price; can i pay in pounds; are those amounts before tax; do i have to add sales tax; are the figures on the site excluding taxes; incl or excl vat; does the quote contain value added tax; do you add vat for a uk company; is 20 percent tax added to that; and is vat on top of that; vat on top i guess',
    },
    {
      group: 'Price and contract',
      question: 'Is the price fixed?',
      answer:
        'It is binding once both sides have signed. The calculator’s estimate is typically within 10-15% of the final cost. Minor scope changes move the price by up to 15%; anything larger gets a new estimate, and we start only once you agree.',
      utterances:
        'is it binding; when is a price binding; fixed price; final price; can the price change; who pays if it runs over; do you charge by the hour or a fixed price; can the price go up during the project; what if it costs more than planned; is that a binding offer or quote; is the calculator price binding for you; will it cost more in the end; is the price fix or an estimate; fixed fee or does it change; will there be surprises on the invoice; what if you go over budget; when does the amount become binding; i need a number that wont move; do you do fixed price or time and material; is that fixed or will it creep up',
    },
    {
      group: 'Price and contract',
      question: 'Do we pay every month?',
      answer: `A project has one price, paid on the dates in the contract; startups can choose other terms. There is no monthly fee. Support levels, the maintenance plan and priority support cover ${terms.supportTerm}. ${terms.renewal} Licenses and usage are extra.`,
      utterances:
        'monthly fee; subscription; do we pay monthly; recurring costs; is it a one time payment; one off or every year; do i pay again next year; are there costs after the project; and after that every month; is that a one-time cost; what does it cost per month; what do we pay after the project; do we have to sign for a year; how long are we bound; do you offer a subscription; is there a minimum contract length; does support renew by itself; i hate subscriptions, is this one; per year or just once; do i pay that every year',
    },
    {
      group: 'Price and contract',
      question: 'Is the price per person or per team?',
      answer: `The price is per team and depends on the number of users. ${facts.users.statement} ${facts.coaching.statement}`,
      utterances:
        'is it licensed per seat; one user or many users; is that for 1 user; is that per person; per head or per user; is it for everyone or each person; is that for the whole team; price per person; is that for all of us together; per group or all of them together; do you charge per head; is that per user; does each person cost extra; per seat pricing; so its for the whole team; is it 2000 each or for all of us; do we pay for every employee; were eight, do i multiply by eight; team price or individual price; would that cover all 7 or do i pay per head',
    },
    {
      group: 'Price and contract',
      question: 'Why does it cost that much?',
      answer:
        'The price is a sum you can read: a base price, then one line for each choice. Fewer users, less customization and basic support cost less.',
      utterances:
        'why; why so expensive; why that much; why is it so dear; thats a lot; thats a lot of money; what makes it so expensive; why do big companies pay more; why does the team size matter; why more just because more people use it; why does it go up so much; does it get cheaper if we need less; how is that price made up; is there room on the price; why is custom more expensive than training; how do you justify the price; how can we save money on it; too pricey for us; what makes the number so high; cant you do it cheaper with fewer options',
    },
    {
      group: 'Price and contract',
      question: 'Can we stop partway?',
      answer: joinSentences(
        'Yes. You can stop an automation after any step and keep the work done so far. Onboarding starts each step only with your sign-off.',
        terms.earlyStop ?? 'The contract says what you pay if you stop.',
      ),
      utterances:
        'can we get out early; leave before the end; can we quit halfway; stop early; how early would we know its going nowhere; what if we see that it leads nowhere; can we end the project early; can i stop in the middle; what if i want to quit after a month; is there a way out if we dont like it; what would we have paid by then; and if its the wrong one; is there an exit; are we committed to the end; pull the plug after two weeks, possible; do we have to see the whole thing through; can we bail and keep whats been built; and if i just want out halfway; what if we want out in week 6; what if we dont like it halfway thru',
    },
    {
      group: 'Price and contract',
      question: `What if ${company.name} closes down?`,
      answer:
        'You go on without us: code, tests, prompts and instructions are yours, and your people have learned to change the system. The contract says what then happens to payments and support.',
      utterances:
        'and if you go bust in the meantime; what if you go bust halfway; what if you go bankrupt; what if you go out of business; what if your company no longer exists; will you still be around in five years; what if you are sold or shut down; and if you guys go bust; what if your company dies next year; youre a young company, what if you disappear; what happens to us if you go out of business; are you going to be around in five years; suppose you shut down next year; bankruptcy risk; and if youre gone; what if you go under; do we lose everything when your company folds; what happens to it if you go bust next year; what happens to us if you go bust; what if you go bust next year',
    },
    {
      group: 'Time and return',
      question: 'Can it be done faster?',
      answer: `A small job can be done faster. The calculator’s Short timeline, for jobs of 1-4 weeks, takes ${shorter} off the base price and the weeks. Name your date in your request.`,
      utterances:
        'can you do it faster if we pay more; could we speed it up for more money; and if it must be fast; we are in a hurry; can you finish it sooner; how much more does it cost to be faster; does it cost more if it is urgent; can it be finished in two weeks; is there an express option; can we do it in less time; how much more does that cost; we need it by next month; is there a rush option; thats too slow for us; does express delivery cost more; and if were in a rush; our deadline is in three weeks; what does the short timeline mean; tight schedule, is that possible; what if we need it by the end of next month',
    },
    {
      group: 'Time and return',
      question: 'Which return is right, 100% or 3-5x?',
      contested: true,
      answer:
        'Both are right, and both count saved hours. 3-5x, on average 3.5x, is the value of year one for each dollar of our fee. 100% is net of all costs. For a budget, use the business case, which counts only cash.',
      utterances:
        'is that including your fee; is your fee in there; where does the 3 5x come from; why two numbers for the return; why are there different roi figures; so which roi is true; is it 100 percent or 3,5x; what do i tell my boss about the return; so which number do i tell my cfo; what is the return after one year; why does one page say 100% and another 3-5x; your roi numbers contradict each other; 100 percent or 3,5 times, which is it; those two return figures dont match; which number should i put in my budget; is 3-5x gross or net; which of the two is true; and 3-5x is not the same as 100%; how do 3,5x and double fit together; you say 3x here and 100% there',
    },
    {
      group: 'Time and return',
      question: 'How much time would it save us?',
      answer: `It depends on your volume. Our target for an automation is ${facts.automationTime.value} less staff time per request. Enter your own hours in the ROI calculator.`,
      utterances:
        'how many hours would we save; time savings; hours saved; how much time do we get back; how many hours would that save; what would we save; what savings can we expect; how many hours do we get back; how much work does automation save; what does it save us; whats the time saving; how much quicker will my staff be; hours saved per week; how much work does it take off our hands; and how much time does that free up; less work by how much; does the 85% mean hours; how much faster than doing it by hand; would it free up a whole day a week; time savings for a team of five',
    },
    {
      group: 'Your people',
      question: 'What do you need from us?',
      answer:
        'We need someone who knows the process, samples of its input, and examples of a correct result. Each week, an automation takes half a day of that person’s time, 2 to 4 hours from each of two colleagues and, at first, an hour from IT.',
      utterances:
        'what do you need from me to try that; what do we have to bring to the table; what would that take on our side; who has to take part on our side; how many of our people do you need; how much of our time does it take; what do you need from us to start; what do i need to have before we start; how much work is it for my team; who in our company should take part; whats our part in it; do you need our staff to help; what material should we supply; what will you ask of us during the project; which of our people must be involved; and whats expected of us; i have no time, what do i have to do myself; what must we provide for an automation; what do you expect from our side; who from our company has to take part',
    },
    {
      group: 'Quality and responsibility',
      question: 'How do you measure the result?',
      answer:
        'We time the old process first, and agree with you on the number that should improve. Then we run the same requests both ways. You see the figures either way.',
      utterances:
        'how would we know afterwards it was worth it; so you have never measured it; how do we tell if it paid off; how do you measure the success of a training; how do you measure before and after; how do we see whether it works; do you measure before you start; how do you prove the result or benefit; then how do i prove to my ceo it worked; how do you measure if the training worked; how do you know it got better; before and after, hows that compared; what counts as success; which kpi do you use; and how is that measured; do you time the old way first; how is success determined; and how do we know afterwards that it worked; so who decides what pass means, you or us; 100% roi on average, how did you measure that',
    },
    {
      group: 'Quality and responsibility',
      question: 'How accurate is it?',
      answer:
        'It is as accurate as the target we agree on, or it doesn’t go live. You see its score on your own documents before launch. Figures on our pages, such as 99% of fields, are targets.',
      utterances:
        'how accurate; accuracy; how often is it wrong; error rate; how reliable is it; how many mistakes does it make; how far off is it usually; how do you make sure the numbers are right; how often does that happen; how do you prevent mistakes or hallucinations; how do you avoid or stop hallucinations; 93% fewer errors is a target, based on what; what is your error rate; how good is the software at reading documents; how many percent correct; does ai hallucinate in what you build; can i trust what comes out; what quality can we expect from the system; 93% fewer errors, measured how, n of what; are those numbers from actual customers; is that accuracy guaranteed; 90 percent, is that guaranteed; is the accuracy a promise',
    },
    {
      group: 'Quality and responsibility',
      question: 'Who checks the results?',
      answer:
        'Your team checks the doubtful results. The software reports how sure it is of each value; a value below a tested limit waits for a person, and a sample of the rest is checked too.',
      utterances:
        'human in the loop is mostly theatre; people just click ok all day; does someone still look at it; is anything sent without a person; who corrects it when it reads a number wrong; who checks what the software does; is there a human in the loop; who reviews the answers; do we have to check everything; what if it gets one wrong; what happens with the cases it cannot handle; what if it writes nonsense; does anyone verify the output; so nobody checks it; who controls the quality day to day; do my staff still have to proofread; does a person see the unsure ones; four eyes principle with ai; who double-checks the machine; is every value checked by somebody',
    },
    {
      group: 'Quality and responsibility',
      question: 'Can it read scans and handwriting?',
      answer:
        'It reads scans. Handwriting and poor scans are where it errs most, so values it is unsure of wait for your team. We test on documents you have checked and show you what it missed.',
      utterances:
        'half of them are filled in by hand; messy handwriting from drivers; faxes are awful quality; some of it is scribbled on paper; the scans are blurry; half of it is coffee stained photos; photos from a phone; can it read excel or word files; can it read faxes or paper; does that work with scanned pdfs; half of our paper is handwritten; can it deal with photos of documents; does it do ocr; our delivery notes are scribbled by hand; what about badly scanned pdfs; even bad scans; does it understand messy notes; are faded copies a problem; can it decipher my doctors scrawl; hand written delivery notes too',
    },
    {
      group: 'Your data',
      question: 'Must our data be clean first?',
      answer:
        'It has to be clean enough for the decision at hand, and no more. Count the errors in a sample of the few fields the software reads, and fix the ones that cost money.',
      utterances:
        'how do i know if our data is any good; we only have excel lists, is that enough; our data is in spreadsheets or on paper; how many documents do you need from us; our data is a mess; do we have to clean our data first; how clean must our data be; how much data do you need; our data is a mess, is that a blocker; how do i check it; our spreadsheets are a mess; do we have to tidy up our data beforehand; our master data is full of duplicates; data quality is poor here, does it still work; must we clean everything up first; we have lots of typos in our records; is bad data a showstopper; garbage in garbage out, no; should we do a data project before starting; our database hasnt been maintained for years',
    },
    {
      group: 'Your data',
      question: 'Does it respect our access rights?',
      answer:
        'Yes. People see only what they are allowed to see, decisions are logged, and someone on your team can stop the system. Name requirements such as sign-on, roles or audit logs in your request.',
      utterances:
        'can everyone see the salaries; could a temp see confidential files; who may see what; permissions; can we turn it off; who has access to the system; does it keep a log or record of decisions; do you support single sign-on; sso, scim and audit logs; access rights and permissions; is there an off switch; can someone stop the system; sso, scim, audit log, do you do any of that; can everyone see everything then; does it know who may open what; will interns see the salaries; who can see which documents; does it work with our active directory groups; hr files must stay hidden from other staff; can somebody switch it off if needed',
    },
    {
      group: 'Working with us',
      question: 'Why should we choose you?',
      answer:
        'Because you can check the work: we time it before and after. You see an estimate before the first call, know everyone involved before you sign, and own what we build.',
      utterances:
        'another consultancy already failed us; we got burned by another consultancy; last consultancy delivered nothing; why would we need you at all; we have engineers why you; thats what every consultant says; why choose or hire you; what makes you better than other consultants; why you and not a big consultancy; why not accenture or another firm; how are you different from other companies; what is special about you; why should i hire or pay you; what do you do better; whats your edge over competitors; there are hundreds of ai agencies, why you; how are you better than accenture; what sets you apart; give me one reason to pick your firm; your strengths compared to others',
    },
    {
      group: 'Working with us',
      question: 'Why not just use ChatGPT?',
      answer:
        'ChatGPT is enough for drafts and summaries; our free walkthrough, Your first hour with an AI assistant, shows how. We help when work crosses several systems, has to be checked, or depends on your own documents.',
      utterances:
        'convince me not to simply buy copilot; why not just buy copilot for everyone; we have copilot licenses nobody uses; what do you think of microsoft copilot; can we not just use chatgpt or copilot; what is the difference to chatgpt; do we need you if we have chatgpt; why not use copilot or claude; should we buy a tool instead; is chatgpt enough for a small company; seriously, why you and not chatgpt; i can do that with chatgpt myself; why pay you when chatgpt is 20 bucks; what can you do that gpt cant; we already have copilot licenses; and chatgpt cant do that; why not a free tool; do we even need you if we have chat gpt; my nephew says chatgpt does all this for free; is an off the shelf assistant not good enough',
    },
    {
      group: 'Working with us',
      question: 'Can we start with a small test?',
      answer:
        `Yes. ${serviceTitles['ai-onboarding']} is a pilot: one process, one request in ten, and a decision in week 6. An automation can stop after any step, and an optimization can begin with a two-week diagnosis.`,
      utterances:
        'pilot first; small test; try it small; proof of concept; can we try first; start small; can we see it on our data first; can i buy only the diagnosis; do you do pilots; can we test it before we buy; is there a test or a pilot project; can we begin with one department or site; what if we only need it at one site; whats the pilot about and how long does it go; we want to dip our toes in; and a trial run first; can we do just one process as an experiment; i dont want to bet the farm; baby steps first, does that work with you; low risk way to begin',
    },
    {
      group: 'Working with us',
      question: 'Can we combine services, and in which order?',
      answer:
        `Yes. Start with one and add another once the first has paid off. If you don’t know where to start, begin with ${serviceTitles['ai-onboarding']}. If you already know the process, automate it.`,
      utterances:
        'could we do both at the same time; two projects in parallel; can we start both together; can i do one after the other; first one then the other; in which order; do we need more than one service; can we book several services; onboarding or automation first; what comes first; i cant decide between training and onboarding; can we book training and automation together; should we take several at once; can i mix your offerings; which sequence makes sense; and add another later; we want more than one service; is onboarding needed before automation; start with one and add the second; and training, do i need that first',
    },
    {
      group: 'Working with us',
      question: 'Are we too small for this?',
      answer: `No company is too small. The price list starts with one person, and a team of ${peopleBySize.small} pays the base price. ${facts.smallProjects.statement}`,
      utterances:
        'can a small bakery or shop use this; is this only for big companies; is it worth it for a small company; we are only three people; is a training too big for us; what is the smallest project; is there a minimum size; do you work with very small companies; is my company big enough; are we big enough; can a small bakery use this at all; im a one-man business; is it worth it for a tiny firm; do you take on very small jobs; just me and my wife in the shop; do you bother with companies of four; were five, too small; is there a minimum order; probably not for a little outfit like mine; smallest client you would take',
    },
    {
      group: 'Working with us',
      question: 'Do you work with other industries?',
      answer: otherIndustriesAnswer,
      utterances: otherIndustriesUtterances,
    },
    {
      group: 'Your data',
      question: 'Who gets access to our data, and from where?',
      answer: joinSentences(
        `Only people whose names you know before you sign get access, from our ${company.officesIn}. Who logs in, to what and from where is agreed in writing before work starts.`,
        terms.dataProcessing ??
          'If you need a data processing agreement under GDPR, ask for it in your request.',
      ),
    },
  ],
);

/** The shared questions under their headings, as the FAQ page shows them; a heading without questions is left out. */
export const faqGroups = faqGroup.options
  .map((group) => sharedFaq.filter((item) => item.group === group))
  .flatMap((items) => (items[0] ? { title: items[0].group, items } : []));

/** The closing action of the FAQ page. */
export const faqClosing = {
  heading: 'Don’t see your question?',
  lead: `Ask it in the contact form, in your own words. ${facts.responseTime.statement}`,
};

/** The four common questions of the contact page. */
export const contactFaq = checkEntry(
  z.array(faqItem).length(4, 'must have 4 questions'),
  'content/faq/faq.ts',
  [
    {
      question: 'How soon will I hear back?',
      contested: true,
      answer: facts.responseTime.statement,
      utterances:
        'if i fill this in do i get ten sales calls; will you call me all the time; what happens after i send this; do you do hospitality; hotel group; logistics company; do you work with trades; how fast do you answer a message; how long until someone contacts me; when do i hear from somebody about the form; how quickly do you get back to us; when will someone get back to me; how long until i get an answer to my form; i sent the form, when do you write back; response time for messages; do you answer the same day; how many days until somebody replies; and when will you answer; how soon will i hear; quick reply',
    },
    {
      question: 'What should I prepare?',
      answer:
        'Pick one process that costs you time, and estimate how often it happens. It helps to bring a sample input and an example of a good result. You don’t need slides.',
      utterances:
        'i dont have any numbers, is that a problem; what if i have no figures yet; what do i need to have ready before we talk; what do i write in the form; what do you need to know from me; what should i bring to the first call; how do i get ready for the meeting; how do i prepare; what must i bring to the first call; do i need to bring anything to the call; how do i get ready for the first meeting; should i make slides; what to have at hand for the consultation; homework before we talk; what should i have with me when we speak; is there anything i should do beforehand; what do you want to see at the first talk; slides or no slides; fine, what should i have ready for that call; do i have to do this before calling you',
    },
    {
      question: 'Do you offer remote consultations?',
      answer: 'Yes. All first calls are by video or phone.',
      utterances:
        'can we talk on zoom or teams; is the first meeting a video call; is the call by video or phone; can we do a video call; zoom; and by video; can i do it on teams; can we do the first call over zoom; is the first talk by video; could you just phone me; online meeting possible for the intro; do we meet in person the first time; by video; over the phone works too; virtual consultation; must i travel for the first meeting; consultation by teams call or face to face; no video please, i prefer the phone, possible',
    },
    {
      question: 'What do you need for a quote?',
      answer:
        'Tell us the service you have in mind, your team size, your timeline, and the systems involved. An estimate from the pricing calculator is a good start.',
      utterances:
        'what do you need to give me an offer; how do i get a written offer; what information do you need for an offer; what do i have to tell you for a proposal; how do i get a quote; what do you need for an offer; ok send me an offer pls; what info do you need to give me a price; id like an offer, what should i send you; what do i put in the request for a quote; which details for a formal offer; how do i get a proper quotation; what should my quote request say; and what do i tell you for a quote; details needed for the quote; what must i know before asking for a price',
    },
  ],
);
