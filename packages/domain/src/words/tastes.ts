/** What somebody who gets a present likes or does: "para mi suegro que se la pasa asando carne". */

/** What leads to it, folded. */
const leads = [
  'ya|siempre|casi|apenas|muy|bien|super|mucho|esta|estan|anda|andan|es|son|va[n]?|acaba[n]? de',
  'se (?:la |lo )?(?:pasa|vive|empieza|pone|dedica)[n]?|empez[oa]|empieza[n]?|aprender|aprende|entrar|ser',
  'les? (?:gusta|encanta|fascina|late|da por|dio por)[n]?|ama|adora|quiere[n]?|quisiera|sueña con',
  'fan|fanatic[oa]|amante|a|al|el|la|los|las|de|del|en|con',
];
const leading = new RegExp(`^(?:(?:${leads.join('|')}) )+`);

/** Endings of what somebody is at, and of the verb: "asando", "asar". */
const verbs: ReadonlyArray<[RegExp, readonly string[]]> = [
  [/([a-zñ]{2,})ando(?![a-zñ])/, ['$1ar']],
  [/([a-zñ]{2,})(?:iendo|yendo)(?![a-zñ])/, ['$1er', '$1ir']],
];

/** The ways to say it, as a file may have it. @param text folded */
export function readTastes(text: string): string[] {
  const [, after] = /^(?:[a-zñ]+ )?regalos? .*? que ([a-zñ ]+)$/.exec(text) ?? [];
  if (after === undefined) return [];
  const taste = after.replace(leading, '');
  const [ways] = verbs.flatMap(([ending, verb]) =>
    ending.test(taste) ? [verb.map((one) => taste.replace(ending, one))] : [],
  );
  return ways ?? [taste];
}
