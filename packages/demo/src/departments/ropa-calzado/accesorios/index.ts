import type { Archetype } from '../../../types.ts';
import { blusasBordadas } from './blusas-bordadas.ts';
import { bolsas } from './bolsas.ts';
import { carterasYCinturones } from './carteras-y-cinturones.ts';
import { gorrasYSombreros } from './gorras-y-sombreros.ts';
import { lentesDeSol } from './lentes-de-sol.ts';
import { mochilas } from './mochilas.ts';
import { rebozosYChales } from './rebozos-y-chales.ts';
import { sarapesYJorongos } from './sarapes-y-jorongos.ts';

/** Bags, hats and handwoven accessories. */
export const accesorios: readonly Archetype[] = [
  bolsas,
  mochilas,
  carterasYCinturones,
  gorrasYSombreros,
  lentesDeSol,
  rebozosYChales,
  blusasBordadas,
  sarapesYJorongos,
];
