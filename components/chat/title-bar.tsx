import type { ReactNode } from 'react';
import { LogoMark } from '@/components/layout/logo';

/** A line about the conversation that nobody said. */
export const noticeClass = 'px-2 text-center text-note [line-height:1.4] text-ink-3';

/** The panel's title bar, which is all that shows when minimized. */
export const TitleBar = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-14 flex-none items-center border-rule pr-1.5 pl-4 not-last:border-b [@media(height<30rem)]:min-h-11">
    {children}
  </div>
);

/** The company's mark and the name of the assistant. */
export const ChatTitle = ({ name, as: Element = 'h2' }: { name: string; as?: 'h2' | 'span' }) => (
  <>
    <LogoMark size={24} />
    <Element className="ml-2.5 flex-1 text-left text-copy [line-height:1.2] font-semibold">
      {`${name} assistant`}
    </Element>
  </>
);
