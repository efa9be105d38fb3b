import { createHmac } from 'node:crypto';

/** The moment of the documentation's examples. */
export const now = Date.parse('2025-03-19T18:42:12Z');

export const access = { accessToken: 'APP_USR-1', webhookSecret: 'secreto', now: () => now };

/** Headers and body of a webhook about an order. */
export const signed = (id: string, { time = Math.floor(now / 1000), secret = 'secreto', ...more }: SignedAs = {}) => {
  const manifest = `id:${more.signedId ?? id.toLowerCase()};request-id:r-1;ts:${time};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  const body = JSON.stringify({
    action: 'order.processed',
    api_version: 'v1',
    type: more.type ?? 'order',
    data: { id },
  });
  return [{ 'x-signature': `ts=${time},v1=${v1}`, 'x-request-id': 'r-1' }, body] as const;
};
export interface SignedAs {
  time?: number;
  secret?: string;
  signedId?: string;
  type?: string;
}
