import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Delivery, deliveryLines } from './delivery.tsx';
import { stockWords } from './purchase/stock-words.ts';

const variant: ProductVariant = {
  sku: 'A',
  options: {},
  color_hex: null,
  pricing: { list_price: 100, sales_price: 100, percentage_discount: 0 },
  stock: 9,
  fulfillment_id: 0,
};

const plain = {
  is_backorder: false,
  is_big_ticket: false,
  extended_catalogue_days: 0,
  is_store_pickup: false,
  fulfillment_id: 0,
  digital: false,
  is_store_only: false,
  super_express: false,
};

function product(features: Partial<typeof plain> = {}, more: Partial<ProductDetail> = {}): ProductDetail {
  return {
    is_active: true,
    shipping: { is_free: false },
    seller: { name: 'Doña Lupe' },
    warranty: '',
    features: { ...plain, ...features },
    ...more,
  } as ProductDetail;
}

const freeShipping = { by: 'cart', from: 39_900 } as const;

const titles = (features: Partial<typeof plain>, chosen = variant) =>
  deliveryLines(product(features), chosen, freeShipping).map((line) => line.title);

describe('ST-09 lines on delivery', () => {
  it.each([
    [{ super_express: true }, 'Entrega rápida: Súper Express'],
    [{ is_big_ticket: true }, 'Producto grande: entrega con cita'],
    [{ is_backorder: true }, 'Sobre pedido'],
    [{ extended_catalogue_days: 4 }, 'Catálogo extendido'],
    [{ is_store_pickup: true }, 'Recógelo en tienda, sin costo'],
    [{ digital: true }, 'Entrega digital'],
    [{ is_store_only: true }, 'Solo en tienda física'],
  ])('%j is seen, and is not without it', (features, title) => {
    expect(titles(features)).toContain(title);
    expect(titles({})).not.toContain(title);
  });

  it.each([
    ['cart', 'Gratis desde $399 en tu carrito.'],
    ['seller', 'Gratis desde $399 de este vendedor.'],
  ] as const)('BL-03 what counts for free shipping by %s: %s', (by, text) => {
    const [line] = deliveryLines(product(), variant, { by, from: 39_900 });
    expect(line).toMatchObject({ title: 'Envío a todo México', text });
  });

  it('the chosen variant decides who ships it', () => {
    expect(titles({})).toContain('Lo envía Doña Lupe');
    expect(titles({}, { ...variant, fulfillment_id: 1 })).toContain('Puntual: guardado y enviado por nosotros');
  });

  it('a product that is digital or sold in shops promises no parcel', () => {
    for (const features of [
      { digital: true, super_express: true },
      { is_store_only: true, super_express: true },
    ]) {
      expect(titles(features).join()).not.toMatch(/env[ií]|llega hoy/i);
    }
  });

  it('a product that is unavailable promises nothing', () => {
    expect(titles({ super_express: true }, { ...variant, stock: 0 })).toEqual([]);
    expect(deliveryLines(product({}, { is_active: false }), variant, freeShipping)).toEqual([]);
  });

  it('a product sold only in shops mentions the shop, also when it is out of stock there', () => {
    const shop = { is_store_only: true, is_store_pickup: true, is_big_ticket: true };
    expect(titles(shop)).toEqual(['Solo en tienda física']);
    expect(titles(shop, { ...variant, stock: 0 })).toEqual(['Solo en tienda física']);
  });
});

describe('ST-09 issue 17: express beside a date', () => {
  const express = 'Entrega rápida: Súper Express';
  const section = (arrives?: string) =>
    renderToStaticMarkup(
      createElement(Delivery, {
        product: product({ super_express: true }, { id: 7, variants: [] }),
        ...{ variant, arrives, freeShipping },
      }),
    );

  it('is promised as long as no date is known, and not beside one, which says how fast it is', () => {
    expect(section()).toContain(express);
    expect(section('Llega el viernes 4 de diciembre')).not.toContain(express);
    expect(section('Llega el viernes 4 de diciembre')).toContain('Llega el viernes 4 de diciembre');
  });
});

describe('ST-09 words for the stock', () => {
  it.each([
    [{}, {}, variant, 'Disponible', true],
    [{}, {}, { ...variant, stock: 1 }, '¡Última pieza!', false],
    [{}, {}, { ...variant, stock: 3 }, '¡Solo quedan 3 piezas!', false],
    [{}, {}, { ...variant, stock: 0 }, 'Agotado por ahora', false],
    [{ digital: true }, {}, { ...variant, stock: 3 }, 'Disponible', true],
    [{ is_backorder: true }, {}, variant, 'Sobre pedido', true],
    [{ is_store_only: true }, {}, variant, 'Disponible en tienda', true],
    [{}, { is_active: false }, variant, 'Ya no está a la venta', false],
  ] as const)('%j %j → %s', (features, more, chosen, text, good) => {
    expect(stockWords(product(features, more), chosen, 5)).toEqual({ text, good });
  });
});
