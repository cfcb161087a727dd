import { company } from '@/content/company';
import { guides } from '@/content/guides';
import type { Guide } from '@/content/guides/schema';
import { implementationGuide } from '@/content/implementation-guide';
import { pageOf } from '@/content/pages';
import { worksheets } from '@/content/worksheets';
import type { ToolWorksheet } from '@/content/worksheets/schema';
import type { About, Sender } from '@/lib/documents/brand';
import type { FileKind } from '@/lib/documents/facts';
import { routes } from '@/lib/routes';
import { siteOrigin } from '@/lib/site-origin';

/** A file that visitors can download; `build` writes it, the same bytes each time. */
export type Download = { name: string; kind: FileKind; build: () => Promise<Buffer> };

/** Who the files come from. */
export const sender: Sender = { name: company.name, email: company.email, origin: siteOrigin };

const aboutOf = ({ title, subtitle, description, updated }: Guide | ToolWorksheet): About => ({
  title,
  subtitle,
  description,
  date: updated,
  sender,
});

// The writers are loaded where they are used: a running site serves finished files and needs none of them.
const writers = {
  pdf: () => import('@/lib/documents/pdf/render'),
  docx: () => import('@/lib/documents/docx/render'),
  xlsx: () => import('@/lib/documents/xlsx/render'),
  pptx: () => import('@/lib/documents/deck/pptx'),
  deckPdf: () => import('@/lib/documents/deck/pdf'),
};

/** The files of a guide: one, or PPTX and PDF. */
export function filesOf(guide: Guide): Download[] {
  const { document, format, file } = guide;
  const about = aboutOf(guide);
  const named = (kind: FileKind, build: Download['build']): Download => ({
    name: `${file}.${kind}`,
    kind,
    build,
  });
  switch (document.kind) {
    case 'text':
      return format === 'DOCX'
        ? [named('docx', async () => (await writers.docx()).renderDocx(about, document.parts))]
        : [
            named('pdf', async () =>
              (await writers.pdf()).renderPdf({
                ...about,
                blocks: document.parts.flat(),
                figures: document.figures,
              }),
            ),
          ];
    case 'workbook':
      return [named('xlsx', async () => (await writers.xlsx()).renderXlsx(about, document.sheets))];
    case 'deck':
      return [
        named('pptx', async () => (await writers.pptx()).renderPptx(about, document.slides)),
        named('pdf', async () => (await writers.deckPdf()).renderDeckPdf(about, document.slides)),
      ];
  }
}

/** The implementation guide as a file (RESOURCES-14). */
export const implementationGuideFile: Download = {
  name: 'ai-implementation-guide.pdf',
  kind: 'pdf',
  build: async () => {
    const { heading, meta } = pageOf(routes.implementationGuide);
    const { subtitle, updated, body, figures } = implementationGuide;
    return (await writers.pdf()).renderPdf({
      title: heading,
      subtitle,
      description: meta.description,
      date: updated,
      sender,
      blocks: body,
      figures,
    });
  },
};

/** The worksheet of a tool. */
export const worksheetFile = (worksheet: ToolWorksheet): Download => ({
  name: `${worksheet.file}.xlsx`,
  kind: 'xlsx',
  build: async () => (await writers.xlsx()).renderXlsx(aboutOf(worksheet), worksheet.sheets),
});

/** Every file under /downloads. Add further files here; each gets its address and is written at build time. */
export const downloads: readonly Download[] = [
  ...guides.flatMap(filesOf),
  implementationGuideFile,
  ...worksheets.map(worksheetFile),
];
