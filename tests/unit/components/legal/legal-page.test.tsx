/** @requirement CURRENCY-05 CURRENCY-10 DECISIONS-08 */
import { render, screen } from '@testing-library/react';
import { crumbsOf } from '@/app/_lib/site-pages';
import { LegalPage } from '@/components/legal/legal-page';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { pageOf } from '@/content/site/pages';
import { lookupSettings } from '@/lib/currency/lookup-settings';
import { routes } from '@/lib/routes';
import { storedItems } from '@/lib/storage/stored-items';

const show = (path: string, legal: typeof cookiesPage, mode: string, url?: string) =>
  render(
    <LegalPage
      crumbs={crumbsOf(path)}
      page={pageOf(path)}
      legal={legal}
      facts={{
        lookup: lookupSettings(mode, url ?? 'https://geo.example/json'),
        stored: storedItems,
      }}
    />,
  );
const optional = () => screen.getByRole('region', { name: 'What is optional' });
const lookUp = () => screen.getByRole('region', { name: 'The currency lookup' });

describe('legal pages say what the build does', () => {
  test('start: the look-up runs once, before the answer', () => {
    show(routes.cookies, cookiesPage, 'start');
    expect(optional()).toHaveTextContent('runs once, on your first visit, before you answer the banner');
    expect(optional()).toHaveTextContent('geo.example');
    show(routes.privacy, privacyPolicy, 'start');
    expect(lookUp()).toHaveTextContent('On your first visit, your browser asks the service geo.example');
    expect(lookUp()).toHaveTextContent('the lookup does not run again');
  });

  test('consent: only after Accept', () => {
    show(routes.cookies, cookiesPage, 'consent');
    expect(optional()).toHaveTextContent('only after you accept it');
    expect(optional()).not.toHaveTextContent('before you answer');
    show(routes.privacy, privacyPolicy, 'consent');
    expect(lookUp()).toHaveTextContent('does not ask before you accept or after you decline');
  });

  test.each([
    ['off', undefined],
    ['start', ''],
  ])('%s with service %j: nothing is asked, no service is named', (mode, url) => {
    show(routes.cookies, cookiesPage, mode, url);
    expect(optional()).toHaveTextContent('Nothing right now.');
    show(routes.privacy, privacyPolicy, mode, url);
    expect(lookUp()).toHaveTextContent('does not look up your country');
    for (const section of [optional(), lookUp()]) {
      expect(section).not.toHaveTextContent(/geo\.example|\{host\}|runs once/);
    }
  });
});
