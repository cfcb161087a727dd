import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { AboutPage } from '@/components/about/about-page';
import { about } from '@/content/company/about';
import { company } from '@/content/company/company';
import { certifications, partners } from '@/content/company/partners';
import { returnOnInvestment, statistics } from '@/content/company/statistics';
import { team } from '@/content/company/team';
import { pageOf } from '@/content/site/pages';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.about);

export default function AboutRoute() {
  return (
    <>
      <StructuredData path={routes.about} />
      <AboutPage
        crumbs={getBreadcrumbs(routes.about)}
        page={pageOf(routes.about)}
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
