import { pluralize } from '../format/pluralize';

export type FileKind = 'pdf' | 'docx' | 'xlsx' | 'pptx';

/** Address, page count and size of a file. */
export type FileInfo = { href: string; kind: FileKind; pages: number; bytes: number };

/** A guide's files. `second` is the PDF of 'PPT + PDF'. */
export type GuideFiles = { file: FileInfo; second?: FileInfo };

/** The page count in the file's own unit: '4 sheets', '16 slides', '8 pages'. */
export const formatPageCount = ({ kind, pages }: Pick<FileInfo, 'kind' | 'pages'>): string =>
  pluralize(pages, { xlsx: 'sheet', pptx: 'slide', pdf: 'page', docx: 'page' }[kind]);

/** A file's size: '84 KB', '1.2 MB'. A kilobyte is 1,000 bytes. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** 'PDF, 18 pages, 210 KB' or 'XLSX, 4 sheets, 12 KB'. */
export const formatFileInfo = (info: FileInfo): string =>
  `${info.kind.toUpperCase()}, ${formatPageCount(info)}, ${formatFileSize(info.bytes)}`;
