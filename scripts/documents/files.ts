import { company } from '@/content/company/company';
import { guides } from '@/content/guides';
import type { Guide } from '@/content/guides/schema';
import { implementationGuide, implementationGuideFile } from '@/content/resources/implementation-guide';
import { pageOf } from '@/content/site/pages';
import { worksheets } from '@/content/worksheets';
import type { About } from '@/lib/documents/brand';
import { renderDeckPdf } from '@/lib/documents/deck/pdf';
import { renderPptx } from '@/lib/documents/deck/pptx';
import { renderDocx } from '@/lib/documents/docx/render';
import { renderPdf } from '@/lib/documents/pdf/render';
import { calculate } from '@/lib/documents/xlsx/calculate';
import { renderXlsx } from '@/lib/documents/xlsx/render';
import { routes } from '@/lib/routes';
import { siteOrigin } from '@/lib/routes/site-origin';

/** A file that visitors can download: all that it says, and what writes it. */
export type Download = { name: string; content: unknown; write: () => Promise<Uint8Array> };

/** A file that is made of one object. */
const fileOf = <Content>(
  name: string,
  content: Content,
  render: (content: Content) => Promise<Uint8Array>,
): Download => ({ name, content, write: () => render(content) });

const sender = { name: company.name, email: company.email, origin: siteOrigin };

type Described = { title: string; subtitle: string; description: string; updated: string };
const aboutOf = ({ title, subtitle, description, updated }: Described): About => ({
  title,
  subtitle,
  description,
  date: updated,
  sender,
});

/** The files of a guide: one, or PPTX and PDF. */
function filesOf(guide: Guide): Download[] {
  const { document, format, file } = guide;
  const about = aboutOf(guide);
  switch (document.kind) {
    case 'text': {
      const { parts, figures } = document;
      return format === 'DOCX'
        ? [fileOf(`${file}.docx`, { about, parts }, (content) => renderDocx(content.about, content.parts))]
        : [
            fileOf(`${file}.pdf`, { ...about, parts: [parts.flat()], figures }, (content) =>
              renderPdf(content),
            ),
          ];
    }
    case 'workbook':
      return [workbookOf(file, about, document.sheets)];
    case 'deck': {
      const content = { about, slides: document.slides };
      return [
        fileOf(`${file}.pptx`, content, ({ slides }) => renderPptx(about, slides)),
        fileOf(`${file}.pdf`, content, ({ slides }) => renderDeckPdf(about, slides)),
      ];
    }
  }
}

const workbookOf = (file: string, about: About, sheets: Parameters<typeof renderXlsx>[1]): Download =>
  fileOf(`${file}.xlsx`, { about, sheets }, (content) =>
    renderXlsx(content.about, content.sheets, calculate(content.sheets)),
  );

function implementationGuideOf(): Download {
  const { heading: title, meta } = pageOf(routes.implementationGuide);
  const { subtitle, updated, body: blocks, figures } = implementationGuide;
  const about = aboutOf({ title, subtitle, description: meta.description, updated });
  return fileOf(implementationGuideFile, { ...about, parts: [blocks], figures }, (content) =>
    renderPdf(content),
  );
}

/** Every file under /downloads. Add further files here; each gets its address and is made before a build. */
export const downloads: readonly Download[] = [
  ...guides.flatMap(filesOf),
  implementationGuideOf(),
  ...worksheets.map((worksheet) => workbookOf(worksheet.file, aboutOf(worksheet), worksheet.sheets)),
];
