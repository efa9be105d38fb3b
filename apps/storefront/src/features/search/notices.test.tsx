import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { searchCopy } from './copy.ts';
import { CorrectedNotice, MissingBrandNotice, PartlyNotice, UnderstoodNotice } from './notices.tsx';

test('UI-08 where nothing is all that was asked for, no notice says that it was applied', () => {
  const notice = (isPartly: boolean) =>
    renderToStaticMarkup(<UnderstoodNotice text="sandalias para mujer" ideas={[]} details={1} isPartly={isPartly} />);
  expect(notice(false)).toContain(searchCopy.understood);
  expect(notice(true)).not.toContain(searchCopy.understood);
  expect(notice(true)).toContain(searchCopy.understoodPartly);
});

test('UI-08 where no filter is left to remove, the notice only leads to the text as it was written', () => {
  const notice = (details: number) =>
    renderToStaticMarkup(<UnderstoodNotice text="galletas sin gluten" ideas={[]} details={details} isPartly />);
  expect(notice(1)).toContain(searchCopy.understoodPartly);
  expect(notice(0)).not.toContain(searchCopy.understoodPartly);
  expect(notice(0)).toContain(`>${searchCopy.literal}</a>`);
});

test.each([
  ['pan dulce', [], 1, 'Un producto menciona todo lo que escribiste'],
  ['pan dulce', [], 8, '8 productos mencionan todo lo que escribiste'],
  ['pan sin gluten', ['sin gluten'], 0, 'Ninguno de estos productos especifica «sin gluten»'],
  ['qiero', ['qiero'], 0, 'Ninguno de estos productos especifica «qiero»'],
  [
    'funda que no sea de celular',
    ['que no sea de celular'],
    0,
    'Ninguno de estos productos cumple con «que no sea de celular»;',
  ],
  ['velas sin olor', ['sin olor', 'que no sean altas'], 0, '«sin olor» ni cumple con «que no sean altas»; estos'],
  ['batidoras', [], 0, 'Estos son los productos más parecidos a lo que escribiste.'],
])(
  'AP-20 what is said of products that are not all that was typed: %s, %j, %i',
  (text, leftOut, complete, expected) => {
    const notice = <PartlyNotice text={text} leftOut={leftOut} complete={complete} mentioned={complete} total={9} />;
    expect(renderToStaticMarkup(notice)).toContain(expected);
  },
);

test.each([
  ['one word', 'batidora', 3],
  ['one word amid spaces', ' batidora ', 3],
  ['as many as there are', 'batidora roja', 9],
])('AP-20 nothing is said of how many mention %s', (_, text, complete) => {
  const notice = <PartlyNotice text={text} leftOut={[]} complete={complete} mentioned={complete} total={9} />;
  expect(renderToStaticMarkup(notice)).toBe('');
});

test.each([
  ['none in title or facts, but some in descriptions', 0, 3, 'Estos son los productos más parecidos'],
  ['some in title or facts', 2, 3, '2 productos mencionan todo lo que escribiste'],
  ['none anywhere', 0, 0, 'Estos son los productos más parecidos'],
])('SR-02 what is claimed where all words are in %s', (_, complete, mentioned, expected) => {
  const notice = <PartlyNotice text="a b" leftOut={[]} complete={complete} mentioned={mentioned} total={9} />;
  expect(renderToStaticMarkup(notice)).toContain(expected);
});

test('SR-02 nothing is said to be missing where all products have all words that matter', () => {
  const notice = <PartlyNotice text="a b" leftOut={[]} complete={0} mentioned={90} total={90} />;
  expect(renderToStaticMarkup(notice)).toBe('');
});

test('UI-08 a correction leads back to what was typed, unless the notice below does', () => {
  const notice = (isUndone?: boolean) =>
    renderToStaticMarkup(<CorrectedNotice text="licudora" corrected="licuadora" {...(isUndone && { isUndone })} />);
  expect(notice()).toContain(`>${searchCopy.literal}</a>`);
  expect(notice(true)).not.toContain(searchCopy.literal);
});

test.each([
  ['makita', 'Makita'],
  ['harry potter', 'Harry Potter'],
  ['lg', 'LG'],
  ['iPhone', 'iPhone'],
])('AP-20 a brand that is not sold is written as names are: %s is %s', (brand, name) => {
  expect(renderToStaticMarkup(<MissingBrandNotice brand={brand} />)).toContain(`No tenemos ${name}.`);
});
