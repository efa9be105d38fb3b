/** Sends webhooks, signed as Standard Webhooks describes (https://www.standardwebhooks.com). */
import { Webhook } from 'standardwebhooks';
import type { Bank } from '../bank.ts';
import { seconds } from '../clock.ts';
import { postponeWebhook, settleWebhook, type WebhookRow } from './outbox.ts';

/** Sends a webhook once. Resolves when the outcome is stored, and never rejects. */
export type Sender = (webhook: WebhookRow, closing: AbortSignal) => Promise<void>;

const timeout = seconds(10);

export function createSender(bank: Bank, url: string): Sender {
  const signer = new Webhook(bank.secrets.webhookSecret);

  async function post({ id, body }: WebhookRow, closing: AbortSignal): Promise<boolean> {
    const at = new Date(bank.clock.now());
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': signer.sign(id, at, body),
        },
        body,
        // A redirect is no acceptance, and the shop's address is known.
        redirect: 'manual',
        signal: AbortSignal.any([closing, AbortSignal.timeout(timeout)]),
      });
      await reply.body?.cancel();
      return reply.ok;
    } catch {
      return false;
    }
  }

  return async (webhook, closing) => {
    // Only the first attempt meets faults, so every webhook that is not lost arrives in the end.
    const fault = webhook.attempts === 0 ? bank.faults.forWebhook() : undefined;
    if (fault === 'lose') return settleWebhook(bank, webhook);
    if (fault === 'delay' || fault === 'reorder') return postponeWebhook(bank, webhook, bank.faults.delayOf(fault));
    const times = fault === 'double' ? 2 : 1;
    const accepted = await Promise.all(Array.from({ length: times }, () => post(webhook, closing)));
    if (accepted.every(Boolean)) settleWebhook(bank, webhook);
    else postponeWebhook(bank, webhook);
  };
}
