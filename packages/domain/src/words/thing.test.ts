import { describe, expect, test } from 'vitest';
import { tokenise } from './analyse.ts';
import { anyOfThings } from './any-thing.ts';
import { createKinds } from './kinds.ts';
import { normaliseWord } from './normalise.ts';
import { productWords } from './product-words.ts';
import { StartCounts } from './start-counts.ts';
import { readSynonyms } from './synonyms.ts';
import { kinds } from './test-kinds.ts';
import { understandThing } from './thing.ts';

const synonyms = readSynonyms('celular, móvil\nrefri => refrigerador');

const understood = (text: string) => understandThing(synonyms.expand(tokenise(text)), kinds);
const idsOf = (markers: readonly string[] = []) => markers.filter((marker) => marker.startsWith('@'));

function thingOf(text: string) {
  const { clauses, thing } = understood(text);
  return [thing && clauses[thing.clause]?.text, thing && idsOf(thing.markers)];
}

describe('AP-20 which words name the thing', () => {
  test.each([
    ['celular', ['celular', ['@10']]],
    ['móvil barato', ['movil', ['@10']]],
    ['funda para celular', ['funda', ['@11']]],
    ['refri chico', ['refri', ['@20']]],
    ['mini refrigerador', ['refrigerador', ['@20']]],
    ['juego de sábanas', ['sabanas', ['@21']]],
    ['juego de mesa', ['juego mesa', ['@22']]],
    ['casa de campaña para 4', ['casa campaña', ['@30']]],
    // What is counted in a box is meant, and not the box.
    ['caja de 24 latas de cerveza', ['cerveza', ['@40']]],
    ['caja de 10', ['caja', ['@41']]],
    // Behind the first word of titles, and called so by the category.
    ['rascador alto', ['rascador', ['@50']]],
    // Titles of works are names, so a thing behind them is only what they are about, or made of.
    ['novela histórica de casa', ['novela historica', ['@70']]],
    ['libro de sillas', ['libro', ['@7']]],
    ['novelas', ['novelas', ['@70']]],
    // One of two things that the category is called by, where each title says which one it is.
    ['cereal', ['cereal', ['@42']]],
    // Nor the books that are about it, nor all that is beside it.
    ['campismo', ['campismo', ['@3']]],
    ['películas', ['peliculas', ['@80']]],
    // A category's whole name, first, goes before what is a thing elsewhere.
    ['perfume dulce para mujer', ['perfume mujer', ['@61']]],
    ['perfume para mujer de dulce', ['perfume mujer', ['@61']]],
    ['negra', [undefined, undefined]],
    ['zentli', [undefined, undefined]],
  ])('"%s": %j', (text, expected) => {
    expect(thingOf(text)).toEqual(expected);
  });
});

test('AP-20 bread is no book about it, though a category of books is called so', () => {
  const { thing } = understood('pan');
  expect(thing).toMatchObject({ started: ['@43'], minor: ['@7', '@8'] });
  expect(thing?.markers).not.toContain('@71');
  expect(idsOf(understood('libro de pan').thing?.markers)).toEqual(['@7']);
});

test('AP-20 a colour beside the thing is nothing else that is called so', () => {
  const linen = readSynonyms('blancos => sábana, cobertor\nblanco, marfil\nrosa, rosado');
  const alternatives = (text: string) =>
    understandThing(linen.expand(tokenise(text)), kinds).clauses.map((clause) => clause.alternatives.flat());
  expect(alternatives('funda blanca')[1]).toEqual(['blanco']);
  expect(alternatives('funda rosa')[1]).toEqual(['rosa', 'rosado']);
});

describe('AP-20 things of several words', () => {
  test('two words that name a kind are looked for together: a set of plates is no "juego de mesa"', () => {
    const { thing } = understood('juego de mesa');
    expect(thing?.markers).toContain('^juego_mesa');
    expect(thing?.markers).not.toContain('^juego');
  });

  test('where all titles that start with two words are elsewhere, they are another kind: "silla de ruedas"', () => {
    expect(understood('silla de ruedas ligera').thing?.markers).toEqual(['^silla_rueda']);
    expect(understood('silla de comedor').thing?.markers).toContain('@24');
  });

  test.each([
    ['trono rodante', ['^trono', '^silla_rueda'], 'titles start with both words of the other name'],
    ['butaca alta', ['^butaca', '^silla'], 'none does, so the first is enough'],
    ['casa mudable', ['^casa', '^silla_terraza'], 'titles start with the shopper’s own word'],
  ])('AP-20 of "%s" titles start with %j: %s', (text, markers) => {
    const names = readSynonyms('trono rodante => silla de ruedas\nbutaca alta, casa mudable => silla para terraza');
    const { thing } = understandThing(names.expand(tokenise(text)), kinds);
    expect(thing?.markers.filter((marker) => marker.startsWith('^'))).toEqual(markers);
  });

  test.each([
    ['funda para celular', true],
    ['paquete de fundas', true],
    // Titles start so, though the word begins too few of those that have it.
    ['árbol rascador', true],
    // Of a shop without costumes.
    ['disfraz de celular', false],
  ])('a thing of a rule is what its name begins with: "%s" %s', (text, isKnown) => {
    expect(anyOfThings([text], { kinds, synonyms }) !== undefined).toBe(isKnown);
  });
});

/** A department for each kind of fault: what only mentions the thing, special kinds, works, offers. */
describe('AP-20 where things of a name are', () => {
  const tree = [
    { path: [1], name: 'Electrónica' },
    { path: [1, 10], name: 'Pantallas' },
    { path: [1, 11], name: 'Ofertas' },
    { path: [2], name: 'Autos' },
    { path: [2, 20], name: 'Estéreos' },
    { path: [3], name: 'Libros' },
    { path: [3, 30], name: 'Novela' },
    { path: [4], name: 'Cámaras' },
    { path: [4, 40], name: 'Cámaras web' },
    { path: [5], name: 'Cocina' },
    { path: [5, 50], name: 'Tazas y vasos' },
    { path: [6], name: 'Juguetes' },
    { path: [6, 60], name: 'Rompecabezas' },
    { path: [6, 61], name: 'Pelotas' },
    { path: [7], name: 'Moda' },
    { path: [7, 70], name: 'Gorras y sombreros' },
    { path: [8], name: 'Natación' },
    { path: [8, 80], name: 'Goggles y gorras' },
    { path: [9], name: 'Niñas y deporte' },
    { path: [9, 90], name: 'Ropa para niña' },
    { path: [9, 91], name: 'Ropa deportiva' },
    { path: [10, 100], name: 'Ropa absorbente' },
    { path: [11], name: 'Ropa, calzado y bolsas' },
    { path: [11, 110], name: 'Camisas' },
    { path: [11, 111], name: 'Ropa interior y pijamas' },
    { path: [11, 112], name: 'Calzado infantil' },
    { path: [11, 113], name: 'Calzado' },
    { path: [11, 113, 114], name: 'Tenis' },
    { path: [12], name: 'Calor' },
    { path: [12, 120], name: 'Estufas y hornos' },
    { path: [13], name: 'Campismo' },
    { path: [13, 130], name: 'Casas de campaña' },
    { path: [14], name: 'Belleza' },
    { path: [14, 140], name: 'Maquillaje' },
    { path: [14, 141], name: 'Plumas' },
    { path: [15], name: 'Calzado de dama' },
    { path: [15, 150], name: 'Zapatos para mujer' },
  ];
  const many = (count: number, category: number, title: string) =>
    Array.from({ length: count }, () => [category, title] as const);
  const titles = [
    ...many(40, 10, 'Pantalla Orvenor de 55 pulgadas'),
    ...many(6, 20, 'Pantalla para auto de 7 pulgadas'),
    ...many(30, 20, 'Estéreo con Bluetooth'),
    ...many(8, 30, 'Luz de la sierra'),
    ...many(30, 40, 'Cámara web con micrófono'),
    ...many(20, 50, 'Taza de barro'),
    ...many(10, 50, 'Vaso de vidrio'),
    ...many(30, 60, 'Rompecabezas de mil piezas'),
    ...many(30, 61, 'Pelota de hule'),
    ...many(12, 70, 'Gorra de malla'),
    ...many(24, 70, 'Sombrero de palma'),
    ...many(30, 80, 'Goggles de competencia'),
    ...many(30, 90, 'Vestido con flores'),
    ...many(30, 91, 'Playera para correr'),
    ...many(18, 100, 'Ropa interior desechable'),
    ...many(20, 100, 'Pañal para adulto'),
    ...many(30, 110, 'Camisa de lino'),
    ...many(30, 111, 'Pantaleta de encaje'),
    ...many(30, 111, 'Pijama de algodón'),
    ...many(3, 112, 'Tenis infantiles con luz'),
    ...many(40, 112, 'Zapato escolar'),
    ...many(40, 114, 'Tenis para correr'),
    ...many(10, 120, 'Estufa de piso'),
    ...many(10, 130, 'Casa de campaña'),
    ...many(10, 140, 'Base de maquillaje'),
    ...many(10, 141, 'Set de plumas'),
    ...many(20, 150, 'Flats de piel'),
    ...[...'abcdefghijklmn'].map((letter) => [11, `${letter.repeat(4)} pantalla inteligente`] as const),
  ];
  const counts = new StartCounts();
  for (const [category, title] of titles) {
    const path = tree.find((one) => one.path.at(-1) === category)?.path ?? [];
    const names = path.map((id) => tree.find((one) => one.path.at(-1) === id)?.name ?? '');
    const texts = { title, brand: '', model: '', categories: names, categoryIds: path, facts: [], texts: [] };
    counts.add(texts, productWords(texts));
  }
  const known = createKinds(counts.rows(), tree);
  const scope = (name: string, ...said: string[]) => known.scope([[name]], [], said);

  test('the category that is called so has them; titles elsewhere that start so are another kind', () => {
    expect(scope('pantalla')).toMatchObject({ main: [10], minor: [20, 3] });
  });

  test('another word brings that kind back: its name, or that of its category, or what always follows', () => {
    expect(scope('pantalla', 'auto').minor).not.toContain(20);
    expect(scope('pantalla', 'grande').minor).toContain(20);
  });

  test('a category of all kinds is one where a title names the thing, though it starts with a brand', () => {
    expect(scope('pantalla').mixed).toContain(11);
    expect(scope('pantalla').mixed).not.toContain(20);
  });

  test('titles of works are names, but where works are asked for', () => {
    expect(known.nounness('luz')).toBe(0);
    expect(scope('libro').minor).not.toContain(3);
    expect(scope('libro').main).toEqual([3]);
  });

  test('of a category with a part that is called so, what does not say so is of another part', () => {
    expect(scope('vaso').main).not.toContain(50);
    expect(scope('taza').main).toEqual([50]);
  });

  test('what says so goes before what is only called so, unless that is more', () => {
    expect(scope('gorra').main).toEqual([70]);
  });

  test('the first part of the name of a department is all of it but what the other parts are called', () => {
    expect(scope('ropa').main).toEqual([110, 111, 90, 91]);
    expect(known.scope([['ropa', 'interior']], [], []).main).toEqual([111]);
  });

  test('what titles go on with is no part of a name that a category has alone', () => {
    expect(known.followedBy('estufa')).toBeUndefined();
    expect(known.followedBy('casa')).toBe('campaña');
  });

  test('what is for girls is what says that it is for children', () => {
    const read = (text: string) => understandThing(readSynonyms('').expand(tokenise(text)), known);
    expect(read('tenis para niña').clauses[1]?.alternatives.flat()).toEqual(['niña', 'infantil'].map(normaliseWord));
    // Few of these shoes are tenis.
    expect(read('tenis rojos').thing?.minor).toContain('@112');
    expect(read('tenis para niña').thing?.minor).not.toContain('@112');
  });

  test('who uses the thing makes its name, though a colour stands between', () => {
    const words = readSynonyms('mujer, dama').expand(tokenise('zapatos negros para dama'));
    const { clauses, thing } = understandThing(words, known);
    expect(thing && clauses[thing.clause]?.text).toBe('zapatos dama');
    expect(thing?.markers).toContain('@150');
    expect(clauses.map(({ text }) => text)).toContain('negros');
  });

  test('of a set of what no title starts with, but a category is called, that is meant', () => {
    const read = (text: string) => understandThing(readSynonyms('').expand(tokenise(text)), known);
    const { clauses, thing } = read('set de maquillaje');
    expect(thing && clauses[thing.clause]?.text).toBe('maquillaje');
    expect(read('set de plumas').thing?.markers).toEqual(['^pluma']);
  });

  test('a name for many kinds of things is all of them', () => {
    expect(scope('juguete').main).toEqual([6]);
  });

  test('the only kind of cameras is the one that is meant', () => {
    expect(scope('camara').main).toEqual([40]);
  });
});
