import type { ReactNode } from 'react';

/** A card of a file to download, made from an entry of `resources` or `guides`. */
export type ResourceItem = {
  id: string;
  title: string;
  description: string;
  /** The text that the filters match. */
  type: string;
  /** The picture of the file's first page. */
  image: string | undefined;
  /** The page behind 'Open', if there is one. */
  url?: string;
  /** The file's address, and facts as in 'PDF, 12 pages, 240 KB'. */
  file: { href: string; facts: ReactNode };
  /** The page of a guide that can be read online, or the PDF of the format 'PPT + PDF'. */
  more?: { label: string; href: string; download?: true; facts?: string } | undefined;
};
