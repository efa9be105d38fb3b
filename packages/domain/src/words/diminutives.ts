/** Diminutives and augmentatives, which Mexicans say of anything: lamparita, colchoncito, chiquito, bocinota. */

const forms: ReadonlyArray<[RegExp, readonly string[]]> = [
  [/quit([oa])(s?)$/, ['c$1$2']],
  [/guit([oa])(s?)$/, ['g$1$2']],
  [/(?<=[nr])cit([oa])(s?)$/, ['', 'e$2', '$1$2']],
  [/ecit([oa])(s?)$/, ['', 'e$2', '$1$2']],
  [/cit([oa])(s?)$/, ['z', 'c$1$2', 'ce$2', 'e$2']],
  [/it([oa])(s?)$/, ['$1$2', 'e$2', '']],
  [/ot[ea](s?)$/, ['a$1', 'o$1', 'e$1', '']],
  [/on(?:es|as?)?$/, ['a', 'o', 'e']],
];
const shortest = 3;

/** Words that a folded word may be the diminutive or augmentative of, the most likely first. */
export function withoutDiminutive(word: string): string[] {
  return forms.flatMap(([ending, others]) =>
    ending.test(word)
      ? others.map((other) => word.replace(ending, other)).filter(({ length }) => length >= shortest)
      : [],
  );
}
