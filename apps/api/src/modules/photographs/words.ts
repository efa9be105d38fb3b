/** Sentences for photographs that are refused (AF-02). */
import { mostPhotographs, photographTypeOf } from '@tianguis/domain/photograph';
import type { PhotographFault } from './reader.ts';

const taken = 'Usa una fotografía JPG, PNG o WebP.';

const ofFaults: Readonly<Record<Exclude<PhotographFault, 'type'>, string>> = {
  damaged: 'El archivo está dañado o incompleto. Vuelve a tomar la fotografía o elige otra.',
  pixels: 'Es demasiado grande para abrirla. Usa una fotografía de hasta 50 megapixeles, o de 25 si es PNG o WebP.',
  narrow: 'Es demasiado alargada. Recórtala, o elige otra fotografía.',
  small: 'Es demasiado pequeña para que se vea algo. Elige una fotografía más grande.',
};

export const photographWords = {
  empty: 'El archivo está vacío. Elige otra fotografía.',
  full: `Ya tienes ${mostPhotographs} fotografías, que son las más que puedes agregar. Quita una para agregar otra.`,
  sent: 'Estas fotografías ya se enviaron, y no se pueden agregar más.',
};

/** The sentence for a file that is refused. A refused type is named. */
export function photographSentence(fault: PhotographFault, file: Uint8Array): string {
  if (fault !== 'type') return ofFaults[fault];
  const type = photographTypeOf(file);
  if ('taken' in type) return ofFaults.damaged;
  if (type.refused === undefined) return `No es una fotografía que podamos abrir. ${taken}`;
  return `Es un archivo ${type.refused}, que no podemos abrir. ${taken}`;
}
