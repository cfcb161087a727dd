import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { findResourceFilters, listPopularDownloads, listResourceCards } from '@/app/_lib/resource-items';
import { ArticleRows } from '@/components/blog/article-rows';
import { FilteredList } from '@/components/filters/filtered-list';
import { ResourceCard } from '@/components/resources/resource-card';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { SignUp } from '@/components/sign-up/sign-up';
import { Container } from '@/components/ui/container';
import { Section, SectionHead } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { VideoCard } from '@/components/videos/video-card';
import { articles } from '@/content/articles';
import { contactPage } from '@/content/contact/contact';
import { notify } from '@/content/contact/sign-up';
import {
  resourceFacets,
  resourceFilterTexts,
  resourcesPage,
  resourcesPageVideos,
} from '@/content/resources/resources-page';
import { pageOf } from '@/content/site/pages';
import * as routes from '@/lib/routes';
import { durationToSeconds } from '@/lib/videos/durations';

export const metadata = getSitePageMetadata(routes.resources);

export default function ResourcesPage() {
  const items = listResourceCards();
  const { popular, videos: tutorials, articles: featured, closing } = resourcesPage;
  const longest = Math.max(...resourcesPageVideos.map(({ duration }) => durationToSeconds(duration)));
  return (
    <>
      <SitePageHead
        path={routes.resources}
        actions={
          <>
            <TextLink href={routes.guides}>{pageOf(routes.guides).heading}</TextLink>{' '}
            <TextLink href={routes.videos}>{pageOf(routes.videos).label}</TextLink>
          </>
        }
      />
      <Container rail className="pb-(--section)">
        <h2 className="sr-only">All resources</h2>
        <FilteredList
          facets={resourceFacets}
          words={resourceFilterTexts}
          className="grid grid-cols-1 gap-x-8 gap-y-5 *:contents md:grid-cols-12"
          entries={items.map((item, index) => ({
            id: item.id,
            values: { type: findResourceFilters(item.type) },
            card: (
              <ResourceCard
                item={item}
                cover={item.url ? index : undefined}
                className="pt-5 sm:mb-8 md:col-span-6 lg:col-span-3 max-md:flex max-md:flex-wrap max-md:*:first:flex-[1_1_12rem] max-md:*:last:flex-[0_1_6.75rem] md:grid-rows-[auto_1fr_auto]"
              />
            ),
          }))}
        />
      </Container>
      <Section tone="sunk" label="popular-downloads">
        <SectionHead id="popular-downloads" title={popular.heading} lead={popular.lead} shape="large" />
        <ul className="mt-10 grid grid-cols-2 gap-x-5 sm:gap-x-8 lg:grid-cols-4">
          {listPopularDownloads(items).map(({ count, href, title, type }) => (
            <li key={href} className="row-link border-t border-edge py-6">
              <p className="type-figure">{count}</p>
              <p className="type-small mt-4 text-ink-2">{type}</p>
              <h3 className="type-h4">
                <a href={href} className="stretched-link row-title">
                  {title}
                </a>
              </h3>
            </li>
          ))}
        </ul>
      </Section>
      <Section label="video-tutorials">
        <SectionHead id="video-tutorials" title={tutorials.heading} lead={tutorials.lead} />
        <ul className="mt-10 border-b border-rule">
          {resourcesPageVideos.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} longest={longest} />
            </li>
          ))}
        </ul>
        <TextLink href={routes.videos} className="mt-10">
          All Video Tutorials
        </TextLink>
      </Section>
      <div className="border-t border-rule">
        <Section label="featured-articles">
          <SectionHead id="featured-articles" title={featured.heading} lead={featured.lead} shape="large" />
          <ArticleRows articles={articles.slice(0, 3)} />
          <TextLink href={routes.blog} className="mt-8">
            Read More Articles
          </TextLink>
        </Section>
      </div>
      <SignUp copy={notify} checks={contactPage.form.messages} />
      <ClosingAction {...closing} actions={[{ label: 'Book a Consultation', href: routes.contact }]} />
    </>
  );
}
