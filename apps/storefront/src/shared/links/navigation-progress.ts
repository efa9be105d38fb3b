import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/**
 * Marks the document while the next page loads (`html[data-navigating]`, `progress.css`): for a client-side navigation
 * the browser itself shows nothing. For the root.
 */
export function useNavigationProgress(): void {
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', isLoading);
  }, [isLoading]);
}
