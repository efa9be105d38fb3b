import { productLine } from '../../shared-product-line.ts';
import { panal } from '../reviews/crianza.ts';
import { HIGIENE } from './base.ts';

export const panales = productLine({
  ...HIGIENE,
  leaf: 'mama-bebe/panales-e-higiene/panales',
  reviews: panal,
  weight: 8,
  art: 'diapers',
  models: ['Suave', 'Noche Larga', 'Gateo', 'Canguro'],
  facts: [
    ['Cubierta', 'Sin látex'],
    ['Cintura', 'Elástica'],
    ['Indicador de humedad', 'Sí'],
    ['País de origen', 'México'],
  ],
  points: ['Talla por peso', 'Cintura que no marca', 'Hecho en México', 'Empaque con sello'],
  close: [
    'Revisa la talla por peso y no por edad: los bebés no leen tablas.',
    'Ante cualquier rozadura que no ceda, consulta a tu pediatra.',
    'Si el paquete sigue cerrado, te lo cambiamos por otra talla.',
  ],
  items: [
    {
      name: 'Pañal desechable',
      the: 'el pañal',
      short: 'Desechable',
      price: 228,
      hex: '#8ec4ea',
      motif: 'emoji:baby',
      say: 'Canales que reparten el líquido, para que no se haga una bola en el centro. Las barreras laterales van hacia afuera: revísalas al cerrar.',
      facts: [['Tipo', 'Con cintas']],
      points: ['No se hace bola'],
    },
    {
      name: 'Pañal entrenador',
      the: 'el pañal entrenador',
      short: 'Entrenador',
      tag: 'grande',
      price: 268,
      hex: '#7fb58a',
      motif: 'emoji:toilet',
      say: 'Se sube y se baja como calzón, para la etapa de dejar el pañal. Los lados se abren si hay accidente.',
      facts: [['Tipo', 'Calzón']],
      points: ['Se sube como calzón'],
    },
    {
      name: 'Pañal para alberca',
      the: 'el pañal',
      short: 'Alberca',
      tag: 'grande',
      price: 148,
      hex: '#2bb5b8',
      motif: 'emoji:water-wave',
      say: 'No se hincha en el agua y contiene lo sólido. Afuera de la alberca no absorbe: cámbialo al salir.',
      facts: [
        ['Tipo', 'Para agua'],
        ['Indicador de humedad', 'No'],
      ],
      points: ['No se hincha'],
    },
  ],
  traits: [
    {
      name: 'para recién nacido',
      say: 'Con corte bajo para dejar libre el ombligo.',
      not: ['grande'],
      hex: '#f7cbd9',
      facts: [['Cubierta', 'De algodón']],
      points: ['Libera el ombligo'],
      sizes: {
        option: 'Talla',
        values: [
          ['Recién nacido, 38 piezas', 0.85],
          ['Chico, 40 piezas', 1],
        ],
      },
    },
    {
      name: 'hipoalergénico',
      say: 'Sin lociones ni perfume, para piel que se roza con facilidad.',
      factor: 1.12,
      facts: [['Perfume', 'No contiene']],
      points: ['Sin perfume'],
    },
    {
      name: 'de máxima absorción',
      not: ['Pañal para alberca'],
      say: 'Doble núcleo para que la noche entera sea de corrido.',
      factor: 1.15,
      facts: [['Núcleo', 'Doble']],
      points: ['Doce horas'],
    },
    {
      name: 'de fibra vegetal',
      say: 'Cubierta vegetal y menos plástico, sin cambiar el ajuste.',
      factor: 1.3,
      hex: '#a3b296',
      facts: [['Cubierta', 'Fibra vegetal']],
      points: ['Menos plástico'],
    },
  ],
  sizes: {
    option: 'Talla',
    values: [
      ['Mediano, 40 piezas', 1.05],
      ['Grande, 40 piezas', 1.15],
      ['Extragrande, 40 piezas', 1.25],
    ],
  },
});
