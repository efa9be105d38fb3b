import type { Archetype } from '../../../types.ts';
import { cajasYEnvolturas } from './cajas-y-envolturas.ts';
import { calculadoras } from './calculadoras.ts';
import { canastasYDetalles } from './canastas-y-detalles.ts';
import { cuadernosYAgendas } from './cuadernos-y-agendas.ts';
import { escritorioYArchivo } from './escritorio-y-archivo.ts';
import { globosYDecoracion } from './globos-y-decoracion.ts';
import { papelParaImprimir } from './papel-para-imprimir.ts';
import { plumasYLapices } from './plumas-y-lapices.ts';

/** Stationery, the office, parties and presents. */
export const papeleriaYFiesta: readonly Archetype[] = [
  cuadernosYAgendas,
  plumasYLapices,
  escritorioYArchivo,
  papelParaImprimir,
  calculadoras,
  globosYDecoracion,
  cajasYEnvolturas,
  canastasYDetalles,
];
