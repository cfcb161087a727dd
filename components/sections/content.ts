import type { ReactNode } from 'react';
import type { ContentIndex } from '@/content/content-index.schema';
import type { Section, SectionKind } from '@/content/landing-page/schema';

/** Draws what a section of one kind has below its heading. Nothing leaves the section out. */
export type Draw<Kind extends SectionKind> = (
  section: Extract<Section, { kind: Kind }>,
  contentIndex: ContentIndex,
  headingId: string,
) => ReactNode;
