import type { PostalCodeReply } from '@tianguis/contract';
import { placeCopy } from './place-copy.ts';

type Place = Pick<PostalCodeReply, 'colonias' | 'municipio' | 'estado' | 'c_estado'>;

/** The number of the State of Mexico. */
const mexico = '15';

/**
 * A postal code with the place that a shopper knows it by: `06600 · Juárez, Cuauhtémoc` if it has one colonia, else
 * `44100 · Guadalajara, Jalisco`, since the name of one of many would say that the others are wrong.
 */
export function placeInWords(code: string, { colonias, municipio, estado, c_estado }: Place): string {
  const state = c_estado === mexico ? placeCopy.stateOfMexico : estado;
  const [colonia] = colonias;
  const names = colonia !== undefined && colonias.length === 1 ? [colonia, municipio] : [municipio, state];
  return `${code} · ${[...new Set(names.filter((name) => name !== null))].join(', ')}`;
}
