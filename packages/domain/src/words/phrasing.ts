/**
 * What a search says beside the thing and what it is like: ways of speaking, prices, an order, what it must not have.
 * The words that say it are taken out of the text.
 */
import { readAbsences } from './absences.ts';
import { type Detail, readAudience } from './details.ts';
import { fold } from './fold.ts';
import { writeNumbers } from './number-words.ts';
import { withoutOpening } from './openings.ts';
import { type PriceRange, readPrice } from './price-words.ts';
import { withRequestFirst } from './requests.ts';

export interface Phrasing extends PriceRange {
  /** What is left of the text, folded. */
  text: string;
  /** The text without what became a filter or an order, or is {@link without} or {@link isNot}, folded. */
  unfiltered: string;
  /** For whom things are, and the unfiltered text without its words, which `text` has. */
  audience?: { detail: Detail; rest: string } | undefined;
  /** "barato", "mejor calificado", "más nuevos". */
  sort?: 'price_asc' | 'price_desc' | 'rating' | 'newest' | undefined;
  onOffer?: boolean | undefined;
  freeShipping?: boolean | undefined;
  /** Words for what it must not have: "cable" of "sin cable". */
  without: string[];
  /** Those of {@link without} that are verbs: "manche" of "que no manche". */
  doesNot?: readonly string[];
  /** What it must not be: "de gas" of "que no sea de gas", "dulce" of "que no sea dulce". */
  isNot: string[];
  /**
   * The text with what is {@link without} and {@link isNot}, where that may be what troubles the shopper: "el celular no
   * carga".
   */
  withAbsent?: string | undefined;
}

const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'gu');

/** Ways of speaking around a search, folded; the longer ones first. */
const spoken = [
  words(
    '(?:ok|okay|oye|hey) (?:google|siri|alexa)',
    '^(?:alexa|siri|google)(?= (?:busca|quiero|necesito|muestra|compra))|^(?:ok|okay|bueno)(?= [a-zñ])',
    '(?:me )?(?:das?|dan|pasas?) (?:el )?precios? de(?: (?:el|la|los|las|unos?|unas?))?|cuanto (?:cuestan?|salen?|valen?)(?: (?:el|la|los|las|unos?|unas?))?',
    '(?:de )?es[oa]s?(?= (?:de|que|donde|con|para) )|(?:de esos|de esas)(?= [\\p{L}]{4})|donde se(?= )',
    'pues(?! de )|^este(?= (?:mi|quiero|necesito|busco|ocupo|ando|tienen?) )',
    'algo asi como(?: (?:un|una|unos|unas))?',
    'hola|(?<!no )oye(?! bien| nada)|oigan?|disculp[ae]n?|fijate que|por favor|porfa|(?<!de )gracias',
    'mira(?= (?:que|quiero|busco|necesito|ocupo|ando))|buenas? tardes?|buenas? noches|buenos? dias?',
    '(?:de preferencia|si se puede|de una vez|nomas|nada mas)|yo (?:mism[oa]|sol(?:it)?[oa])',
    'perdone?|(?:si )?no es (?:mucha )?molestia|^(?:joven|se[nñ]orita|se[nñ]or)(?= (?:tien|tend|busc|quier|vend|hay|me ))',
  ),
  words(
    'cual(?:es)? (?:es|son|seria)n?(?: (?:el|la|los|las))?',
    'que tal (?:andan|estan|salen)(?: de precio)?(?: (?:el|la|los|las))?',
    'que (?:tal|me recomiendas?)',
  ),
  words(
    '(?:me )?(?:podrias?|(?<!no )puedes?|quiero|quisiera|necesito|ocupo|busco|ando buscando|estoy buscando|me gustaria|deseo|me urge|urge)(?: (?:comprar|encontrar|ver|conseguir|adquirir|ense[nñ]ar|mostrar|recomendar|buscar|decir|ayudar a (?:encontrar|buscar|elegir)|que me (?:ense[nñ]es|muestres|recomiendes)|unos?|unas?))?',
  ),
  words('ayud[ae]me a (?:encontrar|hallar|conseguir|buscar|elegir)(?: (?:un|una|unos|unas))?'),
  words('(?:ustedes )?(?:tienen|tienes|tendran?|tendras|venden|manejan|hay|habra)', 'tiene (?:usted|algo|algun)'),
  words(
    '(?:me )?(?:muestrame|muestra|ense[nñ]ame|recomiendame|recomienda|dame|pasame|buscame|encuentrame|dime)',
    '(?:me )?busca(?! polos?)|me (?:buscas|encuentras|consigues|muestras|ense[nñ]as)(?: un(?:[ao]s?)?)?',
  ),
  words(
    '(?:en )?donde (?:puedo |hay |se |esta |estan )?(?:encuentro|encontrar|comprar|consigo|conseguir|compro|venden?)',
    '(?:en )?donde (?:hay|esta|estan)',
    '^(?:en )?donde(?! [a-zñ]{3,}(?:o|[aei]r(?:lo|la|los|las|me)?) | (?:puedo|podemos|voy a) )',
  ),
  words(
    'que (?:si )?(?:sean?|tengan?|traigan?|incluyan?|vengan?|sirvan?|me sirvan?|aguanten?|este|esten|se puedan?)(?: (?:de|del|para|con|muy|bien|en))?',
  ),
  words('de (?:muy )?buena (?:calidad|marca)', 'a buen precio', 'que (?:salga|salgan) buen[oa]s?'),
  words('(?:el|la|los|las) (?:mejor|mejores|mas buen[oa]s?)', 'mejor(?:es)?'),
  words('(?:todo )?lo\\s+que (?:tengas|tengan|haya|hay) (?:de|en)', '^\\s*(?:el|la|lo|los|las)\\s+de (?:los|las)'),
  words('algo|alguna?s?|algun', String.raw`(?<=\S )bien(?= [\p{L}]{4})`),
  // A "regalo para alguien que le gusta pescar" is read with its rules.
  words(
    '(?<=^(?!regal|detall|cosas?|algo )[\\p{L}]+ )para alguien (?:al que|a quien|que) (?:le )?(?:gustan?|encantan?)',
  ),
  // Where most things are.
  words('(?<=\\S \\S+ )(?:en|para) (?:la |mi |tu |su )?(?:casa|hogar)(?! (?:de|rodante|club)(?![\\p{L}]))'),
];

const before = String.raw`(?<![\p{L}\d])`;
const young = 'hij|niñ|sobrin|niet|herman|prim|ahijad|chav|morr';
/** Words as they are said and texted, folded, and how they are written. */
const shortened: ReadonlyArray<[RegExp, string]> = [
  [words("pa'?l"), 'para el'],
  [words('pa'), 'para'],
  [words('q|ke|qe'), 'que'],
  [words('xq|pq|porq'), 'porque'],
  [words('xfa|xfis|porfis'), 'por favor'],
  [words('(?:en |a )?(?:donde|que|para que) (?:quepan|quepamos|quepa|cabemos|caben|caigan)(?= \\d)'), 'para'],
  [/(?<=(?:^| )para \d+)$/gu, ' personas'],
  [words('añitos?'), 'años'],
  [words('mesecitos'), 'meses'],
  // The grade of an oil.
  [/(?<![\p{L}\d])(\d{1,2}w)(?=\d{2}(?![\p{L}\d]))/gu, '$1-'],
  // The size of a wheel, alone, is a bicycle's.
  [/^rodada (?=\d)/gu, 'bicicleta '],
  // "Que no sean de los que aprietan", "que no sea de las plegables".
  [words('no sean? de (?:los|las) que'), 'no'],
  [/(?<=(?<![\p{L}\d])no sean? )de (?:los|las) (?!que )(?=[\p{L}]{4})/gu, ''],
  // Small ones by any name: "tele chiquita".
  [/(?<=(?<![\p{L}\d])[\p{L}]+ )chiquit(?:it)?([oa]s?)(?![\p{L}])/gu, 'chic$1'],
  // "Hija de 15 que …", "niño de 4".
  [
    new RegExp(`(?<=${before}(?:${young})(?:it)?[oa]s? de )(\\d{1,2})(?=$|,| (?:y |que|con|para|fan|le ))`, 'gu'),
    '$1 años',
  ],
  // The feast is no age.
  [words('(?<=(?:mis?|tus?|sus?|los|unos|fiesta de) )15 años'), 'quince años'],
  // A "perrito" of one's own is no stuffed one.
  [/(?<=(?:para|de) (?:mis?|tus?|sus?|el|la|los|las|una?) )(perr|gat)it(?=[oa]s?(?![\p{L}]))/gu, '$1'],
];

const sorts: ReadonlyArray<[RegExp, NonNullable<Phrasing['sort']>]> = [
  [
    words(
      '(?:que |y )?no (?:(?:sean?|este|esten|salgan?|cuesten?)(?: (?:tan|muy|demasiado))?|tan|muy|demasiado) car[oa]s?',
    ),
    'price_asc',
  ],
  [
    words(
      'buen[oa]s?,? bonit[oa]s? y barat[oa]s?',
      '(?:y )?(?:mas |muy |bien |super )?(?:baratit[oa]s?|barat[oa]s?|economic[oa]s?|accesibles?)',
    ),
    'price_asc',
  ],
  [words('(?:mas |muy )?car[oa]s', '(?:mas|muy) cara|caro'), 'price_desc'],
  [words('mejor(?:es)? (?:calificad|evaluad|valorad|puntuad)[oa]s?'), 'rating'],
  [words('mas nuev[oa]s', 'recien llegad[oa]s?', 'novedades(?: en)?'), 'newest'],
];
const offers = words(
  '(?:que (?:este|esten) )?(?:en|de|con|a) (?:ofertas?|descuentos?|promocion|promociones|rebajas?|remate|liquidacion)',
  'rebajad[oa]s?|ofertas? (?:de|en)|descuentos? (?:de|en)',
);
const shipsFree = words('(?:con )?envio gratis');

/** A present by any name, and who asks for one: "qué le doy a mi hijo". */
const gift = words(
  'que (?:le|les) (?:(?:puedo|pueden?|podria|podrian|podemos|vamos a|van? a|voy a) )?(?:doy|damos|dar|dan|regalo|regalamos|regalar|regalan|compro|compramos|comprar|obsequio|llevo|llevamos|llevar|traen|traer|traigan|pido|pedimos|pedir)',
  'regal(?:ar(?:le|les|te)?|itos?|os|on)',
  'obsequios?',
  'detall(?:e|es|ito|itos)',
);
/** "del número 5", "talla 25", "rodada 26": the number says it. */
const numbered = /(?<![\p{L}\d])(?:(?:del?|en) )?(?:numero|num\.?|no\.|#|talla|rodada) ?(?=\d)/gu;

/** A folded text with its numbers in digits and its words in full. */
const writtenOut = (text: string): string =>
  shortened.reduce((said, [short, full]) => said.replace(short, full), writeNumbers(text));

/**
 * Separators and conjunctions at the end of a text. A run of separators is one piece: with more than one way to divide
 * a run, the search for a match would take exponential time.
 */
const looseEnd = /(?<![\s,;.])[\s,;.]+(?:(?:y|e|o|u|de|con|en|a|por|que)[\s,;.]+)*(?:y|e|o|u|de|con|en|a|por|que)?$/u;

/** What is left of a sentence, without the spaces and conjunctions around what was taken out. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+(?=[,;.]|$)|\s+(?=\s)/g, '')
    .replace(looseEnd, '')
    .trim();

/** Pure and the same for every catalogue. @param written as the shopper wrote it */
export function readPhrasing(written: string): Phrasing {
  const { range, rest } = readPrice(
    withRequestFirst(withoutOpening(writtenOut(fold(written).replace(/[¿?¡!]/g, ' ')))),
  );
  const phrasing: Phrasing = { ...range, text: rest, unfiltered: '', without: [], isNot: [] };
  /** Takes the words out of the text. @returns the groups of each match */
  const take = (expression: RegExp): string[] => {
    const found = Array.from(phrasing.text.matchAll(expression), ([, group = '']) => group);
    phrasing.text = phrasing.text.replace(expression, ' ');
    return found;
  };
  for (const [expression, sort] of sorts) if (take(expression).length > 0) phrasing.sort ??= sort;
  if (take(offers).length > 0) phrasing.onOffer = true;
  if (take(shipsFree).length > 0) phrasing.freeShipping = true;
  const withAbsent = phrasing.text;
  Object.assign(phrasing, readAbsences(withAbsent));
  phrasing.unfiltered = tidy(phrasing.text);
  const audience = readAudience(phrasing.unfiltered);
  if (audience && audience.rest !== '') phrasing.audience = audience;
  for (const expression of spoken) take(expression);
  if (phrasing.without.length + phrasing.isNot.length > 0)
    phrasing.withAbsent = spoken.reduce((text, expression) => text.replace(expression, ' '), withAbsent).trim();
  phrasing.text = phrasing.text.replace(numbered, '').replace(gift, 'regalo').replace(/\s+/g, ' ').trim();
  return phrasing;
}
