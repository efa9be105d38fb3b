import { productLine } from '../../shared-product-line.ts';
import { curacion } from '../reviews/medicamentos.ts';
import { CURACION } from './curacion.ts';

export const vendasYCuracion = productLine({
  ...CURACION,
  leaf: 'farmacia/primeros-auxilios/vendas-y-curacion',
  reviews: curacion,
  weight: 4,
  art: 'box',
  facts: [
    ['Uso', 'Un solo uso'],
    ['Látex', 'No contiene'],
    ['Caducidad', '4 años'],
    ['País de origen', 'México'],
  ],
  items: [
    {
      name: 'Venda elástica',
      the: 'la venda',
      short: 'Elástica',
      price: 42,
      hex: '#d9c4a1',
      motif: 'emoji:mending-heart',
      say: 'Elástica y reutilizable, con ganchos. Sujeta sin cortar la circulación si la pones de abajo hacia arriba.',
      facts: [['Material', 'Algodón elástico']],
      points: ['Con ganchos'],
    },
    {
      name: 'Gasa estéril',
      the: 'la gasa',
      short: 'Gasa',
      price: 28,
      hex: '#e8f0f2',
      motif: 'emoji:adhesive-bandage',
      say: 'Sobres estériles individuales que no sueltan hilo. Cámbiala al menos una vez al día.',
      facts: [['Material', 'Algodón hidrófilo']],
      points: ['Sobre individual'],
    },
    {
      name: 'Apósitos adhesivos',
      the: 'los apósitos',
      short: 'Apósitos',
      price: 38,
      hex: '#f0c49a',
      motif: 'emoji:adhesive-bandage',
      say: 'Surtido de tamaños, con almohadilla que no se pega a la herida. Los grandes son los que se acaban primero.',
      facts: [['Material', 'Película respirable']],
      points: ['Surtido de tamaños'],
    },
    {
      name: 'Cinta microporosa',
      the: 'la cinta',
      short: 'Microporo',
      price: 34,
      hex: '#f4efe4',
      motif: 'emoji:safety-pin',
      say: 'Papel microporoso que se rasga con la mano y no maltrata la piel delicada.',
      facts: [['Material', 'Papel microporoso']],
      points: ['Se rasga con la mano'],
    },
  ],
  traits: [
    {
      name: 'para piel sensible',
      not: ['Venda elástica', 'Gasa estéril'],
      say: 'Adhesivo suave, para piel de niño o de adulto mayor.',
      factor: 1.15,
      facts: [['Piel', 'Sensible']],
      points: ['Adhesivo suave'],
    },
    {
      name: 'resistente al agua',
      not: ['Venda elástica', 'Gasa estéril'],
      say: 'Aguanta el baño y la alberca sin despegarse por la orilla.',
      factor: 1.2,
      facts: [
        ['Piel', 'Normal'],
        ['Agua', 'Resistente'],
      ],
      points: ['Aguanta el baño'],
    },
    {
      name: 'de uso diario',
      say: 'La presentación de siempre, para surtir el cajón.',
      facts: [['Piel', 'Normal']],
      points: ['Para surtir'],
    },
  ],
  sizes: {
    option: 'Medida',
    values: [
      ['5 cm', 1],
      ['10 cm', 1.7],
      ['15 cm', 2.3],
    ],
    most: 2,
  },
});
