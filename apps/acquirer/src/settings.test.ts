import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, rootFolder } from './settings.ts';

test('without settings the acquirer is beside a shop on port 3000', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 3001,
    folder: join(rootFolder, 'data', 'acquirer'),
    webhookUrl: 'http://127.0.0.1:3000/app/v1/pagos/demo/avisos',
  });
});

test('the acquirer follows the shop to its port and its data directory', () => {
  const settings = readSettings({ PORT: '4000', DATA_DIR: '/tmp/shop', HOST: '127.0.0.1' });
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 4001,
    folder: '/tmp/shop/acquirer',
    webhookUrl: 'http://127.0.0.1:4000/app/v1/pagos/demo/avisos',
  });
  const own = readSettings({ PORT: '4000', ACQUIRER_PORT: '0', ACQUIRER_WEBHOOK_URL: 'https://shop.example/avisos' });
  expect(own).toMatchObject({ port: 0, webhookUrl: 'https://shop.example/avisos' });
});

test.each([
  [{ ACQUIRER_PORT: '70000' }, /ACQUIRER_PORT is "70000"/],
  [{ PORT: 'x' }, /PORT is "x"/],
  [{ ACQUIRER_WEBHOOK_URL: 'ftp://shop.example' }, /ACQUIRER_WEBHOOK_URL is/],
  [
    { ACQUIRER_FAULTS: '{"webhooks":{"loose":1}}' },
    /ACQUIRER_FAULTS cannot be read: there is no fault "webhooks\.loose"/,
  ],
  [{ ACQUIRER_FAULTS: '{"calls":{"errorAfter":2}}' }, /calls\.errorAfter must be a number from 0 to 1/],
  [{ ACQUIRER_FAULTS: 'lose' }, /ACQUIRER_FAULTS cannot be read/],
])('%j stops the start with a sentence', (environment, sentence) =>
  expect(() => readSettings(environment as Record<string, string>)).toThrow(sentence),
);
