import { LegalPage } from '@/components/templates/legal-page';
import { termsOfService } from '@/content/legal/terms-of-service';
import { pageOf } from '@/content/pages';
import { configuredLookUp } from '@/lib/currency/configured';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';
import { storedItems } from '@/lib/stored-items';

const page = pageOf(routes.terms);

export const metadata = pageMetadata(page.path, page.meta);

export default function TermsOfServicePage() {
  return (
    <LegalPage
      page={page}
      legal={termsOfService}
      facts={{ lookUp: configuredLookUp(), stored: storedItems }}
    />
  );
}
