/** The configuration of the tested shop: that of the repository, with a client of its realm and a single sign-on. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import shop from '../../../config/shop.json' with { type: 'json' };

const port = Number(process.env.E2E_PORT ?? 3987);
/** Where the neighbours of the shop listen (`neighbours.ts`): they are no part of it. */
export const neighbourPort = port + 10_000;

/** A client of the realm, on an origin of its own. */
export const testClient = { id: 'otra-app', page: `http://otra-app.localhost:${neighbourPort}/`, realm: 'tianguis' };

/** Where the test's Facebook listens. */
export const facebookPort = neighbourPort + 1;

/** A partner, whose pages a sign-in may lead to (RT-02). */
export const partner = `http://socio.localhost:${neighbourPort}`;

/** A provider outside of the shop, by which customers sign in. */
export const outside = {
  issuer: `http://localhost:${neighbourPort}/realms/vecino`,
  clientId: 'tianguis',
  label: 'Vecino',
};

/** Writes the configuration where it differs. @returns the file */
export function writeShopConfig(dataDir: string): string {
  const file = `${dataDir}-shop.json`;
  const { id, page } = testClient;
  const clients = [{ id, redirectUris: [page], signOutUris: [page] }];
  const text = JSON.stringify(
    { ...shop, accounts: { ...shop.accounts, clients, singleSignOn: outside, partners: [partner] } },
    null,
    2,
  );
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
