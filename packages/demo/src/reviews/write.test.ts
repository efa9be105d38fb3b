import { beforeAll, expect, test } from 'vitest';
import { generateShop } from '../generator/index.ts';
import type { GeneratedProduct } from '../generator/rows.ts';
import { agree } from './authors.ts';
import { fill, wordsFor } from './phrases.ts';

const products: GeneratedProduct[] = [];
beforeAll(() => {
  products.push(...generateShop({ seed: 'voces', products: 4_000, now: new Date('2026-11-21T12:00:00Z') }).products());
});

test('placeholders take the words of the variant that was bought', () => {
  const words = wordsFor({ color: 'negro', uso: 'la oficina' }, { Color: 'Azul cielo', Tamaño: 'Queen' });
  expect(fill('{color} para {uso}, {tamano} o {tamaño}.', words)).toBe('Azul cielo para la oficina, Queen o Queen.');
  expect(fill('Sin {nada}.', words)).toBeNull();
});

test('adjectives agree with the author', () => {
  expect(agree('Content[o|a] y decepcionad[o|a]', { name: '', firstName: '', feminine: true })).toBe(
    'Contenta y decepcionada',
  );
  expect(agree('Content[o|a]', { name: '', firstName: '', feminine: false })).toBe('Contento');
});

test('the reviews of a product have distinct texts and titles', () => {
  for (const { product, reviews } of products) {
    const bodies = reviews.map(({ body }) => body.replace(/\.$/, ''));
    expect(new Set(bodies).size, product.title).toBe(bodies.length);
    const sentences = bodies.flatMap((body) => body.split(/(?<=[.!?])\s+/)).filter((sentence) => sentence.length > 40);
    expect(new Set(sentences).size, product.title).toBe(sentences.length);
  }
});

test('reviews vary: with and without title, verified or not, with reply or not', () => {
  const reviews = products.flatMap(({ reviews: own }) => own);
  const share = (fits: (review: (typeof reviews)[number]) => boolean) => reviews.filter(fits).length / reviews.length;
  expect(share(({ title }) => title !== '')).toBeGreaterThan(0.3);
  expect(share(({ title }) => title === '')).toBeGreaterThan(0.3);
  expect(share(({ isVerified }) => !isVerified)).toBeGreaterThan(0.05);
  expect(share(({ sellerReply }) => sellerReply !== null)).toBeGreaterThan(0.03);
  expect(share(({ sellerReply }) => sellerReply !== null)).toBeLessThan(0.15);
  expect(share(({ rating }) => rating >= 4)).toBeGreaterThan(0.7);
  expect(share(({ rating }) => rating <= 2)).toBeGreaterThan(0.04);
  expect(new Set(reviews.map(({ authorName }) => authorName)).size).toBeGreaterThan(2_000);
});

test('the reviewed variant is one of the product', () => {
  for (const { variants, reviews } of products) {
    const offered = new Set(variants.map(({ options }) => Object.values(options).join(', ')));
    for (const { variant } of reviews) expect(offered).toContain(variant);
  }
});
