import { requestTimeoutMs } from '@tianguis/domain';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/**
 * Gives up a soft navigation that has no answer after the time of any call (BL-01): stopping what the page loads makes its fetch fail, as
 * without a network, and the crash page says so (ER-09). React Router has no limit of its own. For the root.
 */
export function useNavigationLimit(): void {
  // Another navigation in the place of one that is under way has a location of its own, and the whole time.
  const { state, location } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => window.stop(), requestTimeoutMs);
    return () => clearTimeout(timer);
  }, [state, location]);
}
