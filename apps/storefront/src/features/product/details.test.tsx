import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Description, Specifications } from './details.tsx';
import { specificationsOf } from './specifications.ts';

const own = { model: 'KN-20', gtin: '7501055363278' };
const wood = { group: 'General', rows: [['Material', 'Madera']] as [string, string][] };
const html = (product: Parameters<typeof specificationsOf>[0]) =>
  renderToStaticMarkup(<Specifications groups={specificationsOf(product)} />);

test('issue 37 C2: a product without characteristics shows its model and its GTIN', () => {
  const shown = html({ ...own, specifications: [] });
  for (const text of ['Características', 'Modelo', 'KN-20', 'Código de barras (GTIN)', '7501055363278'])
    expect(shown).toContain(text);
});

test('issue 37 C2: model and GTIN come after the characteristics, and repeat none of them', () => {
  expect(specificationsOf({ ...own, specifications: [wood] })[0]).toEqual(wood);
  expect(html({ ...own, specifications: [wood] })).toMatch(/Madera.*KN-20.*7501055363278/s);
  const named = { group: 'General', rows: [['modelo', 'Knife 20']] as [string, string][] };
  const shown = html({ ...own, specifications: [named] });
  expect(shown).toContain('7501055363278');
  expect(shown).not.toContain('KN-20');
});

test('issue 37 C2: without characteristics, model and GTIN, no heading stands above nothing', () => {
  expect(html({ specifications: [], model: '', gtin: null })).toBe('');
  expect(renderToStaticMarkup(<Description paragraphs={[]} />)).toBe('');
});
