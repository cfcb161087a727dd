/** A deployment is a preview only when it was built with SITE_PREVIEW=1. */
export const isPreview: boolean = process.env.SITE_PREVIEW === '1';
