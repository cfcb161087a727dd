import { render, screen } from '@testing-library/react';
import { LegalPage } from '@/components/legal/legal-page';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { pageOf } from '@/content/pages';
import { configuredLookUp } from '@/lib/currency/configured';
import { routes } from '@/lib/routes';
import { storedItems } from '@/lib/stored-items';

const show = (path: string, legal: typeof cookiesPage, mode: string, url?: string) =>
  render(
    <LegalPage
      page={pageOf(path)}
      legal={legal}
      facts={{
        lookUp: configuredLookUp(mode, url ?? 'https://geo.example/json'),
        stored: storedItems,
      }}
    />,
  );
const optional = () => screen.getByRole('region', { name: 'What is optional' });
const lookUp = () => screen.getByRole('region', { name: 'The currency look-up' });

describe('legal pages say what the build does', () => {
  test('DECISIONS-08 CURRENCY-10 start: the look-up runs once, before the answer', () => {
    show(routes.cookies, cookiesPage, 'start');
    expect(optional()).toHaveTextContent('runs once on a first visit, before you have answered the banner');
    expect(optional()).toHaveTextContent('geo.example');
    show(routes.privacy, privacyPolicy, 'start');
    expect(lookUp()).toHaveTextContent('On your first visit your browser asks the service geo.example');
    expect(lookUp()).toHaveTextContent('after you decline it does not run');
  });

  test('DECISIONS-08 CURRENCY-10 consent: only after Accept', () => {
    show(routes.cookies, cookiesPage, 'consent');
    expect(optional()).toHaveTextContent('only after you have accepted it');
    expect(optional()).not.toHaveTextContent('before you have answered');
    show(routes.privacy, privacyPolicy, 'consent');
    expect(lookUp()).toHaveTextContent('Before you accept, and after you decline, nothing is asked');
  });

  test.each([
    ['off', undefined],
    ['start', ''],
  ])('DECISIONS-08 CURRENCY-05 %s with service %j: nothing is asked, no service is named', (mode, url) => {
    show(routes.cookies, cookiesPage, mode, url);
    expect(optional()).toHaveTextContent('Nothing at present.');
    show(routes.privacy, privacyPolicy, mode, url);
    expect(lookUp()).toHaveTextContent('No outside service is asked.');
    for (const section of [optional(), lookUp()]) {
      expect(section).not.toHaveTextContent(/geo\.example|\{host\}|runs once/);
    }
  });

  test('CALLS-24 DECISIONS-08 the privacy policy says what the contact request carries and the server remembers', () => {
    show(routes.privacy, privacyPolicy, 'start');
    const form = screen.getByRole('region', { name: 'What the contact form sends' });
    for (const item of [
      'full name',
      'email address',
      'inquiry type',
      'company, phone number and service of interest',
      'The page of this site that you came from, as a path',
      'A random number',
      'the server keeps no copy of the message',
    ])
      expect(form).toHaveTextContent(item);
    const memory = screen.getByRole('region', { name: 'What the server remembers for a while' });
    expect(memory).toHaveTextContent('for one day');
    expect(memory).toHaveTextContent('The network address a request came from, in memory');
  });
});
