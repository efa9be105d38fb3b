import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { BAG } from './bolsas.ts';

export const alimentoParaPeces = productLine({
  ...BAG,
  leaf: 'mascotas/peces/alimento-para-peces',
  weight: 2,
  art: 'jar',
  makers: [M.acuario, M.escamaSol],
  models: ['Arcoíris', 'Corriente', 'Remanso', 'Aleta'],
  words: { animal: 'pez' },
  scene: 'living',
  sizes: {
    option: 'Presentación',
    values: [
      ['50 g', 1],
      ['100 g', 1.7],
      ['250 g', 3.6],
    ],
    most: 3,
  },
  items: [
    {
      name: 'Hojuelas para peces tropicales',
      the: 'las hojuelas',
      short: 'Tropicales',
      motif: 'emoji:tropical-fish',
      price: 69,
      say: 'Flotan un rato y luego bajan despacio: comen los de arriba y los de en medio.',
      facts: [
        ['Para', 'Guppys, mollys y tetras'],
        ['Proteína', '44% mínimo'],
      ],
    },
    {
      name: 'Gránulos para pez betta',
      the: 'los gránulos',
      short: 'Betta',
      motif: 'emoji:fish',
      price: 75,
      say: 'Bolitas chicas que flotan, hechas a la medida de una boca que mira hacia arriba.',
      sizes: {
        option: 'Presentación',
        values: [
          ['20 g', 1],
          ['50 g', 1.9],
        ],
      },
      facts: [
        ['Para', 'Bettas'],
        ['Proteína', '42% mínimo'],
      ],
    },
    {
      name: 'Pellet para goldfish y carpa',
      the: 'el pellet',
      short: 'Goldfish',
      motif: 'emoji:fish',
      price: 85,
      say: 'Con germen de trigo, fácil de digerir para peces que nunca dicen que no.',
      sizes: {
        option: 'Presentación',
        values: [
          ['100 g', 1],
          ['250 g', 2.1],
          ['1 kg', 6.5],
        ],
      },
      facts: [
        ['Para', 'Goldfish y koi'],
        ['Proteína', '34% mínimo'],
      ],
    },
    {
      name: 'Tabletas para peces de fondo',
      the: 'las tabletas',
      short: 'De fondo',
      motif: 'emoji:shrimp',
      price: 95,
      say: 'Se hunden de inmediato y aguantan enteras, para plecos y corydoras que cenan de noche.',
      facts: [
        ['Para', 'Plecos y corydoras'],
        ['Proteína', '36% mínimo'],
      ],
    },
  ],
  traits: [
    {
      name: 'con espirulina',
      hex: '#2f9c78',
      say: 'La espirulina cuida la digestión y aviva los verdes y azules.',
      facts: [['Adicionado con', 'Espirulina']],
      points: ['Con espirulina'],
    },
    {
      name: 'para resaltar color',
      factor: 1.15,
      hex: '#ee7a25',
      say: 'El carotenoide natural saca los rojos y naranjas en unas cuatro semanas.',
      facts: [['Adicionado con', 'Astaxantina']],
      points: ['Colores más vivos'],
    },
    {
      name: 'con probióticos',
      factor: 1.12,
      hex: '#2c62b8',
      say: 'Los probióticos ayudan a que ensucien menos el agua.',
      facts: [['Adicionado con', 'Probióticos']],
      points: ['Ensucia menos'],
    },
  ],
  close: [
    'Lo que se acaben en dos minutos, dos veces al día. Lo demás es lodo.',
    'Un día de ayuno a la semana no les hace daño y limpia la pecera.',
    'Cierra bien el frasco: la humedad le quita las vitaminas.',
  ],
  facts: [
    ['Tipo', 'Alimento completo'],
    ['Conservación', 'Lugar fresco y seco'],
    ['Enturbia el agua', 'No, en la dosis indicada'],
  ],
  points: ['No enturbia el agua', 'Frasco con cierre', 'Medida incluida', 'Vitamina C estable'],
});
