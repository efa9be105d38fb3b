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
      buildFiles: { keep: 5, days: 30 },
    });
    expect(readSettings({ BUILD_FILES_KEEP: '2', BUILD_FILES_DAYS: '7' }).buildFiles).toEqual({ keep: 2, days: 7 });
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
    ['1', 1],
    ['9', 9],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
    ['10.0.0.0/8, 192.168.1.7', ['10.0.0.0/8', '192.168.1.7']],
    ['::ffff:10.0.0.1,fd00::/8', ['::ffff:10.0.0.1', 'fd00::/8']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test.each([
    ['BUILD_FILES_KEEP', '0'],
    ['BUILD_FILES_DAYS', '1.5'],
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
    ['PORT', '-1'],
    ['PORT', '1e9'],
    ['PORT', 'NaN'],
    ['PORT', '٣'],
    ['PORT', '99999999999999999999'],
    ['PORT', '4 4'],
    ['HOST', 'a b'],
    ['HOST', '[::1]'],
    ['PUBLIC_ORIGIN', 'https://shop.example:99999'],
    ['PUBLIC_ORIGIN', 'https://[::1'],
    ['PUBLIC_ORIGIN', 'https://shop.example:0'],
    ['PUBLIC_ORIGIN', 'http://a:b'],
    ['PUBLIC_ORIGIN', 'https://a%zz'],
    ['PUBLIC_ORIGIN', 'https://%00'],
    ['PUBLIC_ORIGIN', 'http://1.2.3.4.5'],
    ['PUBLIC_ORIGIN', 'https://.'],
    ['PUBLIC_ORIGIN', 'https://a,b'],
    ['PUBLIC_ORIGIN', "https://a'b"],
    ['PUBLIC_ORIGIN', 'https://shop.example\\x'],
    ['PUBLIC_ORIGIN', 'ftp://a'],
    ['PUBLIC_ORIGIN', 'http://'],
    ['PUBLIC_ORIGIN', 'https://xn--'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '999.999.1.1'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '/8'],
    ['TRUST_PROXY', '10.0.0.0/-1'],
    ['TRUST_PROXY', ':::'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', '1.2.3'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'TRUE'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '1,2'],
    ['DATABASE_URL', 'postgresql://[::1'],
    ['DATABASE_URL', 'postgresql://a:b@h:99999/x'],
    ['DATABASE_URL', 'postgresql://%zz@h/x'],
    ['DATABASE_URL', 'postgresql://h/%zz'],
    ['DATABASE_CONNECTIONS', '501'],
    ['DATABASE_CONNECTIONS', '1e2'],
    ['DATABASE_CONNECTIONS', '-5'],
    ['DATABASE_CONNECTIONS', 'x'],
    ['API_BASE_URL', 'https://api:99999'],
    ['API_BASE_URL', 'https://['],
    ['API_BASE_URL', 'ftp://x'],
    ['API_BASE_URL', 'http://a b'],
    ['API_BASE_URL', 'file:///etc'],
    ['API_BASE_URL', 'javascript:1'],
    ['API_BASE_URL', 'http://a@b'],
    ['METRICS_PORT', '0'],
    ['METRICS_PORT', 'x'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://h:99999'],
    ['SMTP_URL', 'smtp://['],
    ['SMTP_URL', 'smtp://a b'],
    ['LOG_LEVEL', 'INFO'],
    ['LOG_LEVEL', '0'],
    ['LOG_FORMAT', 'JSON'],
    ['DEMO_PRODUCTS', '1e9'],
    ['DEMO_PRODUCTS', '1000001'],
    ['DEMO_PRODUCTS', '٣'],
    [
      'DEMO_SEED',
      'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    ],
    ['CDN_PURGE_URL', 'http://'],
    ['CDN_PURGE_URL', 'https://[::1'],
    ['CDN_PURGE_URL', 'ftp://x'],
    ['CDN_PURGE_URL', 'https://a:99999/x'],
    ['CDN_PURGE_TOKEN', 'a b'],
    ['CDN_PURGE_TOKEN', 'ñ'],
    ['CDN_PURGE_TOKEN', 'a\nb'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', '65537'],
    ['PAGE_CACHE_MB', '1e3'],
    ['CDN_MAX_AGE', '-1'],
    ['CDN_MAX_AGE', '86401'],
    ['CDN_TAG_HEADER', 'a b'],
    ['CDN_TAG_HEADER', '-'],
    ['CDN_TAG_HEADER', '1a'],
    ['CDN_TAG_HEADER', 'content-length'],
    ['CDN_TAG_HEADER', 'Set-Cookie'],
    ['CDN_TAG_HEADER', 'cache-control'],
    ['PICTURE_CONCURRENCY', '0'],
    ['PICTURE_CONCURRENCY', 'x'],
  ])('issue 13 A9: %s=%s is one sentence that names the setting', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} [^\\n]*must be [^\\n]*: see \\.env\\.example\\.$`),
    );
  });

  test.each([
    ['PUBLIC_ORIGIN', 'https://ñandú.mx'],
    ['PUBLIC_ORIGIN', 'http://[::1]:3000'],
    ['API_BASE_URL', 'http://api_1:4000'],
    ['DATABASE_URL', 'postgresql:///shop?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://a:p%40ss@h:5432/x?sslmode=require'],
    ['SMTP_URL', 'smtps://user:p%20w@mail.example:465'],
    ['CDN_PURGE_URL', 'https://api.cdn.example/purge?zone=1'],
    ['CDN_TAG_HEADER', 'Edge-Cache-Tag'],
  ])('%s=%s is taken', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow();
  });

  test('a sentence never shows an address, which may hold a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://shop:hunter2@localhost/x' })).not.toThrow(/hunter2/);
  });
});
