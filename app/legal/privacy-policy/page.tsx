import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { LegalPage } from '@/components/legal/legal-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { pageOf } from '@/content/site/pages';
import { lookupSettings } from '@/lib/currency/lookup-settings';
import { routes } from '@/lib/routes';
import { storedItems } from '@/lib/storage/stored-items';

const page = pageOf(routes.privacy);

export const metadata = metadataOf(page.path);

export default function PrivacyPolicyPage() {
  return (
    <>
      <StructuredData path={page.path} />
      <LegalPage
        crumbs={crumbsOf(page.path)}
        page={page}
        legal={privacyPolicy}
        facts={{ lookup: lookupSettings(), stored: storedItems }}
      />
    </>
  );
}
