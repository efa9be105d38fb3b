import { createContext, use } from 'react';
import type { FieldTexts, FormResult } from './form-result.ts';

/** What the parts of a form know of it. */
export interface FormState {
  id: string;
  values: FieldTexts;
  errors: FieldTexts;
  /** As they came with the result, those that have been corrected since included. */
  told: FieldTexts;
  status: FormResult['status'] | undefined;
  message: string;
  isPending: boolean;
  /** An `ErrorSummary` tells the errors of the fields. */
  isSummarised: boolean;
  /** Name of the field that has the focus when the document opens. */
  focused: string | undefined;
}

export const FormState = createContext<FormState | undefined>(undefined);

/** @throws outside of a `Form` */
export function useFormState(): FormState {
  const state = use(FormState);
  if (!state) throw new Error('A part of a form stands outside of a Form.');
  return state;
}

/** What the parts of a field are called, and what the form knows of it. */
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
    /** Of the element that takes what is typed, or of the group of choices. */
    invalid: error === undefined ? undefined : true,
    autoFocus: focused === name,
  };
}

export type FieldState = ReturnType<typeof useField>;

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** Ids of what describes a field: its hint and its error, where it has them. */
export function describedBy({ hintId, errorId, error }: FieldState, hint: string | undefined): string | undefined {
  return [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
}
