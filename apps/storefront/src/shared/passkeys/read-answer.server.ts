import type { FormAnswer } from '../forms/form-answer.server.ts';
import { failed } from '../forms/form-results.ts';
import { answerField, optionsField, ticketField } from './fields.ts';
import { passkeyCopy } from './passkey-copy.ts';

/** The answer of a device in a form, for the API to check; undefined where the form has none, or something else. */
export function readAnswer<Answer extends object>(form: FormData): Answer | undefined {
  try {
    const value: unknown = JSON.parse(String(form.get(answerField) ?? ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a form asks for the options, and answers nothing yet. */
export const asksForOptions = (form: FormData): boolean => !form.has(answerField);

/** What the device is asked for, to the script of the page. Whoever pressed the button before it came reads why. */
export function optionsAnswer(opciones: Readonly<Record<string, unknown>>, ticket?: string): FormAnswer {
  const values = { [optionsField]: JSON.stringify(opciones), ...(ticket !== undefined && { [ticketField]: ticket }) };
  return { status: 200, result: failed(values, passkeyCopy.notYet) };
}
