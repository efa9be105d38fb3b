/** Number normalisation: the singular of Spanish nouns and adjectives, and of English loanwords, by their endings. */

/** Irregular plurals, and words in -s that are singular. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gases: 'gas',
    compases: 'compa',
    pures: 'pure',
    tes: 'te',
    rubies: 'rubi',
    maniquies: 'maniqui',
    esquies: 'esqui',
    colibries: 'colibri',
    jabalies: 'jabali',
    bisturies: 'bisturi',
    bambues: 'bambu',
    tabues: 'tabu',
    iglues: 'iglu',
    hindues: 'hindu',
    cds: 'cd',
    dvds: 'dvd',
    tvs: 'tv',
    pcs: 'pc',
    leds: 'led',
    clubes: 'club',
    albumes: 'album',
    drone: 'dron',
    feet: 'foot',
  }),
);

/** Demonyms in -es, whose feminine is in -esa. */
export const peoples: ReadonlySet<string> = new Set(
  'ingles frances portugues japones holandes escoces irlandes danes finlandes genoves milanes cordobes burgues'.split(
    ' ',
  ),
);

/** Words that end in -es in the singular; their plural adds another -es. */
const endInEs: ReadonlySet<string> = new Set([
  ...peoples,
  ...'montes marques cortes arnes interes cipres estres reves traves entremes ciempies express tres res mes herpes'.split(
    ' ',
  ),
]);

/** Singulars in consonant + -e whose plural looks like consonant + -es. */
const endInE: ReadonlySet<string> = new Set(
  (
    'tele chile hule tule mole vale tile file profile mobile smile role scale capsule console sale male female aire desaire donaire tire wire fire ' +
    'software hardware store score core square share figure adventure hectare cine peine line online machine magazine gene higiene sede ' +
    'fraude code blade grade shade trade side slide guide made upgrade aguacate enlace desenlace roce goce cauce indice helice codice apice ' +
    'vertice complice artifice doce trece face voice device office choice juice piece slice spice price lace place space peace'
  ).split(' '),
);

/** Words in -j, -ch, -m and similar consonants whose plural is in -es. */
const endInConsonant: ReadonlySet<string> = new Set(
  'reloj troj boj carcaj sandwich smartwatch watch match sketch crunch touch tech punch scotch wrench bench brunch item club'.split(
    ' ',
  ),
);

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter);

/** The singular of a folded word. A singular gives itself or the same key as its plural. */
export function singular(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss') || endInEs.has(word)) return word;
  if (word.endsWith('es')) return withoutEs(word.slice(0, -2));
  // Many singulars end in -is and -us (tenis, virus): they lose the -s too, so singular and plural have one key.
  return word.slice(0, -1);
}

/** The singular of `stem` + -es: the stem, or the stem + -e. */
function withoutEs(stem: string): string {
  const last = stem.at(-1);
  const before = stem.at(-2);
  if (endInConsonant.has(stem)) return stem;
  if (endInE.has(`${stem}e`) || isVowel(last)) return `${stem}e`;
  if (last === 'c') return isVowel(before) ? `${stem.slice(0, -1)}z` : `${stem}e`;
  if (last === 's') return withoutSes(stem, before);
  if (last === 'h') return before === 's' ? stem : `${stem}e`;
  if (last === 'x' || last === 'y' || last === 'z') return stem;
  if (!isVowel(before)) return `${stem}e`;
  if (last === 'd') return /id$/.test(stem) && stem.length > 3 && !/(?:ard|adal)id$/.test(stem) ? `${stem}e` : stem;
  if (last === 'n') return stem.endsWith('phon') ? `${stem}e` : stem;
  return last === 'l' || last === 'r' ? stem : `${stem}e`;
}

/** clases → clase; grises → the key of gris; ingleses → ingles; dresses → dress. */
function withoutSes(stem: string, before: string | undefined): string {
  if (before === 's') return stem;
  if (before === 'a' || !isVowel(before)) return `${stem}e`;
  return singular(stem);
}
