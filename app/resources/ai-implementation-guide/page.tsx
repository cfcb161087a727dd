import { GuidePage } from '@/components/templates/guide-page';
import { implementationGuide, implementationGuideClosing } from '@/content/implementation-guide';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';
import { factsOf } from '../../downloads/built';
import { implementationGuideFile } from '../../downloads/files';
import { factsText } from '../library-items';

const page = pageOf(routes.implementationGuide);

export const metadata = pageMetadata(page.path, page.meta);

export default async function ImplementationGuidePage() {
  const facts = await factsOf(implementationGuideFile);
  return (
    <GuidePage
      page={page}
      guide={implementationGuide}
      file={{ href: facts.href, facts: factsText('pdf', facts) }}
      closing={implementationGuideClosing}
    />
  );
}
