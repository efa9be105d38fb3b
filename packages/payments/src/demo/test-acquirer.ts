/** Starts the demo acquirer in a process of its own, with data of its own, for tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import type { ProviderPayment } from '../port.ts';
import type { ProviderControl, SentEvent, StartedProvider, TestCard } from '../testing/index.ts';
import { demoProvider } from './demo-provider.ts';

const main = fileURLToPath(new URL('../../../../apps/acquirer/src/main.ts', import.meta.url));

const numbers: Record<TestCard, string> = {
  approved: '4242424242424242',
  debit: '4000056655665556',
  declined: '4000000000000002',
  insufficient_funds: '4000000000009995',
  expired_card: '4000000000000069',
  wrong_data: '4000000000000127',
  months_refused: '4000000000001976',
  challenge: '4000000000003220',
  refunds_fail: '4000000000005126',
};

interface Secrets {
  key: string;
  webhookSecret: string;
  cashier: string;
}

export interface TestAcquirer extends StartedProvider {
  origin: string;
  secrets: Secrets;
  process: ChildProcess;
}

export async function startTestAcquirer(): Promise<TestAcquirer> {
  const folder = mkdtempSync(join(tmpdir(), 'acquirer-'));
  const shop = await listenForEvents();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { DATA_DIR: folder, HOST: '127.0.0.1', ACQUIRER_PORT: '0', ACQUIRER_WEBHOOK_URL: shop.url },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const origin = `http://127.0.0.1:${port}`;
  const secrets = JSON.parse(readFileSync(join(folder, 'acquirer/secrets.json'), 'utf8')) as Secrets;
  return {
    ...{ origin, secrets, process: child },
    provider: demoProvider({ origin, ...secrets }),
    control: controlOf(origin, secrets, shop.events),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.all([ended, shop.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The part of a shop that receives events. */
async function listenForEvents() {
  const events: SentEvent[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Object.entries(request.headers).filter(([name]) => name.startsWith('webhook-'));
    events.push({
      headers: Object.fromEntries(sent) as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(204).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ url: `http://127.0.0.1:${port}/avisos`, events },
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

const faults = {
  before: { errorBefore: 1 },
  after: { errorAfter: 1 },
  silence: { timeoutBefore: 1 },
};

function controlOf(
  origin: string,
  { key, webhookSecret, cashier }: Secrets,
  events: readonly SentEvent[],
): ProviderControl {
  /** A form of a page. */
  const submit = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams(fields),
    });
  const call = (path: string, body: unknown) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const expectStatus = async (response: Response, ...statuses: number[]): Promise<void> => {
    if (!statuses.includes(response.status))
      throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
    await response.body?.cancel();
  };
  const setFaults = async (calls: object) => expectStatus(await call('/v1/faults', { calls }), 200);

  return {
    async typeCard({ page }, card, more) {
      const typed = { numero: numbers[card], vence: '12/34', cvc: '123', nombre: 'Ana Pérez' };
      await expectStatus(await submit(page, { ...typed, ...(more?.isSaved ? { guardar: 'si' } : {}) }), 303);
    },

    async answerChallenge({ id }, isConfirmed) {
      const fields = isConfirmed ? { codigo: '123456', accion: 'confirmar' } : { accion: 'cancelar' };
      // Payments without a challenge have no such page.
      await expectStatus(await submit(`/3ds/${id}`, fields), 200, 303, 404);
    },

    async receive({ id, way }, amount, more) {
      const response = await call(`/v1/payments/${id}/receipts`, { amount, late: more?.isLate === true });
      await expectStatus(response, way === 'card' ? 422 : 201);
    },

    async dispute({ id }, action) {
      const page = await fetch(`${origin}/caja/${cashier}`);
      const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const [, formulario = ''] = /name="formulario" value="([^"]+)"/.exec(await page.text()) ?? [];
      const accion = { open: 'abre', won: 'gana', lost: 'pierde' }[action];
      await expectStatus(await submit(`/caja/${cashier}/desconocer`, { formulario, pago: id, accion }, cookie), 303);
    },

    async failDuring(when, act) {
      await setFaults(faults[when]);
      try {
        const patience = when === 'silence' ? 100 : 10_000;
        return await act(demoProvider({ origin, key, webhookSecret, patience }));
      } finally {
        await setFaults({});
      }
    },

    sent: () => events,

    signed({ id }: ProviderPayment, at) {
      const body = JSON.stringify({ type: 'payment.updated', timestamp: at.toISOString(), data: { payment: id } });
      const signature = new Webhook(webhookSecret).sign('evt_1', at, body);
      const time = String(Math.floor(at.getTime() / 1000));
      return { headers: { 'webhook-id': 'evt_1', 'webhook-timestamp': time, 'webhook-signature': signature }, body };
    },
  };
}
