/** Makes results of forms, for actions and pages. */
import type { FieldTexts, FormResult } from '@tianguis/ui';

/** Success. `values` are the new values of the fields. */
export function done(message: string, values: FieldTexts = {}): FormResult {
  return { status: 'done', values, fieldErrors: {}, message };
}

/** Something typed must be corrected: one sentence for each such field, in the sequence of the form. */
export function invalid(values: FieldTexts, fieldErrors: FieldTexts, message = ''): FormResult {
  return { status: 'invalid', values, fieldErrors, message };
}

/** What was typed is valid; the form may be sent again. */
export function failed(values: FieldTexts, message: string): FormResult {
  return { status: 'failed', values, fieldErrors: {}, message };
}

/** The typed values of these fields, to return. The caller omits passwords. */
export function typedValues(form: FormData, names: readonly string[]): FieldTexts {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
}

/** A field that the API refuses: its wire name and a code for the reason. */
export interface FieldFault {
  name: string;
  code: string;
}

/**
 * The sentence for each field by the code of its fault, in the sequence of the form; `otherwise` for all other codes.
 */
export type FieldSentences = Readonly<
  Record<string, { readonly otherwise: string } & Readonly<Record<string, string>>>
>;

/**
 * The result for fields that the API refuses. `message` is shown if the faults concern no field of the form, so that a
 * shopper always reads what to do (ER-09).
 */
export function refused(
  values: FieldTexts,
  faults: readonly FieldFault[],
  sentences: FieldSentences,
  message: string,
): FormResult {
  const codes = new Map(faults.map(({ name, code }) => [name, code]));
  const fieldErrors: Record<string, string> = {};
  for (const [name, byCode] of Object.entries(sentences)) {
    const code = codes.get(name);
    if (code !== undefined) fieldErrors[name] = (Object.hasOwn(byCode, code) && byCode[code]) || byCode.otherwise;
  }
  const isKnown = codes.size > 0 && [...codes.keys()].every((name) => Object.hasOwn(fieldErrors, name));
  return invalid(values, fieldErrors, isKnown ? '' : message);
}
