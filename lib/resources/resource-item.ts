import type { FileKind } from '../documents/facts';

/** A built file: its address, and its `facts` as in 'PDF, 12 pages, 240 KB'. */
type ResourceFile = { href: string; kind: FileKind; facts: string };

/** One card of the resources page. It is made from an entry of `resources` or of `guides`. */
export type ResourceItem = {
  /** The `id` of the card, which links name. */
  id: string;
  title: string;
  description: string;
  /** The filters compare this. */
  type: string;
  /** The page behind 'Open', if the resource has one. */
  page?: string;
  /** The file behind 'Download'. */
  file: ResourceFile;
  /** The PDF of the format 'PPT + PDF'. */
  second?: ResourceFile;
};
