import { Icon } from '@tianguis/ui';
import { useSyncExternalStore } from 'react';
import { writeCookie } from './cookies.ts';
import { copy } from './copy.ts';
import { useCookie } from './use-cookie.ts';

const systemDark = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(systemDark);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Dark mode on or off (UI-05, UI-16). Follows the system until the shopper chooses; the choice is kept in the readable cookie
 * `darkMode` and put on the document before the next first paint. Pages are the same for everybody, so before JavaScript there is
 * nothing to switch and its room stays empty.
 */
export function ThemeSwitch({ className }: { className?: string }) {
  const chosen = useCookie('darkMode');
  const system = useSyncExternalStore(
    subscribe,
    () => matchMedia(systemDark).matches,
    () => undefined,
  );
  const dark = chosen === undefined ? system : chosen === '1';

  function turn() {
    document.documentElement.dataset.theme = dark ? 'light' : 'dark';
    writeCookie('darkMode', dark ? '0' : '1');
  }

  if (dark === undefined) return <div className="min-h-11" />;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      onClick={turn}
      className={`flex min-h-11 w-full items-center gap-3 ${className ?? ''}`}
    >
      <Icon name="moon" />
      <span className="grow text-left">{copy.theme.label}</span>
      <span
        aria-hidden="true"
        className={`flex h-6 w-11 items-center rounded-full p-0.5 transition-colors ${dark ? 'justify-end bg-rosa' : 'bg-line-strong'}`}
      >
        <span className="size-5 rounded-full bg-white shadow-card" />
      </span>
    </button>
  );
}
