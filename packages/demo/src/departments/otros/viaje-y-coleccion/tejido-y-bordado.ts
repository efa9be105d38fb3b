import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { manual } from '../reviews/viaje-y-coleccion.ts';
import { BASE } from './base.ts';

export const tejidoYBordado = productLine({
  ...BASE,
  leaf: 'otros/manualidades/tejido-y-bordado',
  weight: 3,
  reviews: manual,
  art: 'emoji:yarn',
  scene: 'living',
  points: ['Video paso a paso', 'Material para terminarlo', 'Repuesto de agujas', 'Patrón en español'],
  makers: [M.hilvan, M.pincel],
  models: ['Carrete', 'Punto Bajo', 'Bastidor', 'Madeja', 'Hilvanado'],
  facts: [
    ['Nivel', 'Principiante en adelante'],
    ['Incluye', 'Patrón impreso y video'],
    ['País de origen', 'México'],
  ],
  close: [
    'Si te equivocas, desbarata y vuelve a empezar: el hilo no se ofende.',
    'Trabaja con luz de lado, no de frente, y tus ojos te lo agradecen.',
    'Lo terminado se lava a mano con agua fría y se seca acostado.',
  ],
  items: [
    {
      name: 'Kit de tejido a gancho',
      the: 'el kit',
      price: 390,
      hex: '#e4007c',
      say: 'Gancho, estambre y un patrón de muñeco que sale en dos tardes, con todo y chapitas en los cachetes.',
      facts: [['Estambre', '3 madejas']],
      points: ['Sale en dos tardes'],
    },
    {
      name: 'Kit de tejido con dos agujas',
      the: 'el kit',
      price: 360,
      hex: '#1f5966',
      say: 'Una bufanda de punto bobo: el proyecto que enseña a no parar de tejer.',
      facts: [['Estambre', '4 madejas']],
      points: ['Bufanda de principiante'],
    },
    {
      name: 'Kit de bordado',
      the: 'el kit',
      art: 'emoji:thread',
      price: 340,
      hex: '#a8172b',
      say: 'Bastidor, hilos y un diseño ya pasado a la tela, con flores que perdonan.',
      facts: [['Hilos', '12 colores']],
      points: ['Diseño ya impreso'],
    },
    {
      name: 'Kit de punto de cruz',
      the: 'el kit',
      art: 'emoji:sewing-needle',
      price: 320,
      hex: '#12805c',
      say: 'Tela de 11 cuadros por pulgada, que los ojos de fin de semana sí alcanzan.',
      facts: [
        ['Hilos', '18 colores'],
        ['Tela', 'Aida de 11 cuadros'],
      ],
      points: ['Cuadro grande'],
    },
  ],
  traits: [
    {
      name: 'con motivo de flores',
      say: 'El patrón es un ramo: se hace por partes y se ve bien aunque falte la última.',
      facts: [['Motivo', 'Flores']],
      points: ['Se hace por partes'],
    },
    {
      name: 'con motivo de animales',
      say: 'Un colibrí, un tecolote y un gato, para escoger con cuál empezar.',
      facts: [['Motivo', 'Animales']],
      points: ['Tres animales'],
    },
    {
      name: 'con motivo otomí',
      say: 'Trazo inspirado en los bordados de Tenango, con crédito a quienes lo enseñan.',
      factor: 1.15,
      facts: [['Motivo', 'Otomí']],
      points: ['Con crédito a su origen'],
    },
    {
      name: 'en caja de regalo',
      say: 'Todo en caja de cartón firme con tapa, lista para envolver.',
      factor: 1.25,
      facts: [
        ['Empaque', 'Caja de regalo'],
        ['Motivo', 'A elegir de tres'],
      ],
      points: ['Lista para envolver'],
    },
  ],
});
