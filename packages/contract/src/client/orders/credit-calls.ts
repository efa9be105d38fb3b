/** Calls of a customer's store credit (RT-29). Each call needs the access token in its credentials. */
import type { CreditReply, CreditRequestForm } from '../../orders/credit.ts';
import { apiPaths } from '../../paths.ts';
import type { CallOptions } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export const creditCalls = (send: Send) => ({
  /** The credit, its statements, and the latest request. */
  read: (call: CallOptions) => send<CreditReply>(apiPaths.credit, {}, call),
  /** Asks for credit. @throws ApiError CREDIT_CLOSED; VALIDATION_FAILED */
  ask: (form: CreditRequestForm, call: CallOptions) => send<CreditReply>(apiPaths.creditRequests, { json: form }, call),
});
