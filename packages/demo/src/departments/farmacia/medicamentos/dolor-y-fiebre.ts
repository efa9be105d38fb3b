import { productLine } from '../../shared-product-line.ts';
import { medicina } from '../reviews/medicamentos.ts';
import { MEDICINA } from './medicina.ts';

const TABLETAS = {
  option: 'Presentación',
  values: [
    ['10 tabletas', 0.6],
    ['20 tabletas', 1],
    ['40 tabletas', 1.8],
  ],
  most: 2,
} as const;

export const dolorYFiebre = productLine({
  ...MEDICINA,
  leaf: 'farmacia/medicamentos-de-libre-venta/dolor-y-fiebre',
  reviews: medicina,
  weight: 7,
  sizes: TABLETAS,
  items: [
    {
      name: 'Paracetamol 500 mg',
      the: 'el paracetamol',
      short: '500 mg',
      price: 42,
      hex: '#d94f4f',
      motif: 'emoji:pill',
      say: 'Analgésico y antipirético para dolor leve y fiebre. Los adultos no deben pasar de 4 g al día, sumando todo lo que lo contenga, y menos si hay problemas del hígado.',
      facts: [['Sustancia activa', 'Paracetamol 500 mg']],
      points: ['Dolor leve y fiebre'],
    },
    {
      name: 'Ibuprofeno 400 mg',
      the: 'el ibuprofeno',
      short: '400 mg',
      price: 58,
      hex: '#e07a3f',
      motif: 'emoji:pill',
      say: 'Antiinflamatorio para dolor de cabeza, cólico o torceduras leves. Tómalo con alimentos y evítalo si tienes gastritis, úlcera o enfermedad del riñón.',
      facts: [['Sustancia activa', 'Ibuprofeno 400 mg']],
      points: ['Con alimentos'],
    },
    {
      name: 'Naproxeno sódico 275 mg',
      the: 'el naproxeno',
      short: '275 mg',
      price: 64,
      hex: '#3a6fd8',
      motif: 'emoji:pill',
      say: 'Para dolor muscular, de muelas o menstrual, con un efecto que dura varias horas. No lo combines con otros antiinflamatorios.',
      facts: [['Sustancia activa', 'Naproxeno sódico 275 mg']],
      points: ['Varias horas de efecto'],
    },
    {
      name: 'Ácido acetilsalicílico 500 mg',
      the: 'el ácido acetilsalicílico',
      short: '500 mg',
      price: 38,
      hex: '#5b8c3e',
      motif: 'emoji:pill',
      say: 'Para dolor de cabeza y fiebre en adultos. No se da a menores de 15 años con gripa o varicela, ni a personas con úlcera o que toman anticoagulantes.',
      facts: [['Sustancia activa', 'Ácido acetilsalicílico 500 mg']],
      points: ['Solo adultos'],
    },
  ],
  traits: [
    {
      name: 'en tabletas',
      say: 'Tableta ranurada, fácil de tragar con un vaso de agua.',
      facts: [['Forma', 'Tableta']],
      points: ['Tableta ranurada'],
    },
    {
      name: 'en tabletas de película lisa',
      say: 'La cubierta lisa quita el sabor amargo y resbala mejor.',
      factor: 1.1,
      facts: [['Forma', 'Tableta recubierta']],
      points: ['Sin sabor amargo'],
    },
    {
      name: 'en cápsulas de gel',
      say: 'Cápsula de gel, para quienes no pueden con las tabletas.',
      factor: 1.25,
      art: 'blister',
      facts: [['Forma', 'Cápsula de gel']],
      points: ['Cápsula de gel'],
      sizes: {
        option: 'Presentación',
        values: [
          ['10 cápsulas', 0.6],
          ['20 cápsulas', 1],
        ],
        most: 2,
      },
    },
    {
      name: 'en caja de viaje',
      say: 'Caja delgada con un blíster para la bolsa o la guantera.',
      factor: 0.8,
      facts: [['Forma', 'Tableta en blíster de viaje']],
      points: ['Para la bolsa'],
    },
    {
      name: 'en frasco familiar',
      say: 'Frasco con tapa a prueba de niños y cien piezas para la casa.',
      art: 'pill-bottle',
      factor: 3.4,
      facts: [['Forma', 'Tableta en frasco']],
      points: ['Tapa a prueba de niños'],
      sizes: { option: 'Presentación', values: [['100 tabletas', 1]] },
    },
  ],
});
