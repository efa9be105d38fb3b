import { requestTimeoutMs } from '@tianguis/domain';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/**
 * Cancels a client-side navigation that exceeds the time limit of calls (BL-01). Stopping the page's loading makes its
 * fetch fail, as without a network, and the crash page reports it (ER-09). React Router has no limit of its own. For
 * the root.
 */
export function useNavigationLimit(): void {
  // A navigation that replaces another has a new location, and so the full time.
  const { state, location } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => window.stop(), requestTimeoutMs);
    return () => clearTimeout(timer);
  }, [state, location]);
}
