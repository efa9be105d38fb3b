/** The ñ that a keyboard without it leaves out: "panales", where products have "pañales". */

/** @param word folded. @returns it with an ñ for one of its n, for each of them */
export const withTilde = (word: string): string[] =>
  Array.from(word.matchAll(/n/g), ({ index }) => `${word.slice(0, index)}ñ${word.slice(index + 1)}`);
