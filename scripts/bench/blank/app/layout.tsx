import type { ReactNode } from 'react';

export const metadata = { title: 'Blank', description: 'The least that the framework serves.' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
