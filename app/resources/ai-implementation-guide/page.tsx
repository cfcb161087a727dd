import { GuidePage } from '@/app/_components/guide-page';
import { getSitePageMetadata } from '@/app/_lib/metadata';
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
    <GuidePage
      path={path}
      title={heading}
      text={implementationGuide}
      file={readFileInfo(implementationGuideFile)}
      closing={implementationGuideClosing}
    />
  );
}
