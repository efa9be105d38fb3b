import { cuchillos } from './cuchillos.ts';
import { ollas } from './ollas.ts';
import { sartenes } from './sartenes.ts';
import { tradicion } from './tradicion.ts';
import { vajillas } from './vajillas.ts';
import { vasos } from './vasos.ts';

const BRANDS = ['Brasa y Barro', 'Comal de Tere', 'Hervela', 'Alfarina'] as const;

export const cocinaMesa = {
  brands: BRANDS,
  archetypes: [ollas, sartenes, cuchillos, vajillas, ...vasos, ...tradicion],
};
