import { requestTimeoutMs } from '@tianguis/domain';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/**
 * Cancels a client-side navigation that exceeds the time limit of calls (BL-01), since React Router has no limit.
 * Stopping the page's loading makes the fetch fail as without a network, and the crash page reports it (ER-09). The
 * root calls this hook.
 */
export function useNavigationLimit(): void {
  // A navigation that replaces another has a new location, which restarts the time limit.
  const { state, location } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => window.stop(), requestTimeoutMs);
    return () => clearTimeout(timer);
  }, [state, location]);
}
