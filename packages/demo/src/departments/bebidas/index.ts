import type { Department } from '../../types.ts';
import { conAlcohol } from './con-alcohol/index.ts';
import { MAKERS } from './makers.ts';
import { bebidasSinAlcohol } from './sin-alcohol/index.ts';

/** Drinks, soft and strong. */
export const bebidas: Department = {
  name: 'Bebidas',
  icon: 'emoji:cup-with-straw',
  weight: 5,
  children: [
    {
      name: 'Refrescos y aguas',
      children: [{ name: 'Refrescos' }, { name: 'Agua natural y mineral' }, { name: 'Aguas frescas y concentrados' }],
    },
    {
      name: 'Jugos y energéticas',
      children: [
        { name: 'Jugos y néctares' },
        { name: 'Hidratantes y energéticas' },
        { name: 'Kombucha y fermentados' },
      ],
    },
    {
      name: 'Café, té y chocolate',
      children: [{ name: 'Café en grano y molido' }, { name: 'Café soluble y cápsulas' }, { name: 'Té e infusiones' }],
    },
    {
      name: 'Cervezas',
      children: [{ name: 'Cerveza clara y oscura' }, { name: 'Cerveza artesanal' }, { name: 'Cerveza sin alcohol' }],
    },
    {
      name: 'Vinos y licores',
      children: [
        { name: 'Vino tinto' },
        { name: 'Vino blanco y rosado' },
        { name: 'Vino espumoso' },
        { name: 'Tequila' },
        { name: 'Mezcal' },
        { name: 'Ron y whisky' },
        { name: 'Licores y cremas' },
      ],
    },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...bebidasSinAlcohol, ...conAlcohol],
};
