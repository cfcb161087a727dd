import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { LegalPage } from '@/components/templates/legal-page';
import { cookiesPage } from '@/content/legal/cookies';
import { pageOf } from '@/content/pages';
import { configuredLookUp } from '@/lib/currency/configured';
import { routes } from '@/lib/routes';
import { storedItems } from '@/lib/stored-items';

const page = pageOf(routes.cookies);

export const metadata = metadataOf(page.path);

export default function CookiesPage() {
  return (
    <>
      <StructuredData path={page.path} />
      <LegalPage
        page={page}
        legal={cookiesPage}
        facts={{ lookUp: configuredLookUp(), stored: storedItems }}
      />
    </>
  );
}
