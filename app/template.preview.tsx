import type { ReactNode } from 'react';
import { PreviewBar } from '@/components/preview/preview-bar';
import { readBuild } from '@/lib/server/build-info';

/** Adds the preview bar to every page. Builds that are not previews ignore files with this ending (next.config.mjs). */
export default function PreviewTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      <PreviewBar {...readBuild()} />
      {children}
    </>
  );
}
