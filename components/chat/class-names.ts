import { controlClass } from '@/components/ui/field-classes';

// Shared by the loading panel, which comes with the page, and the panel that is loaded later.

/** Maximum length of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 500;

/** The name of the message field, which is also what one sees in it. */
export const FIELD_NAME = 'Ask a question';

export const formClass = 'flex flex-none gap-2 border-t border-rule p-3';
export const inputClass = `${controlClass} min-h-11 min-w-0 flex-1 py-1.5 focus-visible:outline-offset-0`;
export const noticeClass = 'px-2 text-center text-[0.875rem] leading-[1.4] text-ink-3';
