/** True in builds with SITE_PREVIEW=1: the unpublished site, to look at before publishing. */
export const isDeployPreview: boolean = process.env.SITE_PREVIEW === '1';

/** Whether drafts, and what a later day brings, are shown: in deploy previews and in `next dev`. */
export const showsUnpublished: boolean = isDeployPreview || process.env.NODE_ENV === 'development';
