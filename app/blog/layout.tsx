import '@/app/publications.css';
import type { ReactNode } from 'react';

/** Brings the styles of this part of the site. */
export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
