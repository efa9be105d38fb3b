import type { Department } from '../../types.ts';
import { MAKERS } from './makers.ts';
import { juegosDeMesa } from './mesa/index.ts';
import { personajes } from './personajes/index.ts';
import { ruedasYPatio } from './ruedas-y-patio/index.ts';
import { tradicionYFiesta } from './tradicion-y-fiesta/index.ts';

/** Toys, from the first blocks to the piñata. */
export const juguetes: Department = {
  name: 'Juguetes y juegos',
  icon: 'emoji:teddy-bear',
  weight: 7,
  children: [
    {
      name: 'Armar y pensar',
      children: [
        { name: 'Bloques y construcción' },
        { name: 'Rompecabezas' },
        { name: 'Juegos de mesa' },
        { name: 'Didácticos' },
        { name: 'Masas y slime' },
      ],
    },
    {
      name: 'Muñecas, figuras y peluches',
      children: [
        { name: 'Muñecas' },
        { name: 'Casas y cocinitas' },
        { name: 'Figuras de acción' },
        { name: 'Peluches' },
        { name: 'Dinosaurios' },
        { name: 'Robots' },
      ],
    },
    {
      name: 'Vehículos y montables',
      children: [
        { name: 'Carritos y pistas' },
        { name: 'Trenes' },
        { name: 'Control remoto' },
        { name: 'Montables y triciclos' },
        { name: 'Montables eléctricos' },
      ],
    },
    {
      name: 'Aire libre',
      children: [{ name: 'Casitas y tiendas' }, { name: 'Agua y arena' }, { name: 'Papalotes y pelotas' }],
    },
    {
      name: 'Tradicionales mexicanos',
      children: [
        { name: 'Trompos, baleros y yoyos' },
        { name: 'Muñecas de trapo y marionetas' },
        { name: 'Loterías y juegos de feria' },
      ],
    },
    { name: 'Piñatas', children: [{ name: 'Piñatas de picos y figuras' }, { name: 'Rellenos y bolsitas' }] },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...juegosDeMesa, ...personajes, ...ruedasYPatio, ...tradicionYFiesta],
};
