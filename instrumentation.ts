/** Runs once when a server starts, and neither in the build nor in the edge runtime. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./lib/server/start-server');
  startServer();
}
