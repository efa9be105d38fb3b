/** Makes results of forms, for actions and pages. */
import type { FieldError, FieldErrorCode } from '@tianguis/contract';
import type { FieldTexts, FormResult } from '@tianguis/ui';

/** Success. `values` are the new values of the fields. */
export function done(message: string, values: FieldTexts = {}): FormResult {
  return { status: 'done', values, fieldErrors: {}, message };
}

/** Typed values must be corrected; `fieldErrors` has a text for each such field, in the sequence of the form. */
export function invalid(values: FieldTexts, fieldErrors: FieldTexts, message = ''): FormResult {
  return { status: 'invalid', values, fieldErrors, message };
}

/** The typed values are valid, but the call failed; the form may be submitted again. */
export function failed(values: FieldTexts, message: string): FormResult {
  return { status: 'failed', values, fieldErrors: {}, message };
}

/**
 * The typed values of these fields, for the result. The caller leaves out passwords. Browsers send the end of a line as
 * two characters, which would count twice against a limit.
 */
export function typedValues(form: FormData, names: readonly string[]): FieldTexts {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').replaceAll('\r\n', '\n')]));
}

/** A field that the API refuses: its wire name, a code for the reason, and a text for the shopper. */
export type FieldFault = Pick<FieldError, 'name' | 'code' | 'msg'>;

/**
 * The fields of a form in their sequence, each with the form's texts by error code. For all other codes the API's text
 * is shown (`fieldErrorCatalogue`).
 */
export type FieldSentences = Readonly<Record<string, { readonly [Code in FieldErrorCode]?: string }>>;

/**
 * The result for fields that the API refuses. `message` is shown if no refused field is in the form, so that a shopper
 * always reads what to do (ER-09).
 */
export function refused(
  values: FieldTexts,
  faults: readonly FieldFault[],
  sentences: FieldSentences,
  message: string,
): FormResult {
  const byName = new Map(faults.map((fault) => [fault.name, fault]));
  const fieldErrors: Record<string, string> = {};
  for (const [name, own] of Object.entries(sentences)) {
    const fault = byName.get(name);
    if (fault) fieldErrors[name] = (Object.hasOwn(own, fault.code) && own[fault.code]) || fault.msg;
  }
  const isKnown = byName.size > 0 && [...byName.keys()].every((name) => Object.hasOwn(fieldErrors, name));
  return invalid(values, fieldErrors, isKnown ? '' : message);
}
