/** Words for what things are made of: the cheapest bracelet "de plata" is none of steel. */
import { normaliseWord } from './normalise.ts';

const materials: ReadonlySet<string> = new Set(
  (
    'plata oro acero cobre peltre hierro aluminio piel cuero gamuza charol madera bambu mimbre ratan palma vidrio ' +
    'cristal ceramica barro talavera porcelana algodon seda lana lino mezclilla satin terciopelo encaje hule silicon ' +
    'silicona'
  )
    .split(' ')
    .map(normaliseWord),
);

/** @param term normalised */
export const isMaterial = (term: string): boolean => materials.has(term);
