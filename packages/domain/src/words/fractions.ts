/** Whole numbers of inches and feet stand for what is sold with a fraction, too: "laptop de 17 pulgadas" for 17.3". */
import type { Clause } from './synonyms.ts';

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The same clauses; a whole size also matches, as a wider name, those between it and the next. */
export const withFractions = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => {
    const [, whole, unit] = /^(\d{1,3})(in|pie)$/.exec(clause.alternatives[0]?.join(' ') ?? '') ?? [];
    if (whole === undefined) return clause;
    return {
      ...clause,
      alternatives: [...clause.alternatives, ...tenths.map((tenth) => [`${whole}.${tenth}${unit}`])],
    };
  });
