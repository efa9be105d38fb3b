import type { Department } from '../../types.ts';
import { jewels } from './jewels/index.ts';
import { watches } from './watches/index.ts';

export const joyeria: Department = {
  name: 'Joyería y relojes',
  icon: 'emoji:gem-stone',
  weight: 6,
  children: [
    {
      name: 'Relojes',
      children: [
        { name: 'Relojes para hombre' },
        { name: 'Relojes para mujer' },
        { name: 'Relojes automáticos' },
        { name: 'Relojes de buceo' },
        { name: 'Relojes digitales' },
        { name: 'Relojes infantiles' },
        { name: 'Correas y estuches' },
      ],
    },
    {
      name: 'Anillos',
      children: [{ name: 'De compromiso' }, { name: 'Argollas de matrimonio' }, { name: 'Anillos de plata' }],
    },
    { name: 'Collares y cadenas', children: [{ name: 'Collares' }, { name: 'Cadenas' }, { name: 'Dijes' }] },
    { name: 'Aretes', children: [{ name: 'Arracadas' }, { name: 'Broqueles' }, { name: 'Aretes largos' }] },
    {
      name: 'Pulseras',
      children: [{ name: 'Esclavas y brazaletes' }, { name: 'Pulseras con dijes' }, { name: 'Pulseras tejidas' }],
    },
  ],
  brands: [
    'Tasqueña Plata',
    'Casa Melitón',
    'Filigrana Roja',
    'Luz de Taxco',
    'Dos Azahares',
    'Joyas del Zaguán',
    'Citlalmina',
    'Tiempo Manso',
    'Minutero Sur',
    'Relojería Olmedo',
    'Trópico Reloj',
    'Chaquira y Sol',
  ],
  archetypes: [...watches, ...jewels],
};
