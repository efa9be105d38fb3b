import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { FieldState } from './form-state.ts';

/** What every field says of itself. */
export interface FieldWords {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Marked so, and told to those who do not see the mark. */
  required?: boolean | undefined;
  /** A word after the label ("opcional"), where the other fields of the form are required. */
  optional?: string | undefined;
  disabled?: boolean | undefined;
}

/** A label over a field, and what describes it. */
export function Field({ field, children, ...words }: FieldWords & { field: FieldState; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={field.id} className="field-label">
        <FieldLabel {...words} />
      </label>
      <FieldHint field={field} hint={words.hint} />
      {children}
      <FieldError field={field} />
    </div>
  );
}

/** Text of a label, with its mark. */
export function FieldLabel({ label, required, optional }: Pick<FieldWords, 'label' | 'required' | 'optional'>) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="field-mark">
          {' '}
          *
        </span>
      )}
      {optional && <span className="field-optional"> ({optional})</span>}
    </>
  );
}

/** What helps before anything is typed. */
export function FieldHint({ field, hint }: { field: FieldState; hint: string | undefined }) {
  return hint === undefined ? null : (
    <p id={field.hintId} className="field-hint">
      {hint}
    </p>
  );
}

/** What must be corrected; its line is kept, so that nothing moves in forms that ask for it (`.form-steady`). */
export function FieldError({ field }: { field: FieldState }) {
  return (
    <p id={field.errorId} className="field-error">
      {field.error !== undefined && (
        <>
          <Icon name="alert" className="size-4 flex-none" />
          <span className="min-w-0">{field.error}</span>
        </>
      )}
    </p>
  );
}
