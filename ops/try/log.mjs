// nginx's logs, which are stored for weeks and read by more people than may recover a customer's password.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { check, folder, name } from './stage.mjs';
import { askPlain } from './visitors.mjs';

const accessLog = () => readFileSync(join(folder, 'access.log'), 'utf8');

const links = [
  '/recuperar-contrasena/?token=',
  '/verCorreoCompleto?token=',
  '/verCorreoCompleto?utm_source=x&TOKEN=',
  '/verCorreoCompleto.data?_routes=x&token=',
  '/?vista=draft.1.',
  '/content/v1/pages/home/home?preview=draft.1.',
  '/authenticated?state=x&code=',
  '/authenticated?x=1&state=',
  '/realms/tianguis/protocol/openid-connect/auth?client_id=x&nonce=',
  '/login?interaccion=',
  '/ofertas?a=1&%74oken=',
];

/** @param http the port of nginx without TLS */
export async function tryLog({ ask, http, nginx }) {
  for (const [at, link] of links.entries()) await ask(`${link}secreto${at}`);
  await askPlain(http, '/recuperar-contrasena/?token=secreto-plain', name);
  await ask('/ofertas?seen=1', { referer: `https://${name}/recuperar-contrasena/?token=secreto-from` });
  await ask('/realms/tianguis/protocol/openid-connect/auth/secreto-path');
  await ask('/ofertas?q=token&last=1');
  for (const end = Date.now() + 5_000; !accessLog().includes('last=1') && Date.now() < end; ) await wait(20);
  const log = accessLog();
  const lines = log.split('\n');
  check('no secret of a link is in the access log, by http and as a referrer either', !log.includes('secreto'), lines);
  const without = links.map((link) => `GET ${link.slice(0, link.indexOf('?'))}?- HTTP/1.1`);
  check(
    'their addresses are, without the query',
    without.every((line) => log.includes(line)) && log.includes(`"https://${name}/recuperar-contrasena/?-"`),
    lines,
  );
  check('queries without a secret are logged whole', log.includes('"GET /ofertas?q=token&last=1 HTTP/1.1" '), lines);
  check(
    'each line has the request id of the shop',
    lines.slice(0, -1).every((line) => / [0-9a-f]{32}$/.test(line)),
    lines,
  );
  check('nor is a secret in the error log', !nginx.output().includes('secreto'), nginx.output());
}

/** When no process responds. */
export async function tryLogOfErrors({ ask, nginx }) {
  const away = await ask('/recuperar-contrasena/?token=secreto-away');
  const page = await ask('/ofertas?last=away');
  check('a link is answered when no process responds', away.status === 503 && page.status === 503, [away, page]);
  for (const end = Date.now() + 5_000; !nginx.output().includes('last=away') && Date.now() < end; ) await wait(20);
  check('its secret is in no log', !(nginx.output() + accessLog()).includes('secreto'), nginx.output());
  check('other pages that fail are in the error log', nginx.output().includes('last=away'), nginx.output());
}
