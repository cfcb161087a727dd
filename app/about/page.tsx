import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { AboutPage } from '@/components/about/about-page';
import { about } from '@/content/company/about';
import { company } from '@/content/company/company';
import { certifications, partners } from '@/content/company/partners';
import { returnOnInvestment, statistics } from '@/content/company/statistics';
import { team } from '@/content/company/team';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.about);

export default function AboutRoute() {
  return (
    <>
      <SitePageHead path={routes.about} />
      <AboutPage
        about={about}
        statistics={[returnOnInvestment, ...statistics]}
        team={team}
        partners={partners}
        certifications={certifications}
        company={company}
      />
    </>
  );
}
