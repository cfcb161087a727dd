import { Button } from './button';

/** Says that a part of the page could not be loaded, and tries again on request. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="rounded-control border border-edge bg-sunk px-4 py-3">
    <p>This part could not be loaded. Check your connection; what you entered is still here.</p>
    <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
