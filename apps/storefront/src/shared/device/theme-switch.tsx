import { Icon } from '@tianguis/ui';
import { chooseTheme, useTheme } from './theme.ts';

/** Switches dark mode (UI-05, UI-16). Pages are the same for everybody, so its space is empty until JavaScript runs. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme();
  if (!theme) return <div className="min-h-11" />;
  const { dark } = theme;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      className={`flex min-h-11 w-full items-center gap-3 ${className ?? ''}`}
    >
      <Icon name="moon" />
      <span className="grow text-left">Modo oscuro</span>
      <span
        aria-hidden="true"
        className={`flex h-6 w-11 items-center rounded-full p-0.5 transition-colors ${dark ? 'justify-end bg-rosa' : 'bg-line-strong'}`}
      >
        <span className="size-5 rounded-full bg-white shadow-card" />
      </span>
    </button>
  );
}
