import { Icon } from '../icon.tsx';
import { useFormState } from './form-state.ts';

interface FormMessageProps {
  /** `alert` interrupts a screen reader. */
  role?: 'status' | 'alert';
  /** Announced while the form is being sent. */
  sending: string;
  /** That sentence says what to do, and is shown, too. */
  instructs?: boolean;
}

/**
 * The form's result, shown and announced. The errors of the fields are shown at the fields, and only announced here,
 * unless an `ErrorSummary` does so.
 */
export function FormMessage({ role = 'status', sending, instructs = false }: FormMessageProps) {
  const { id, isPending, status, message, errors, resultErrors, isSummarised } = useFormState();
  // The same text until all fields are corrected, since every change would be announced.
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
