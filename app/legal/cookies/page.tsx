import { LegalPage } from '@/components/templates/legal-page';
import { cookiesPage } from '@/content/legal/cookies';
import { pageOf } from '@/content/pages';
import { configuredLookUp } from '@/lib/currency/configured';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';
import { storedItems } from '@/lib/stored-items';

const page = pageOf(routes.cookies);

export const metadata = pageMetadata(page.path, page.meta);

export default function CookiesPage() {
  return (
    <LegalPage page={page} legal={cookiesPage} facts={{ lookUp: configuredLookUp(), stored: storedItems }} />
  );
}
