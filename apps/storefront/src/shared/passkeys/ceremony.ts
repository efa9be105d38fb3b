/** A form that the device's passkey answers. It is submitted once for the options, and again with the answer. */
import type { FormResult } from '@tianguis/ui';
import { failed } from '../forms/form-results.ts';
import { answerField, optionsField, ticketField } from './fields.ts';
import { passkeyCopy } from './passkey-copy.ts';
import { askKey, createKey, faultOf } from './webauthn.ts';

type Send = (form: FormData) => Promise<FormResult>;

/**
 * Makes the `submit` function of such a form. A refusal of the device is a result; a network failure is thrown, as by
 * `sendForm`.
 */
export const withKey =
  (kind: 'create' | 'use', send: Send) =>
  async (form: FormData): Promise<FormResult> => {
    const asked = await send(form);
    const options = asked.values[optionsField];
    if (options === undefined) return asked;
    let answer: string;
    try {
      answer = await (kind === 'create' ? createKey : askKey)(options);
    } catch (error) {
      return failed({}, passkeyCopy[faultOf(error)]);
    }
    return send(withAnswer(form, asked, answer));
  };

/** The form with the device's answer, to submit again. */
export function withAnswer(form: FormData, asked: FormResult, answer: string): FormData {
  const sent = new FormData();
  for (const [name, value] of form) sent.append(name, value);
  sent.set(answerField, answer);
  const ticket = asked.values[ticketField];
  if (ticket !== undefined) sent.set(ticketField, ticket);
  return sent;
}
