import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  /** The main action of a screen. */
  primary: 'border border-transparent bg-rosa text-on-rosa hover:bg-rosa-deep active:scale-[.98]',
  /** A further action beside the main action. */
  secondary: 'border border-transparent bg-rosa-wash text-rosa-deep hover:brightness-95 active:scale-[.98]',
  outline: 'border border-line-strong text-ink bg-card hover:border-ink',
  quiet: 'text-ink hover:bg-sunken',
  /**
   * For the button that does something irreversible. Do not use this look for links and buttons that only lead to that
   * button.
   */
  danger: 'button-danger',
} as const;

export type ButtonLook = keyof typeof looks;

/** Class names of a button, also for links that look like a button. */
export function buttonClass(look: ButtonLook = 'primary', more?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center text-sm font-semibold',
    'transition-[background-color,border-color,scale] duration-150 disabled:cursor-not-allowed disabled:opacity-60',
    looks[look],
    more,
  );
}

export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
