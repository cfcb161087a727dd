import type { FileKind } from '../documents/facts';

/** A finished file: where it is served, and its `facts` such as 'PDF, 12 pages, 240 KB'. */
export type LibraryFile = { href: string; kind: FileKind; facts: string };

/** One card of the library: a tool, a book, a guide or a template, whichever collection it comes from. */
export type LibraryItem = {
  /** Anchor of the card. */
  id: string;
  title: string;
  description: string;
  /** What the filters look at (RESOURCES-02). */
  type: string;
  /** The page that 'Open' leads to, where the resource has one. */
  page?: string;
  /** What 'Download' gives. */
  file: LibraryFile;
  /** The PDF of 'PPT + PDF'. */
  second?: LibraryFile;
};
