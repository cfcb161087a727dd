import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { LegalPage } from '@/components/templates/legal-page';
import { termsOfService } from '@/content/legal/terms-of-service';
import { pageOf } from '@/content/pages';
import { configuredLookUp } from '@/lib/currency/configured';
import { routes } from '@/lib/routes';
import { storedItems } from '@/lib/stored-items';

const page = pageOf(routes.terms);

export const metadata = metadataOf(page.path);

export default function TermsOfServicePage() {
  return (
    <>
      <StructuredData path={page.path} />
      <LegalPage
        page={page}
        legal={termsOfService}
        facts={{ lookUp: configuredLookUp(), stored: storedItems }}
      />
    </>
  );
}
