/** True in builds with SITE_PREVIEW=1. */
export const isPreview: boolean = process.env.SITE_PREVIEW === '1';
