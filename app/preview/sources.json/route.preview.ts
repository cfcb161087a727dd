/** Where each text is written, for the bar of a preview. The last step of the build writes it (scripts/deploy-preview). */
export const dynamic = 'force-static';
export const GET = () => Response.json([]);
