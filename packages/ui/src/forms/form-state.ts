import { createContext, use } from 'react';
import type { FieldTexts, FormResult } from './form-result.ts';

/** The state of a form, which its parts read. */
export interface FormState {
  id: string;
  values: FieldTexts;
  errors: FieldTexts;
  /** The errors of the last result, including errors of fields that have been corrected since. */
  resultErrors: FieldTexts;
  status: FormResult['status'] | undefined;
  message: string;
  isPending: boolean;
  /** Whether an `ErrorSummary` announces the errors of the fields. */
  isSummarised: boolean;
  /** Name of the field that has the focus when the document opens. */
  focused: string | undefined;
}

export const FormState = createContext<FormState | undefined>(undefined);

/** @throws if the component is not inside a `Form` */
export function useFormState(): FormState {
  const state = use(FormState);
  if (!state) throw new Error('A part of a form is outside a Form.');
  return state;
}

/** Ids of a field's parts, and the state of the field. */
export function useField(name: string) {
  const { id: formId, values, errors, focused } = useFormState();
  const id = fieldId(formId, name);
  const error = errors[name];
  return {
    id,
    hintId: `${id}-nota`,
    errorId: `${id}-error`,
    value: values[name],
    error,
    /** Value of `aria-invalid` on the input, or on the group of choices. */
    invalid: error === undefined ? undefined : true,
    autoFocus: focused === name,
  };
}

export type FieldState = ReturnType<typeof useField>;

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** Ids of the elements that describe a field: the hint and the error, if the field has them. */
export function describedBy({ hintId, errorId, error }: FieldState, hint: string | undefined): string | undefined {
  return [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
}
