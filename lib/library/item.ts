/** What a file is: its mark on a card, and the ending of its name. */
export type FileFormat = 'pdf' | 'docx' | 'xlsx' | 'pptx';

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
  /** The file that 'Download' gives; `facts` such as 'PDF, 12 pages, 240 KB'. */
  file: { href: string; format: FileFormat; facts: string };
  /** A second form of the same file. */
  also?: { href: string; label: string; facts: string };
};
