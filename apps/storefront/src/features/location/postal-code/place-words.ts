import type { PostalCodeReply } from '@tianguis/contract';
import { placeCopy } from './place-copy.ts';

type Place = Pick<PostalCodeReply, 'colonias' | 'municipio' | 'estado' | 'c_estado'>;

/** The number of the State of Mexico. */
const mexico = '15';

/**
 * A postal code with a place that shoppers recognise. With one colonia: `06600 · Juárez, Cuauhtémoc`. With several
 * colonias: `44100 · Guadalajara, Jalisco`, since the name of one colonia would seem to exclude the other colonias.
 */
export function placeInWords(code: string, { colonias, municipio, estado, c_estado }: Place): string {
  const state = c_estado === mexico ? placeCopy.stateOfMexico : estado;
  const [colonia] = colonias;
  const names = colonia !== undefined && colonias.length === 1 ? [colonia, municipio] : [municipio, state];
  return `${code} · ${[...new Set(names.filter((name) => name !== null))].join(', ')}`;
}
