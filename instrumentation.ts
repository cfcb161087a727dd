/** Runs once when a server starts, and neither in the build nor in the edge runtime. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./lib/server/start-server');
  const { MAIL_SPOOL_DIR } = startServer();
  const { hasSpooledMails } = await import('./lib/contact/spool');
  if (!hasSpooledMails(MAIL_SPOOL_DIR)) return;
  const { contactService } = await import('./app/api/contact/service');
  void contactService().spool?.send();
}
