import type { Random } from '../../random.ts';
import type { Archetype, PictureRecipe, ProductDraft, ReviewPhrases } from '../../types.ts';

import { byOption } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import { braceletReviews, earringReviews, necklaceReviews, ringReviews, weddingReviews } from './reviews.ts';

interface Metal {
  name: string;
  hex: string;
  factor: number;
  /** Pesos for each gram, for what is sold by weight. */
  gram?: number;
  care: string;
}

const silver: Metal = {
  name: 'plata .925',
  hex: '#c9ccd1',
  factor: 1,
  care: 'Si la plata se opaca, basta frotarla con el paño incluido y guardarla en su bolsita.',
};
const plated: Metal = {
  name: 'chapa de oro de 14 k',
  hex: '#d0a548',
  factor: 0.75,
  care: 'La chapa dura años si no se moja a diario y si el perfume va antes que la joya.',
};
const gold10: Metal = {
  name: 'oro amarillo de 10 k',
  hex: '#d8b04c',
  factor: 1.2,
  gram: 1450,
  care: 'El oro no se opaca; una limpieza con agua tibia y jabón suave basta.',
};
const gold14: Metal = {
  name: 'oro amarillo de 14 k',
  hex: '#dcb44a',
  factor: 1.3,
  gram: 2050,
  care: 'El oro no se opaca; una limpieza con agua tibia y jabón suave basta.',
};
const white14: Metal = {
  name: 'oro blanco de 14 k',
  hex: '#d9dadd',
  factor: 1.4,
  gram: 2150,
  care: 'Cada dos años conviene renovar el baño de rodio para que conserve el brillo.',
};
const steel: Metal = {
  name: 'acero inoxidable',
  hex: '#aeb3ba',
  factor: 0.45,
  care: 'El acero no se mancha ni pinta la piel: aguanta el uso diario, hasta en la regadera.',
};

/** Woven goods: what holds them together, and the metal of their clasp. */
const waxed: Metal = {
  name: 'hilo encerado y plata .925',
  hex: '#c8242f',
  factor: 1,
  care: 'Quítatela para dormir y sécala después del mar: el hilo dura mucho más.',
};
const cotton: Metal = {
  name: 'hilo de algodón y acero',
  hex: '#2bb5b8',
  factor: 0.8,
  care: 'Se lava a mano con jabón suave y se seca a la sombra para que no pierda color.',
};
const beads: Metal = {
  name: 'chaquira de vidrio',
  hex: '#ee7a25',
  factor: 1.3,
  care: 'Evita jalarla: si se rompe un hilo, la reparamos durante seis meses.',
};

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

interface Piece {
  leaf: string;
  weight: number;
  noun: string;
  gender: 'o' | 'a';
  plural: boolean;
  brands: readonly string[];
  designs: readonly (readonly [string, string])[];
  metals: readonly Metal[];
  base: number;
  grams: readonly [number, number];
  art: string;
  params?: Readonly<Record<string, string | number>>;
  motifs?: readonly string[];
  stoned: number;
  option?: readonly [string, readonly (readonly [string, number])[]];
  size: string;
  lines: readonly string[];
  scene: PictureRecipe['scene'];
  reviews: ReviewPhrases;
}

const ringSizes = [
  ['5', 0],
  ['6', 0],
  ['7', 0],
  ['8', 0],
  ['9', 0],
] as const;
const wideSizes = [
  ['6', 0],
  ['7', 0],
  ['8', 0],
  ['9', 0],
  ['10', 0],
  ['11', 0],
  ['12', 0],
] as const;
const house = ['Tasqueña Plata', 'Luz de Taxco', 'Casa Melitón', 'Filigrana Roja', 'Citlalmina'] as const;

const pieces: readonly Piece[] = [
  {
    leaf: 'anillos/de-compromiso',
    weight: 4,
    noun: 'Anillo de compromiso',
    gender: 'o',
    plural: false,
    brands: ['Casa Melitón', 'Joyas del Zaguán', 'Dos Azahares'],
    designs: [
      ['Solitario', 'una sola piedra, elevada para que la luz entre por los lados'],
      ['Halo', 'un círculo de piedras pequeñas que agranda la del centro'],
      ['Tres Tiempos', 'tres piedras por lo que fue, lo que es y lo que viene'],
      ['Vintage', 'grabado a mano en los costados, como los de antes'],
      ['Enredadera', 'hojitas de metal que abrazan la piedra'],
      ['Catedral', 'hombros altos que sostienen la piedra como un arco'],
      ['Media Caña', 'aro redondo y cómodo con piedra al ras, ideal para manos que trabajan'],
    ],
    metals: [gold10, gold14, white14, silver],
    base: 890,
    grams: [2, 4],
    art: 'ring',
    stoned: 1,
    option: ['Talla', ringSizes],
    size: 'aro de 1.8 mm',
    lines: [
      'El primer ajuste de talla va por nuestra cuenta dentro de los 60 días.',
      'Llega en estuche sobrio, sin marcas por fuera: nadie va a sospechar el paquete.',
    ],
    scene: 'party',
    reviews: weddingReviews,
  },
  {
    leaf: 'anillos/argollas-de-matrimonio',
    weight: 3,
    noun: 'Argolla de matrimonio',
    gender: 'a',
    plural: false,
    brands: ['Casa Melitón', 'Joyas del Zaguán'],
    designs: [
      ['Media Caña', 'curva por fuera y por dentro, la más cómoda para siempre'],
      ['Plana Mate', 'acabado satinado que disimula los rayones del día'],
      ['Diamantada', 'cortes finos que brillan sin piedras'],
      ['Bicolor', 'dos tonos que se encuentran al centro'],
      ['Greca', 'una greca de Mitla grabada alrededor'],
      ['Trenza', 'dos hilos de metal que se cruzan'],
      ['Martillada', 'golpe a golpe, ninguna queda igual'],
    ],
    metals: [gold10, gold14, white14, silver],
    base: 640,
    grams: [3, 6],
    art: 'ring',
    params: { kind: 'band' },
    stoned: 0,
    option: ['Talla', wideSizes],
    size: 'ancho de 4 mm',
    lines: [
      'Se vende por pieza, para que cada quien elija su talla. El grabado interior de hasta 18 letras está incluido.',
      'El grabado tarda tres días más; mándanos el texto con acentos y todo.',
      'Con cuatro milímetros de ancho se siente presente sin estorbar. El interior va redondeado para que entre y salga sin pelear.',
      'Si engordan o enflacan los dedos, que pasa, ajustamos la talla una vez sin costo.',
    ],
    scene: 'party',
    reviews: weddingReviews,
  },
  {
    leaf: 'anillos/anillos-de-plata',
    weight: 4,
    noun: 'Anillo',
    gender: 'o',
    plural: false,
    brands: house,
    designs: [
      ['Cempasúchil', 'una flor abierta de pétalos finos'],
      ['Serpiente', 'una víbora que da dos vueltas al dedo'],
      ['Luna y Sol', 'mitad y mitad, para quien no se decide'],
      ['Hoja de Maguey', 'una penca que rodea el dedo'],
      ['Apilable Fino', 'delgado, para combinar con otros'],
      ['Sello Liso', 'con superficie para grabar una inicial'],
      ['Alebrije', 'un animalito fantástico con las patas abiertas'],
      ['Nudo', 'un lazo que no se desata'],
      ['Azulejo', 'dibujo de talavera en esmalte'],
    ],
    metals: [silver, silver, plated],
    base: 390,
    grams: [2, 9],
    art: 'ring',
    stoned: 0.6,
    option: ['Talla', ringSizes],
    size: 'ajuste cómodo',
    lines: [
      'Se hace en un taller de Taxco, pieza por pieza, con el interior pulido para que no estorbe.',
      'Es un regalo seguro si conoces su talla; si no, mide un anillo suyo con la guía que viene en las fotos.',
    ],
    scene: 'desk',
    reviews: ringReviews,
  },
  {
    leaf: 'collares-y-cadenas/collares',
    weight: 4,
    noun: 'Collar',
    gender: 'o',
    plural: false,
    brands: [...house, 'Chaquira y Sol', 'Dos Azahares'],
    designs: [
      ['Corazón de Milagro', 'un milagrito como los de las iglesias'],
      ['Gota', 'una piedra en gota que cae justo en el escote'],
      ['Hilo de Perlas', 'perlas pequeñas anudadas una por una'],
      ['Colibrí', 'el ave de perfil, con las alas abiertas'],
      ['Chaquira Wixárika', 'cuentas diminutas tejidas a mano'],
      ['Barra', 'una barra delgada para grabar un nombre'],
      ['Filigrana', 'hilo de metal rizado, ligero como encaje'],
      ['Constelación', 'puntitos que brillan a distintas alturas'],
      ['Monarca', 'una mariposa con alas de esmalte'],
    ],
    metals: [silver, plated, silver, gold10],
    base: 460,
    grams: [3, 12],
    art: 'necklace',
    motifs: [
      'emoji:red-heart',
      'emoji:droplet',
      'emoji:bird',
      'emoji:butterfly',
      'emoji:glowing-star',
      'emoji:crescent-moon',
      'emoji:sunflower',
    ],
    stoned: 0.4,
    option: [
      'Largo',
      [
        ['40 cm', 0],
        ['45 cm', 40],
        ['50 cm', 80],
      ],
    ],
    size: 'extensión de 4 cm',
    lines: [
      'Con la extensión se usa corto sobre cuello redondo o largo sobre vestido.',
      'El broche es de langosta, fácil de cerrar sin ayuda.',
    ],
    scene: 'studio',
    reviews: necklaceReviews,
  },
  {
    leaf: 'collares-y-cadenas/cadenas',
    weight: 3,
    noun: 'Cadena',
    gender: 'a',
    plural: false,
    brands: ['Tasqueña Plata', 'Luz de Taxco', 'Casa Melitón'],
    designs: [
      ['Torzal', 'eslabones torcidos que parecen cuerda'],
      ['Eslabón Alternado', 'un eslabón largo y tres cortos, de los que no se enredan'],
      ['Barbada', 'eslabón curvo, pesada y firme'],
      ['Veneciana', 'cubitos que brillan parejo'],
      ['Singapur', 'giro delicado, buena para dije chico'],
      ['Cubana', 'gruesa, para usarse sola'],
      ['Rolo', 'eslabón redondo de toda la vida'],
      ['Cola de Rata', 'lisa y flexible'],
    ],
    metals: [silver, steel, plated, gold10, gold14],
    base: 420,
    grams: [3, 28],
    art: 'chain',
    stoned: 0,
    option: [
      'Largo',
      [
        ['45 cm', 0],
        ['50 cm', 60],
        ['55 cm', 120],
        ['60 cm', 180],
      ],
    ],
    size: 'grosor de 2 mm',
    lines: [
      'Se puede usar sola o con dije de hasta 8 gramos.',
      'Si se rompe un eslabón durante el primer año, la soldamos sin costo.',
    ],
    scene: 'studio',
    reviews: necklaceReviews,
  },
  {
    leaf: 'collares-y-cadenas/dijes',
    weight: 3,
    noun: 'Dije',
    gender: 'o',
    plural: false,
    brands: house,
    designs: [
      ['Virgencita', 'la silueta con su resplandor'],
      ['Inicial', 'letra cursiva a elegir en las notas del pedido'],
      ['Calaverita', 'de azúcar, con flores en los ojos'],
      ['Medalla de Bautizo', 'lisa por detrás para grabar nombre y fecha'],
      ['Balón', 'pelotita con costuras grabadas'],
      ['Ojo', 'para la buena suerte, esmaltado'],
      ['Nopal', 'con sus tres tunas'],
      ['Huella', 'la patita del perro o del gato de la casa'],
      ['Ángel', 'dormido sobre una nube'],
      ['Trébol', 'de cuatro hojas, por si hace falta'],
    ],
    metals: [silver, plated, gold10, gold14],
    base: 290,
    grams: [1, 5],
    art: 'pendant',
    motifs: [
      'emoji:skull',
      'emoji:cactus',
      'emoji:four-leaf-clover',
      'emoji:paw-prints',
      'emoji:baby-angel',
      'emoji:soccer-ball',
      'emoji:eye',
      'emoji:glowing-star',
    ],
    stoned: 0.2,
    size: 'alto de 1.8 cm',
    lines: [
      'La argolla pasa por cadenas de hasta 4 mm. La cadena se vende aparte.',
      'Se puede grabar por detrás sin costo, hasta doce letras.',
    ],
    scene: 'studio',
    reviews: necklaceReviews,
  },
  {
    leaf: 'aretes/arracadas',
    weight: 3,
    noun: 'Arracadas',
    gender: 'a',
    plural: true,
    brands: [...house, 'Dos Azahares'],
    designs: [
      ['Lisas', 'tubo hueco, grandes sin pesar'],
      ['Oaxaqueñas', 'con colgantes que suenan al caminar'],
      ['Diamantadas', 'con cortes que atrapan la luz'],
      ['De Gajos', 'con relieve de media naranja'],
      ['Torcidas', 'como cordón'],
      ['Huggie', 'pegaditas al lóbulo'],
      ['Ovaladas', 'que alargan la cara'],
      ['Con Bolita', 'las de toda niña mexicana'],
    ],
    metals: [silver, plated, gold10],
    base: 330,
    grams: [2, 9],
    art: 'earrings',
    params: { kind: 'hoop' },
    stoned: 0.1,
    option: [
      'Tamaño',
      [
        ['20 mm', 0],
        ['30 mm', 60],
        ['40 mm', 120],
      ],
    ],
    size: 'cierre de bisagra',
    lines: [
      'El cierre hace clic y no se abre con la almohada.',
      'Ligeras a propósito: no estiran el lóbulo aunque las uses el día entero.',
    ],
    scene: 'studio',
    reviews: earringReviews,
  },
  {
    leaf: 'aretes/broqueles',
    weight: 3,
    noun: 'Broqueles',
    gender: 'o',
    plural: true,
    brands: [...house, 'Joyas del Zaguán'],
    designs: [
      ['Estrellita', 'de cinco picos, muy pulidos'],
      ['Punto de Luz', 'una piedra y nada más'],
      ['Flor de Azahar', 'cinco pétalos con centro brillante'],
      ['Media Luna', 'para usar parejos o encontrados'],
      ['Abejita', 'con alas grabadas'],
      ['Cuadro', 'de líneas rectas, muy sobrios'],
      ['Corazón', 'pequeñito, para diario'],
      ['Para Bebé', 'con rosca de seguridad y poste corto'],
    ],
    metals: [silver, plated, gold10, gold14],
    base: 220,
    grams: [1, 3],
    art: 'earrings',
    params: { kind: 'stud' },
    stoned: 0.6,
    size: '6 mm',
    lines: [
      'El poste no contiene níquel, así que casi nadie les hace reacción.',
      'Vienen con par extra de seguros, porque siempre se pierde uno.',
    ],
    scene: 'studio',
    reviews: earringReviews,
  },
  {
    leaf: 'aretes/aretes-largos',
    weight: 3,
    noun: 'Aretes largos',
    gender: 'o',
    plural: true,
    brands: [...house, 'Chaquira y Sol'],
    designs: [
      ['Candil', 'con hilos que se mueven'],
      ['Chaquira', 'cuentas de vidrio tejidas en rombo'],
      ['Filigrana de Flor', 'encaje de metal'],
      ['Cascada', 'gotas a tres alturas'],
      ['Pluma', 'con el raquis grabado'],
      ['Papel Picado', 'calados como los de la fiesta'],
      ['Colibrí', 'con el pico hacia la flor'],
      ['Fandango', 'grandes, para bailar'],
    ],
    metals: [silver, plated],
    base: 380,
    grams: [4, 14],
    art: 'earrings',
    params: { kind: 'drop' },
    stoned: 0.45,
    size: 'largo de 6 cm',
    lines: [
      'Con pelo recogido se lucen más. Pesan poco para su tamaño.',
      'Van con vestido de noche o con camiseta blanca; ellos hacen el trabajo.',
    ],
    scene: 'party',
    reviews: earringReviews,
  },
  {
    leaf: 'pulseras/esclavas-y-brazaletes',
    weight: 3,
    noun: 'Esclava',
    gender: 'a',
    plural: false,
    brands: ['Tasqueña Plata', 'Luz de Taxco', 'Casa Melitón'],
    designs: [
      ['Con Placa', 'lista para grabar nombre'],
      ['Rígida Lisa', 'un aro pulido a espejo'],
      ['Greca', 'con la greca de Mitla en relieve'],
      ['Tejida', 'eslabones planos que caen como tela'],
      ['Abierta', 'se ajusta con la mano, sin broche'],
      ['Semanario', 'siete aros delgados que suenan bonito'],
      ['Martillada', 'con brillo irregular'],
      ['Infantil', 'con cadena de seguridad'],
    ],
    metals: [silver, plated, steel, gold10],
    base: 520,
    grams: [6, 26],
    art: 'bracelet',
    params: { kind: 'bangle' },
    stoned: 0.1,
    option: [
      'Talla',
      [
        ['Chica', 0],
        ['Mediana', 40],
        ['Grande', 80],
      ],
    ],
    size: 'ancho de 6 mm',
    lines: [
      'El grabado está incluido: nombre, fecha o apodo, lo que quepa.',
      'Mide tu muñeca con un hilo y suma un centímetro: esa es tu talla.',
    ],
    scene: 'desk',
    reviews: braceletReviews,
  },
  {
    leaf: 'pulseras/pulseras-con-dijes',
    weight: 3,
    noun: 'Pulsera',
    gender: 'a',
    plural: false,
    brands: [...house, 'Dos Azahares'],
    designs: [
      ['Milagritos', 'con ocho milagros distintos'],
      ['Lotería', 'con figuras de la baraja esmaltadas'],
      ['Mar', 'con estrella, concha y caballito'],
      ['Viajera', 'con avión, mapa y maletita'],
      ['Catrina', 'con calaveras y flores'],
      ['Zodiaco', 'con tu signo y su estrella'],
      ['Cocinera', 'con molcajete, chile y cazuelita'],
      ['Maestra', 'con lápiz, libro y manzana'],
    ],
    metals: [silver, plated, steel],
    base: 430,
    grams: [5, 15],
    art: 'bracelet',
    params: { kind: 'beads' },
    stoned: 0.15,
    option: [
      'Largo',
      [
        ['17 cm', 0],
        ['19 cm', 30],
        ['21 cm', 60],
      ],
    ],
    size: 'extensión de 2 cm',
    lines: [
      'Los dijes se quitan y se cambian, para ir contando cosas nuevas.',
      'Cada dije va soldado con argolla cerrada: no se pierden en el suéter.',
    ],
    scene: 'desk',
    reviews: braceletReviews,
  },
  {
    leaf: 'pulseras/pulseras-tejidas',
    weight: 2,
    noun: 'Pulsera tejida a mano',
    gender: 'a',
    plural: false,
    brands: ['Chaquira y Sol', 'Citlalmina'],
    designs: [
      ['Hilo Rojo', 'con nudo corredizo y una cuentita'],
      ['Chaquira Huichol', 'con el dibujo del peyote y el venado'],
      ['Macramé', 'con piedra al centro'],
      ['Telar', 'en franjas de colores vivos'],
      ['Ojo Turco', 'en hilo encerado que no se destiñe'],
      ['De Pareja', 'dos piezas que se juntan'],
      ['Marinera', 'con ancla y cordón grueso'],
      ['Semillas', 'de ojo de venado y colorín'],
    ],
    metals: [waxed, cotton, beads],
    base: 130,
    grams: [2, 8],
    art: 'bracelet',
    params: { kind: 'woven' },
    stoned: 0.5,
    size: 'ajustable',
    lines: [
      'Tejida a mano por artesanas a quienes se les paga por pieza y por adelantado.',
      'Se ajusta con nudo corredizo y aguanta el mar.',
    ],
    scene: 'beach',
    reviews: braceletReviews,
  },
];

/** What a design shows, where its name says it. */
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

/** The title with its tail, where a shop's line has room for both. */
function titled(title: string, tail: string): string {
  return title.length + tail.length <= 105 ? title + tail : title;
}

function jewel(random: Random, piece: Piece): ProductDraft {
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

export const jewels: readonly Archetype[] = pieces.map((piece) => ({
  category: `joyeria/${piece.leaf}`,
  weight: piece.weight,
  reviews: piece.reviews,
  make: (random) => jewel(random, piece),
}));
