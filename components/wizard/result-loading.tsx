import { LoadFailed } from '@/components/ui/load-failed';

/** Takes the place of a result until its code has loaded. */
export function ResultLoading({ failed, retry }: { failed: boolean; retry: () => void }) {
  return failed ? (
    <LoadFailed onRetry={retry} />
  ) : (
    <p role="status" className="min-h-screen text-ink-2">
      Loading your result…
    </p>
  );
}
