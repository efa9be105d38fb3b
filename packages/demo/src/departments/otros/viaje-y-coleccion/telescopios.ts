import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { telescopio } from '../reviews/viaje-y-coleccion.ts';
import { BASE } from './base.ts';

export const telescopios = productLine({
  ...BASE,
  leaf: 'otros/ciencia-y-cielo/telescopios',
  weight: 3,
  reviews: telescopio,
  art: 'telescope',
  scene: 'garden',
  points: ['Tripié incluido', 'Guía del cielo de México', 'Asesoría por mensaje', 'Un año de garantía'],
  makers: [M.cieloClaro, M.vitrina],
  models: ['Perigeo', 'Solsticio', 'Equinoccio', 'Cuarto Menguante', 'Cenit', 'Vía Láctea'],
  colors: colors('Negro', 'Blanco', 'Azul marino', 'Plata'),
  mostColors: 2,
  facts: [
    ['Buscador', 'Óptico'],
    ['Oculares', '10 y 25 mm'],
    ['Tripié', 'Aluminio'],
  ],
  close: [
    'Empieza por la Luna en cuarto creciente, no llena: las sombras dibujan los cráteres.',
    'Déjalo media hora afuera antes de mirar, para que se enfríe y deje de temblar la imagen.',
    'Nunca apuntes al Sol sin filtro, ni por un segundo.',
  ],
  items: [
    {
      name: 'Telescopio refractor 70 mm',
      the: 'el telescopio',
      price: 2490,
      say: 'Lentes limpias y montura sencilla: se apunta, se enfoca y ahí está Saturno con todo y anillos.',
      facts: [
        ['Apertura', '70 mm'],
        ['Focal', '700 mm'],
      ],
      points: ['Saturno con anillos'],
    },
    {
      name: 'Telescopio refractor 90 mm',
      the: 'el telescopio',
      price: 4490,
      say: 'Veinte milímetros más que se notan en Júpiter: bandas, lunas y paciencia recompensada.',
      facts: [
        ['Apertura', '90 mm'],
        ['Focal', '900 mm'],
      ],
      points: ['Bandas de Júpiter'],
    },
    {
      name: 'Telescopio reflector 114 mm',
      the: 'el telescopio',
      price: 5490,
      say: 'Espejo de ciento catorce milímetros para nebulosas y cúmulos, cuando el cielo es de verdad oscuro.',
      facts: [
        ['Apertura', '114 mm'],
        ['Focal', '900 mm'],
      ],
      points: ['Para cielo profundo'],
    },
    {
      name: 'Telescopio infantil 50 mm',
      the: 'el telescopio',
      price: 1290,
      say: 'Ligero y sin tornillos que perder. Para ver la Luna desde la azotea y querer ver más.',
      facts: [
        ['Apertura', '50 mm'],
        ['Focal', '360 mm'],
        ['Oculares', '20 mm'],
      ],
      points: ['Para la azotea'],
    },
  ],
  traits: [
    {
      name: 'con montura altacimutal',
      say: 'Montura que sube, baja y gira: la más fácil de usar sin instructivo.',
      facts: [['Montura', 'Altacimutal']],
      points: ['La más fácil'],
    },
    {
      name: 'con soporte para celular',
      say: 'El soporte alinea la cámara del teléfono con el ocular y la foto sale centrada.',
      factor: 1.1,
      facts: [
        ['Montura', 'Altacimutal'],
        ['Accesorio', 'Soporte para celular'],
      ],
      points: ['Fotos con el celular'],
    },
    {
      name: 'con mochila',
      say: 'La mochila acolchada lo lleva completo al cerro o a la casa de la abuela.',
      factor: 1.15,
      facts: [
        ['Montura', 'Altacimutal'],
        ['Accesorio', 'Mochila acolchada'],
      ],
      points: ['Mochila acolchada'],
    },
    {
      name: 'con filtro lunar',
      say: 'El filtro lunar baja el brillo para que los cráteres no encandilen.',
      factor: 1.08,
      facts: [
        ['Montura', 'Altacimutal'],
        ['Accesorio', 'Filtro lunar'],
      ],
      points: ['Filtro lunar'],
    },
  ],
});
