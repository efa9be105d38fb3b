import { MercadoPagoConfig, Order } from 'mercadopago';
import { ProviderAway, ProviderRefusal } from '../port.ts';

export interface Client {
  accessToken: string;
  /** Milliseconds until an answer is no longer awaited. */
  patience: number;
}

/**
 * Calls Mercado Pago by its SDK. Each call has a client of its own, because the SDK stores the options of a call, such as
 * its idempotency key, in the client for later calls. The SDK's own repetitions are off, because callers of an adapter
 * repeat. The SDK's limit of time ends with the headers of an answer, so a second limit counts the
 * body, too.
 * @param idempotencyKey for calls that change something
 * @throws ProviderAway if the call succeeds later: no answer, 5xx, 429, a locked key (423), a key or address that Mercado
 *   Pago does not take at present (401, 403)
 */
export async function callOrders<Answer>(
  { accessToken, patience }: Client,
  call: (orders: Order) => Promise<Answer>,
  idempotencyKey?: string,
): Promise<Answer> {
  const options = { timeout: patience, maxRetries: 0, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderAway('Mercado Pago did not answer in time')), patience);
  });
  try {
    return await Promise.race([call(new Order(new MercadoPagoConfig({ accessToken, options }))), late]);
  } catch (cause) {
    throw cause instanceof ProviderAway ? cause : faultOf(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Answers that promise nothing for the same call at a later time. 402: a payment of the order failed. */
const refusals = new Set([400, 402, 404, 409, 422]);

/** The SDK throws errors with the status of the answer; 0 if there is no answer. */
function faultOf(cause: unknown): ProviderAway | MercadoPagoRefusal {
  const { status, error, message } = cause as { status?: number; error?: string; message?: string };
  if (status !== undefined && refusals.has(status)) return new MercadoPagoRefusal(status, error, message);
  return new ProviderAway(`Mercado Pago did not answer: ${message ?? ''}`, { cause });
}

class MercadoPagoRefusal extends ProviderRefusal {
  readonly status: number;
  constructor(status: number, error = '', message = '') {
    super(error || `status_${status}`, `Mercado Pago answered ${status}: ${message}`);
    this.status = status;
  }
}

export const isStatus = (cause: unknown, ...statuses: number[]): boolean =>
  cause instanceof MercadoPagoRefusal && statuses.includes(cause.status);
