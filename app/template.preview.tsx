import type { ReactNode } from 'react';
import { PreviewBar } from '@/components/preview/preview-bar';
import { readBuild } from '@/lib/build-info';

/** What only a preview has on every page. The file's ending leaves it out of other builds (next.config.mjs). */
export default function PreviewTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      <PreviewBar {...readBuild()} />
      {children}
    </>
  );
}
