import type { Department } from '../../types.ts';
import { comida } from './comida/index.ts';
import { cosas } from './cosas/index.ts';
import { MAKERS } from './makers.ts';

/** Products for pets. */
export const mascotas: Department = {
  name: 'Mascotas',
  icon: 'emoji:dog-face',
  weight: 5,
  children: [
    {
      name: 'Perros',
      children: [
        { name: 'Alimento para perro' },
        { name: 'Premios y carnaza' },
        { name: 'Camas y casas' },
        { name: 'Correas y pecheras' },
        { name: 'Juguetes para perro' },
        { name: 'Higiene para perro' },
        { name: 'Platos y transportadoras' },
      ],
    },
    {
      name: 'Gatos',
      children: [
        { name: 'Alimento para gato' },
        { name: 'Arena y areneros' },
        { name: 'Rascadores y camas' },
        { name: 'Juguetes para gato' },
      ],
    },
    { name: 'Aves', children: [{ name: 'Alimento para aves' }, { name: 'Jaulas y accesorios' }] },
    { name: 'Peces', children: [{ name: 'Alimento para peces' }, { name: 'Peceras y accesorios' }] },
    {
      name: 'Roedores y reptiles',
      children: [
        { name: 'Alimento para roedores y reptiles' },
        { name: 'Jaulas para roedores' },
        { name: 'Terrarios y calefacción' },
      ],
    },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...comida, ...cosas],
};
