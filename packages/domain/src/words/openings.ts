/** How people begin to ask, aloud above all: "a ver, fíjate que ando en busca de …"; what they ask for stays. */
import { wanting } from './requests.ts';

const start = (...patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|')})(?![a-zñ])[\\s,.;:]*`, 'u');

/** Taken from the beginning again and again, folded. */
const openings = [
  // Talk.
  start(
    'hola|buen(?:os|as) (?:dias|tardes|noches)|buenas|oigan?|oye|disculp[ae]n?|perdon[ae]?n?|mira|fijate(?: que)?',
    'pues|a ver(?: si)?|la (?:neta|verdad)|neta',
    'o sea|(?:lo que pasa )?es que|de casualidad|por ahi|por favor|porfa',
    '(?:alguien|no) sabe[ns]? si|sabra[ns]? si|sera que',
    '(?:queria|quisiera|quiero|me gustaria) (?:ver|saber|preguntar) si',
    '(?:andaba|ando) viendo si|saber si|si (?:tienen?|tienes|hay|venden|manejan)',
  ),
  // What others said.
  start(
    'mi [a-zñ]+ me (?:dijo que comprara|pidio|encargo|recomendo|receto|mando(?: comprar)?)(?: (?:un|una|unos|unas))?',
    'me (?:encargaron|recomendaron|recetaron|pidieron)(?: (?:llevar|comprar))?(?: (?:un|una|unos|unas))?',
  ),
  // What the shop has.
  start(
    '(?:tendrian|tendran?|tendras|tengan|tienen?|tienes|habra|manejan|venden)(?: por ahi)?' +
      '(?: (?:un|una|unos|unas|algun|alguna))?',
    'que (?:opciones|modelos|variedad) (?:hay|tienen?|tienes|manejan)(?: (?:de|en|para))?',
    'que (?:hay|tienen?|tienes|manejan) (?:de|en)|(?:todo )?lo que (?:tengas|tengan|haya|hay|tienen|tienes) (?:de|en)',
    'que (?:es|hay) buen[oa](?= para )|que (?:me )?puedo (?:usar|tomar|poner|comprar|untar)(?:me)?(?= para )',
    'con que (?:puedo|se|le|les)|(?:ver )?precios? de(?: (?:el|la|los|las))?',
  ),
  // What is wanted.
  start(
    [
      `(?:yo )?(?:${wanting}|queria|necesitaba|buscaba|(?:ando|andamos|estoy|estamos) en (?:busca|busqueda) de`,
      '|estoy interesad[oa] en|me interesa(?:ria)?|(?:voy a|vamos a|pienso) comprar|tengo ganas de',
      '|se me antojan?|urge|urgente|les encargo)',
      '(?: (?:comprar|ver|encontrar|conseguir|adquirir|checar|que me (?:mostrar|enseñ|recomend|ayud)[a-z]+))?',
      '(?: (?:un|una|unos|unas|algun|alguna)(?! poco))?',
    ].join(''),
  ),
];

/** Words behind it: "qué freidora me recomiendas", "audífonos que tengas". */
const advice = 'me (?:recomiendas?|recomiendan|conviene|sugieres)';
const endings = new RegExp(
  `[\\s,]+(?:(?:que )?${advice}|que (?:tengas|tengan|haya|manejen)|por favor|porfa|gracias)$`,
  'u',
);
/** "Cuál freidora de aire me conviene". */
const which = new RegExp(`^(?:cual(?:es)?|que) (?=[a-zñ]{3,}.* ${advice}$)`, 'u');
/** "Comprarle a mi hijo unos patines" are patines for him. */
const boughtFor = /^(?:quiero |voy a )?comprar(?:le|les) a ((?:mis?|un|una) [a-zñ]+) (?:un|una|unos|unas) (.+)$/u;

/** A folded text without the words that people begin with, and end with; the text itself where nothing else is left. */
export function withoutOpening(text: string): string {
  let left = text.trim().replace(which, '').replace(endings, '').replace(boughtFor, '$2 para $1');
  for (let before = ''; before !== left; ) {
    before = left;
    for (const opening of openings) left = left.replace(opening, '');
  }
  return left === '' ? text : left;
}
