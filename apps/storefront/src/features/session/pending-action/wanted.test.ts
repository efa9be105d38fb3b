import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { describe, expect, it } from 'vitest';
import { toWanted } from './wanted.tsx';

const variant: ProductVariant = {
  sku: 'A-2',
  options: { Color: 'Blanco perla', Capacidad: '512 GB' },
  color_hex: null,
  pricing: { list_price: 900, sales_price: 800, percentage_discount: 11 },
  stock: 4,
  fulfillment_id: 0,
};
const product = {
  id: 7,
  slug: 'celular',
  title: 'Celular',
  pictures: [{ thumbnail: '/imagenes/a-320.webp', source: '/imagenes/a-1280.webp', alt: 'Celular', color: null }],
  variants: [variant],
} as unknown as ProductDetail;

describe('SS-07 the pending action on the sign-in page', () => {
  it('names the chosen variant, the quantity and its price, and links back to it', () => {
    expect(
      toWanted({ id: 'a-b-c-d-e', kind: 'carrito', product: 7, sku: 'A-2', quantity: 3 }, product, variant),
    ).toMatchObject({
      choices: ['Blanco perla', '512 GB', '3 piezas'],
      price: 800,
      href: '/producto/7/celular?variante=A-2',
    });
  });

  it('names no variant and no quantity if only the product was liked', () => {
    expect(
      toWanted({ id: 'a-b-c-d-e', kind: 'favorito', product: 7, sku: '0', quantity: 1 }, product, variant),
    ).toMatchObject({
      choices: [],
      href: '/producto/7/celular',
    });
  });
});
