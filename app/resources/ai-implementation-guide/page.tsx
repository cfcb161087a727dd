import { GuidePage } from '@/components/templates/guide-page';
import { implementationGuide, implementationGuideClosing } from '@/content/implementation-guide';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';
import { implementationGuideFile } from '../../downloads/implementation-guide';

const page = pageOf(routes.implementationGuide);

export const metadata = pageMetadata(page.path, page.meta);

export default async function ImplementationGuidePage() {
  const { href, facts } = await implementationGuideFile();
  return (
    <GuidePage
      page={page}
      guide={implementationGuide}
      file={{ href, facts }}
      closing={implementationGuideClosing}
    />
  );
}
