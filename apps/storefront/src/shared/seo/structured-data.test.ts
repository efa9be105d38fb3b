import { noOffer, wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';
import { itemList } from './item-list.ts';
import { type ShopFacts, shopStructuredData } from './shop-data.ts';
import { structuredDataFaults } from './test-google-rules.ts';
import { validatorFaults } from './test-validator.ts';

const origin = 'https://tianguis.example';
const shop: ShopFacts = {
  name: 'Nopalera',
  legalName: 'Nopalera, S.A. de C.V.',
  tagline: 'Todo lo del mercado.',
  contact: { email: 'hola@nopalera.example', whatsapp: '525500000000' },
  social: [{ network: 'facebook', href: 'https://facebook.example/nopalera' }],
  offer: wholeOffer,
};

describe('home: Organization and WebSite', () => {
  test('have the properties that Google requires', () => {
    expect(structuredDataFaults(shopStructuredData(shop, origin))).toEqual([]);
  });

  test('FE-01 the returns of a shop that sells; none of a shop that does not', async () => {
    const [organization] = shopStructuredData(shop, origin)['@graph'] as Record<string, unknown>[];
    expect(organization?.hasMerchantReturnPolicy).toMatchObject({
      ...{ '@type': 'MerchantReturnPolicy', merchantReturnDays: 30, applicableCountry: 'MX' },
      merchantReturnLink: 'https://tianguis.example/politica-devoluciones',
    });
    expect(await validatorFaults(organization ?? {})).toEqual([]);
    expect(JSON.stringify(shopStructuredData({ ...shop, offer: noOffer }, origin))).not.toContain('Return');
  });

  test('the search action has the target /resultados, under the shop’s own origin', () => {
    const text = JSON.stringify(shopStructuredData(shop, 'http://127.0.0.1:8080'));
    expect(text).toContain('"urlTemplate":"http://127.0.0.1:8080/resultados?query={search_term_string}"');
    expect(text).toContain('"logo":"http://127.0.0.1:8080/favicon.svg"');
  });

  test('a shop without WhatsApp names no telephone', () => {
    expect(
      JSON.stringify(shopStructuredData({ ...shop, contact: { ...shop.contact, whatsapp: '' } }, origin)),
    ).not.toContain('telephone');
  });
});

describe('category: ItemList and BreadcrumbList', () => {
  const paths = ['/producto/3/c', '/producto/1/a'];

  test('have the properties that Google requires', () => {
    expect(structuredDataFaults(itemList(origin, paths))).toEqual([]);
    expect(structuredDataFaults(breadcrumbList(origin, [{ name: 'Inicio', path: '/' }]))).toEqual([]);
  });

  test('the list has positions and addresses only, and positions continue over the pages', () => {
    expect(itemList(origin, paths, { page: 3 }, 30).itemListElement).toEqual([
      { '@type': 'ListItem', position: 61, url: `${origin}/producto/3/c` },
      { '@type': 'ListItem', position: 62, url: `${origin}/producto/1/a` },
    ]);
  });
});

describe('the rules find missing properties', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a product without price', { '@type': 'Offer', priceCurrency: 'MXN' }, '/ Offer.price'],
    ['a product without picture', { '@type': 'Product', name: 'Silla', image: [] }, '/ Product.image'],
    [
      'a list with a gap in its positions',
      {
        ...itemList(origin, ['/a']),
        itemListElement: [
          { '@type': 'ListItem', position: 1, url: `${origin}/a` },
          { '@type': 'ListItem', position: 3, url: `${origin}/b` },
        ],
      },
      '/ ItemList.itemListElement',
    ],
    [
      'a list that repeats titles',
      { '@type': 'ListItem', position: 1, url: `${origin}/a`, name: 'A' },
      '/ ListItem.name',
    ],
    ['an address without origin', { '@type': 'WebSite', name: 'T', url: '/' }, '/ WebSite.url'],
    ['a type nobody wrote a rule for', { '@type': 'Recipe' }, '/: no rule for Recipe'],
  ])('%s', (_, node, fault) => {
    expect(structuredDataFaults(node)).toContain(fault);
  });
});
