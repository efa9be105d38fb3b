import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useFormState } from './form-state.ts';

interface SubmitButtonProps {
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

/**
 * Sends the form. While it is sent the button keeps its size and the focus, which a disabled one would lose; the form
 * itself sends nothing twice, and its `FormMessage` says that it is being sent.
 */
export function SubmitButton({ look, className, children }: SubmitButtonProps) {
  const { isPending } = useFormState();
  return (
    <button
      type="submit"
      aria-disabled={isPending || undefined}
      className={buttonClass(look, classNames('submit', className))}
    >
      {children}
    </button>
  );
}
