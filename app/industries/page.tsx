import { industriesLanding } from '@/app/_lib/landing-pages';
import { metadataOf } from '@/app/_lib/metadata';
import { structuredDataOf } from '@/app/_lib/structured-data';
import { LandingPage } from '@/components/sections/landing-page';
import { StructuredData } from '@/components/structured-data';
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
