import type { ReactNode } from 'react';
import { PreviewBar } from '@/components/preview/preview-bar';
import { pricing } from '@/content/pricing/pricing-rules';
import { priceLines } from '@/lib/preview/price-lines';
import { readPreviewSettings } from '@/lib/preview/settings';
import { readBuild } from '@/lib/server/build-info';

/** Adds the preview bar to every page. Builds that are not previews ignore files with this ending (next.config.mjs). */
export default function PreviewTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      <PreviewBar {...readBuild()} edit={readPreviewSettings().edit} priceLines={priceLines(pricing)} />
      {children}
    </>
  );
}
