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
 * Sends the form. While the form is being sent, the button keeps its size and the focus, which a disabled button would
 * lose. The form prevents a second submission, and its `FormMessage` announces the sending.
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
