import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { destilados } from '../reviews.ts';
import { AGAVE } from './botellas.ts';

export const tequila = productLine({
  ...AGAVE,
  leaf: 'bebidas/vinos-y-licores/tequila',
  reviews: destilados,
  weight: 7,
  makers: [M.hijasDelAgave, M.donPolicarpo],
  models: ['Ladera Azul', 'Siete Lunas', 'Casta Serrana', 'Pie de Jima', 'Mata Brava'],
  facts: [
    ['Agave', '100 % azul'],
    ['Alcohol', '38 % vol.'],
    ['Horno', 'Mampostería'],
    ['Denominación de origen', 'Tequila'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  items: [
    {
      name: 'Tequila blanco',
      tag: 'blanco',
      the: 'el tequila',
      short: 'Blanco',
      price: 368,
      hex: '#e9f1ee',
      motif: 'emoji:lime',
      say: 'Recién destilado: agave cocido, cítrico y pimienta. Derecho o en una paloma, aquí no hay dónde esconderse.',
      facts: [
        ['Clase', 'Blanco'],
        ['Reposo', 'Sin reposo'],
      ],
      points: ['Agave al frente'],
    },
    {
      name: 'Tequila reposado',
      the: 'el tequila',
      short: 'Reposado',
      price: 428,
      hex: '#e6c07b',
      motif: 'emoji:wood',
      say: 'Madera justa: vainilla, miel y el agave todavía presente. El que sirve para todo.',
      facts: [
        ['Clase', 'Reposado'],
        ['Reposo', '8 meses'],
      ],
      points: ['Ocho meses de barrica'],
    },
    {
      name: 'Tequila añejo',
      the: 'el tequila',
      short: 'Añejo',
      price: 628,
      hex: '#b9762f',
      motif: 'emoji:tumbler-glass',
      say: 'Caramelo, tabaco y cacao, para copa y sobremesa. Sin hielo.',
      facts: [
        ['Clase', 'Añejo'],
        ['Reposo', '18 meses'],
      ],
      points: ['Para sobremesa'],
    },
    {
      name: 'Tequila cristalino',
      the: 'el tequila',
      short: 'Cristalino',
      price: 748,
      hex: '#dfe9ec',
      motif: 'emoji:sparkles',
      say: 'Un añejo filtrado: transparente a la vista, con vainilla y coco al paladar.',
      facts: [
        ['Clase', 'Añejo cristalino'],
        ['Reposo', '18 meses y filtrado'],
      ],
      points: ['Filtrado en carbón'],
    },
  ],
  traits: [
    {
      name: 'de altos',
      say: 'Agave de los Altos: más dulce y floral por la tierra roja.',
      facts: [['Región', 'Altos de Jalisco']],
      points: ['Dulce y floral'],
    },
    {
      name: 'de valle',
      say: 'Agave del Valle: herbal, terroso, con filo.',
      facts: [['Región', 'Valle de Tequila']],
      points: ['Herbal y terroso'],
    },
    {
      name: 'en barrica de roble',
      not: ['blanco'],
      say: 'Barricas de roble blanco de segundo uso: aroma sin tapar el agave.',
      factor: 1.2,
      facts: [
        ['Región', 'Jalisco'],
        ['Barrica', 'Roble blanco'],
      ],
      points: ['Roble blanco'],
    },
    {
      name: 'doble destilado',
      say: 'Dos destilaciones en alambique de cobre, cortes cortos.',
      factor: 1.3,
      facts: [
        ['Región', 'Jalisco'],
        ['Destilación', 'Alambique de cobre'],
      ],
      points: ['Alambique de cobre'],
    },
  ],
});
