import type { FormAnswer } from '../forms/form-answer.server.ts';
import { failed } from '../forms/form-results.ts';
import { answerField, optionsField, ticketField } from './fields.ts';
import { passkeyCopy } from './passkey-copy.ts';

/** The device's answer in a form, which the API checks; undefined if it is missing or no JSON object. */
export function readAnswer<Answer extends object>(form: FormData): Answer | undefined {
  try {
    const value: unknown = JSON.parse(String(form.get(answerField) ?? ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a form requests the options, so that it has no answer yet. */
export const asksForOptions = (form: FormData): boolean => !form.has(answerField);

/** Returns the options to the page's script. The message is for visitors who pressed the button before scripts ran. */
export function optionsAnswer(opciones: Readonly<Record<string, unknown>>, ticket?: string): FormAnswer {
  const values = { [optionsField]: JSON.stringify(opciones), ...(ticket !== undefined && { [ticketField]: ticket }) };
  return { status: 200, result: failed(values, passkeyCopy.notYet) };
}
