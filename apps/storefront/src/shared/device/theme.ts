import { useSyncExternalStore } from 'react';
import { removeCookie, writeCookie } from './cookies.ts';
import { useCookie } from './use-cookie.ts';

/** The themes to choose from (RT-20, UI-16); `system` is the default and has no cookie. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Name of the readable cookie: `1` dark, `0` light (ST-03). The script before the first paint reads it too. */
const cookie = 'darkMode';

/** Stores the choice and applies it to the document at once. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    delete dataset.theme;
    removeCookie(cookie);
  } else {
    dataset.theme = theme;
    writeCookie(cookie, theme === 'dark' ? '1' : '0');
  }
}

const systemDark = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(systemDark);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The choice, and whether the page is dark now; undefined before hydration, since pages are the same for everybody. */
export function useTheme(): { chosen: Theme; dark: boolean } | undefined {
  const value = useCookie(cookie);
  const system = useSyncExternalStore(
    subscribe,
    () => matchMedia(systemDark).matches,
    () => undefined,
  );
  if (system === undefined) return undefined;
  const chosen = value === '1' ? 'dark' : value === '0' ? 'light' : 'system';
  return { chosen, dark: chosen === 'system' ? system : chosen === 'dark' };
}
