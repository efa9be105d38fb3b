/** What things for a party are called by, so that those for another party are not shown. */
import { plainWords } from './phrase-rules.ts';
import { singular } from './singular.ts';

/** Folded words, in the singular: `titles` tell an occasion in titles, and the others lead to it as well. */
const occasions = (
  [
    ['patria', 'patrio septiembre independencia mexicana mexicano grito'],
    ['muerto', 'ofrenda altar catrina difunto noviembre angelito panteon'],
    ['quince', 'quinceanera quinceañera xv 15'],
    ['navidad navideño', 'navideña nochebuena posada diciembre pastorela santa reyes rey pesebre nacimiento'],
    ['halloween', 'bruja octubre disfraz'],
    ['graduacion', 'graduo graduar gradua egresado titulacion titulo licenciatura'],
    ['cumpleaños', 'cumple cumpleañero cumpleañera año fiesta festejar festejo piñata infantil niño niña hijo hija'],
    ['bautizo', 'bautizar comunion padrino madrina ahijado ahijada'],
  ] as const
).map(([titles, others]) => ({ titles: titles.split(' '), said: [...titles.split(' '), ...others.split(' ')] }));

/** The 15th of September is no birthday. */
const date = /(?<!\d)\d{1,2} de (?=[a-z])/g;

/**
 * The words by which titles tell an occasion that none of these texts does.
 * @param texts what was searched, and what a rule says of it
 */
export function otherOccasions(texts: readonly string[]): string[] {
  const said = new Set(
    texts
      .map((text) => text.replace(date, ''))
      .flatMap(plainWords)
      .map(singular),
  );
  return occasions.flatMap(({ titles, said: words }) => (words.some((word) => said.has(word)) ? [] : titles));
}
