/** What the forms of a Spanish word have in common, for phrases only: too coarse for an index. */

/** Endings, tried in this sequence; what is left must have three letters. */
const endings = [
  /(?:[aei]r|ando|[iy]endo)(?:me|se|te|le|les|lo|la|los|las|nos)$/,
  /(?:[aei]dura|[aei]dor|[aei]dora|[ai]miento|acion|icion|azon)$/,
  /(?:[aei]r|ando|[iy]endo|[ai]d[oa]|[aei]mos|abas?|aban|aron|ieron|e?cit[oa]|it[oa]|or)$/,
  /(?:[aei]n|[aeo]s|i[ao])$/,
  /[aeio]$/,
];
const shortestStem = 3;

/** Spellings of one sound: tapé, "roncó" and "ronqué", "comienzo" and "comience". */
const spellings: ReadonlyArray<[RegExp, string]> = [
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/z$/, 'c'],
];
/** Vowels that change under stress: duele and dolor, duermo and dormir, pierdo and perder. */
const stressed: ReadonlyArray<[RegExp, string]> = [
  [/^h?ue(?=[^aeiou])/, 'o'],
  [/ue(?=[^aeiou]+$)/, 'o'],
  [/ie(?=[^aeiou]+$)/, 'e'],
];

/** Forms of short and irregular verbs, by what they have in common. */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    'cae cae caen caer caerse caiga caigan caigo caida caido cayendo cayo',
    'oir oi oigo oye oyen oyo oyendo oido',
    've ve veo ven ver vea vean veia viendo visto vista',
    'lee lee leen leer leo lea leyendo',
    'hace hace hacen hacer haga hago haciendo hecho hizo',
    'romp rompe rompen romper rompio rompiendo roto rota',
    'dorm dormir duerme duermen duermo duerma durmiendo durmio',
    'ped pedir pide pido pidiendo',
    'sent sentir siente siento sintiendo',
    'ardor arde arden arder ardor',
    'olor huele huelen oler olor huela',
    'dolor duele duelen doler dolor adolorido',
    'frei freir frie frien frito',
  ].flatMap((line) => {
    const [stem = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, stem] as const);
  }),
);

/** @param word folded, in the singular: jala, jale and jalar give "jal" */
export function stemOf(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const stems = endings.map((ending) => word.replace(ending, ''));
  const stem = stems.find((one) => one !== word && one.length >= shortestStem) ?? word;
  return [...spellings, ...stressed].reduce((one, [pattern, sound]) => one.replace(pattern, sound), stem);
}
