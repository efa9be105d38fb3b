import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { linkIcons, loadShopConfig, shopConfigSchema } from './schema.ts';

const ours = fileURLToPath(new URL('shop.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'config-'));
const file = join(folder, 'shop.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** The error for our configuration with another value at `path`. Undefined as value removes the field. */
function faultWith(path: readonly (string | number)[], value: unknown): string {
  const config: unknown = JSON.parse(readFileSync(ours, 'utf8'));
  const last = path.at(-1) ?? '';
  let parent = config as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  writeFileSync(file, JSON.stringify(config));
  try {
    loadShopConfig(file);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
}

/** The names of all fields within a field, at all depths. */
function namesWithin(schema: object): string[] {
  const { properties = {}, items } = schema as { properties?: Record<string, object>; items?: object };
  const within = Object.entries(properties).flatMap(([name, one]) => [name, ...namesWithin(one)]);
  return items ? [...within, ...namesWithin(items)] : within;
}

describe('ST-13 the shop configuration is checked at start', () => {
  test('our configuration is valid', () => expect(loadShopConfig(ours).pageSize).toBe(30));

  test.each<[(string | number)[], unknown, string]>([
    [['pageSise'], 24, '"pageSise" is unknown; known here are name, legalName, tagline, pageSize,'],
    [['menu', 'bar', 1, 'url'], '/x', '"menu.bar[1].url" is unknown; known here are label, href, icon.'],
    [['pageSize'], undefined, '"pageSize" is missing.'],
    [['pageSize'], '30', '"pageSize" must be a whole number (products on a page of a listing); it is "30".'],
    [['pageSize'], 30.5, '"pageSize" must be a whole number (products on a page of a listing); it is 30.5.'],
    [['pageSize'], 0, '"pageSize" must be 4 or more (products on a page of a listing); it is 0.'],
    [['hiddenDiscount'], 101, '"hiddenDiscount" must be 100 or less'],
    [['freeShippingThreshold'], -1, '"freeShippingThreshold" must be 0 or more'],
    [['freeShippingBy'], 'vendedor', '"freeShippingBy" must be one of "cart", "seller"'],
    [['offer', 'credit'], 'yes', '"offer.credit" must be true or false (the store credit'],
    [['timesToPay'], { cardMinutes: 4 }, '"timesToPay.cardMinutes" must be 5 or more'],
    [['timesToPay'], { hours: 4 }, '"timesToPay.hours" is unknown; known here are cardMinutes, speiHours, oxxoDays'],
    [['offer'], undefined, '"offer" is missing.'],
    [['offer', 'pickup'], true, '"offer.pickup" is unknown; known here are card, cardBrands, months,'],
    [['offer', 'spei'], undefined, '"offer.spei" is missing.'],
    [['offer', 'months'], [{ months: 1, from: 0 }], '"offer.months[0].months" must be 2 or more'],
    [['offer', 'months'], [{ months: 3 }], '"offer.months[0].from" is missing.'],
    [['offer', 'card'], false, '"offer.months" has plans, and only cards pay in months'],
    [['offer', 'cardBrands'], ['oxxo'], '"offer.cardBrands[0]" must be one of "visa", "mastercard", "amex"'],
    [['menu', 'bar', 2, 'href'], 'ofertas', '(a path of this shop, or an https address); it is "ofertas".'],
    [['menu', 'bar', 0, 'href'], '//evil.example', '"menu.bar[0].href" must match'],
    [['menu', 'bar', 0, 'href'], 'javascript:alert(1)', '"menu.bar[0].href" must match'],
    [['menu', 'bar', 0, 'href'], '/\t/evil.example', '"menu.bar[0].href" must match'],
    [['menu', 'bar', 0, 'href'], 'https://', '"menu.bar[0].href" must match'],
    [['social', 0, 'href'], 'https://', '"social[0].href" must match'],
    [['apps', 0, 'href'], '/app', '(an https address); it is "/app".'],
    [['menu', 'side', 0, 'icon'], 'rocket', '"menu.side[0].icon" must be one of "bank", "basket"'],
    [['menu', 'bar'], [], '"menu.bar" must have 1 or more entries'],
    [['menu'], [], '"menu" must be an object; it is [].'],
    [['searchNotices', 0, 'words'], [], '"searchNotices[0].words" must have 1 or more entries'],
    [['searchNotices', 0, 'text'], undefined, '"searchNotices[0].text" is missing.'],
    [
      ['accounts', 'singleSignOn'],
      { issuer: 'http://sso.example', clientId: 'a', label: 'B' },
      '"accounts.singleSignOn.issuer" must match',
    ],
    [
      ['accounts', 'singleSignOn'],
      { issuer: 'https://sso.example', clientId: 'a' },
      '"accounts.singleSignOn.label" is missing.',
    ],
    [
      ['accounts', 'singleSignOn'],
      { issuer: 'https://sso.example', clientId: 'a', label: 'B', scopes: 'email' },
      '"accounts.singleSignOn.scopes" must match',
    ],
    [['accounts', 'clients'], [{ id: 'a', redirectUris: ['https://*.example/'] }], 'must match'],
    [['accounts', 'clients'], [{ id: 'a', redirectUris: ['http://app.example/'] }], 'must match'],
    [['accounts', 'clients'], [{ id: 'a', redirectUris: [] }], 'must have 1 or more entries'],
    [['accounts', 'clients'], [{ id: 'tienda', redirectUris: ['https://app.example/'] }], 'has the id "tienda" twice'],
    [['accounts', 'partners'], ['http://socio.example'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['https://socio.example/camino'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['https://*.example'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['*'], '"accounts.partners[0]" must match'],
    [['accounts', 'idleDays'], 0, '"accounts.idleDays" must be 1 or more'],
    [['accounts', 'idleDays'], 401, '"accounts.idleDays" must be 400 or less'],
    [['accounts', 'mostDays'], 0, '"accounts.mostDays" must be 1 or more'],
    [['accounts', 'mostDays'], 801, '"accounts.mostDays" must be 800 or less'],
    [['accounts', 'accessMinutes'], 0, '"accounts.accessMinutes" must be 1 or more'],
    [['accounts', 'accessMinutes'], 61, '"accounts.accessMinutes" must be 60 or less'],
    [['accounts', 'accessMinutes'], undefined, '"accounts.accessMinutes" is missing.'],
    [['accounts', 'realm'], 'Mi Reino', '"accounts.realm" must match'],
    [['accounts', 'client'], 'a/b', '"accounts.client" must match'],
    [['accounts', 'privacyNotice'], '', '"accounts.privacyNotice" must match'],
    [['accounts', 'privacyContact'], 'nadie', '"accounts.privacyContact" must match'],
    [['accounts', 'idledays'], 3, '"accounts.idledays" is unknown; known here are realm, client,'],
    [['name'], '   ', '(the shop\'s name, in titles and mails); it is "   ".'],
    [['name'], 'a\u0000b', '"name" must match'],
    [['name'], 'x'.repeat(101), '"name" must have 100 letters or fewer'],
    [['legalName'], 'a\nb', '"legalName" must match'],
    [['freeShippingThreshold'], 1e300, '"freeShippingThreshold" must be 100000000000 or less'],
    [['lowStock'], 1e15, '"lowStock" must be 1000000 or less'],
    [['pageSize'], null, '"pageSize" must be a whole number'],
    [['contact', 'email'], 'a@b\u2028', '"contact.email" must match'],
    [['accounts', 'realm'], 'Tianguis MX', '"accounts.realm" must match'],
    [['accounts', 'realm'], '', '"accounts.realm" must match'],
    [['accounts', 'client'], 'a/b', '"accounts.client" must match'],
    [['accounts', 'accessMinutes'], 0, '"accounts.accessMinutes" must be 1 or more'],
    [['accounts', 'accessMinutes'], 61, '"accounts.accessMinutes" must be 60 or less'],
    [['accounts', 'idleDays'], 0, '"accounts.idleDays" must be 1 or more'],
    [['accounts', 'idleDays'], 401, '"accounts.idleDays" must be 400 or less'],
    [['accounts', 'idleDays'], '90', '"accounts.idleDays" must be a whole number'],
    [['accounts', 'mostDays'], 0, '"accounts.mostDays" must be 1 or more'],
    [['accounts', 'mostDays'], 801, '"accounts.mostDays" must be 800 or less'],
    [['accounts', 'mostDays'], undefined, '"accounts.mostDays" is missing.'],
    [['accounts', 'privacyNotice'], '', '"accounts.privacyNotice" must match'],
    [['accounts', 'privacyNotice'], 'noviembre 2026', '"accounts.privacyNotice" must match'],
    [['accounts', 'partners'], ['http://aliado.example'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['https://aliado.example/'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['https://aliado.example/tienda'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['https://*.aliado.example'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['*'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['https://ana@aliado.example'], '"accounts.partners[0]" must match'],
    [['accounts', 'partners'], ['https://a.example', 'https://a.example'], 'must not hold an entry twice'],
    [['accounts', 'partner'], [], '"accounts.partner" is unknown; known here are realm, client,'],
  ])('%j = %j', (path, value, sentence) => {
    const message = faultWith(path, value);
    expect(message).toContain(`The shop configuration ${file} is wrong: `);
    expect(message).toContain(sentence);
    expect(message).not.toContain('\n');
  });

  test.each<[(string | number)[], unknown, string]>([
    [['categoryLists', 'gamers'], [3, 3], 'BL-04 "categoryLists.gamers" must not hold an entry twice'],
    [['categoryLists', 'supermarket', 0], 'Bebidas frías', 'BL-04 "categoryLists.supermarket[0]" must match'],
    [['creditBanners', 'home'], -1, 'UI-15 "creditBanners.home" must be 0 or more'],
    [
      ['creditBanners', 'footer'],
      1,
      'UI-15 "creditBanners.footer" is unknown; known here are home, listing, product, cart.',
    ],
  ])('BL-04 UI-15 %j = %j', (path, value, sentence) => {
    expect(faultWith(path, value)).toContain(sentence.replace(/^[A-Z]+-\d+ /, ''));
  });

  test('the example of the documentation is valid', () => {
    const document = readFileSync(fileURLToPath(new URL('../docs/configuration.md', import.meta.url)), 'utf8');
    const examples = [...document.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
    writeFileSync(file, examples.find((text) => text.includes('"legalName"')) ?? '');
    expect(loadShopConfig(file)).toMatchObject({ name: 'Mercadito', creditBanners: {} });
  });

  test('every field is documented', () => {
    const document = readFileSync(fileURLToPath(new URL('../docs/configuration.md', import.meta.url)), 'utf8');
    for (const name of Object.keys(shopConfigSchema.properties)) {
      expect(document).toMatch(new RegExp(`^\\|.*\`${name}[\`.]`, 'm'));
    }
    for (const icon of linkIcons) expect(document).toContain(`\`${icon}\``);
  });

  test('every field within another is documented, in the row of that field or below the table', () => {
    const document = readFileSync(fileURLToPath(new URL('../docs/configuration.md', import.meta.url)), 'utf8');
    const [fields = ''] = document.split('## Example');
    const lines = fields.slice(fields.indexOf('## Fields')).split('\n');
    const missing = Object.entries(shopConfigSchema.properties).flatMap(([top, schema]) => {
      const said = lines.filter((line) => !line.startsWith('|') || new RegExp(`^\\|[^|]*\`${top}[\`.]`).test(line));
      return namesWithin(schema)
        .filter((name) => !new RegExp(`\`(${top}\\.)?${name}\``).test(said.join('\n')))
        .map((name) => `${top}: ${name}`);
    });
    expect(missing).toEqual([]);
    expect(namesWithin(shopConfigSchema.properties.accounts)).toEqual(
      expect.arrayContaining(['mostDays', 'partners', 'redirectUris', 'issuer', 'scopes']),
    );
  });

  test('UI-15 a missing position is valid: it has no banner', () => {
    expect(faultWith(['creditBanners', 'cart'], undefined)).toBe('taken');
  });

  test('the error for a missing file or invalid JSON names the file', () => {
    writeFileSync(file, '{ "name": ');
    expect(() => loadShopConfig(file)).toThrow(`The shop configuration ${file} cannot be read: `);
    expect(() => loadShopConfig(join(folder, 'none.json'))).toThrow('ENOENT');
    writeFileSync(file, '[]');
    expect(() => loadShopConfig(file)).toThrow('the whole file must be an object; it is [].');
  });
});

test.each([
  ['a device that never ends', '/dev/zero'],
  ['a directory', folder],
  ['nothing', join(folder, 'none.json')],
])('issue 13 A9: %s is no configuration, at once and in one sentence', (_name, path) => {
  expect(() => loadShopConfig(path)).toThrow(/^The shop configuration \S+ cannot be read: [^\n]+$/);
});

test.each([
  ['nothing', ''],
  ['half an object', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['text that is not UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
  ['a prototype', '{"__proto__":{"name":"x"}}'],
  ['a number that is none', '{"pageSize":NaN}'],
])('issue 13 A9: a file with %s is refused in one sentence', (_name, content) => {
  writeFileSync(file, content);
  expect(() => loadShopConfig(file)).toThrow(/^The shop configuration \S+ (cannot be read|is wrong): [^\n]+$/);
});

test('issue 13 A9: a file with a byte order mark is read', () => {
  writeFileSync(file, `\ufeff${readFileSync(ours, 'utf8')}`);
  expect(loadShopConfig(file).pageSize).toBe(30);
});
