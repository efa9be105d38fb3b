import { classNames, Icon, useField } from '@tianguis/ui';
import type { ReactNode } from 'react';

export interface RadioCard {
  value: string;
  /** The first line. */
  title: ReactNode;
  /** Text at the end of the first line, such as a price. */
  end?: ReactNode;
  children?: ReactNode;
  /** Content below the card while the card is chosen, also without scripts. */
  below?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps {
  name: string;
  legend: string;
  /** The legend is only for screen readers, since the page's heading says the same. */
  isLegendHidden?: boolean;
  cards: readonly RadioCard[];
  onChoose?: (value: string) => void;
}

/** Choices with several lines each, as radio buttons with the form kit's error. The whole card can be pressed. */
export function RadioCards({ name, legend, isLegendHidden = false, cards, onChoose }: RadioCardsProps) {
  const field = useField(name);
  const legendId = `${field.id}-grupo`;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group is never invalid
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required
      aria-invalid={field.invalid}
      aria-describedby={field.error === undefined ? undefined : field.errorId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
    >
      <legend
        id={legendId}
        className={isLegendHidden ? 'sr-only' : 'mb-2 max-w-full text-base font-bold [overflow-wrap:anywhere]'}
      >
        {legend}
      </legend>
      {field.error !== undefined && (
        <p id={field.errorId} className="field-error">
          <Icon name="alert" className="size-4 flex-none" />
          <span className="min-w-0">{field.error}</span>
        </p>
      )}
      {cards.map(({ value, title, end, children, below, disabled }, index) => (
        <div
          key={value}
          className={classNames(
            'rounded-lg border border-line bg-card has-[>label>input:checked]:border-rosa has-[>label>input:checked]:shadow-[inset_0_0_0_1px_var(--rosa)]',
            // A browser that does not know `:has` shows the contents of all cards.
            '[&:not(:has(>label>input:checked))>[data-below]]:hidden',
            disabled ? 'bg-sunken' : 'hover:border-line-strong',
          )}
        >
          <label className={classNames('flex min-h-14 items-start gap-3 p-3.5', !disabled && 'cursor-pointer')}>
            <input
              id={index === 0 ? field.id : undefined}
              type="radio"
              name={name}
              value={value}
              disabled={disabled}
              defaultChecked={value === field.value}
              // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
              autoFocus={field.autoFocus && index === 0}
              onChange={onChoose && (({ currentTarget }) => onChoose(currentTarget.value))}
              className="mt-0.5 size-5 flex-none accent-[var(--rosa)]"
            />
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className={classNames('font-semibold', disabled && 'text-ink-soft')}>{title}</span>
                {end !== undefined && <span className="font-semibold tabular-nums">{end}</span>}
              </span>{' '}
              {children}
            </span>
          </label>
          {below !== undefined && <div data-below>{below}</div>}
        </div>
      ))}
    </fieldset>
  );
}
