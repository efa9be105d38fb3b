/** Calls of a customer's balance (PA-05). Each call needs the access token in its credentials. */
import type { BalanceReply, GiveUpForm, PayoutForm } from '../../orders/balance.ts';
import { apiPaths } from '../../paths.ts';
import type { CallOptions } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export const balanceCalls = (send: Send) => ({
  /** The balance, its movements, and what went to accounts. */
  read: (call: CallOptions) => send<BalanceReply>(apiPaths.balance, {}, call),
  /** Sends balance to an account. @throws ApiError BALANCE_CHANGED; CONFIRMATION_REQUIRED; VALIDATION_FAILED */
  payOut: (form: PayoutForm, call: CallOptions) => send<BalanceReply>(apiPaths.balancePayouts, { json: form }, call),
  /** Gives the whole balance up (AF-07). @throws ApiError BALANCE_CHANGED; CONFIRMATION_REQUIRED */
  giveUp: (form: GiveUpForm, call: CallOptions) => send<BalanceReply>(apiPaths.giveUpBalance, { json: form }, call),
});
