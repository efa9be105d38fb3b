/** What a sentence asks for, where it tells something else first: "se descompuso el boiler, necesito un calentador". */

/** What says that something is wanted, folded. */
export const wanting =
  'quiero|queremos|quisiera|necesit[oa]|necesitamos|ocupo|ocupamos|busco|buscamos|requiero|' +
  '(?:ando|andamos|andaba|estoy|estamos) buscando|me gustaria|me hacen? falta|me falta|me urgen?';
const asking = `(?:${wanting}|recomiendame|recomiendenme|me recomiendas?|buscame|consigueme|muestrame)`;
const article = '(?:un|una|unos|unas)';
const anywhere = new RegExp(
  `^(.+?)[\\s,;.]+(?:(?:y|pero|entonces|ahora|por eso|asi que) )*(?<!no )${asking}` +
    `(?: (?:comprar(?:me|le|les)?|encontrar|conseguir|tener))? ${article} ([a-zñ].+)$`,
  'u',
);
const anyAsking = new RegExp(`(?<![a-zñ])(?:${asking}|tienen|tienes|venden|hay|busca) `, 'u');

/** Fewer words before it are a greeting. */
const fewWords = 3;

/**
 * A folded text with the thing that it asks for before what it tells: "mi casa es de dos pisos, necesito una bomba" is
 * a "bomba, mi casa es de dos pisos".
 */
export function withRequestFirst(text: string): string {
  const [, told = '', asked = ''] = anywhere.exec(text) ?? [];
  if (asked === '' || told.split(' ').length < fewWords || anyAsking.test(told)) return text;
  return `${asked}, ${told}`;
}
