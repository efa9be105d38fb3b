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

/** @param word folded, in the singular: jala, jale and jalar give "jal" */
export function stemOf(word: string): string {
  const stems = endings.map((ending) => word.replace(ending, ''));
  const stem = stems.find((one) => one !== word && one.length >= shortestStem) ?? word;
  return [...spellings, ...stressed].reduce((one, [pattern, sound]) => one.replace(pattern, sound), stem);
}
