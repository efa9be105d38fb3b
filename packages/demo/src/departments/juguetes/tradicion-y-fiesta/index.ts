import type { Archetype } from '../../../types.ts';
import { loteriasYJuegosDeFeria } from './loterias-y-juegos-de-feria.ts';
import { munecasDeTrapoYMarionetas } from './munecas-de-trapo-y-marionetas.ts';
import { pinatasDePicosYFiguras } from './pinatas-de-picos-y-figuras.ts';
import { rellenosYBolsitas } from './rellenos-y-bolsitas.ts';
import { tromposBalerosYYoyos } from './trompos-baleros-y-yoyos.ts';

/** Traditional Mexican toys and piñatas. */
export const tradicionYFiesta: readonly Archetype[] = [
  tromposBalerosYYoyos,
  munecasDeTrapoYMarionetas,
  loteriasYJuegosDeFeria,
  pinatasDePicosYFiguras,
  rellenosYBolsitas,
];
