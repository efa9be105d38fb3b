/** Tests mails of accounts from the call that writes them, through the job and SMTP, to the recipient. */
import { createApi } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { type MailServer, openMailServer, withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import type { Log } from '../../logging/logging.ts';
import { readSettings } from '../../settings/settings.ts';
import type { Job } from '../job.ts';
import { createOutbox } from '../queue/outbox.ts';
import { startWorker } from '../queue/worker.ts';
import { mailRecoveryLink } from './mail-recovery-link.ts';
import { sendMail } from './send-mail.ts';

const origin = 'https://shop.example';
const database = await withDatabase({ max: 8 });
const server: MailServer = await openMailServer();
const settings = readSettings({ PUBLIC_ORIGIN: origin, SMTP_URL: server.url });
const app = await createApi({
  ...{ db: database.db, publicOrigin: origin, outbox: createOutbox(database.url) },
  config: loadShopConfig(settings.shopConfig),
});
const silent = () => undefined;
const log: Log = { debug: silent, info: silent, warn: silent, error: silent };
const jobs = [sendMail as Job, mailRecoveryLink as Job];
const worker = await startWorker({ database, settings, log, jobs, intervals: { supervise: 1, poll: 0.5 } });
afterAll(async () => {
  await worker.stop();
  await app.close();
  await server.close();
});

async function post(url: string, payload: object) {
  const reply = await app.inject({ method: 'POST', url, payload });
  return { status: reply.statusCode, body: reply.json() };
}

/** Waits for the mail that an address receives. */
async function received(to: string) {
  const find = () => server.received.find((mail) => mail.to.includes(to));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find();
}

const correo = 'maria+tianguis@example.com';
const form = {
  ...{ nombre: 'María', apellidoP: 'Núñez', correo, contrasena: 'lluvia sobre el comal', aviso: '2026-11-30' },
};

test('SS-09 AP-02 RT-04 issue 16, 8: the code and the link come over SMTP, and do what they say', async () => {
  const first = await post('/app/ApiRest/Registro', form);
  expect(first.body).toMatchObject({ code: 10 });
  const { solicitud } = first.body as { solicitud: string };
  const mail = await received(correo);
  const [, codigo = ''] = /^ {4}(\d{6})$/m.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(codigo.slice(0, 3));
  expect(await post('/app/ApiRest/Registro', { ...form, codigo, solicitud })).toMatchObject({
    status: 200,
    body: { code: 11 },
  });

  server.received.splice(0);
  expect((await post('/app/v1/recuperar-contrasena', { correo })).status).toBe(200);
  const link = await received(correo);
  const [, token = ''] = /recuperar-contrasena\/\?token=([\w-]+)/.exec(link?.text ?? '') ?? [];
  expect(link?.html).toContain(token);
  const changed = await post('/app/v1/recuperar-contrasena/nueva', { token, contrasena: 'otra lluvia distinta' });
  expect(changed.status).toBe(200);
  const signIn = (contrasena: string) => post('/app/ApiRest/Login/', { usuario: correo, contrasena });
  expect((await signIn(form.contrasena)).status).toBe(401);
  expect([200, 412]).toContain((await signIn('otra lluvia distinta')).status);
});
