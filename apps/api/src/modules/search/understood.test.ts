/** Tests how searches are understood: in the reply, and in the parameter `details`. */
import { describe, expect, test } from 'vitest';
import { openShop, searchIn } from './test-shop.ts';

const shop = await openShop();
const search = (query: string, more?: string) => searchIn(shop, query, more);

describe('AP-20 AP-23 what a search is understood to ask for', () => {
  test('prices, sorts and offers are in the reply as filters, with the text without them', async () => {
    const { metadata } = await search('Laptop de hasta 15 mil, en oferta y barata');
    expect(metadata.understood).toEqual({
      text: 'Laptop',
      price_max: 1_500_000,
      discount: 1,
      order_by: 'price_asc',
      details: [],
    });
    expect((await search('laptop')).metadata.understood).toBeNull();
  });

  test('a filter that is set goes before what the text says', async () => {
    const { metadata, ids } = await search('laptop de hasta 5 pesos', '&filter_by[price_max]=9900000');
    expect([ids, metadata.understood]).toEqual([[7], null]);
  });

  test('what it must not have and for whom it is are details, by words and by parameter alike', async () => {
    const said = await search('audífonos sin cable para niño de 5 años');
    const details = [
      // The only product left says neither.
      { id: 'sin-cable', label: 'Sin cable', said: 0 },
      { id: 'para-nino-5-anos', label: 'Para niño · 5 años', said: 0 },
    ];
    expect(said.metadata.understood).toEqual({ text: 'audífonos', details });
    expect(said.ids).toEqual([1]);
    const asked = await search('audífonos', '&details=sin-cable,para-nino-5-anos');
    expect([asked.ids, asked.metadata.understood]).toEqual([said.ids, said.metadata.understood]);
  });

  test('what of the details cannot be read is ignored', async () => {
    const { ids, metadata } = await search('audífonos', '&details=sin-cable,<script>,sin-,otra-cosa,');
    expect([ids, metadata.understood?.details]).toEqual([[1], [{ id: 'sin-cable', label: 'Sin cable', said: 0 }]]);
    const { status } = await shop.get(`/search/v1/products?query=a&details=${'x'.repeat(301)}`);
    expect(status).toBe(400);
  });

  test('literally, nothing is understood', async () => {
    const { metadata } = await search('laptop barata sin cable', '&literal=true&details=sin-bocina');
    expect(metadata.understood).toBeNull();
  });

  test('a brand that the shop does not have is named as it was written, and its kind is shown', async () => {
    const { ids, metadata } = await search('LG');
    expect([ids, metadata.missing_brand]).toEqual([[5, 10], 'LG']);
    expect((await search('pantalla LG')).metadata).toMatchObject({ missing_brand: 'LG', left_out: [] });
    expect((await search('pantalla para lg')).metadata).toMatchObject({ missing_brand: null, left_out: ['lg'] });
  });
});
