import { Icon } from '@tianguis/ui';
import { useEffect, useState } from 'react';
import { writeCookie } from './cookies.ts';
import { copy } from './copy.ts';

/**
 * Dark mode on or off (UI-05, UI-16). What was chosen is kept in the readable cookie `darkMode` and put on the document before the
 * next first paint. Pages are the same for everybody, so before JavaScript there is nothing to switch and its room stays empty.
 */
export function ThemeSwitch({ className }: { className?: string }) {
  const [dark, setDark] = useState<boolean>();
  useEffect(() => {
    const chosen = document.documentElement.dataset.theme;
    setDark(chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
  }, []);

  function turn() {
    const next = !dark;
    document.documentElement.dataset.theme = next ? 'dark' : 'light';
    writeCookie('darkMode', next ? '1' : '0');
    setDark(next);
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
