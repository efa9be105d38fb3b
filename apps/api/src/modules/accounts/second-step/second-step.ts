/** Runs the second step of a sign-in, after the first proof: a password, a mailbox, or an outside provider. */
import type { CodeForm, CodeRequiredReply, SignInReply } from '@tianguis/contract';
import type { Customer } from '../customers/repository.ts';
import type { Caller } from '../sessions/caller.ts';
import type { AccountParts } from '../sessions/parts.ts';
import { createAuthenticatorStep } from './authenticator-step.ts';
import { createMailedStep } from './mailed-step.ts';

/**
 * Whether a customer turned on an authenticator app. Each sign-in then needs a code of the app, even on known devices
 * and after a recovery. All code that opens a session calls this function, except for passkeys that verified their
 * user.
 */
export const needsSecondStep = ({ hasAuthenticator }: Pick<Customer, 'hasAuthenticator'>): boolean => hasAuthenticator;

export interface SecondStep {
  /** Asks for a code of the customer's app. Without an app, mails a code. */
  ask(customer: Customer): Promise<CodeRequiredReply>;
  /**
   * Completes the sign-in by the code, or by a recovery code.
   * @throws Failure VALIDATION_FAILED for the field `codigo`; UNAUTHENTICATED; TOO_MANY_REQUESTS
   */
  confirm(form: CodeForm, caller: Caller): Promise<SignInReply>;
  /** Mails another code, unless one was mailed less than 30 seconds ago. @throws Failure UNAUTHENTICATED */
  resend(token: string): Promise<{ msg: string }>;
}

export function createSecondStep(parts: AccountParts): SecondStep {
  const mailed = createMailedStep(parts);
  const app = createAuthenticatorStep(parts);
  return {
    ask: (customer) => (needsSecondStep(customer) ? app : mailed).ask(customer),
    confirm: async (form, caller) => ((await app.owns(form.token)) ? app : mailed).confirm(form, caller),
    resend: async (token) =>
      (await app.owns(token))
        ? { msg: 'Este código no se envía por correo: ábrelo en tu app de autenticación, o usa uno de recuperación.' }
        : mailed.resend(token),
  };
}
