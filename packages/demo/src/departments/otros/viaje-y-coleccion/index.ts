import type { Archetype } from '../../../types.ts';
import { accesoriosDeViaje } from './accesorios-de-viaje.ts';
import { coleccionables } from './coleccionables.ts';
import { kitsParaCrear } from './kits-para-crear.ts';
import { maletas } from './maletas.ts';
import { mascarasDeLucha } from './mascaras-de-lucha.ts';
import { microscopiosYBinoculares } from './microscopios-y-binoculares.ts';
import { pinturaYDibujo } from './pintura-y-dibujo.ts';
import { tejidoYBordado } from './tejido-y-bordado.ts';
import { telescopios } from './telescopios.ts';

/** Travel, crafts, wrestlers' masks, collectibles and optics. */
export const viajeYColeccion: readonly Archetype[] = [
  maletas,
  accesoriosDeViaje,
  pinturaYDibujo,
  tejidoYBordado,
  kitsParaCrear,
  mascarasDeLucha,
  coleccionables,
  telescopios,
  microscopiosYBinoculares,
];
