import { Icon } from '../icon.tsx';
import { useFormState } from './form-state.ts';

interface FormMessageProps {
  /** `alert` interrupts what a screen reader says. */
  role?: 'status' | 'alert';
  /** What is announced while the form is sent. */
  sending: string;
}

/**
 * What became of the form, shown and announced. The errors of the fields stand at the fields: here they are announced
 * only, unless an `ErrorSummary` does.
 */
export function FormMessage({ role = 'status', sending }: FormMessageProps) {
  const { id, isPending, status, message, errors, told, isSummarised } = useFormState();
  // The same words until nothing is wrong any more: each change would be announced.
  const isWrong = !isSummarised && Object.keys(errors).length > 0;
  const announced = isPending ? sending : isWrong ? Object.values(told).join(' ') : '';
  const isShown = !isPending && message !== '';
  return (
    <div id={`${id}-respuesta`} role={role} className="form-message" data-status={isShown ? status : undefined}>
      {isShown && (
        <>
          <Icon name={status === 'done' ? 'check' : 'alert'} className="mt-0.5 size-4 flex-none" />
          <span className="min-w-0">{message}</span>
        </>
      )}
      {announced !== '' && <span className="sr-only">{announced}</span>}
    </div>
  );
}
