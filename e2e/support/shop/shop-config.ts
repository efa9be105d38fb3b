/**
 * The configuration of the tested shop: the repository's configuration, with everything that a shop can offer, a client
 * of its realm, and a single sign-on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { wholeOffer } from '@tianguis/testkit/offers';
import shop from '../../../config/shop.json' with { type: 'json' };

const port = Number(process.env.E2E_PORT ?? 3987);
/** Port of the services beside the shop (`neighbours.ts`). */
export const neighbourPort = port + 10_000;

/** A client of the realm, on another origin. */
export const testClient = { id: 'otra-app', page: `http://otra-app.localhost:${neighbourPort}/`, realm: 'tianguis' };

/** Port of the test's Facebook. */
export const facebookPort = neighbourPort + 1;

/** A partner, to whose pages a sign-in may lead (RT-02). */
export const partner = `http://socio.localhost:${neighbourPort}`;

/** An outside provider, by which customers sign in. */
export const outside = {
  issuer: `http://localhost:${neighbourPort}/realms/vecino`,
  clientId: 'tianguis',
  label: 'Vecino',
};

/**
 * Writes the repository's configuration with these changes.
 * @returns the file
 */
export function writeShopConfig(dataDir: string): string {
  const file = `${dataDir}-shop.json`;
  const { id, page } = testClient;
  const clients = [{ id, redirectUris: [page], signOutUris: [page] }];
  const text = JSON.stringify(
    { ...shop, offer: wholeOffer, accounts: { ...shop.accounts, clients, singleSignOn: outside, partners: [partner] } },
    null,
    2,
  );
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
