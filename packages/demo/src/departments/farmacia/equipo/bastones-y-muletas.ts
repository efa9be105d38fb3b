import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { movilidad } from '../reviews/equipo.ts';
import { APOYO } from './base.ts';

export const bastonesYMuletas = productLine({
  ...APOYO,
  leaf: 'farmacia/equipo-medico/bastones-y-muletas',
  reviews: movilidad,
  weight: 3,
  art: 'emoji:white-cane',
  models: ['Firme', 'Roble', 'Sendero', 'Malecón', 'Punto de Apoyo'],
  facts: [
    ['Altura', 'Ajustable'],
    ['Regatón', 'Goma antiderrapante'],
    ['País de origen', 'México'],
  ],
  colors: colors('Negro', 'Plata', 'Azul marino', 'Vino'),
  mostColors: 3,
  items: [
    {
      name: 'Bastón de un punto',
      the: 'el bastón',
      short: 'Un punto',
      price: 248,
      motif: 'emoji:white-cane',
      say: 'Ligero, con mango que no cansa la muñeca. El codo debe quedar apenas doblado al apoyarlo.',
      facts: [
        ['Capacidad', '110 kg'],
        ['Peso', '400 g'],
      ],
      points: ['Mango cómodo'],
    },
    {
      name: 'Bastón de cuatro puntos',
      the: 'el bastón',
      short: 'Cuatro puntos',
      price: 348,
      motif: 'emoji:white-cane',
      say: 'Se queda de pie solo y da más apoyo; la base chica también pasa por escalones angostos.',
      facts: [
        ['Capacidad', '120 kg'],
        ['Peso', '780 g'],
      ],
      points: ['Se para solo'],
    },
    {
      name: 'Muletas axilares (par)',
      art: 'emoji:crutch',
      the: 'las muletas',
      short: 'Par',
      price: 448,
      motif: 'emoji:crutch',
      say: 'Van dos dedos abajo de la axila y la fuerza la cargan las manos. Con cojines que se quitan para lavar.',
      facts: [
        ['Capacidad', '130 kg'],
        ['Peso', '1.8 kg el par'],
      ],
      points: ['Cojines lavables'],
    },
    {
      name: 'Muletas canadienses (par)',
      art: 'emoji:crutch',
      the: 'las muletas',
      short: 'Antebrazo',
      price: 528,
      motif: 'emoji:crutch',
      say: 'Con soporte al antebrazo, más ágiles para uso largo.',
      facts: [
        ['Capacidad', '110 kg'],
        ['Peso', '1.4 kg el par'],
      ],
      points: ['Soporte de antebrazo'],
    },
  ],
  traits: [
    {
      name: 'de aluminio',
      say: 'Tubo de aluminio con doble botón de seguridad.',
      facts: [['Material', 'Aluminio']],
      points: ['Doble botón'],
    },
    {
      name: 'con mango ergonómico',
      say: 'El mango tiene la forma de la mano y reparte el peso.',
      factor: 1.12,
      facts: [
        ['Material', 'Aluminio'],
        ['Mango', 'Ergonómico'],
      ],
      points: ['Reparte el peso'],
    },
    {
      name: 'con luz y punta giratoria',
      say: 'Trae luz para pasillos oscuros y punta que gira en el piso disparejo.',
      factor: 1.3,
      facts: [
        ['Material', 'Aluminio'],
        ['Extra', 'Luz led'],
      ],
      points: ['Con luz'],
    },
  ],
});
