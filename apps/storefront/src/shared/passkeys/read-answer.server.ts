import type { FormAnswer } from '../forms/form-answer.server.ts';
import { failed } from '../forms/form-results.ts';
import { answerField, optionsField, ticketField } from './fields.ts';
import { passkeyCopy } from './passkey-copy.ts';

/** The most characters of an answer. The fields that the API accepts are shorter together. */
const longestAnswer = 20_000;

/** The device's answer in a form, which the API checks; undefined if it is missing, too long or no JSON object. */
export function readAnswer<Answer extends object>(form: FormData): Answer | undefined {
  const text = String(form.get(answerField) ?? '');
  if (text.length > longestAnswer) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && !Array.isArray(value) ? (copyOf(value, 1) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Copies an object with its lists and, down to `levels`, its objects. An answer has no deeper values. Anybody can send
 * values so deep that no call can write them as JSON.
 */
function copyOf(object: object, levels: number): object {
  const entries = Object.entries(object).flatMap(([name, value]) => {
    if (!isObject(value)) return [[name, value]];
    if (Array.isArray(value)) return [[name, value.filter((one) => !isObject(one))]];
    return levels > 0 ? [[name, copyOf(value, levels - 1)]] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether a form requests the options, so that it has no answer yet. */
export const asksForOptions = (form: FormData): boolean => !form.has(answerField);

/** Returns the options to the page's script. The message is for visitors who pressed the button before scripts ran. */
export function optionsAnswer(opciones: Readonly<Record<string, unknown>>, ticket?: string): FormAnswer {
  const values = { [optionsField]: JSON.stringify(opciones), ...(ticket !== undefined && { [ticketField]: ticket }) };
  return { status: 200, result: failed(values, passkeyCopy.notYet) };
}
