/** Runs once when a server starts; the build and the edge runtime have no part in it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./lib/server/start-server');
  startServer();
}
