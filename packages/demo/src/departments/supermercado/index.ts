import type { Department } from '../../types.ts';
import { botanas } from './botanas/index.ts';
import { desayunos } from './desayuno/index.ts';
import { despensa } from './despensa/index.ts';
import { frescos } from './frescos/index.ts';
import { limpiezaHogar } from './limpieza/index.ts';
import { MAKERS } from './makers.ts';
import { salsas } from './salsas/index.ts';

/** Groceries: pantry, packed chilled foods, snacks and cleaning products. */
export const supermercado: Department = {
  name: 'Supermercado',
  icon: 'emoji:shopping-cart',
  weight: 8,
  children: [
    {
      name: 'Despensa',
      children: [
        { name: 'Arroz, frijol y semillas' },
        { name: 'Pastas y harinas' },
        { name: 'Aceites y vinagres' },
        { name: 'Enlatados y conservas' },
        { name: 'Especias y sazonadores' },
        { name: 'Azúcar y endulzantes' },
        { name: 'Sopas y comida lista' },
      ],
    },
    {
      name: 'Salsas y chiles',
      children: [{ name: 'Salsas picantes' }, { name: 'Moles y adobos' }, { name: 'Chiles secos y molidos' }],
    },
    {
      name: 'Desayuno',
      children: [{ name: 'Cereales y granola' }, { name: 'Miel, mermeladas y untables' }, { name: 'Pan y tortillas' }],
    },
    {
      name: 'Lácteos y frescos',
      children: [{ name: 'Leche y crema' }, { name: 'Quesos' }, { name: 'Yogur' }, { name: 'Huevo y carnes frías' }],
    },
    {
      name: 'Botanas y dulces',
      children: [
        { name: 'Papas y totopos' },
        { name: 'Cacahuates y semillas' },
        { name: 'Galletas' },
        { name: 'Dulces mexicanos' },
        { name: 'Chocolates' },
      ],
    },
    {
      name: 'Limpieza del hogar',
      children: [
        { name: 'Detergentes y suavizantes' },
        { name: 'Limpiadores y lavatrastes' },
        { name: 'Papel y desechables' },
      ],
    },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...despensa, ...salsas, ...desayunos, ...frescos, ...botanas, ...limpiezaHogar],
};
