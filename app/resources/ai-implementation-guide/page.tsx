import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { GuidePage } from '@/components/guides/guide-page';
import { company } from '@/content/company/company';
import {
  implementationGuide,
  implementationGuideClosing,
  implementationGuideFile,
} from '@/content/resources/implementation-guide';
import { pageOf } from '@/content/site/pages';
import { readFileInfo } from '@/lib/documents/downloads';
import * as routes from '@/lib/routes';

const { path, heading } = pageOf(routes.implementationGuide);

export const metadata = getSitePageMetadata(path);

export default function ImplementationGuidePage() {
  return (
    <>
      <StructuredData path={path} />
      <GuidePage
        crumbs={getBreadcrumbs(path)}
        title={heading}
        text={implementationGuide}
        file={readFileInfo(implementationGuideFile)}
        company={company}
        closing={implementationGuideClosing}
      />
    </>
  );
}
