import { expect, test } from 'vitest';
import { read } from './test-read.ts';
import { XmlReader } from './xml.ts';

test('issue 4.1 text outside of items is not buffered', async () => {
  const reader = new XmlReader();
  reader.push('<rss><channel>');
  const piece = 'x'.repeat(65_536);
  for (const [begin, end] of [
    ['<title>', '</title>'],
    ['<title><![CDATA[', ']]></title>'],
    ['<item><g:description>', '</g:description></item>'],
    ['<item><g:description><![CDATA[', ']]></g:description></item>'],
    ['<item><g:shipping><g:price>', '</g:price></g:shipping></item>'],
  ] as const) {
    reader.push(begin);
    for (let i = 0; i < 40; i++) reader.push(piece);
    expect(reader.bufferedLength).toBeLessThan(300_000);
    reader.push(end);
  }
  reader.push('<item><g:id>1</g:id><g:shipping>');
  for (let i = 0; i < 50_000; i++) reader.push(`<g:p${i}>x</g:p${i}>`);
  expect(reader.bufferedLength).toBeLessThan(1_000);
  const rows = reader.push('<g:price>0 MXN</g:price></g:shipping></item>');
  expect(rows.map(({ cells }) => cells)).toEqual([{ id: '1', shipping: ':::0 MXN' }]);
  for (let i = 0; i < 1_000; i++) reader.push(`<item><n${i}${'n'.repeat(1_000)}/></item>`);
  expect([...reader.unknown].join('').length).toBeLessThan(40_000);
  expect(reader.push('</channel></rss>')).toEqual([]);
});

test('issue 4.1 grouped and repeated elements give the same cells as a table', async () => {
  const { rows, unknown } = await read(`<rss xmlns:g="g"><item>
    <g:id>1</g:id><g:additional_image_link>https://a.example/1,2.jpg</g:additional_image_link><g:additional_image_link>https://a.example/3.jpg</g:additional_image_link>
    <g:shipping><g:country>MX</g:country><g:price>0 MXN</g:price></g:shipping>
    <g:product_detail><g:section_name>A:B</g:section_name><g:attribute_name>Peso</g:attribute_name><g:attribute_value>2 kg</g:attribute_value></g:product_detail>
    <g:product_detail><g:attribute_name>Alto</g:attribute_name><g:attribute_value>3 cm</g:attribute_value></g:product_detail>
    <g:tax_category>x</g:tax_category></item></rss>`);
  expect(rows[0]?.cells).toEqual({
    id: '1',
    additional_image_link: '"https://a.example/1,2.jpg",https://a.example/3.jpg',
    shipping: 'MX:::0 MXN',
    product_detail: 'A\\:B:Peso:2 kg,:Alto:3 cm',
  });
  expect(unknown).toEqual(['g:tax_category']);
});

test('issue 4.1 only the XML item that is too long or repeats an element is held back', async () => {
  const { rows } = await read(
    `<rss><item><id>1</id><description>${'x'.repeat(10_000_000)}</description></item><item><id>2</id><price>1</price><price>2</price></item><item><id>3</id></item></rss>`,
    65_536,
  );
  expect(rows.map(({ fault }) => fault)).toEqual([
    'description is longer than 65536 characters',
    'price stands twice',
    undefined,
  ]);
});

test("issue 4.1 elements of Google's namespace take precedence over those of RSS and Atom", async () => {
  const { rows } = await read(
    `<feed xmlns:g="g"><entry><id>tag:x,1</id><g:id>A1</g:id><g:title>Olla</g:title><title>Blog</title>
    <link rel="self" href="https://a.example/feed"/><link rel="alternate" href="https://a.example/1"/>
    <g:product_type>Casa &gt; Cocina</g:product_type><g:product_type>Ofertas</g:product_type></entry></feed>`,
  );
  expect(rows).toEqual([
    {
      line: 1,
      cells: { id: 'A1', title: 'Olla', link: 'https://a.example/1', product_type: 'Casa > Cocina' },
    },
  ]);
});

test('issue 4.1 a held-back item has its id, at any position in the item', async () => {
  const { rows } = await read(
    `<rss><item><price>1</price><price>2</price><g:id>A1</g:id><g:item_group_id>A</g:item_group_id></item>
    <item><description>${'x'.repeat(300_000)}</description><id>A2</id></item></rss>`,
    65_536,
  );
  expect(rows.map(({ cells: { id, item_group_id }, fault }) => [id, item_group_id, fault])).toEqual([
    ['A1', 'A', 'price stands twice'],
    ['A2', undefined, 'description is longer than 65536 characters'],
  ]);
});
