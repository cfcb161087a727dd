import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { GuidePage } from '@/components/templates/guide-page';
import { implementationGuide, implementationGuideClosing } from '@/content/implementation-guide';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';
import { factsOf } from '../../downloads/built';
import { implementationGuideFile } from '../../downloads/files';
import { factsText } from '../library-items';

const page = pageOf(routes.implementationGuide);

export const metadata = metadataOf(page.path);

export default async function ImplementationGuidePage() {
  const facts = await factsOf(implementationGuideFile);
  return (
    <>
      <StructuredData path={page.path} />
      <GuidePage
        page={page}
        guide={implementationGuide}
        file={{ href: facts.href, facts: factsText('pdf', facts) }}
        closing={implementationGuideClosing}
      />
    </>
  );
}
