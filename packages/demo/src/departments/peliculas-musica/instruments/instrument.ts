import type { Random } from '../../../random.ts';
import type { ProductDraft, ReviewPhrases } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** A kind of instrument. */
export interface Instrument {
  leaf: string;
  weight: number;
  noun: string;
  art: string;
  params?: Readonly<Record<string, string | number>>;
  brands: readonly string[];
  series: readonly string[];
  kinds: readonly { name: string; price: number; text: string; detail: string }[];
  woods: readonly string[];
  packs: readonly string[];
  care: readonly string[];
  rows: (random: Random) => readonly (readonly [string, string])[];
  palettes: readonly (readonly ColorName[])[];
  reviews: ReviewPhrases;
}

/** A phrase about the wood, key, size or finish. */
function finished(wood: string): string {
  if (/^\d/u.test(wood)) return `viene en tamaño ${wood}`;
  if (/^(tapa|cuerpo|acabado)/u.test(wood)) return `lleva ${wood}`;
  if (wood.startsWith('de ')) return `es ${wood}`;
  if (/^en [A-Z]/u.test(wood)) return `está afinado ${wood}`;
  return `viene ${wood}`;
}

/** Drawings of instruments that look different from others of their category. */
const ownArt: Readonly<Record<string, string>> = {
  'Par de bongós': 'emoji:long-drum',
  Tarola: 'emoji:drum',
};

/** An instrument of one kind. */
export function instrument(random: Random, kindOf: Instrument): ProductDraft {
  const kind = random.pick(kindOf.kinds);
  const brand = random.pick(kindOf.brands);
  const model = `${random.pick(kindOf.series)} ${random.int(1, 9)}${random.pick(['', '0', '5', ' Plus'])}`;
  const wood = random.pick(kindOf.woods);
  const pack = random.pick(kindOf.packs);
  const standsAlone =
    kindOf.noun === 'Percusión' || kind.name.startsWith('piano') || kind.name.startsWith('controlador');
  const noun = standsAlone ? kind.name.charAt(0).toUpperCase() + kind.name.slice(1) : `${kindOf.noun} ${kind.name}`;
  const joint = wood.startsWith('con ') ? ` y ${pack.replace(/^con /u, '')}` : `, ${pack}`;
  const extra = pack === 'sola' ? '' : joint;
  const palette = colors(...random.pick(kindOf.palettes));
  return sketched({
    brand,
    model,
    title: `${noun} ${brand} ${model}, ${wood}${noun.length > 28 && extra.length > 18 ? '' : extra}`,
    text: [
      kind.text,
      `El modelo ${model} ${finished(wood)}${pack === 'sola' ? '' : ` y se entrega ${pack}`}.`,
      random.pick(kindOf.care),
    ],
    points: [
      kind.detail,
      wood.charAt(0).toUpperCase() + wood.slice(1),
      pack === 'sola' ? 'Calibrada de fábrica' : pack.charAt(0).toUpperCase() + pack.slice(1),
      'Revisión antes del envío',
    ],
    specs: {
      Instrumento: [['Tipo', noun], ['Detalle', kind.detail], ['Característica', wood], ...kindOf.rows(random)],
      Generales: [
        ['Nivel', kind.price < 2000 ? 'Principiante' : kind.price < 6000 ? 'Intermedio' : 'Avanzado'],
        ['Incluye', pack === 'sola' ? 'Llave de ajuste' : pack.replace(/^con /u, '')],
        ['Origen', brand.includes('Paracho') ? 'Paracho, Michoacán' : 'Armado en México'],
        ['Servicio', 'Refacciones y taller en México'],
      ],
    },
    price: kind.price * (1 + random.int(0, 6) * 0.03) + (/rígido|amplificador|banco/u.test(pack) ? 900 : 100),
    art: ownArt[kind.name] ?? kindOf.art,
    ...(kindOf.params ? { params: kindOf.params } : {}),
    subject: `${noun} ${brand} ${model}`,
    palette,
    paint: ['#46301f', '#f0e2c4'],
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', random.pick(['living', 'bedroom'])],
      ['box', 'shelf'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: model, persona: random.pick(['mi hijo', 'mi hija', 'mi papá', 'mi sobrino']) },
  });
}
