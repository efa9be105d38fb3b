import type { Archetype } from '../../../types.ts';
import { botas } from './botas.ts';
import { calzadoInfantil } from './calzado-infantil.ts';
import { sandaliasYHuaraches } from './sandalias-y-huaraches.ts';
import { tenis } from './tenis.ts';
import { zapatosParaHombre } from './zapatos-para-hombre.ts';
import { zapatosParaMujer } from './zapatos-para-mujer.ts';

/** Shoes. */
export const zapatos: readonly Archetype[] = [
  tenis,
  zapatosParaMujer,
  zapatosParaHombre,
  botas,
  sandaliasYHuaraches,
  calzadoInfantil,
];
