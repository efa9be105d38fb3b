/**
 * Services beside the tested shop, in their own process. A page of a client of its realm uses the original keycloak-js.
 * An outside provider has its own database. The process also sets the rules of a seller that delivers every day.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from '@tianguis/database';
import { findRunning } from '@tianguis/database/embedded';
import { shopSchema } from '@tianguis/schema';
import { openGraph } from '../../../apps/api/src/modules/accounts/testing/test-graph.ts';
import { openRealm } from '../../../packages/identity/src/test-realm.ts';
import { addDailySeller } from './daily-seller.ts';
import { facebookPort, neighbourPort, outside, testClient } from './shop-config.ts';

const shopOrigin = `http://localhost:${process.env.E2E_PORT ?? 3987}`;
const library = readFileSync(fileURLToPath(import.meta.resolve('keycloak-js')), 'utf8');

const clientPage = `<!doctype html><html lang="es"><title>Otra aplicación</title><h1>Otra aplicación</h1><p id="who"></p>
<script type="module">
import Keycloak from './keycloak.js';
const settings = { url: '${shopOrigin}', realm: '${testClient.realm}', clientId: '${testClient.id}' };
const keycloak = (window.keycloak = new Keycloak(settings));
// The page of its iframe is not served: decision 29.
const isIn = await keycloak.init({ checkLoginIframe: false, scope: 'openid email profile' });
document.querySelector('#who').textContent = isIn ? 'Eres ' + keycloak.idTokenParsed.email : 'Nadie';
</script></html>`;

const url = await findRunning(process.env.E2E_DATA_DIR ?? 'data/e2e');
if (url === undefined) throw new Error('No shop is open on the data of these tests.');
const open = (address: string) => openDatabase({ url: address, max: 2, onIdleError: () => undefined });
const shop = open(url);
await shop.pool.query('drop database if exists vecino with (force)');
await shop.pool.query('create database vecino');
await shop.close();
const own = new URL(url);
own.pathname = '/vecino';
const database = open(own.href);
await migrate(database.pool, shopSchema);
await addDailySeller();

/** The same id for each call with an e-mail address, in the form of a UUID. */
const idOf = (email: string): string => {
  const hex = createHash('sha256').update(email).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

await openGraph({ host: 'localhost', port: facebookPort });
await openRealm(database.db, {
  at: { host: 'localhost', port: neighbourPort },
  realm: 'vecino',
  client: { id: outside.clientId, redirectUri: `${shopOrigin}/authenticated` },
  ask(typed) {
    const [email, name] = [typed.get('email') ?? '', typed.get('name') ?? ''];
    return { id: idOf(email), email, name, familyName: 'Vecina', isEmailVerified: typed.has('verified') };
  },
  otherwise(request, response) {
    const isLibrary = request.url === '/keycloak.js';
    response.setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isLibrary ? library : clientPage);
  },
});
