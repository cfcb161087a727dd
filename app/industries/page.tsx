import { LandingPage } from '@/components/sections/landing-page';
import { StructuredData } from '@/components/structured-data';
import { industriesLanding } from '@/content/landing-page';
import { metadataOf } from '@/content/site/metadata';
import { structuredDataOf } from '@/content/site/structured-data';
import { routes } from '@/lib/routes';

export const metadata = metadataOf(routes.industries);

export default function IndustriesPage() {
  return (
    <>
      <StructuredData json={structuredDataOf(routes.industries)} />
      <LandingPage {...industriesLanding} />
    </>
  );
}
