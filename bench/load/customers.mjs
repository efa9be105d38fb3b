// Customers with a session, for benchmarks of calls that need a session.
import { createHash, randomBytes } from 'node:crypto';

/**
 * Creates customers with sessions, and exchanges their tokens as the storefront does (AP-03). Deletes the customers of
 * an earlier run.
 */
export async function signInCustomers({ origin, pool, count }) {
  await pool.query(`delete from customers where email like '%@carritos.example'`);
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await pool.query(
    `with made as (
       insert into customers (email, nombre, password_hash) select 'c' || n || '@carritos.example', 'Ana', 'x'
         from generate_series(1, $1) n returning id, email
     )
     insert into customer_sessions (customer_id, token_hash, method, address, ends_at)
     select made.id, h.hash, 'password', '127.0.0.1', now() + interval '30 days'
       from unnest($2::bytea[]) with ordinality h (hash, n) join made on made.email = 'c' || n || '@carritos.example'`,
    [count, hashes],
  );
  const customers = [];
  for (const [at, token] of tokens.entries()) {
    const username = `c${at + 1}@carritos.example`;
    const form = { grant_type: 'custom_token', client_id: 'tienda', client_secret: token, username };
    const reply = await fetch(`${origin}/sso-middleware/v1/protocol/openid-connect/token`, {
      ...{ method: 'POST', body: new URLSearchParams(form) },
    });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    customers.push({ authorization: `Bearer ${(await reply.json()).access_token}`, token, username });
  }
  return customers;
}
