import { Icon } from '../icon.tsx';
import { useFormState } from './form-state.ts';

interface FormMessageProps {
  /** With `alert`, the message interrupts a screen reader. */
  role?: 'status' | 'alert';
  /** Text that is announced while the form is being sent. */
  sending: string;
  /** Whether the text `sending` tells the shopper what to do. If so, the text is also shown on the screen. */
  instructs?: boolean;
}

/**
 * Shows and announces the form's result. The errors of fields are shown at the fields, and only announced here, unless
 * an `ErrorSummary` announces them.
 */
export function FormMessage({ role = 'status', sending, instructs = false }: FormMessageProps) {
  const { id, isPending, status, message, errors, resultErrors, isSummarised } = useFormState();
  // The text stays the same until all fields are corrected, since screen readers announce every change.
  const isWrong = !isSummarised && Object.keys(errors).length > 0;
  const announced = isPending ? sending : isWrong ? Object.values(resultErrors).join(' ') : '';
  const isShown = !isPending && message !== '';
  return (
    <div id={`${id}-respuesta`} role={role} className="form-message" data-status={isShown ? status : undefined}>
      {isShown && (
        <>
          <Icon name={status === 'done' || status === 'next' ? 'check' : 'alert'} className="mt-0.5 size-4 flex-none" />
          <span className="min-w-0">{message}</span>
        </>
      )}
      {announced !== '' && <span className={isPending && instructs ? 'min-w-0' : 'sr-only'}>{announced}</span>}
    </div>
  );
}
