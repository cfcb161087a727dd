import { company } from '@/content/company/company';
import { guides } from '@/content/guides';
import type { Guide } from '@/content/guides/schema';
import { implementationGuide, implementationGuideFile } from '@/content/resources/implementation-guide';
import { pageOf } from '@/content/site/pages';
import { worksheets } from '@/content/worksheets';
import type { DocumentInfo } from '@/lib/documents/brand';
import { renderDeckPdf } from '@/lib/documents/deck/pdf';
import { renderPptx } from '@/lib/documents/deck/pptx';
import { renderDocx } from '@/lib/documents/docx/render';
import { renderPdf } from '@/lib/documents/pdf/render';
import { calculate } from '@/lib/documents/xlsx/calculate';
import { renderXlsx } from '@/lib/documents/xlsx/render';
import { routes } from '@/lib/routes';
import { siteOrigin } from '@/lib/routes/site-origin';

/** A file that visitors can download. */
type Download = { name: string; write: () => Promise<Uint8Array> };

const sender = { name: company.name, email: company.email, origin: siteOrigin };

type Described = { title: string; subtitle: string; description: string; updated: string };
const documentInfo = ({ title, subtitle, description, updated }: Described): DocumentInfo => ({
  title,
  subtitle,
  description,
  date: updated,
  sender,
});

/** The files of a guide: one, or PPTX and PDF. */
function filesOf(guide: Guide): Download[] {
  const { document, format, file } = guide;
  const info = documentInfo(guide);
  switch (document.kind) {
    case 'text': {
      const { parts, figures } = document;
      return format === 'DOCX'
        ? [{ name: `${file}.docx`, write: () => renderDocx(info, parts) }]
        : [{ name: `${file}.pdf`, write: () => renderPdf({ ...info, parts: [parts.flat()], figures }) }];
    }
    case 'workbook':
      return [workbookOf(file, info, document.sheets)];
    case 'deck':
      return [
        { name: `${file}.pptx`, write: () => renderPptx(info, document.slides) },
        { name: `${file}.pdf`, write: () => renderDeckPdf(info, document.slides) },
      ];
  }
}

const workbookOf = (
  file: string,
  info: DocumentInfo,
  sheets: Parameters<typeof renderXlsx>[1],
): Download => ({
  name: `${file}.xlsx`,
  write: () => renderXlsx(info, sheets, calculate(sheets)),
});

function implementationGuideOf(): Download {
  const { heading: title, meta } = pageOf(routes.implementationGuide);
  const { subtitle, updated, body, figures } = implementationGuide;
  const info = documentInfo({ title, subtitle, description: meta.description, updated });
  return { name: implementationGuideFile, write: () => renderPdf({ ...info, parts: [body], figures }) };
}

/** Every file under /downloads. Add further files here; each gets its address and is made before a build. */
export const downloads: readonly Download[] = [
  ...guides.flatMap(filesOf),
  implementationGuideOf(),
  ...worksheets.map((worksheet) => workbookOf(worksheet.file, documentInfo(worksheet), worksheet.sheets)),
];
