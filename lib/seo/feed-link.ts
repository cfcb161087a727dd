import type { Metadata } from 'next';
import { routes } from '../routes';
import { absolute } from '../routes/site-origin';

/** Metadata of a page that names the feed to the programs that look for one. */
export function withFeed(metadata: Metadata, title: string): Metadata {
  const types = {
    ...metadata.alternates?.types,
    'application/atom+xml': [{ url: absolute(routes.feed), title }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
