import type { Page } from '@playwright/test';

/** What machines read of a page, from the HTML that the server sent. */
export function readHead(page: Page, html: string) {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const content = (selector: string) => parsed.querySelector(selector)?.getAttribute('content') ?? '';
    const crumbs = [...parsed.querySelectorAll('nav[aria-label=Breadcrumb] li')];
    return {
      title: parsed.title,
      description: content('meta[name=description]'),
      canonical: [...parsed.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
      robots: content('meta[name=robots]'),
      og: Object.fromEntries(
        [...parsed.querySelectorAll('meta[property^="og:"], meta[property^="article:"]')].map((tag) => [
          tag.getAttribute('property') ?? '',
          tag.getAttribute('content') ?? '',
        ]),
      ) as Record<string, string>,
      twitter: Object.fromEntries(
        [...parsed.querySelectorAll('meta[name^="twitter:"]')].map((tag) => [
          tag.getAttribute('name') ?? '',
          tag.getAttribute('content') ?? '',
        ]),
      ) as Record<string, string>,
      graphs: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
      crumbs: crumbs.map((crumb) => ({
        name: crumb.textContent ?? '',
        href: crumb.querySelector('a')?.getAttribute('href') ?? null,
      })),
      /** The page's text, to check that its structured data says nothing else. */
      text: parsed.querySelector('main')?.textContent ?? '',
    };
  }, html);
}

export type Head = Awaited<ReturnType<typeof readHead>>;
