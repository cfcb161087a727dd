/** The page /preview of deploy previews (next.config.mjs). The last step of `next build` writes it (scripts/deploy-preview). */
export const dynamic = 'force-static';

const headers = { 'Content-Type': 'text/html; charset=utf-8' };
export const GET = () => new Response('A build makes this page: npm run preview', { headers });
