import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { absorbente } from '../reviews/equipo.ts';
import { APOYO } from './base.ts';

export const ropaInteriorAbsorbente = productLine({
  ...APOYO,
  leaf: 'farmacia/cuidado-del-adulto/ropa-interior-absorbente',
  reviews: absorbente,
  weight: 4,
  art: 'diapers',
  scene: 'bath',
  models: ['Calma', 'Tranquila', 'Serena'],
  makers: [M.buenaTarde, M.curamano],
  facts: [
    ['Uso', 'Un solo uso'],
    ['Control de olor', 'Sí'],
    ['País de origen', 'México'],
  ],
  sizes: {
    option: 'Talla',
    values: [
      ['Mediana', 1],
      ['Grande', 1.08],
      ['Extragrande', 1.15],
    ],
    most: 2,
  },
  points: ['Empaque discreto', 'Cubierta suave', 'No hace ruido', 'Hecho en México'],
  close: [
    'Se envía en caja sin letreros. Cámbialo en cuanto se moje para cuidar la piel.',
    'Elige la talla por contorno de cadera, no por la del pantalón.',
    'Si notas la piel irritada, consulta a tu médico.',
  ],
  warranty: 'Por higiene se cambia solo cerrado, dentro de los 7 días siguientes a la entrega.',
  items: [
    {
      name: 'Ropa interior desechable',
      the: 'la ropa interior',
      short: 'Pants',
      price: 268,
      hex: '#e8f0f2',
      motif: 'emoji:briefs',
      say: 'Se pone como ropa normal y no abulta debajo del pantalón. Cintura elástica y barreras que no marcan.',
      facts: [['Absorbencia', 'Media']],
      points: ['No abulta'],
    },
    {
      name: 'Pañal para adulto',
      the: 'el pañal',
      short: 'Pañal',
      price: 248,
      hex: '#7fb7be',
      motif: 'emoji:bed',
      say: 'Con cintas que se reajustan, para quien está en cama. Absorbe toda la noche.',
      facts: [['Absorbencia', 'Alta']],
      points: ['Toda la noche'],
    },
    {
      name: 'Protector diario',
      the: 'el protector',
      short: 'Diario',
      price: 128,
      hex: '#f2dbe2',
      motif: 'emoji:cherry-blossom',
      say: 'Delgado y discreto, para escapes ligeros al reír o toser. Cabe en la bolsa.',
      facts: [['Absorbencia', 'Ligera']],
      points: ['Discreto'],
    },
    {
      name: 'Cubrecama absorbente',
      the: 'el cubrecama',
      short: 'Cama',
      price: 198,
      hex: '#c9e2cf',
      motif: 'emoji:bed',
      say: 'Protege el colchón y se cambia rápido. Con cuatro lados sellados para que no escurra.',
      facts: [
        ['Absorbencia', 'Alta'],
        ['Medida', '60 × 90 cm'],
      ],
      points: ['Protege el colchón'],
      tag: 'cama',
      sizes: {
        option: 'Presentación',
        values: [
          ['10 piezas', 1],
          ['30 piezas', 2.7],
        ],
        most: 2,
      },
    },
  ],
  traits: [
    {
      name: 'con indicador de humedad',
      say: 'La línea cambia de color y avisa cuándo es hora.',
      factor: 1.12,
      facts: [['Indicador', 'De humedad']],
      points: ['Avisa el cambio'],
    },
    {
      name: 'para la noche',
      say: 'Más absorbente, pensada para dormir de corrido.',
      factor: 1.2,
      facts: [['Indicador', 'No']],
      points: ['Para dormir'],
    },
    {
      name: 'de uso diario',
      say: 'La presentación para el día, más delgada.',
      facts: [['Indicador', 'No']],
      points: ['Para el día'],
    },
  ],
});
