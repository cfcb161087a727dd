import { LegalPage } from '@/components/templates/legal-page';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { pageOf } from '@/content/pages';
import { configuredLookUp } from '@/lib/currency/configured';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';
import { storedItems } from '@/lib/stored-items';

const page = pageOf(routes.privacy);

export const metadata = pageMetadata(page.path, page.meta);

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      page={page}
      legal={privacyPolicy}
      facts={{ lookUp: configuredLookUp(), stored: storedItems }}
    />
  );
}
