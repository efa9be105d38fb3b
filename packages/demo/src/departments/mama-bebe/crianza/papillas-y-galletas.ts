import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { papillas } from '../reviews/crianza.ts';
import { MESA } from './base.ts';

export const papillasYGalletas = productLine({
  ...MESA,
  leaf: 'mama-bebe/alimentacion/papillas-y-galletas',
  reviews: papillas,
  weight: 4,
  makers: [M.papilla, M.milpita, M.sonajero],
  art: 'pouch',
  facts: [
    ['Azúcar añadida', 'No'],
    ['Sal añadida', 'No'],
    ['Conservación', 'Lugar fresco; refrigérese al abrir'],
    ['País de origen', 'México'],
  ],
  points: ['Sin azúcar ni sal', 'Sin conservadores', 'Ingredientes a la vista', 'Hecho en México'],
  close: [
    'Ofrécela sentado y acompañado. La leche sigue siendo lo principal el primer año; pregunta a tu pediatra.',
    'Prueba un ingrediente nuevo a la vez, con tres días entre uno y otro.',
    'Una vez abierta, al refri y a terminarla en 24 horas.',
  ],
  sizes: {
    option: 'Presentación',
    values: [
      ['1 pieza', 1],
      ['6 piezas', 5.7],
      ['12 piezas', 11],
    ],
    most: 2,
  },
  items: [
    {
      name: 'Papilla de manzana y zanahoria',
      the: 'la papilla',
      short: 'Manzana',
      price: 24,
      hex: '#ef9a4a',
      motif: 'emoji:carrot',
      say: 'Dulce por la fruta y por nada más. Textura lisa para empezar.',
      facts: [['Etapa', 'Desde 6 meses']],
      points: ['Textura lisa'],
    },
    {
      name: 'Papilla de mango y avena',
      the: 'la papilla',
      short: 'Mango',
      price: 26,
      hex: '#ffb703',
      motif: 'emoji:mango',
      say: 'Mango ataulfo con avena molida, más espesa, para cuando ya pide más.',
      facts: [['Etapa', 'Desde 8 meses']],
      points: ['Más espesa'],
    },
    {
      name: 'Papilla de pollo con calabacita',
      the: 'la papilla',
      short: 'Pollo',
      price: 34,
      hex: '#8fae5b',
      motif: 'emoji:poultry-leg',
      say: 'Comida de verdad, con pollo deshebrado muy fino y hierro de origen.',
      facts: [['Etapa', 'Desde 8 meses']],
      points: ['Con pollo'],
    },
    {
      name: 'Galletas de plátano',
      the: 'las galletas',
      short: 'Plátano',
      art: 'box',
      price: 42,
      hex: '#e9c46a',
      motif: 'emoji:banana',
      say: 'Se deshacen en la boca y son del largo de la mano. Para quitarte el celular a ti, no al bebé.',
      facts: [['Etapa', 'Desde 9 meses']],
      points: ['Se deshacen'],
    },
  ],
  traits: [
    {
      name: 'en porción chica',
      say: 'Porción chica, que se termina de una sentada y sin sobras en el refri.',
      facts: [['Contenido', '90 g']],
      points: ['Sin sobras'],
    },
    {
      name: 'de cultivo orgánico',
      say: 'Ingredientes orgánicos certificados de productores del Bajío.',
      factor: 1.3,
      facts: [
        ['Contenido', '100 g'],
        ['Certificación', 'Orgánico'],
      ],
      points: ['Orgánico certificado'],
    },
    {
      name: 'con hierro',
      say: 'Lleva hierro añadido, que a partir de los seis meses se vuelve importante.',
      factor: 1.12,
      facts: [
        ['Contenido', '100 g'],
        ['Hierro', 'Añadido'],
      ],
      points: ['Con hierro'],
    },
    {
      name: 'para niños de más de un año',
      not: ['Galletas de plátano'],
      say: 'Con trocitos, para practicar masticar.',
      factor: 1.06,
      facts: [
        ['Contenido', '120 g'],
        ['Etapa', 'Desde 12 meses'],
      ],
      points: ['Con trocitos'],
    },
  ],
});
