import { Icon, type IconName, useScopedId } from '@tianguis/ui';
import { chooseTheme, type Theme, themes, useTheme } from '../../shared/device/theme.ts';
import { Card } from '../../shared/frame/card.tsx';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.theme;
const icons: Readonly<Record<Theme, IconName>> = { system: 'system', light: 'sun', dark: 'moon' };

/**
 * Theme of this device (RT-20, UI-16). Until hydration the choice is unknown, so no option is selected or can be
 * selected.
 */
export function ThemeChoice() {
  const theme = useTheme();
  const name = useScopedId('tema');
  return (
    <Card icon="moon" title={copy.title}>
      <fieldset disabled={!theme} className="mt-3 min-w-0">
        <legend className="sr-only">{copy.label}</legend>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-3">
          {themes.map((choice) => (
            <label
              key={choice}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-3 text-sm has-checked:border-rosa has-checked:bg-rosa-wash has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-talavera"
            >
              <input
                type="radio"
                name={name}
                value={choice}
                checked={theme?.chosen === choice}
                onChange={() => chooseTheme(choice)}
                className="size-4 flex-none accent-[var(--rosa)]"
              />
              <Icon name={icons[choice]} className="size-5 flex-none text-ink-soft" />
              {copy.choices[choice]}
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
