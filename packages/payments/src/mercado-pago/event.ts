import { WebhookSignatureValidator } from 'mercadopago';
import type { ProviderEvent } from '../port.ts';

/** Seconds. */
const tolerance = 300;

/** A time in seconds since 1970 stays below this number for thousands of years; one in milliseconds exceeds it. */
const milliseconds = 100_000_000_000;

/**
 * Verifies and reads a webhook of Mercado Pago. The signature is one of the order's id, the request's id and the time.
 * The order's id also stands in the query of the address; the body's id is the same, or the signature is wrong. The rest
 * of the body is not signed, so only the id counts. The documentation has times in seconds and in milliseconds.
 */
export function readMercadoPagoEvent(
  secret: string,
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
  now: number,
): ProviderEvent | undefined {
  const request = headers['x-request-id'];
  const signature = headers['x-signature'];
  const { type, data } = parsed(body);
  if (!request || !signature || typeof data?.id !== 'string' || typeof type !== 'string') return undefined;
  // The documentation wants letters of the id in lower case.
  if (![data.id.toLowerCase(), data.id].some((id) => isSigned(secret, { signature, request, id }))) return undefined;
  const time = Number(/(?:^|,)\s*ts=(\d+)/.exec(signature)?.[1]);
  const seconds = time > milliseconds ? time / 1000 : time;
  if (!(Math.abs(now / 1000 - seconds) <= tolerance)) return undefined;
  return { id: request, kind: type, payment: type === 'order' ? data.id : null };
}

function isSigned(secret: string, { signature, request, id }: { signature: string; request: string; id: string }) {
  try {
    WebhookSignatureValidator.validate({ xSignature: signature, xRequestId: request, dataId: id, secret });
    return true;
  } catch {
    return false;
  }
}

function parsed(body: string): { type?: unknown; data?: { id?: unknown } | null } {
  try {
    return (JSON.parse(body) as object | null) ?? {};
  } catch {
    return {};
  }
}
