import { checkEntry } from '@/lib/content-check/check';
import { announcementLine } from '../schemas/announcement';

/**
 * One line above every page, or null for none:
 *
 * {
 *   text: 'Our offices are closed from December 24 to January 1.',
 *   link: { label: 'Write to us', href: '/contact' },
 *   from: '2026-12-18',
 *   until: '2027-01-01',
 * }
 */
export const announcement = checkEntry(announcementLine, 'content/site/announcement.ts', null);
