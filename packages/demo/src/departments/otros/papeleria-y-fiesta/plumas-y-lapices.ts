import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { papeleria } from '../reviews/papeleria-y-fiesta.ts';
import { BASE } from './base.ts';

export const plumasYLapices = productLine({
  ...BASE,
  leaf: 'otros/papeleria-y-oficina/plumas-y-lapices',
  weight: 4,
  reviews: papeleria,
  art: 'pen-set',
  makers: [M.tintero, M.margen, M.cuenta],
  models: ['Garabato', 'Trazo', 'Firma', 'Puntito', 'Copete'],
  facts: [
    ['No tóxico', 'Sí'],
    ['Uso', 'Escuela y oficina'],
    ['Estuche', 'Incluido'],
    ['País de origen', 'México'],
  ],
  close: [
    'Guarda el set en su estuche: lo que anda suelto en la mochila no llega al viernes.',
    'Pruébalo en papel grueso: ahí se nota de qué está hecho.',
    'Para salón u oficina, pide varios: llegan en una sola caja.',
  ],
  items: [
    {
      name: 'Set de plumas de gel',
      the: 'el set',
      price: 190,
      hex: '#2c62b8',
      say: 'Tinta que seca rápido: sirve para zurdos y para quien escribe con prisa.',
      facts: [['Piezas', '12']],
      points: ['Sirve para zurdos'],
    },
    {
      name: 'Set de plumas de punto fino',
      the: 'el set',
      price: 120,
      hex: '#1d2b4f',
      say: 'Cero punto cinco, para letra pequeña y márgenes llenos.',
      facts: [['Piezas', '8']],
      points: ['Punto de 0.5 mm'],
    },
    {
      name: 'Set de lápices de grafito',
      the: 'el set',
      price: 220,
      hex: '#45484e',
      say: 'Del 2H al 8B, con sacapuntas y goma de migajón: la escala completa de gris.',
      facts: [['Piezas', '12']],
      points: ['Del 2H al 8B'],
    },
    {
      name: 'Set de marcadores de agua',
      the: 'el set',
      price: 280,
      hex: '#de2a8a',
      say: 'Dos puntas: pincel y fina. Se mezclan con una pasada de agua.',
      facts: [['Piezas', '18']],
      points: ['Dos puntas'],
    },
    {
      name: 'Set de lápices de color',
      the: 'el set',
      price: 240,
      hex: '#f5c929',
      say: 'Mina gruesa que no se quiebra al caer del pupitre, que es donde viven.',
      facts: [['Piezas', '24']],
      points: ['No se quiebran'],
    },
  ],
  traits: [
    {
      name: 'en estuche de lata',
      say: 'La lata resiste mochila, recreo y a la hermana menor.',
      factor: 1.2,
      facts: [['Estuche', 'Lata']],
      points: ['Estuche de lata'],
    },
    {
      name: 'para la escuela',
      say: 'Con etiqueta para el nombre y certificado para lista de útiles.',
      facts: [['Uso', 'Escolar']],
      points: ['Etiqueta para el nombre'],
    },
    {
      name: 'para dibujo',
      say: 'Más colores y puntas finas, para quien se pone serio con el cuaderno.',
      factor: 1.35,
      facts: [['Uso', 'Artístico']],
      points: ['Para dibujo'],
    },
    {
      name: 'en rollo de tela',
      say: 'Se enrolla y se amarra: cada pieza en su bolsillo y ninguna en el fondo de la mochila.',
      factor: 1.3,
      facts: [['Estuche', 'Rollo de lona']],
      points: ['Cada pieza en su lugar'],
    },
  ],
});
