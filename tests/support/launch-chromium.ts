import { findBrowser, UNHINTED } from '@/scripts/support/browser';

// Workers read this file again, and take the answer from here.
process.env.CHROMIUM_PATH ??= findBrowser() ?? '';

/** How tests start Chromium. @param args more of its arguments. */
export const launchChromium = (...args: string[]) => ({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    UNHINTED,
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No page has a frame of another origin; without it, each test starts one process less.
    '--disable-site-isolation-trials',
    ...args,
  ],
});
