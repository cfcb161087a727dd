import type { Metadata } from 'next';
import { routes } from '../routes';
import { absolute } from '../routes/site-origin';

/** Adds a link to the feed to a page's metadata. */
export function withFeed(metadata: Metadata, title: string): Metadata {
  const types = {
    ...metadata.alternates?.types,
    'application/atom+xml': [{ url: absolute(routes.feed), title }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
