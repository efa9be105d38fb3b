/**
 * Makes an {@link Archetype} from tables: kinds × traits × makers × models. For departments with many similar products
 * (groceries, drinks, pharmacy, clothing).
 *
 * shared-lineup.ts is a separate builder, because its products differ. Here sizes multiply the price and end the title,
 * makers define the label's colours and add a sentence, and a trait may exclude a kind. In a lineup, makes and choices
 * add to the price, brands only give a name, and a sheet lists the contents of the box. The two builders also use
 * random numbers in different sequences, and every product of the shop depends on these sequences.
 */
import type { Random } from '../random.ts';
import type { Archetype, Color, DraftVariant, PictureRecipe, ProductDraft } from '../types.ts';
import type { Item, Line, Maker, Sizes, Trait } from './shared-product-line-tables.ts';

const VIEW_WORDS: Readonly<Record<PictureRecipe['view'], string>> = {
  hero: 'de frente',
  detail: 'acercamiento',
  lifestyle: 'en uso',
  scale: 'tamaño comparado',
  box: 'con su empaque',
  flat: 'desde arriba',
};

const MOST_VARIANTS = 12;

function suits(trait: Trait, item: Item): boolean {
  const named = (list: readonly string[]) =>
    list.includes(item.name) || (item.tag !== undefined && list.includes(item.tag));
  return (trait.only === undefined || named(trait.only)) && !(trait.not && named(trait.not));
}

function takeSizes(random: Random, sizes: Sizes | undefined): readonly (readonly [string, number])[] {
  if (sizes === undefined) return [];
  if (sizes.most === undefined || sizes.values.length <= 1) return sizes.values;
  const count = random.int(1, Math.min(sizes.most, sizes.values.length));
  const from = random.int(0, sizes.values.length - count);
  return sizes.values.slice(from, from + count);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Creates an archetype. It picks a kind, a suitable trait, a maker and a model at random, and composes the product
 * from their texts.
 */
export function productLine(line: Line): Archetype {
  const pairs = line.items.map((item) => {
    const traits = line.traits.filter((trait) => suits(trait, item));
    if (traits.length === 0) throw new Error(`no trait suits ${item.name}`);
    return { item, traits };
  });
  return {
    category: line.leaf,
    weight: line.weight,
    reviews: line.reviews,
    make(random) {
      const { item, traits } = random.pick(pairs);
      return write(random, { line, item, trait: random.pick(traits), maker: random.pick(line.makers) });
    },
  };
}

/** The title: the name, followed by the size if there is only one. If the name is short, followed by all sizes. */
function titled(named: string, sizes: readonly (readonly [string, number])[]): string {
  if (sizes.length === 0 || (sizes.length > 1 && named.length >= 30)) return named;
  return `${named}, ${sizes.map(([name]) => lowerFirst(name)).join(' y ')}`;
}

/** The kind, trait and maker that were picked for a product. */
interface Product {
  line: Line;
  item: Item;
  trait: Trait;
  maker: Maker;
}

/** Sizes and colours of a product, with prices. */
interface Offer {
  option: string;
  sizes: readonly (readonly [string, number])[];
  colors: readonly Color[];
  /** Price in pesos at size factor 1. */
  base: number;
  /** Factor of the first size. */
  first: number;
}

function write(random: Random, product: Product): ProductDraft {
  const { line, item, trait, maker } = product;
  const model = line.models ? random.pick(line.models) : '';
  const choice = trait.sizes ?? item.sizes ?? line.sizes;
  const sizes = takeSizes(random, choice);
  const named = [item.name, trait.name, maker.name, model].filter((part) => part !== '').join(' ');
  const title = titled(named, sizes);

  const palette = item.colors ?? line.colors ?? [];
  const room = Math.max(1, Math.floor(MOST_VARIANTS / Math.max(1, sizes.length)));
  const colors =
    palette.length === 0
      ? []
      : random.sample(palette, random.int(1, Math.min(room, line.mostColors ?? 4, palette.length)));

  const first = sizes[0]?.[1] ?? 1;
  const base = item.price * (trait.factor ?? 1) * (maker.factor ?? 1) * (0.94 + random.next() * 0.12);
  const price = Math.max(100, Math.round(base * first) * 100);
  const offer = { option: choice?.option ?? '', sizes, colors, base, first };

  const firstColor = colors[0];
  const words: Record<string, string> = {
    producto: item.the,
    marca: maker.name,
    color: firstColor ? lowerFirst(firstColor.name) : 'claro',
    ...line.words,
    ...item.words,
    ...trait.words,
  };
  return {
    brand: maker.name,
    model: model || [item.short ?? item.name, trait.name].filter((part) => part !== '').join(' '),
    title,
    description: [
      typeof item.say === 'string' ? item.say : random.pick(item.say),
      `${trait.say} ${maker.say}`.trim(),
      random.pick(line.close),
    ].join('\n\n'),
    highlights: [...new Set([...(item.points ?? []), ...(trait.points ?? []), ...random.sample(line.points, 3)])].slice(
      0,
      6,
    ),
    specifications: specifications(product, model, offer),
    price,
    variants: variants(offer),
    pictures: pictures(random, product, title, colors),
    warranty: line.warranty,
    ...(line.bigTicket ? { bigTicket: true } : {}),
    words,
  };
}

function specifications(
  { line, item, trait, maker }: Product,
  model: string,
  { option, sizes, colors }: Offer,
): ProductDraft['specifications'] {
  const general: (readonly [string, string])[] = [['Marca', maker.name]];
  if (model) general.push(['Modelo', model]);
  general.push(['Producto', item.name]);
  if (sizes.length > 0) general.push([option, sizes.map(([name]) => name).join(', ')]);
  if (colors.length > 0) general.push(['Color', colors.map(({ name }) => name).join(', ')]);
  // Rows of the kind replace rows of the line with the same name, and rows of the trait replace both.
  const rows = new Map<string, string>([...line.facts, ...(item.facts ?? []), ...(trait.facts ?? [])]);
  return [
    { group: 'Información general', rows: general },
    { group: 'Características', rows: [...rows] },
  ];
}

function variants({ option, sizes, colors, base, first }: Offer): DraftVariant[] {
  const delta = (factor: number) => {
    const centavos = Math.round(base * (factor - first)) * 100;
    return centavos === 0 ? {} : { priceDelta: centavos };
  };
  if (colors.length === 0) {
    if (sizes.length === 0) return [{ options: {} }];
    return sizes.map(([name, factor]) => ({ options: { [option]: name }, ...delta(factor) }));
  }
  return colors.flatMap(({ name: color, hex }) =>
    sizes.length === 0
      ? [{ options: { Color: color }, colorHex: hex }]
      : sizes.map(([name, factor]) => ({ options: { Color: color, [option]: name }, colorHex: hex, ...delta(factor) })),
  );
}

function pictures(
  random: Random,
  { line, item, trait, maker }: Product,
  title: string,
  colors: readonly Color[],
): ProductDraft['pictures'] {
  const motif = trait.motif ?? item.motif;
  const params = {
    label: maker.label ?? maker.name,
    sub: item.short ?? item.name,
    ...(motif ? { motif } : {}),
    ...line.params,
    ...item.params,
    ...trait.params,
  };
  const art = trait.art ?? item.art ?? line.art;
  const place = item.scene ?? line.scene;
  const trim = line.trims ? random.pick(line.trims) : maker.hex[0];
  const shot = (view: PictureRecipe['view'], main: string, color: string | null) => ({
    color,
    alt:
      color === null ? `${title}, ${VIEW_WORDS[view]}` : `${title} en color ${lowerFirst(color)}, ${VIEW_WORDS[view]}`,
    recipe: { art, colors: [main, trim, maker.hex[1]], params, view, scene: view === 'lifestyle' ? place : 'studio' },
  });
  const views = line.views ?? ['hero', 'detail', 'lifestyle', 'scale'];
  const [firstColor, ...otherColors] = colors;
  if (firstColor === undefined) return views.map((view) => shot(view, trait.hex ?? item.hex ?? maker.hex[0], null));
  return [
    ...views.slice(0, 3).map((view) => shot(view, firstColor.hex, firstColor.name)),
    ...otherColors.map(({ name, hex }) => shot('hero', hex, name)),
  ];
}
