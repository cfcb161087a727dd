import { notFound } from 'next/navigation';
import { SitePageHead } from '@/app/_components/site-page-head';
import { createMetadata } from '@/app/_lib/metadata';
import { LegalPage } from '@/components/legal/legal-page';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { storedItems } from '@/content/legal/stored-items';
import { termsOfService } from '@/content/legal/terms-of-service';
import type { LegalPage as Legal } from '@/content/schemas/legal';
import { readLookupSettings } from '@/lib/currency/detect';
import * as routes from '@/lib/routes';

/** The legal pages by the last part of their paths. */
const documents: Record<string, Legal> = {
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  cookies: cookiesPage,
};

export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(documents).map((id) => ({ id }));

export const generateMetadata = createMetadata(routes.legal);

export default async function LegalRoute({ params }: PageProps<'/legal/[id]'>) {
  const { id } = await params;
  return (
    <>
      <SitePageHead path={routes.legal(id)} />
      <LegalPage
        legal={documents[id] ?? notFound()}
        facts={{ lookup: readLookupSettings(), stored: storedItems }}
      />
    </>
  );
}
