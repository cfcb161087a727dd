export const shareImageSize = { width: 1200, height: 630 } as const;

const fileOf = (path: string, home: string) => (path === '/' ? home : path.slice(1));

/** Path of a page's share image: '/og/services/ai-training.png', '/og/home.png'. */
export const getShareImagePath = (path: string): string => `/og/${fileOf(path, 'home')}.png`;

/** Path of a page in Markdown: '/services/ai-training.md', '/index.md'. */
export const getMarkdownPath = (path: string): string => `/${fileOf(path, 'index')}.md`;
