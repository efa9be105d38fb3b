/** Tests which provider of payments a shop opens, and what it then offers (PA-08, TR-01). */
import type { ShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import { wholeOffer } from '@tianguis/testkit/offers';
import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { payableConfig } from './payable-config.ts';
import { openProvider } from './provider.ts';

const mercadoPago = { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1', MERCADO_PAGO_WEBHOOK_SECRET: 'secreto' };
const database = (isDemo: boolean) =>
  ({ pool: { query: async () => ({ rowCount: isDemo ? 1 : 0, rows: [] }) } }) as unknown as OpenDatabase;
const open = (environment: Record<string, string>, isDemo: boolean) =>
  openProvider(readSettings({ DATA_DIR: '/nowhere/data', ...environment }), database(isDemo));
const secure = { PUBLIC_ORIGIN: 'https://tienda.example' };

test.each<[string, Record<string, string>, boolean, string | undefined]>([
  ['the demo', {}, true, 'demo'],
  ['the demo with a provider of its own', { PAYMENT_PROVIDER: 'mercado-pago', ...mercadoPago }, true, 'mercado-pago'],
  ['the demo with https', secure, true, undefined],
  ['the demo without payments', { PAYMENT_PROVIDER: 'none' }, true, undefined],
  ['another shop', {}, false, undefined],
  [
    'another shop with Mercado Pago',
    { PAYMENT_PROVIDER: 'mercado-pago', ...mercadoPago, ...secure },
    false,
    'mercado-pago',
  ],
])('PA-08 %s', async (_, environment, isDemo, name) => {
  expect((await open(environment, isDemo))?.name).toBe(name);
});

test.each<[Record<string, string>, boolean, string]>([
  [secure, true, 'a shop with an https origin cannot use it'],
  [{}, false, 'only a shop with the demo’s catalogue can use it'],
])('PA-08 the demo acquirer is refused: %j, demo %s', async (environment, isDemo, sentence) => {
  await expect(open({ PAYMENT_PROVIDER: 'demo', ...environment }, isDemo)).rejects.toThrow(sentence);
});

test('PA-08 Mercado Pago needs both of its secrets, and the sentence has none of them', () => {
  const half = { PAYMENT_PROVIDER: 'mercado-pago', MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1' };
  expect(() => readSettings(half)).toThrow(/^PAYMENT_PROVIDER=mercado-pago needs (?!.*APP_USR-1)/);
});

test('TR-01 a shop without a provider offers no way to pay and no months; other parts of the offer stay', async () => {
  const config = { offer: { ...wholeOffer, months: [{ months: 3, from: 0 }] } } as unknown as ShopConfig;
  const closed = { card: false, oxxo: false, spei: false, balance: false, months: [] };
  expect(payableConfig(config, undefined).offer).toEqual({ ...config.offer, ...closed });
  expect(payableConfig(config, await open({}, true)).offer).toEqual(config.offer);
  const onlyCash = { ...config, offer: { ...config.offer, card: false, spei: false, months: [] } };
  expect(payableConfig(onlyCash, await open({}, true)).offer).toEqual(onlyCash.offer);
});
