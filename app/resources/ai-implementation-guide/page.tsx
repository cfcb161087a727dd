import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { GuidePage } from '@/components/guides/guide-page';
import {
  implementationGuide,
  implementationGuideClosing,
  implementationGuideFile,
} from '@/content/resources/implementation-guide';
import { pageOf } from '@/content/site/pages';
import { readFileInfo } from '@/lib/documents/downloads';
import { fileInfoText } from '@/lib/documents/file-info';
import { routes } from '@/lib/routes';

const page = pageOf(routes.implementationGuide);

export const metadata = metadataOf(page.path);

export default function ImplementationGuidePage() {
  const pdf = readFileInfo(implementationGuideFile);
  return (
    <>
      <StructuredData path={page.path} />
      <GuidePage
        crumbs={crumbsOf(page.path)}
        page={page}
        guide={implementationGuide}
        file={{ href: pdf.href, facts: fileInfoText(pdf) }}
        closing={implementationGuideClosing}
      />
    </>
  );
}
