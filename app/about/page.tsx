import clsx from 'clsx';
import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { StatisticsRow } from '@/components/sections/parts/statistics-row';
import { FeatureList } from '@/components/ui/feature-card';
import { RailBranch } from '@/components/ui/rail';
import { Section, SectionHead } from '@/components/ui/section';
import { about } from '@/content/company/about';
import { company } from '@/content/company/company';
import { certifications, partners } from '@/content/company/partners';
import { returnOnInvestment, statistics } from '@/content/company/statistics';
import { team } from '@/content/company/team';
import type { Partner, TeamMember } from '@/content/schemas/about';
import { numberAtStart } from '@/lib/format/number-words';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.about);

const { story, impact, mission, values, samples } = about;

export default function AboutPage() {
  return (
    <>
      <SitePageHead path={routes.about} />
      {/* The portraits stand on the page's lane, which leaves the rail for them: four in a row, on a phone two. */}
      <Section label="leadership" className="pt-0">
        <h2 id="leadership" className="type-h4 text-ink-2">
          Leadership team
        </h2>
        <ul className="mt-4 grid grid-cols-2 gap-y-8 [--portrait:min(10rem,50vw-2rem)] [--rail-at:calc(var(--portrait)+1.5px)] md:grid-cols-4 md:[--portrait:min(19rem,25vw-3rem)]">
          {team.map(({ id, name, title, bio, imageSrc, portrait }, index) => (
            <li key={id} className="relative">
              {index % 2 === 0 && <RailBranch className={clsx(index > 0 && 'md:hidden')} />}
              <div className="border-b-3 border-lane">
                <Portrait name={name} imageSrc={imageSrc} portrait={portrait} />
              </div>
              <div className="mt-4 pr-4 lg:pr-8">
                <h3 className="type-h3">{name}</h3>
                <p className="type-small mt-1 text-ink-2">{title}</p>
                <p className="mt-2 max-lg:text-small">{bio}</p>
              </div>
            </li>
          ))}
        </ul>
        {samples && <p className="type-small mt-8 text-ink-2">{samples}</p>}
      </Section>
      <Section tone="sunk" label="story">
        <div className="grid gap-y-6 lg:split-4-7">
          <h2 id="story" className="type-h2">
            {story.heading}
          </h2>
          <div className="grid min-w-0 max-w-reading gap-5">
            {story.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section tone="band" label="statistics">
        <SectionHead id="statistics" title={impact.heading} lead={impact.lead} />
        <StatisticsRow statistics={[returnOnInvestment, ...statistics]} />
      </Section>
      <Section label="mission">
        <h2 id="mission" className="type-h4 text-ink-2">
          {mission.heading}
        </h2>
        <p className="type-h2 mt-3 font-medium max-w-[24em]">{mission.statement}</p>
        <h2 id="core-values" className="type-h3-lg mt-14 mb-6 md:mt-20">
          Six core values
        </h2>
        <FeatureList
          items={values.map(({ title, text, iconName }) => ({ title, description: text, icon: iconName }))}
        />
      </Section>
      <Section tone="sunk" label="partners">
        <SectionHead id="partners" title="Partners and certifications" />
        <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-2">
          <Partners title="Partners" entries={partners} />
          <Partners title="Certifications" entries={certifications} />
        </div>
      </Section>
      <Section label="offices">
        <SectionHead
          id="offices"
          title={`${numberAtStart(company.offices.length)} ${company.offices.length === 1 ? 'office' : 'offices'}`}
        />
        <ul className="mt-6 grid gap-8 md:mt-10 md:grid-cols-3">
          {company.offices.map(({ city, role }, index) => (
            <li key={city} className="border-t border-edge pt-4">
              <h3 className="type-h2">{city}</h3>
              <p className="mt-2">{role}</p>
              {index === 0 && (
                <address className="mt-2 not-italic">
                  <p>{company.address}</p>
                  <a
                    href={`tel:${company.phone.replaceAll(' ', '')}`}
                    className="quiet-link inline-flex min-h-8 items-center"
                  >
                    {company.phone}
                  </a>
                </address>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <ClosingAction {...about.closing} actions={[{ label: 'Book a Consultation', href: routes.contact }]} />
    </>
  );
}

/** A picture, one of four drawn heads in profile that are nobody's, or initials. The person's name follows. */
function Portrait({ name, imageSrc, portrait }: Pick<TeamMember, 'name' | 'imageSrc' | 'portrait'>) {
  if (imageSrc)
    return (
      // biome-ignore lint/performance/noImgElement: the file has its final size, and next/image would add a script.
      <img src={imageSrc} alt="" width={480} height={480} className="size-(--portrait) object-cover" />
    );
  return (
    // The variables set stroke widths for these sizes.
    <svg
      aria-hidden="true"
      viewBox="-4 1 96 96"
      className="size-(--portrait) max-w-full shrink-0 [--portrait-collar:4.4px] [--portrait-ear:2.3px] [--portrait-line:2.7px] lg:[--portrait-collar:3px] lg:[--portrait-ear:1.4px] lg:[--portrait-line:1.7px]"
    >
      {portrait ? (
        <use href={`/illustrations/portraits.svg#head-${portrait}`} />
      ) : (
        <text x="44" y="62" textAnchor="middle" fontSize="36" className="fill-ink-2 font-semibold">
          {name.match(/\b\p{Lu}/gu)?.join('')}
        </text>
      )}
    </svg>
  );
}

const Partners = ({ title, entries }: { title: string; entries: readonly Partner[] }) => (
  <div>
    <h3 className="type-h4">{title}</h3>
    <ul className="mt-4 border-t border-edge">
      {entries.map(({ name, tier, logoSrc }) => (
        <li
          key={name}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-b border-rule py-4 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,auto)]"
        >
          {logoSrc ? (
            // biome-ignore lint/performance/noImgElement: the file has its final size, and next/image would add a script.
            <img src={logoSrc} alt="" className="h-9 w-auto max-w-32 object-contain max-sm:row-span-2" />
          ) : (
            <svg
              aria-hidden="true"
              viewBox="0 0 40 40"
              className="size-9 fill-ink-2 font-semibold max-sm:row-span-2"
            >
              <circle cx="20" cy="20" r="19" fill="none" stroke="var(--edge)" />
              <text x="20" y="27" textAnchor="middle" fontSize="20">
                {name[0]}
              </text>
            </svg>
          )}
          <p className="type-h3">{name}</p>
          <p className="text-ink-2">{tier}</p>
        </li>
      ))}
    </ul>
  </div>
);
