/** Results of forms, as actions and pages make them. */
import type { FieldTexts, FormResult } from '@tianguis/ui';

/** It went well. `values` is what stands in the fields from now on. */
export function done(message: string, values: FieldTexts = {}): FormResult {
  return { status: 'done', values, fieldErrors: {}, message };
}

/** Something that was typed must be corrected: a sentence for each such field, in the sequence of the form. */
export function invalid(values: FieldTexts, fieldErrors: FieldTexts, message = ''): FormResult {
  return { status: 'invalid', values, fieldErrors, message };
}

/** Nothing is wrong with what was typed, and it may be sent again. */
export function failed(values: FieldTexts, message: string): FormResult {
  return { status: 'failed', values, fieldErrors: {}, message };
}

/** What was typed into these fields, to give back. Whoever names the fields leaves passwords out. */
export function typedValues(form: FormData, names: readonly string[]): FieldTexts {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
}

/** A field that the API refuses, by its wire name, and why, by a code. */
export interface FieldFault {
  name: string;
  code: string;
}

/**
 * What to say of each field by the code of its fault, in the sequence of the form; `otherwise` for codes that are not
 * named.
 */
export type FieldSentences = Readonly<
  Record<string, { readonly otherwise: string } & Readonly<Record<string, string>>>
>;

/**
 * The result for fields that the API refuses. `message` is said when it names none that the form has: a shopper always
 * reads what to do (ER-09).
 */
export function refused(
  values: FieldTexts,
  faults: readonly FieldFault[],
  sentences: FieldSentences,
  message: string,
): FormResult {
  const codes = new Map(faults.map(({ name, code }) => [name, code]));
  const fieldErrors: Record<string, string> = {};
  for (const [name, said] of Object.entries(sentences)) {
    const code = codes.get(name);
    if (code !== undefined) fieldErrors[name] = (Object.hasOwn(said, code) && said[code]) || said.otherwise;
  }
  const isKnown = codes.size > 0 && [...codes.keys()].every((name) => Object.hasOwn(fieldErrors, name));
  return invalid(values, fieldErrors, isKnown ? '' : message);
}
