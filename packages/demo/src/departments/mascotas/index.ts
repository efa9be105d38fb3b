import type { Department } from '../../types.ts';
import { BRANDS } from './brands.ts';
import { otrasMascotas } from './otras-mascotas.ts';
import { perrosGatos } from './perros-gatos.ts';

/** Mascotas: dogs, cats, and whoever swims, sings or gnaws. */
export const mascotas: Department = {
  name: 'Mascotas',
  icon: 'emoji:paw-prints',
  weight: 5,
  children: [
    {
      name: 'Perros',
      children: [
        { name: 'Alimento para perro' },
        { name: 'Premios y carnazas' },
        { name: 'Camas y casas' },
        { name: 'Correas y collares' },
        { name: 'Juguetes para perro' },
      ],
    },
    {
      name: 'Gatos',
      children: [
        { name: 'Alimento para gato' },
        { name: 'Arena y areneros' },
        { name: 'Rascadores y camas' },
        { name: 'Juguetes y transportadoras' },
      ],
    },
    {
      name: 'Peces, aves y roedores',
      children: [
        { name: 'Peceras y accesorios' },
        { name: 'Alimento para peces y aves' },
        { name: 'Jaulas y hábitats' },
      ],
    },
    {
      name: 'Higiene y cuidado',
      children: [{ name: 'Champús y cepillos' }, { name: 'Platos y bebederos' }, { name: 'Tapetes y limpieza' }],
    },
  ],
  brands: BRANDS,
  archetypes: [...perrosGatos, ...otrasMascotas],
};
