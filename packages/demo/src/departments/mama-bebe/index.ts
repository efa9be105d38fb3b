import type { Department } from '../../types.ts';
import { crianza } from './crianza/index.ts';
import { MAKERS } from './makers.ts';
import { paseo } from './paseo/index.ts';

/** Mothers and babies. */
export const mamaBebe: Department = {
  name: 'Mamá y bebé',
  icon: 'emoji:baby',
  weight: 5,
  children: [
    {
      name: 'Pañales e higiene',
      children: [{ name: 'Pañales' }, { name: 'Toallitas húmedas' }, { name: 'Baño y cuidado de la piel' }],
    },
    {
      name: 'Alimentación',
      children: [
        { name: 'Biberones' },
        { name: 'Chupones y mordederas' },
        { name: 'Lactancia' },
        { name: 'Vasos y platos' },
        { name: 'Papillas y galletas' },
        { name: 'Periqueras' },
        { name: 'Baberos' },
      ],
    },
    {
      name: 'Paseo',
      children: [
        { name: 'Carriolas' },
        { name: 'Autoasientos' },
        { name: 'Portabebés y fulares' },
        { name: 'Pañaleras' },
      ],
    },
    {
      name: 'Recámara del bebé',
      children: [{ name: 'Cunas y colechos' }, { name: 'Blancos y cobijas' }, { name: 'Monitores y lámparas' }],
    },
    { name: 'Ropa y mamá', children: [{ name: 'Pañaleros y mamelucos' }, { name: 'Maternidad' }] },
    {
      name: 'Juego y seguridad',
      children: [{ name: 'Sonajas y peluches' }, { name: 'Mecedoras y andaderas' }, { name: 'Corrales y seguridad' }],
    },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...crianza, ...paseo],
};
