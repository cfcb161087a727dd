export const metadata = { title: 'Blank', description: 'The least that the framework serves.' };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
