import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { manual } from '../reviews/viaje-y-coleccion.ts';
import { BASE } from './base.ts';

export const kitsParaCrear = productLine({
  ...BASE,
  leaf: 'otros/manualidades/kits-para-crear',
  weight: 2,
  reviews: manual,
  art: 'candle',
  scene: 'workshop',
  points: ['Todo incluido', 'Video paso a paso', 'Repuestos a la venta', 'Actividad para dos'],
  makers: [M.hilvan, M.pincel, M.confeti],
  models: ['Taller', 'Oficio', 'Domingo', 'Mesa', 'Hechura'],
  facts: [
    ['Incluye', 'Materiales e instructivo'],
    ['Edad', '12 años en adelante'],
    ['País de origen', 'México'],
  ],
  close: [
    'Trabaja sobre periódico, con ventana abierta y la música que quieras.',
    'La primera pieza sale torcida y es la que se queda en casa; la segunda ya se regala.',
    'Guarda los moldes: el material se compra suelto y barato.',
  ],
  items: [
    {
      name: 'Kit para hacer velas',
      the: 'el kit',
      price: 420,
      hex: '#f1e8d2',
      say: 'Cera de soya, mechas y esencias, para seis velas que no se parecen entre sí.',
      facts: [['Rinde', '6 velas']],
      points: ['Cera de soya'],
    },
    {
      name: 'Kit para hacer jabones',
      the: 'el kit',
      art: 'soap',
      price: 380,
      hex: '#a3b296',
      say: 'Base de glicerina que se derrite en baño maría, con tres aromas y moldes de flor.',
      facts: [['Rinde', '10 jabones']],
      points: ['Diez jabones'],
    },
    {
      name: 'Kit para hacer macetas de barro',
      the: 'el kit',
      art: 'planter',
      price: 360,
      hex: '#bf5f3c',
      say: 'Barro de secado al aire, sin horno, con estecas y esmalte para el final.',
      facts: [['Rinde', '4 macetas']],
      points: ['Sin horno'],
    },
    {
      name: 'Kit de encuadernación',
      the: 'el kit',
      art: 'notebook',
      price: 340,
      hex: '#6d4a30',
      say: 'Cose tu propia libreta con hilo encerado y tapas que tú cortas.',
      facts: [['Rinde', '2 libretas']],
      points: ['Cosido a mano'],
    },
    {
      name: 'Kit de joyería con chaquira',
      the: 'el kit',
      art: 'bracelet',
      price: 320,
      hex: '#2bb5b8',
      say: 'Telar chico, tres mil cuentas y diseños en cuadrícula, para pulseras que parecen de museo.',
      facts: [['Rinde', '5 pulseras']],
      points: ['Con su telar'],
    },
  ],
  traits: [
    {
      name: 'de iniciación',
      say: 'Material medido al gramo y fotos de cada paso, para que la primera vez salga.',
      facts: [['Nivel', 'Principiante']],
      points: ['Medido al gramo'],
    },
    {
      name: 'con material para dos',
      say: 'Herramienta doble, porque platicando rinde más.',
      factor: 1.4,
      facts: [
        ['Nivel', 'Principiante'],
        ['Personas', '2'],
      ],
      points: ['Para hacerlo entre dos'],
    },
    {
      name: 'avanzado',
      say: 'Trae herramienta de metal y tres proyectos que suben de dificultad.',
      factor: 1.5,
      facts: [
        ['Nivel', 'Intermedio'],
        ['Proyectos', '3'],
      ],
      points: ['Tres proyectos'],
    },
    {
      name: 'para regalar',
      say: 'Va en caja con listón y una tarjeta que promete ayuda a quien lo reciba.',
      factor: 1.15,
      facts: [['Empaque', 'Caja con listón']],
      points: ['Con tarjeta'],
    },
  ],
});
