import { useId } from 'react';
import { classNames } from '../class-names.ts';

interface SwitchProps {
  name: string;
  label: string;
  hint: string;
  isOn: boolean;
  /** Called when the switch is turned, on pages with scripts; stores the new state at once. */
  onTurn?: (input: HTMLInputElement) => void;
  className?: string;
}

/** A switch. Without JavaScript it is a checkbox of its form, whose value is `1`. */
export function Switch({ name, label, hint, isOn, onTurn, className }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-center gap-4', className)}>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{label}</span>
        <span id={hintId} className="block text-sm text-ink-soft">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        name={name}
        value="1"
        aria-label={label}
        aria-describedby={hintId}
        defaultChecked={isOn}
        onChange={({ currentTarget }) => onTurn?.(currentTarget)}
        className="switch"
      />
    </label>
  );
}
