import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { carriola } from '../reviews/paseo.ts';
import { BASE, TONOS } from './base.ts';

export const carriolas = productLine({
  ...BASE,
  leaf: 'mama-bebe/paseo/carriolas',
  reviews: carriola,
  weight: 5,
  scene: 'street',
  art: 'stroller',
  bigTicket: true,
  makers: [M.andarin, M.sonajero],
  models: ['Alameda', 'Chapulín', 'Viajera', 'Adoquín', 'Trote'],
  colors: TONOS,
  mostColors: 3,
  facts: [
    ['Arnés', '5 puntos'],
    ['Freno', 'De un toque'],
    ['Canastilla', 'Sí'],
    ['Edad', '0 a 36 meses'],
  ],
  items: [
    {
      name: 'Carriola de paseo',
      the: 'la carriola',
      short: 'Paseo',
      tag: 'diario',
      price: 3498,
      say: 'Para la banqueta de todos los días: respaldo que se acuesta, capota larga y doblado con una mano.',
      facts: [
        ['Peso', '8.4 kg'],
        ['Soporta', '22 kg'],
      ],
      points: ['Doblado a una mano'],
    },
    {
      name: 'Carriola compacta de viaje',
      the: 'la carriola',
      short: 'Viaje',
      price: 4298,
      say: 'Plegada cabe en compartimiento de avión y pesa menos que el niño de tres años. Para transporte público.',
      facts: [
        ['Peso', '6.1 kg'],
        ['Soporta', '18 kg'],
      ],
      points: ['De cabina'],
    },
    {
      name: 'Carriola todo terreno',
      the: 'la carriola',
      short: 'Tres ruedas',
      price: 6498,
      say: 'Tres ruedas grandes con suspensión, para empedrado, parque y paso veloz.',
      facts: [
        ['Peso', '11.8 kg'],
        ['Soporta', '25 kg'],
        ['Llantas', 'De aire'],
      ],
      points: ['Con suspensión'],
    },
    {
      name: 'Carriola doble',
      the: 'la carriola',
      short: 'Doble',
      price: 6898,
      say: 'Lado a lado, pasa por puertas de 80 centímetros. Cada asiento se acuesta por su cuenta.',
      facts: [
        ['Peso', '13.2 kg'],
        ['Soporta', '2 × 18 kg'],
      ],
      points: ['Para dos'],
    },
  ],
  traits: [
    {
      name: 'con capota extendida',
      say: 'La capota baja casi hasta los pies y trae ventanita para espiar.',
      facts: [['Capota', 'Extendida, filtro UV']],
      points: ['Capota larga'],
    },
    {
      name: 'con cubierta para lluvia',
      say: 'Incluye cubierta transparente para el aguacero de las cinco.',
      factor: 1.06,
      facts: [['Incluye', 'Cubierta de lluvia']],
      points: ['Cubierta de lluvia'],
    },
    {
      name: 'con asiento reversible',
      say: 'El asiento mira hacia ti o hacia la calle, según el ánimo.',
      factor: 1.25,
      facts: [['Asiento', 'Reversible']],
      points: ['Mira a los dos lados'],
    },
  ],
});
