import { cache } from 'react';
import { company } from '@/content/company';
import { implementationGuide } from '@/content/implementation-guide';
import { pageOf } from '@/content/pages';
import { countPages, pagesText, sizeText } from '@/lib/documents/facts';
import { renderPdf } from '@/lib/documents/pdf/render';
import { routes } from '@/lib/routes';
import { siteOrigin } from '@/lib/site/origin';

/** The guide as a file, with the facts that its cards and its page state (RESOURCES-14). */
export const implementationGuideFile = cache(async () => {
  const { heading, meta } = pageOf(routes.implementationGuide);
  const { updated, subtitle, body, figures } = implementationGuide;
  const bytes = await renderPdf({
    title: heading,
    subtitle,
    description: meta.description,
    date: updated,
    sender: { name: company.name, email: company.email, origin: siteOrigin },
    blocks: body,
    figures,
  });
  return {
    href: routes.download('ai-implementation-guide.pdf'),
    bytes,
    facts: `PDF, ${pagesText(countPages('pdf', bytes))}, ${sizeText(bytes.length)}`,
  };
});
