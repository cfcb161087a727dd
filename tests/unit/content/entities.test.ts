import { audiences } from '@/content/audiences';
import { company } from '@/content/company';
import { inquiryTypes, serviceOptions } from '@/content/contact-options';
import { contactFaq, sharedFaq } from '@/content/faq';
import { industries } from '@/content/industries';
import { services } from '@/content/services';

test('ENTITIES-02 five services in order, with the badges Popular and Advanced', () => {
  expect(services.map(({ id, title, url }) => [id, title, url])).toEqual([
    ['ai-training', 'AI Training & Education', '/services/ai-training'],
    ['ai-onboarding', 'Business AI Onboarding', '/services/ai-onboarding'],
    ['workflow-automation', 'Workflow Automation', '/services/workflow-automation'],
    ['custom-ai-development', 'Custom AI Development', '/services/custom-ai-development'],
    ['ai-optimization', 'AI System Optimization', '/services/ai-optimization'],
  ]);
  expect(new Set(services.map(({ badge }) => badge))).toEqual(new Set(['Popular', 'Advanced', undefined]));
});

test('ENTITIES-04 ENTITIES-07 the shared questions are at least five and make the stated claims', () => {
  expect(sharedFaq.length).toBeGreaterThanOrEqual(5);
  const answers = sharedFaq.map(({ answer }) => answer).join(' ');
  for (const claim of ['1-2 weeks', '1-3 months', '3-6 months', '3-5x in year one'])
    expect(answers).toContain(claim);
});

test('CONTACT-17 the four common questions of the contact page', () => {
  expect(contactFaq.map(({ question, answer }) => `${question} ${answer}`)).toEqual([
    expect.stringMatching(/hear back.*1 business day/i),
    expect.stringMatching(/prepare/i),
    expect.stringMatching(/remote consultations.*yes/i),
    expect.stringMatching(/need for a quote/i),
  ]);
});

test('ENTITIES-05 four audiences and six industries, each with its own address', () => {
  expect(audiences.map(({ id, ctaLink }) => [id, ctaLink])).toEqual([
    ['individuals', '/solutions/individuals'],
    ['small-business', '/solutions/small-business'],
    ['startups', '/solutions/startups'],
    ['enterprise', '/solutions/enterprise'],
  ]);
  expect(industries.map(({ ctaLink }) => ctaLink)).toEqual(
    ['healthcare', 'finance', 'retail', 'manufacturing', 'education', 'legal'].map(
      (id) => `/industries/${id}`,
    ),
  );
});

test('ENTITIES-08 DECISIONS-03 DECISIONS-04 the company’s facts, with both readings side by side', () => {
  expect(company).toMatchObject({
    email: 'hello@emberlane.example',
    phone: '+44 20 7946 0018',
    address: '1 Lantern Yard, London',
    hours: { site: 'Monday - Friday 9:00 AM - 6:00 PM PT', chat: 'Monday to Friday 9am to 5pm EST' },
    founded: { site: 2025, chat: 2022 },
  });
  expect(Object.keys(company.socialMedia)).toEqual(['linkedin', 'twitter', 'facebook', 'youtube']);
  expect(company.experience.site).toMatch(/20\+/);
  expect(company.experience.chat).toMatch(/over 50 years of combined/);
  expect(company.offices.map(({ city, role }) => `${city}: ${role}`)).toEqual([
    'London: Main office',
    'Bangalore: India operations',
    'Dublin: European operations',
  ]);
});

test('CONTACT-07 CONTACT-08 the options of the contact form', () => {
  expect(serviceOptions.map(({ id, label }) => `${id} = ${label}`)).toEqual([
    'ai-training = AI Training & Education',
    'ai-onboarding = Business AI Onboarding',
    'workflow-automation = Workflow Automation',
    'custom-ai-development = Custom AI Development',
    'ai-optimization = AI System Optimization',
  ]);
  expect(inquiryTypes.map(({ id, label }) => `${id} = ${label}`)).toEqual([
    'general = General Inquiry',
    'consultation = Free Consultation Request',
    'quote = Request a Quote',
    'demo = Product Demo',
    'support = Support Request',
  ]);
});
