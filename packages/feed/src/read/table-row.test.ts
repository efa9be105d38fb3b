import { describe, expect, test } from 'vitest';
import { read } from './test-read.ts';

test('issue 4.1 invalid bytes of Windows-1252 are detected in their row', async () => {
  const { rows } = await read(Buffer.from('id\ttitle\n1\tOlla\n2\tPi\xF1ata\n', 'latin1'));
  expect(rows.map(({ cells }) => cells.title)).toEqual(['Olla', 'Pi\uFFFData']);
});

describe('issue 4.1 a file that ends without a line break', () => {
  test.each([
    ['id\ttitle\tprice', 'P2\tOlla\t1499.00 MXN'],
    ['id\tprice\ttitle', 'P2\t1499.00 MXN\tOlla'],
    ['id\ttitle\tquantity', 'P2\tOlla\t"14"'],
    ['id\tprice\tquantity\tbox', 'P2\t1499.00 MXN\t14\tazul'],
  ])('%j is complete with %j', async (head, last) => {
    const { rows } = await read(`${head}\n${last}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toHaveProperty('fault');
  });

  test.each([
    ['id\tavailability\tprice', 'P2\tin_stock\t14', 'price', 'P2'],
    ['id\tavailability\tprice', 'P2\tin_stock\t', 'price', 'P2'],
    ['id\tavailability\tprice', 'P2\tin_st', 'availability', 'P2'],
    ['id\tprice\tquantity', 'P2\t1499.00 MXN\t1', 'quantity', 'P2'],
    ['id\tprice\tsale_price', 'P2\t1499.00 MXN\t', 'sale_price', 'P2'],
    ['price\tid', '1499.00 MXN\tP2', 'id', undefined],
    ['id\tprice', 'P2', 'id', undefined],
  ])('with %j and %j is held back in its last row', async (head, last, column, id) => {
    const { rows } = await read(`${head}\n${last}`);
    expect(rows[0]?.fault).toContain(`without a line break, so it may be cut off in ${column}`);
    expect(rows[0]?.cells.id).toBe(id);
  });

  test('a missing cell is not an empty cell', async () => {
    const { rows } = await read('id\ttitle\tdescription\n1\tOlla\n');
    expect(rows.map(({ cells }) => cells)).toEqual([{ id: '1', title: 'Olla' }]);
  });
});

test('issue 4.1 the header may name the sequence of sub-attributes', async () => {
  const { rows } = await read(
    'id\tproduct_detail(attribute_name:section_name:attribute_value)\n1\tPeso:Medidas:2 kg\n',
  );
  expect(rows[0]?.cells.product_detail).toBe('Medidas:Peso:2 kg');
});

test('issue 4.1 rows that do not fit the columns and repeated headers are held back', async () => {
  const { rows } = await read('id,title,price\n1,a,b,c\nid,title,price\n2\n3,x\n4,y,5\n', 1_000);
  expect(rows.map(({ fault }) => fault?.slice(0, 30))).toEqual([
    'the row has 4 cells for 3 colu',
    'the column names are repeated ',
    'the row has 1 cell for 3 colum',
    undefined,
    undefined,
  ]);
});
