import { ProviderAway, ProviderRefusal } from '../port.ts';

export interface DemoServer {
  /** Where the shop reaches the acquirer, such as `http://127.0.0.1:3001`. */
  origin: string;
  key: string;
  /** Milliseconds until an answer is no longer awaited. */
  patience: number;
}

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Path below the origin. */
  path: string;
  body?: unknown;
  idempotencyKey?: string;
}

/**
 * Calls the acquirer.
 * @returns the JSON of the answer; undefined if the acquirer does not know the resource, or answers without a body
 * @throws ProviderAway for no answer, an answer that is too late or unreadable, an error of the acquirer (5xx), or a key
 *   that it does not take: each of these calls succeeds later
 * @throws ProviderRefusal for every other answer
 */
export async function callAcquirer(server: DemoServer, call: Call): Promise<unknown> {
  const { status, text } = await answerOf(server, call);
  if (status === 404 || status === 204) return undefined;
  if (status >= 500 || status === 429 || status === 408 || status === 401 || status === 403)
    throw new ProviderAway(`the acquirer answered ${status} to ${call.path}`);
  const body = parsed(text, call.path);
  if (status >= 200 && status < 300) return body;
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  throw new ProviderRefusal(
    typeof code === 'string' ? code : `status_${status}`,
    String(message ?? `status ${status}`),
  );
}

/** The whole answer, so that the time limit counts for the body, too. */
async function answerOf({ origin, key, patience }: DemoServer, call: Call): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(new URL(call.path, origin), {
      method: call.method ?? 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        authorization: `Bearer ${key}`,
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new ProviderAway(`the acquirer did not answer to ${call.path}`, { cause });
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderAway(`the acquirer's answer to ${path} is no JSON`, { cause });
  }
}
