import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { sinAlcohol } from '../reviews.ts';
import { BASE } from './base.ts';

export const aguasFrescasYConcentrados = productLine({
  ...BASE,
  leaf: 'bebidas/refrescos-y-aguas/aguas-frescas-y-concentrados',
  reviews: sinAlcohol,
  weight: 4,
  makers: [M.huertaAlta, M.chispa, M.herbolaria],
  params: { shape: 'tall' },
  close: [
    'Agítalo antes de servir y guárdalo en el refri una vez abierto, hasta quince días.',
    'Prueba la mezcla antes de agregar hielo: el hielo también diluye.',
    'Va en caja con divisiones para que llegue completo.',
  ],
  items: [
    {
      name: 'Concentrado de jamaica',
      the: 'el concentrado',
      short: 'Jamaica',
      price: 68,
      hex: '#8f1c3f',
      motif: 'emoji:hibiscus',
      say: 'Flor hervida y colada, lista para diluir. Una parte de concentrado por siete de agua y ya hay jarra.',
      facts: [['Sabor', 'Jamaica']],
      points: ['Flor de Guerrero'],
    },
    {
      name: 'Concentrado de horchata',
      the: 'el concentrado',
      short: 'Horchata',
      price: 74,
      hex: '#efe3c8',
      motif: 'emoji:glass-of-milk',
      say: 'Arroz, canela y vainilla, con la textura que raspa tantito la lengua. Prueba con leche si la quieres de fiesta.',
      facts: [['Sabor', 'Horchata']],
      points: ['Canela entera'],
    },
    {
      name: 'Concentrado de tamarindo',
      the: 'el concentrado',
      short: 'Tamarindo',
      price: 66,
      hex: '#7b3f1d',
      motif: 'emoji:beans',
      say: 'Pulpa espesa, ácida y sin semilla. También es base para un chamoy casero o unas costillitas.',
      facts: [['Sabor', 'Tamarindo']],
      points: ['Sin semilla'],
    },
    {
      name: 'Concentrado de limón con chía',
      the: 'el concentrado',
      short: 'Limón y chía',
      price: 72,
      hex: '#9ccb3b',
      motif: 'emoji:lime',
      say: 'Limón colado y chía aparte para que se hidrate en tu jarra, no en la botella.',
      facts: [['Sabor', 'Limón con chía']],
      points: ['Chía aparte'],
    },
    {
      name: 'Concentrado de pepino y menta',
      the: 'el concentrado',
      short: 'Pepino',
      price: 76,
      hex: '#7fb069',
      motif: 'emoji:cucumber',
      say: 'Verde, fresco y casi sin dulce: para la comida del domingo con calor.',
      facts: [['Sabor', 'Pepino y menta']],
      points: ['Muy fresco'],
    },
  ],
  traits: [
    {
      name: 'con azúcar morena',
      say: 'Endulzado con azúcar morena; prueba antes de agregar más.',
      facts: [
        ['Endulzante', 'Azúcar morena'],
        ['Dilución', '1 a 7'],
      ],
      points: ['Rinde 7 veces'],
    },
    {
      name: 'sin azúcar',
      say: 'No trae azúcar: cada quien endulza su vaso.',
      facts: [
        ['Endulzante', 'Ninguno'],
        ['Dilución', '1 a 6'],
      ],
      points: ['Cada quien endulza'],
    },
    {
      name: 'para taquería',
      say: 'Hecho para vitrolero: más concentrado y con medida para 20 litros.',
      factor: 1.25,
      facts: [
        ['Endulzante', 'Azúcar'],
        ['Dilución', '1 a 10'],
      ],
      points: ['Para vitrolero'],
    },
  ],
  sizes: {
    option: 'Contenido',
    values: [
      ['500 ml', 0.6],
      ['1 L', 1],
      ['3.5 L', 3.1],
    ],
    most: 2,
  },
});
