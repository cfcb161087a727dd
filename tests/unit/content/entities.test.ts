/**
 * @requirement CONTACT-07 CONTACT-08 CONTACT-17 DECISIONS-03 DECISIONS-04 ENTITIES-02 ENTITIES-04 ENTITIES-05
 * @requirement ENTITIES-07 ENTITIES-08
 */
import { audiences } from '@/content/audiences';
import { company } from '@/content/company/company';
import { facts } from '@/content/company/facts';
import { inquiryTypes, serviceOptions } from '@/content/contact/contact-options';
import { contactFaq, sharedFaq } from '@/content/faq/faq';
import { industries } from '@/content/industries';
import { services } from '@/content/services';
import { aiTraining as serviceInput } from '@/content/services/ai-training';
import { service } from '@/content/services/schema';

test('each service has an address of its own, and a badge is Popular or Advanced', () => {
  expect(services.map(({ url }) => url)).toEqual(services.map(({ id }) => `/services/${id}`));
  expect(service.safeParse({ ...serviceInput, badge: 'New' }).success).toBe(false);
});

test('the shared questions are at least five and take times and returns from the facts', () => {
  expect(sharedFaq.length).toBeGreaterThanOrEqual(5);
  const answers = sharedFaq.map(({ answer }) => answer).join(' ');
  const stated = [facts.simpleAutomation, facts.transformations, facts.payback];
  for (const { value } of stated) expect(answers).toContain(value);
});

test('each of the four common questions of the contact page has an answer', () => {
  expect(contactFaq).toHaveLength(4);
  for (const { question, answer } of contactFaq) expect([question, answer]).not.toContain('');
});

test('each audience and each industry has an address of its own', () => {
  expect(audiences.map(({ ctaLink }) => ctaLink)).toEqual(audiences.map(({ id }) => `/solutions/${id}`));
  expect(industries.map(({ ctaLink }) => ctaLink)).toEqual(industries.map(({ id }) => `/industries/${id}`));
});

test('hours, founding year and experience have both readings in one place', () => {
  for (const fact of [company.hours, company.founded, company.experience])
    expect(Object.keys(fact).sort()).toEqual(['chat', 'site']);
  expect(Object.keys(company.socialMedia)).toEqual(['linkedin', 'twitter', 'facebook', 'youtube']);
});

test('the contact form offers every service by its title, and inquiry types of their own', () => {
  expect(serviceOptions).toEqual(services.map(({ id, title }) => ({ id, label: title })));
  expect(new Set(inquiryTypes.map(({ id }) => id)).size).toBe(inquiryTypes.length);
});
