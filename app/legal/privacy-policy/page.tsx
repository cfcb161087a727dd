import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { LegalPage } from '@/components/templates/legal-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { pageOf } from '@/content/pages';
import { configuredLookUp } from '@/lib/currency/configured';
import { routes } from '@/lib/routes';
import { storedItems } from '@/lib/stored-items';

const page = pageOf(routes.privacy);

export const metadata = metadataOf(page.path);

export default function PrivacyPolicyPage() {
  return (
    <>
      <StructuredData path={page.path} />
      <LegalPage
        page={page}
        legal={privacyPolicy}
        facts={{ lookUp: configuredLookUp(), stored: storedItems }}
      />
    </>
  );
}
