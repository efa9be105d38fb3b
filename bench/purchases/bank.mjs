// The bank as customers and cashiers use it: cards, confirmations, and money that arrives.
import { setTimeout as wait } from 'node:timers/promises';
import { bankOrigin } from './stage.mjs';

/** Milliseconds for which a process may be away. */
const patience = 300_000;

/** Repeats a call until it is answered with something other than an error of the server. */
export async function persist(call, what) {
  let last = '';
  for (const end = Date.now() + patience; Date.now() < end; await wait(300)) {
    try {
      const reply = await call();
      if (reply.status < 500) return reply;
      last = `${reply.status} ${String(typeof reply.text === 'string' ? reply.text : await reply.text()).slice(0, 200)}`;
    } catch (error) {
      last = String(error.cause ?? error);
    }
  }
  throw new Error(`${what} was not answered: ${last}`);
}

const form = (values) => ({ method: 'POST', body: new URLSearchParams(values), redirect: 'manual' });
const json = { 'content-type': 'application/json' };

/** @param secrets reads the secrets of the acquirer, which exist once it has started */
export function bankOf(secrets) {
  const asShop = () => ({ authorization: `Bearer ${secrets().key}` });
  const payments = async (query) => {
    const path = `/v1/payments?${new URLSearchParams(query)}`;
    return (await persist(() => fetch(bankOrigin + path, { headers: asShop() }), path)).json();
  };
  const bank = {
    async type(page, number) {
      const cvc = /^3[47]/.test(number) ? '1234' : '123';
      const typed = { numero: number, vence: '12/34', cvc, nombre: 'Ana Ríos' };
      const reply = await persist(() => fetch(bankOrigin + page, form(typed)), page);
      if (reply.status !== 303) throw new Error(`The card page answered ${reply.status}.`);
    },

    /** Answers the question of 3-D Secure. @returns whether the page leads back by a POST, and where */
    async confirm(page, values) {
      const reply = await persist(() => fetch(bankOrigin + page, form(values)), page);
      const text = await reply.text();
      const posted = /<form id="regreso" method="post" action="([^"]+)"/.exec(text)?.[1];
      return { posted, location: posted ?? reply.headers.get('location') };
    },

    async paymentOf(reference) {
      return (await payments({ reference })).payments[0];
    },

    async all() {
      const found = [];
      for (let more = true; more; ) {
        const after = found.at(-1)?.id;
        const page = await payments({ limit: '100', ...(after ? { after } : {}) });
        found.push(...page.payments);
        more = page.more;
      }
      return found;
    },

    /** Money arrives once, even if answers of the acquirer are lost. */
    async receive(reference, amountOf, late = false) {
      const { id, receipts, amount } = await bank.paymentOf(reference);
      const body = JSON.stringify({ amount: amountOf(amount), late });
      for (;;) {
        const sent = fetch(`${bankOrigin}/v1/payments/${id}/receipts`, {
          ...{ method: 'POST', headers: { ...asShop(), ...json }, body, signal: AbortSignal.timeout(5_000) },
        });
        await sent.catch(() => undefined);
        if ((await bank.paymentOf(reference)).receipts.length > receipts.length) return;
      }
    },

    async setFaults(faults) {
      const call = { method: 'POST', headers: { ...asShop(), ...json }, body: JSON.stringify(faults) };
      await persist(() => fetch(`${bankOrigin}/v1/faults`, { ...call, signal: AbortSignal.timeout(2_000) }), 'faults');
    },

    /** An acquirer that was restarted has no faults, so they are set again. @returns a function that ends the faults */
    beginFaults(faults) {
      const end = new AbortController();
      const running = (async () => {
        for (let seed = faults.seed; !end.signal.aborted; ) {
          const now = await fetch(`${bankOrigin}/v1/faults`, { headers: asShop(), signal: AbortSignal.timeout(2_000) })
            .then((reply) => reply.json())
            .catch(() => undefined);
          if (now?.webhooks && now.webhooks.lose === 0) await bank.setFaults({ ...faults, seed: ++seed });
          await wait(500, undefined, { signal: end.signal }).catch(() => undefined);
        }
      })();
      return async () => {
        end.abort();
        await running;
        await bank.setFaults({});
      };
    },
  };
  return bank;
}
