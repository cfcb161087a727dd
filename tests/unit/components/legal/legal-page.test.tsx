/** @requirement CURRENCY-05 CURRENCY-10 DECISIONS-08 */
import { render, screen } from '@testing-library/react';
import { LegalPage } from '@/components/legal/legal-page';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { storedItems } from '@/content/legal/stored-items';
import { readLookupSettings } from '@/lib/currency/detect';

test.each([
  ['start', undefined, 'geo.example looks up your country', 'your browser asks the service geo.example'],
  ['consent', undefined, 'only after you accept it', 'does not ask before you accept or after you decline'],
  ['off', undefined, 'Nothing right now.', 'does not look up your country'],
  ['start', '', 'Nothing right now.', 'does not look up your country'],
])(
  'with lookup mode %s and service %j, both legal pages describe the currency lookup',
  (mode, url, cookies, privacy) => {
    const lookup = readLookupSettings(mode, url ?? 'https://geo.example/json');
    for (const legal of [cookiesPage, privacyPolicy])
      render(<LegalPage legal={legal} facts={{ lookup, stored: storedItems }} />);
    const sections = ['What is not essential', 'The currency lookup'].map((name) =>
      screen.getByRole('region', { name }),
    );
    expect(sections[0]).toHaveTextContent(cookies);
    expect(sections[1]).toHaveTextContent(privacy);
    for (const section of sections) {
      expect(section).not.toHaveTextContent('{host}');
      if (cookies === 'Nothing right now.') expect(section).not.toHaveTextContent(/geo\.example|runs once/);
    }
  },
);
