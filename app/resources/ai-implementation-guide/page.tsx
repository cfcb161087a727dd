import { GuidePage } from '@/components/guides/guide-page';
import { StructuredData } from '@/components/structured-data';
import { implementationGuide, implementationGuideClosing } from '@/content/implementation-guide';
import { metadataOf } from '@/content/metadata';
import { pageOf } from '@/content/pages';
import { structuredDataOf } from '@/content/structured-data';
import { routes } from '@/lib/routes';
import { factsOf } from '@/scripts/documents/built';
import { implementationGuideFile } from '@/scripts/documents/files';
import { factsText } from '@/scripts/documents/resource-items';

const page = pageOf(routes.implementationGuide);

export const metadata = metadataOf(page.path);

export default async function ImplementationGuidePage() {
  const facts = await factsOf(implementationGuideFile);
  return (
    <>
      <StructuredData json={structuredDataOf(page.path)} />
      <GuidePage
        page={page}
        guide={implementationGuide}
        file={{ href: facts.href, facts: factsText('pdf', facts) }}
        closing={implementationGuideClosing}
      />
    </>
  );
}
