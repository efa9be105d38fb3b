import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/**
 * Marks the document while the next page loads (`html[data-navigating]`, `progress.css`), since browsers show nothing
 * during a client-side navigation. The root calls this hook.
 */
export function useNavigationProgress(): void {
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', isLoading);
  }, [isLoading]);
}
