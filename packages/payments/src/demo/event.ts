import { Webhook } from 'standardwebhooks';
import type { ProviderEvent } from '../port.ts';

/**
 * Verifies and reads an event of the demo acquirer. Events have the format of Standard Webhooks: the signature is one of
 * id, time and raw body. The package compares in constant time, and refuses a time that is 5 minutes away.
 * @returns undefined for a wrong signature, or for a body that is no event
 */
export function readDemoEvent(
  secret: string,
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
): ProviderEvent | undefined {
  const id = headers['webhook-id'];
  const [timestamp, signature] = [headers['webhook-timestamp'], headers['webhook-signature']];
  if (!id || !timestamp || !signature) return undefined;
  try {
    const sent = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
    const event = new Webhook(secret).verify(body, sent) as { type?: unknown; data?: { payment?: unknown } } | null;
    if (typeof event?.type !== 'string') return undefined;
    const payment = event.data?.payment;
    return { id, kind: event.type, payment: typeof payment === 'string' ? payment : null };
  } catch {
    return undefined;
  }
}
