import type { Department } from '../../types.ts';
import { accesorios } from './accesorios/index.ts';
import { MAKERS } from './makers.ts';
import { ropa } from './ropa/index.ts';
import { zapatos } from './zapatos/index.ts';

/** Clothes, shoes and accessories. */
export const ropaCalzado: Department = {
  name: 'Ropa, calzado y accesorios',
  icon: 'emoji:t-shirt',
  weight: 9,
  children: [
    {
      name: 'Mujer',
      children: [
        { name: 'Blusas y playeras' },
        { name: 'Vestidos y faldas' },
        { name: 'Jeans y pantalones' },
        { name: 'Chamarras y suéteres' },
        { name: 'Ropa interior y pijamas' },
        { name: 'Ropa deportiva' },
        { name: 'Trajes de baño' },
      ],
    },
    {
      name: 'Hombre',
      children: [
        { name: 'Playeras y polos' },
        { name: 'Camisas y guayaberas' },
        { name: 'Pantalones y bermudas' },
        { name: 'Chamarras y sudaderas' },
        { name: 'Boxers y calcetines' },
        { name: 'Trajes y sacos' },
      ],
    },
    { name: 'Niños', children: [{ name: 'Ropa para niña' }, { name: 'Ropa para niño' }, { name: 'Calzado infantil' }] },
    {
      name: 'Calzado',
      children: [
        { name: 'Tenis' },
        { name: 'Zapatos para mujer' },
        { name: 'Zapatos para hombre' },
        { name: 'Botas' },
        { name: 'Sandalias y huaraches' },
      ],
    },
    {
      name: 'Bolsas y accesorios',
      children: [
        { name: 'Bolsas' },
        { name: 'Mochilas' },
        { name: 'Carteras y cinturones' },
        { name: 'Gorras y sombreros' },
        { name: 'Lentes de sol' },
      ],
    },
    {
      name: 'Ropa artesanal',
      children: [{ name: 'Rebozos y chales' }, { name: 'Blusas bordadas' }, { name: 'Sarapes y jorongos' }],
    },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...ropa, ...zapatos, ...accesorios],
};
