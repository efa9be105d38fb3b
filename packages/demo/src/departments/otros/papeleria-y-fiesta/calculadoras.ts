import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cuentas } from '../reviews/papeleria-y-fiesta.ts';
import { BASE } from './base.ts';

export const calculadoras = productLine({
  ...BASE,
  leaf: 'otros/papeleria-y-oficina/calculadoras',
  weight: 2,
  reviews: cuentas,
  art: 'calculator',
  makers: [M.cuenta, M.tintero],
  models: ['C-110', 'Sumaria', 'C-220', 'Tabla', 'C-350', 'Ábaco 9'],
  trims: ['#c9ccd1', '#ee7a25', '#2c62b8'],
  facts: [
    ['Pantalla', 'LCD'],
    ['Apagado', 'Automático'],
    ['Manual', 'En español'],
  ],
  close: [
    'La tecla de IVA viene programada al 16 %, y se cambia en dos pasos.',
    'Guarda la funda puesta: las teclas duran el doble.',
    'Si la pantalla palidece, ponla bajo el foco un minuto antes de cambiar la pila.',
  ],
  items: [
    {
      name: 'Calculadora de mostrador',
      the: 'la calculadora',
      price: 290,
      hex: '#36383c',
      say: 'Números grandes, teclas separadas y total que se lee parado: la del negocio.',
      facts: [['Dígitos', '12']],
      points: ['Números grandes'],
    },
    {
      name: 'Calculadora de bolsillo',
      the: 'la calculadora',
      price: 160,
      hex: '#8b8f96',
      say: 'Con tapa dura y lo indispensable: las cuatro operaciones, raíz y porcentaje.',
      facts: [['Dígitos', '8']],
      points: ['Tapa dura'],
    },
    {
      name: 'Calculadora de oficina',
      the: 'la calculadora',
      price: 360,
      hex: '#1d2b4f',
      say: 'Costo, venta y margen en tres teclas, doble cero y corrección del último dígito.',
      facts: [['Dígitos', '14']],
      points: ['Costo, venta y margen'],
    },
  ],
  traits: [
    {
      name: 'solar',
      say: 'Celda solar con pila de respaldo; con la luz de la cocina le basta.',
      facts: [['Alimentación', 'Solar y pila']],
      points: ['No pide pilas'],
    },
    {
      name: 'de pilas',
      say: 'Dos pilas AAA que duran años y se consiguen en la esquina.',
      factor: 0.92,
      facts: [['Alimentación', '2 pilas AAA']],
      points: ['Pilas comunes'],
    },
    {
      name: 'de teclas suaves',
      say: 'Teclas silenciosas para biblioteca y para casa con bebé dormido.',
      factor: 1.15,
      facts: [
        ['Alimentación', 'Solar y pila'],
        ['Teclas', 'Silenciosas'],
      ],
      points: ['Teclas silenciosas'],
    },
    {
      name: 'con memoria y revisión',
      say: 'Repasa hasta ciento veinte pasos de la cuenta, para encontrar el dedazo sin empezar de nuevo.',
      factor: 1.3,
      facts: [
        ['Alimentación', 'Solar y pila'],
        ['Pasos', '120'],
      ],
      points: ['Revisa 120 pasos'],
    },
  ],
});
