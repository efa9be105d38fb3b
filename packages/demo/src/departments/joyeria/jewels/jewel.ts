import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { byOption } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';
import { gold10, gold14, silver, white14 } from './metals.ts';
import type { Piece } from './piece.ts';

type Stone = readonly [name: string, hex: string];

const stones: readonly Stone[] = [
  ['ámbar de Chiapas', '#c8791e'],
  ['ópalo de Querétaro', '#b8dfe0'],
  ['turquesa', '#2bb5b8'],
  ['obsidiana', '#1d1d20'],
  ['amatista', '#6a3d9a'],
  ['perla cultivada', '#efece4'],
  ['ónix', '#15181f'],
  ['granate', '#7a1f36'],
  ['zirconia', '#e6edf0'],
  ['malaquita', '#12805c'],
  ['lapislázuli', '#1f46b4'],
];

const stonesInSilver: readonly Stone[] = [
  ['zirconia', '#e6edf0'],
  ['moissanita', '#e9f0f2'],
  ['topacio', '#8ec4ea'],
  ['granate', '#7a1f36'],
  ['amatista', '#6a3d9a'],
  ['perla cultivada', '#efece4'],
];

const stonesInGold: readonly Stone[] = [
  ['diamante de 0.15 ct', '#eef4f6'],
  ['diamante de 0.30 ct', '#eef4f6'],
  ['moissanita', '#e9f0f2'],
  ['zafiro', '#1f46b4'],
  ['esmeralda', '#12805c'],
  ['morganita', '#f2c4b8'],
];

/** The motif of a picture, for designs whose name is a motif. */
const designMotifs: Readonly<Record<string, string>> = {
  'Corazón de Milagro': 'emoji:red-heart',
  Gota: 'emoji:droplet',
  'Hilo de Perlas': 'emoji:oyster',
  Colibrí: 'emoji:bird',
  'Chaquira Wixárika': 'emoji:deer',
  Filigrana: 'emoji:blossom',
  Constelación: 'emoji:sparkles',
  Monarca: 'emoji:butterfly',
  Virgencita: 'emoji:folded-hands',
  Inicial: 'emoji:sparkling-heart',
  Calaverita: 'emoji:skull',
  'Medalla de Bautizo': 'emoji:dove',
  Balón: 'emoji:soccer-ball',
  Ojo: 'emoji:nazar-amulet',
  Nopal: 'emoji:cactus',
  Huella: 'emoji:paw-prints',
  Ángel: 'emoji:baby-angel',
  Trébol: 'emoji:four-leaf-clover',
};

/** The title, with its tail if both fit into the maximum length. */
function titled(title: string, tail: string): string {
  return title.length + tail.length <= 105 ? title + tail : title;
}

/** A piece of jewellery of one kind, with a design, a metal and sometimes a stone. */
export function jewel(random: Random, piece: Piece): ProductDraft {
  const brand = random.pick(piece.brands);
  const [design, described] = random.pick(piece.designs);
  const metal = random.pick(piece.metals);
  const engaged = piece.leaf.endsWith('de-compromiso');
  const [stone, stoneHex] = random.pick(engaged ? (metal === silver ? stonesInSilver : stonesInGold) : stones);
  const stoned = random.chance(piece.stoned);
  const [light, heavy] = piece.grams;
  const most = metal.gram === undefined ? heavy : Math.min(heavy, light + 5);
  const weight = (light + (most - light) * random.next()).toFixed(1);
  const diamond = stone.startsWith('diamante');
  const stonePrice = !stoned
    ? 0
    : diamond
      ? stone.includes('0.30')
        ? 14500
        : 6900
      : /zafiro|esmeralda|moissanita|morganita/u.test(stone)
        ? 2600
        : /perla|ópalo|ámbar/u.test(stone)
          ? 380
          : 140;
  const made = piece.plural ? `hech${piece.gender}s` : `hech${piece.gender}`;
  const article = piece.plural ? (piece.gender === 'a' ? 'Las' : 'Los') : piece.gender === 'a' ? 'La' : 'El';
  const are = piece.plural ? 'llevan' : 'lleva';
  const solid = metal === gold10 || metal === gold14 || metal === white14;
  return sketched({
    brand,
    model: design,
    title: titled(
      `${piece.noun} ${design} de ${metal.name}${stoned ? ` con ${stone}` : ''} ${brand}`,
      random.pick(['', ', con estuche', ', para regalo']),
    ),
    text: [
      `${article} ${piece.noun.toLowerCase()} ${design}: ${described}. ${piece.plural ? 'Están' : 'Está'} ${made} en ${metal.name}${stoned ? ` y ${are} ${stone}` : ''}.`,
      random.pick(piece.lines),
      metal.care,
    ],
    points: [
      metal.name.charAt(0).toUpperCase() + metal.name.slice(1),
      stoned ? stone.charAt(0).toUpperCase() + stone.slice(1) : 'Sin piedras',
      `Peso aproximado de ${weight} g`,
      'Estuche y certificado',
    ],
    specs: {
      Material: [
        ['Metal', metal.name],
        ['Piedra', stoned ? stone : 'No lleva'],
        ['Acabado', design.includes('Mate') ? 'Satinado' : design.includes('Martillada') ? 'Martillado' : 'Pulido'],
        ['Sello', solid ? metal.name.replace(/.* de /u, '') : metal === silver ? '.925' : 'No aplica'],
      ],
      Medidas: [
        ['Peso aproximado', `${weight} g`],
        ['Medida', piece.size],
        [piece.plural ? 'Piezas' : 'Pieza', piece.plural ? 'Par' : '1'],
      ],
      Generales: [
        ['Colección', design],
        ['Hecho en', piece.brands.includes('Tasqueña Plata') ? 'Taxco, Guerrero' : 'México'],
        ['Níquel', 'Libre de níquel'],
        ['Incluye', 'Estuche y paño de limpieza'],
      ],
    },
    price:
      piece.base * metal.factor * (0.75 + Number(weight) / (light + heavy)) +
      Number(weight) * (metal.gram ?? 0) +
      stonePrice,
    art: piece.art,
    params: {
      ...(piece.params ?? {}),
      ...(piece.motifs ? { motif: designMotifs[design] ?? random.pick(piece.motifs) } : {}),
    },
    subject: `${piece.noun} ${design}`,
    paint: [metal.hex, stoned ? stoneHex : '#c9ccd1', '#f6f5f1'],
    ...(piece.option
      ? {
          variants: byOption(
            piece.option[0],
            piece.option[1].map(([value, extra]) => [value, solid ? extra * 4 : extra] as const),
          ),
        }
      : {}),
    shots: [
      ['hero', random.pick(['studio', 'shelf'])],
      ['detail', 'studio'],
      ['lifestyle', piece.scene],
      ['box', 'studio'],
    ],
    warranty: solid ? 'De por vida en la ley del metal, 12 meses en el armado' : '6 meses por defectos de armado',
    ...(solid ? { bigTicket: true } : {}),
    words: { diseno: design, metal: metal.name },
  });
}
