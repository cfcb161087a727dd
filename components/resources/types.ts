import type { FileKind } from '@/lib/documents/file-info';

/** A file: its address, and its `facts` as in 'PDF, 12 pages, 240 KB'. */
type ResourceFile = { href: string; kind: FileKind; facts: string };

/** A card of the resources page, made from an entry of `resources` or `guides`. */
export type ResourceItem = {
  id: string;
  title: string;
  description: string;
  /** The text that the filters match. */
  type: string;
  /** The page behind 'Open', if there is one. */
  page?: string;
  /** The page of a guide that can be read online. */
  reading?: string;
  file: ResourceFile;
  /** The PDF of the format 'PPT + PDF'. */
  second?: ResourceFile;
};
