/** The JSON schemas of the API. A value of another type or length is refused with the code `bad_` and its name. */
import { currency, ways } from '../payments/payment.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const amount = { type: 'integer', minimum: 1, maximum: 1_000_000_000 };
/** An id of the shop: visible ASCII characters. */
const reference = { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' };
const returnUrl = { type: 'string', pattern: '^https?://', maxLength: 2_000 };
const time = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?(Z|[+-]\\d\\d:\\d\\d)$',
};
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

function object(properties: Record<string, object>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

export const sessionBody = object({ reference, customer: reference, amount, return_url: returnUrl });

export const paymentBody = object(
  {
    reference,
    way: { enum: ways },
    amount,
    currency: { const: currency },
    description: text(200),
    customer: reference,
    payer: object({ email: text(320), name: text(200) }),
    card: orNull(text(100)),
    months: orNull({ type: 'integer', minimum: 2, maximum: 60 }),
    capture: { type: 'boolean' },
    return_url: returnUrl,
    expires_at: orNull(time),
  },
  ['card', 'months', 'expires_at'],
);

export const refundBody = object({ reference, amount });

export const receiptBody = object({ amount, late: { type: 'boolean' } }, ['late']);

export const paymentsQuery = object(
  {
    reference,
    changed_from: time,
    changed_to: time,
    after: text(100),
    limit: { type: 'string', pattern: '^[1-9]\\d{0,2}$' },
  },
  ['reference', 'changed_from', 'changed_to', 'after', 'limit'],
);
