import { camas } from './camas.ts';
import { comedores } from './comedores.ts';
import { escritorios } from './escritorios.ts';
import { libreros } from './libreros.ts';
import { BRANDS } from './names.ts';
import { roperos } from './roperos.ts';
import { salas } from './salas.ts';
import { sillas } from './sillas.ts';

export const muebles = {
  brands: BRANDS,
  archetypes: [salas, comedores, camas, roperos, escritorios, libreros, sillas],
};
