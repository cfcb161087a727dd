/** True in builds with SITE_PREVIEW=1. */
export const isDeployPreview: boolean = process.env.SITE_PREVIEW === '1';
