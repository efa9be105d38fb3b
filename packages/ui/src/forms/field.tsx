import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { FieldState } from './form-state.ts';

/** Props of every field. */
export interface FieldWords {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The field is marked as required, also for screen readers. */
  required?: boolean | undefined;
  /** A word after the label ("opcional"), for forms whose other fields are required. */
  optional?: string | undefined;
  disabled?: boolean | undefined;
}

/** A label, a field, and the texts that describe it. */
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

/** The text of the label, with the mark of a required or an optional field. */
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

/** A hint, shown before the shopper types. */
export function FieldHint({ field, hint }: { field: FieldState; hint: string | undefined }) {
  return hint === undefined ? null : (
    <p id={field.hintId} className="field-hint">
      {hint}
    </p>
  );
}

/**
 * The error of the field. In forms with `.form-steady`, space for its line is always reserved, so that nothing moves.
 */
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
