/** Runs once when a server starts, and neither in the build nor in the edge runtime. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./lib/server/start-server');
  const { SMTP_URL, MAIL_OUTBOX_DIR } = startServer();
  const { checkRelay } = await import('./lib/contact/check-relay');
  if (SMTP_URL && !MAIL_OUTBOX_DIR) void checkRelay(SMTP_URL);
}
