import type { Archetype } from '../../../types.ts';
import { type Instrument, instrument } from './instrument.ts';
import { keysWindsAndDrums } from './keys-winds-and-drums.ts';
import { strings } from './strings.ts';

const kindsOfInstrument: readonly Instrument[] = [...strings, ...keysWindsAndDrums];

export const instruments: readonly Archetype[] = kindsOfInstrument.map((kindOf) => ({
  category: `peliculas-musica/${kindOf.leaf}`,
  weight: kindOf.weight,
  reviews: kindOf.reviews,
  make: (random) => instrument(random, kindOf),
}));
