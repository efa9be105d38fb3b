import { describe, expect, test } from 'vitest';
import { readSettings, rootFolder } from './settings.ts';

describe('settings', () => {
  test('all have defaults', () => {
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
      buildFiles: { keep: 5, days: 30 },
    });
    expect(readSettings({ BUILD_FILES_KEEP: '2', BUILD_FILES_DAYS: '7' }).buildFiles).toEqual({ keep: 2, days: 7 });
  });

  test('an empty value counts as none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('the default public origin has the port, and the public origin is normalised', () => {
    expect(readSettings({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
    expect(readSettings({ PUBLIC_ORIGIN: 'https://Shop.Example:443' }).publicOrigin).toBe('https://shop.example');
  });

  test('the default log format on a terminal is text', () => {
    expect(readSettings({}, true).logFormat).toBe('text');
    expect(readSettings({ LOG_FORMAT: 'json' }, true).logFormat).toBe('json');
  });

  test.each([
    ['true', true],
    ['false', false],
    ['1', 1],
    ['9', 9],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
    ['10.0.0.0/8, 192.168.1.7', ['10.0.0.0/8', '192.168.1.7']],
    ['::ffff:10.0.0.1,fd00::/8', ['::ffff:10.0.0.1', 'fd00::/8']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test.each([
    ['PUBLIC_ORIGIN', 'https://ñandú.mx'],
    ['PUBLIC_ORIGIN', 'http://[::1]:3000'],
    ['API_BASE_URL', 'http://api_1:4000'],
    ['DATABASE_URL', 'postgresql:///shop?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://a:p%40ss@h:5432/x?sslmode=require'],
    ['SMTP_URL', 'smtps://user:p%20w@mail.example:465'],
    ['MAIL_FROM', 'pedidos+mx@correo.shop.example'],
    ['CDN_PURGE_URL', 'https://api.cdn.example/purge?zone=1'],
    ['CDN_TAG_HEADER', 'Edge-Cache-Tag'],
  ])('%s=%s is accepted', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow();
  });

  test('an error never shows an address, which may contain a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://shop:hunter2@localhost/x' })).not.toThrow(/hunter2/);
  });
});
