import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { ojos } from '../reviews/equipo.ts';
import { BASE } from './base.ts';

export const cuidadoDeLosOjos = productLine({
  ...BASE,
  leaf: 'farmacia/cuidado-del-adulto/cuidado-de-los-ojos',
  reviews: ojos,
  weight: 3,
  makers: [M.lentemar, M.boticaClara, M.laboratorioNadir],
  art: 'bottle',
  params: { shape: 'dropper' },
  scene: 'bath',
  warranty: 'Si llega abierto o sin sello, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
  facts: [
    ['Esterilidad', 'Estéril hasta abrir'],
    ['Conservación', 'A no más de 30 °C'],
    ['País de origen', 'México'],
  ],
  close: [
    'No dejes que la punta toque el ojo ni los dedos. Si hay dolor, secreción o cambio de visión, acude al oftalmólogo.',
    'Anota en la caja el día que lo abriste: la mayoría se desecha a los 28 días.',
    'Si usas lentes de contacto, revisa que el producto sea para ellos.',
  ],
  points: ['Estéril', 'Gotero exacto', 'Fecha de apertura en la caja', 'Hecho en México'],
  items: [
    {
      name: 'Lágrimas artificiales',
      the: 'las gotas',
      short: 'Lágrimas',
      price: 148,
      hex: '#8ec4ea',
      motif: 'emoji:eye-in-speech-bubble',
      say: 'Para el ojo seco de pantalla y aire acondicionado. Una gota, parpadea y sigue.',
      facts: [['Sustancia', 'Hialuronato de sodio 0.15 %']],
      points: ['Ojo seco'],
    },
    {
      name: 'Solución para lentes de contacto',
      the: 'la solución',
      short: 'Lentes',
      tag: 'lentes',
      sizes: {
        option: 'Contenido',
        values: [
          ['100 ml', 0.6],
          ['360 ml', 1],
        ],
        most: 2,
      },
      params: { shape: 'pump' },
      price: 168,
      hex: '#2bb5b8',
      motif: 'emoji:eye-in-speech-bubble',
      say: 'Limpia, enjuaga y guarda. Nunca con agua de la llave ni saliva: así se ganan las infecciones.',
      facts: [['Uso', 'Lentes blandos']],
      points: ['Limpia y guarda'],
    },
    {
      name: 'Colirio de manzanilla',
      the: 'el colirio',
      short: 'Manzanilla',
      price: 98,
      hex: '#f2d66b',
      motif: 'emoji:sunflower',
      say: 'Refresca ojos cansados por el polvo o la lectura. Es para molestia leve, no para infecciones.',
      facts: [['Ingrediente', 'Extracto de manzanilla']],
      points: ['Ojos cansados'],
    },
    {
      name: 'Toallitas para párpados',
      the: 'las toallitas',
      short: 'Párpados',
      price: 128,
      hex: '#f7cbd9',
      motif: 'emoji:lotion-bottle',
      art: 'pouch',
      say: 'Limpian pestañas y residuos de maquillaje con los ojos cerrados. Una toallita por ojo.',
      facts: [['Ingrediente', 'Sin perfume']],
      points: ['Sin perfume'],
      tag: 'toalla',
      sizes: {
        option: 'Presentación',
        values: [
          ['20 piezas', 1],
          ['40 piezas', 1.75],
        ],
        most: 2,
      },
    },
  ],
  traits: [
    {
      name: 'sin conservadores',
      say: 'Sin conservadores, en envase de una dosis o con válvula.',
      factor: 1.25,
      facts: [['Conservadores', 'No contiene']],
      points: ['Sin conservadores'],
    },
    {
      name: 'de uso diario',
      say: 'Para usar varias veces al día según indique tu médico.',
      facts: [['Conservadores', 'Mínimos']],
      points: ['Uso diario'],
    },
    {
      name: 'para viaje',
      not: ['Solución para lentes de contacto'],
      say: 'Presentación de bolsillo, permitida en cabina.',
      factor: 0.75,
      facts: [
        ['Conservadores', 'Mínimos'],
        ['Empaque', 'De viaje'],
      ],
      points: ['Va en cabina'],
    },
  ],
  models: ['Clara', 'Alba', 'Rocío', 'Mirador'],
  sizes: {
    option: 'Contenido',
    values: [
      ['10 ml', 0.7],
      ['15 ml', 1],
      ['20 ml', 1.3],
    ],
    most: 2,
  },
});
