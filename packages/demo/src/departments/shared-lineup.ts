/**
 * A lineup: kinds of a product combined with makes (material or features). shared-product-line.ts explains why lineups
 * have their own builder.
 */
import type { Random } from '../random.ts';
import type { Archetype, ReviewPhrases } from '../types.ts';
import { type ColorName, colors } from './colors.ts';
import { around, type Choice, code, draft } from './shared-sheet.ts';

type Row = readonly [string, string];
type Params = Readonly<Record<string, string | number>>;

export interface Kind {
  /** Noun at the start of the title: `Olla exprés`. */
  name: string;
  /** First paragraph. `{marca}` and `{modelo}` may appear in every text. */
  line: string;
  price: number;
  point: string;
  specs: readonly Row[];
  /** End of the title: ` para 6 personas`. */
  tail?: string;
  /** Last paragraph, in place of one of the lineup's closing paragraphs. */
  note?: string;
  /** Replaces `{uso}` in reviews. */
  use?: string;
  art?: string;
  params?: Params;
  scene?: string;
  contents?: string;
  /** The kind is combined with makes of the same group, and with makes without a group. */
  group?: string;
  /** Makes of this kind only, if the lineup's makes do not suit it. */
  makes?: readonly Make[];
  choice?: Choice;
  colors?: readonly ColorName[];
  palette?: readonly string[];
}

export interface Make {
  /** Text after the model in the title: `de acero inoxidable`. May be empty. */
  name: string;
  /** Second paragraph. */
  line: string;
  point: string;
  specs: readonly Row[];
  /** Surcharge on the kind's price, in percent. */
  more?: number;
  group?: string;
  params?: Params;
  colors?: readonly ColorName[];
  palette?: readonly string[];
}

export interface Lineup {
  category: string;
  weight: number;
  reviews: ReviewPhrases;
  brands: readonly string[];
  /** Names of models, or the letters of a model code. */
  models: readonly string[] | string;
  kinds: readonly Kind[];
  makes: readonly Make[];
  closings: readonly string[];
  /** Selling points of all products of the lineup. */
  points?: readonly string[];
  specs?: readonly Row[];
  /** Names of the two groups of specifications: the kind's and the make's. */
  groups?: readonly [string, string];
  colors?: readonly ColorName[];
  /** Maximum number of colours of a product; default 3. */
  offered?: number;
  palettes?: readonly (readonly string[])[];
  trim?: readonly string[];
  choice?: Choice;
  art: string;
  params?: Params;
  scene: string;
  heroScene?: string;
  last?: 'box' | 'scale' | 'flat';
  warranty: string;
  contents: string;
  origin?: string;
  words?: Readonly<Record<string, string>>;
  /** Price from which delivery and instalments are those of large products. */
  bigFrom?: number;
}

function fill(text: string, brand: string, model: string): string {
  return text.replaceAll('{marca}', brand).replaceAll('{modelo}', model);
}

function filled(params: Params, brand: string, model: string): Params {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? fill(value, brand, model) : value]),
  );
}

function paletteOf(random: Random, line: Lineup, kind: Kind, make: Make): readonly string[] {
  return make.palette ?? kind.palette ?? random.pick(line.palettes ?? [['#8b8f96', '#45484e']]);
}

/** Highlights: the make's feature, the last measure and the warranty. */
function pointsOf(line: Lineup, kind: Kind, made: Make): string[] {
  const measure = kind.specs.findLast(([, value]) => !kind.point.includes(/\d[\d.,]*/u.exec(value)?.[0] ?? value));
  const term = line.warranty.split(/ (?:contra|en) /u)[0] ?? line.warranty;
  const own = [kind.point, made.point, ...(line.points ?? [])];
  return [...own, ...(measure ? [measure.join(': ')] : []), ...(/^\d/u.test(term) ? [`${term} de garantía`] : [])];
}

/** Creates the archetype of a lineup. */
export function lineup(line: Lineup): Archetype {
  const { category, weight, reviews } = line;
  const make = (random: Random) => {
    const kind = random.pick(line.kinds);
    const made = random.pick(
      kind.makes ?? line.makes.filter((each) => !each.group || !kind.group || each.group === kind.group),
    );
    const brand = random.pick(line.brands);
    const model = typeof line.models === 'string' ? code(random, line.models) : random.pick(line.models);
    const names = made.colors ?? kind.colors ?? line.colors;
    const choice = kind.choice ?? line.choice;
    const price = kind.price * (1 + (made.more ?? 0) / 100);
    const heroScene = line.heroScene;
    const [what, how] = line.groups ?? ['Características', 'Materiales y detalles'];
    const title = [kind.name, brand, model, made.name].filter(Boolean).join(' ') + (kind.tail ?? '');
    return draft({
      brand,
      model,
      title,
      noun: kind.name,
      text: [kind.line, made.line, kind.note ?? random.pick(line.closings)].map((text) => fill(text, brand, model)),
      points: pointsOf(line, kind, made),
      specs: { [what]: kind.specs, [how]: [...made.specs, ...(line.specs ?? [])] },
      pesos: around(random, price),
      warranty: line.warranty,
      contents: kind.contents ?? line.contents,
      origin: line.origin ?? 'México',
      ...(names
        ? { colors: random.sample(colors(...names), line.offered ?? 3) }
        : { palette: paletteOf(random, line, kind, made) }),
      ...(line.trim ? { trim: line.trim } : {}),
      ...(choice ? { choice } : {}),
      art: kind.art ?? line.art,
      params: filled({ ...line.params, ...kind.params, ...made.params }, brand, model),
      scene: kind.scene ?? line.scene,
      ...(heroScene ? { heroScene } : {}),
      last: line.last ?? 'box',
      words: { uso: kind.use ?? 'la casa', ...line.words },
      bigTicket: price >= (line.bigFrom ?? 4000),
    });
  };
  return { category, weight, reviews, make };
}
