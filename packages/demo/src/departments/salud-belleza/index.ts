import type { Department } from '../../types.ts';
import { cabelloYMaquillaje } from './cabello-maquillaje/index.ts';
import { MAKERS } from './makers.ts';
import { pielYCuidado } from './piel-cuidado/index.ts';

/** Beauty and personal care. */
export const saludBelleza: Department = {
  name: 'Salud y belleza',
  icon: 'emoji:lotion-bottle',
  weight: 6,
  children: [
    {
      name: 'Cuidado facial',
      children: [{ name: 'Limpiadores faciales' }, { name: 'Cremas y sueros' }, { name: 'Protectores solares' }],
    },
    {
      name: 'Cabello',
      children: [
        { name: 'Shampoo y acondicionador' },
        { name: 'Tratamientos y peinado' },
        { name: 'Secadoras y planchas' },
      ],
    },
    { name: 'Maquillaje', children: [{ name: 'Labios' }, { name: 'Rostro y ojos' }, { name: 'Uñas' }] },
    {
      name: 'Perfumes',
      children: [{ name: 'Perfumes para mujer' }, { name: 'Perfumes para hombre' }, { name: 'Brumas y colonias' }],
    },
    {
      name: 'Cuidado personal',
      children: [
        { name: 'Jabones y geles de baño' },
        { name: 'Cremas corporales' },
        { name: 'Desodorantes' },
        { name: 'Higiene bucal' },
        { name: 'Rasurado y depilación' },
        { name: 'Manos y pies' },
        { name: 'Protección femenina' },
      ],
    },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...pielYCuidado, ...cabelloYMaquillaje],
};
