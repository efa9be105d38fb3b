import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { BAG } from './bolsas.ts';

export const premiosYCarnaza = productLine({
  ...BAG,
  leaf: 'mascotas/perros/premios-y-carnaza',
  weight: 3,
  art: 'pouch',
  makers: [M.coletazo, M.lomitoFeliz, M.correteo],
  models: ['Choca', 'Bien Hecho', 'Patita', 'Premio Mayor', 'Quieto'],
  words: { animal: 'perro' },
  items: [
    {
      name: 'Galletas horneadas para perro',
      the: 'las galletas',
      short: 'Galletas',
      motif: 'emoji:bone',
      tag: 'blando',
      price: 79,
      say: 'Horneadas lento, truenan al morder y se parten en tres para entrenar sin engordar.',
      sizes: {
        option: 'Presentación',
        values: [
          ['250 g', 1],
          ['500 g', 1.8],
          ['1 kg', 3.3],
        ],
        most: 3,
      },
      facts: [
        ['Textura', 'Crujiente'],
        ['Calorías', '18 kcal por pieza'],
      ],
    },
    {
      name: 'Tiras suaves para perro',
      the: 'las tiras',
      short: 'Tiras',
      motif: 'emoji:cut-of-meat',
      tag: 'blando',
      price: 89,
      say: 'Se doblan y se cortan con los dedos. Buenas para esconder la pastilla.',
      sizes: {
        option: 'Presentación',
        values: [
          ['100 g', 1],
          ['300 g', 2.6],
        ],
      },
      facts: [
        ['Textura', 'Suave'],
        ['Calorías', '12 kcal por pieza'],
      ],
    },
    {
      name: 'Carnaza natural para perro',
      the: 'la carnaza',
      short: 'Carnaza',
      motif: 'emoji:bone',
      tag: 'duro',
      price: 99,
      say: 'Para roer toda la tarde y dejar en paz la pata de la mesa.',
      sizes: {
        option: 'Presentación',
        values: [
          ['3 piezas', 1],
          ['6 piezas', 1.85],
          ['12 piezas', 3.4],
        ],
        most: 3,
      },
      facts: [
        ['Textura', 'Dura'],
        ['Origen', 'Cuero de res'],
      ],
    },
    {
      name: 'Palitos dentales para perro',
      the: 'los palitos',
      short: 'Dentales',
      motif: 'emoji:tooth',
      tag: 'duro',
      price: 119,
      say: 'La forma en estrella talla el diente y se lleva el sarro, con todo y aliento.',
      sizes: {
        option: 'Presentación',
        values: [
          ['7 piezas', 1],
          ['14 piezas', 1.85],
          ['28 piezas', 3.4],
        ],
        most: 3,
      },
      facts: [
        ['Textura', 'Firme y flexible'],
        ['Uso', 'Uno al día'],
      ],
    },
  ],
  traits: [
    {
      name: 'sabor pollo',
      hex: '#d3a027',
      say: 'Con pollo de verdad, sin saborizante artificial.',
      facts: [['Sabor', 'Pollo']],
      points: ['Con pollo'],
    },
    {
      name: 'sabor tocino',
      hex: '#a3492f',
      say: 'Sabor tocino ahumado; conviene guardarlos alto.',
      facts: [['Sabor', 'Tocino ahumado']],
      points: ['Ahumado natural'],
    },
    {
      name: 'con crema de cacahuate',
      only: ['blando'],
      hex: '#c98a3a',
      factor: 1.1,
      say: 'Crema de cacahuate sin xilitol ni azúcar, el soborno que nunca falla.',
      facts: [['Sabor', 'Crema de cacahuate']],
      points: ['Sin xilitol'],
    },
    {
      name: 'con camote y manzana',
      only: ['blando'],
      hex: '#ee7a25',
      factor: 1.08,
      say: 'Camote y manzana, para perros con alergia a la carne.',
      facts: [['Sabor', 'Camote y manzana']],
      points: ['Sin carne'],
    },
    {
      name: 'con menta',
      only: ['duro'],
      hex: '#2f9c78',
      factor: 1.06,
      say: 'La menta y el perejil refrescan el aliento: los besos ya no son valentía.',
      facts: [['Sabor', 'Menta y perejil']],
      points: ['Aliento fresco'],
    },
  ],
  close: [
    'Los premios no deben pasar del 10% de lo que come al día.',
    'Vigílalo mientras muerde y ten agua a la mano.',
    'Premia en el instante en que hace bien las cosas; un minuto después ya no sabe por qué.',
  ],
  facts: [
    ['Para', 'Perros desde 3 meses'],
    ['Conservación', 'En seco, bolsa cerrada'],
  ],
  points: ['Bolsa resellable', 'Sin colorantes', 'Hecho en México', 'Buenos para entrenar'],
});
