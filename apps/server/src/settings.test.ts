import { describe, expect, test } from 'vitest';
import { readSettings, rootFolder } from './settings.ts';

describe('settings', () => {
  test('need none', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicOrigin: 'http://localhost:3000',
      dataDir: `${rootFolder}/data`,
      databaseUrl: undefined,
      apiBaseUrl: undefined,
      trustProxy: false,
      logFormat: 'json',
      demoProducts: 20_000,
    });
  });

  test('an empty value counts as none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('the public origin follows the port, and is brought into one form', () => {
    expect(readSettings({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
    expect(readSettings({ PUBLIC_ORIGIN: 'https://Shop.Example:443' }).publicOrigin).toBe('https://shop.example');
  });

  test('logs are for people on a terminal, unless told otherwise', () => {
    expect(readSettings({}, true).logFormat).toBe('text');
    expect(readSettings({ LOG_FORMAT: 'json' }, true).logFormat).toBe('json');
  });

  test.each([
    ['true', true],
    ['false', false],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['PORT', '80.5'],
    ['HOST', 'http://x'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/'],
    ['PUBLIC_ORIGIN', 'https://user@shop.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_CONNECTIONS', '0'],
    ['METRICS_PORT', '70000'],
    ['METRICS_HOST', 'http://x'],
    ['API_BASE_URL', 'https://api.example/v1'],
    ['TRUST_PROXY', 'yes'],
    ['SMTP_URL', 'mail.example'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['DEMO_PRODUCTS', '-1'],
    ['PICTURE_CONCURRENCY', '65'],
  ])('%s=%s is one sentence that names the setting', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} .*must be .*: see \\.env\\.example\\.$`),
    );
  });

  test('a sentence never shows an address, which may hold a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://shop:hunter2@localhost/x' })).not.toThrow(/hunter2/);
  });
});
