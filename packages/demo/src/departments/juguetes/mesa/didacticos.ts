import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { manos } from '../reviews/mesa.ts';
import { BASE } from './base.ts';

export const didacticos = productLine({
  ...BASE,
  leaf: 'juguetes/armar-y-pensar/didacticos',
  weight: 6,
  reviews: manos,
  art: 'emoji:abacus',
  scene: 'nursery',
  makers: [M.tiaCanica, M.tornillina, M.matatena],
  models: ['Primer Paso', 'Kínder', 'Preguntón', 'Curiosa', 'Pizarrín'],
  facts: [
    ['Cumple con', 'NOM-252-SSA1'],
    ['Incluye', 'Guía de actividades'],
    ['Limpieza', 'Trapo húmedo'],
  ],
  close: [
    'Diez minutos diarios rinden más que una hora el sábado. Déjalo antes de que se canse.',
    'La guía la escribió una maestra de preescolar, con juegos que no piden comprar nada más.',
    'Si se pierde una pieza, escríbenos: la mandamos sola.',
  ],
  items: [
    {
      name: 'Ábaco',
      tag: 'num',
      the: 'el ábaco',
      price: 320,
      hex: '#f28c28',
      say: 'Diez hileras de cuentas gordas que se oyen al pasar. Sumar con los dedos, pero en grande.',
      facts: [
        ['Edad', '3 a 8 años'],
        ['Aprende', 'Conteo y sumas'],
      ],
      points: ['Cuentas que se oyen'],
    },
    {
      name: 'Alfabeto',
      the: 'el alfabeto',
      art: 'emoji:input-latin-letters',
      price: 280,
      hex: '#2c62b8',
      say: 'Las 27 letras, con su ñ, y un dibujo por detrás de cada una: de la A de ajolote a la Z de zapote.',
      facts: [
        ['Edad', '3 a 7 años'],
        ['Aprende', 'Letras y primeras palabras'],
      ],
      points: ['Con ñ, faltaba más'],
    },
    {
      name: 'Reloj para aprender la hora',
      the: 'el reloj',
      art: 'emoji:alarm-clock',
      price: 240,
      hex: '#c8242f',
      say: 'Las manecillas giran juntas, como en los de verdad: cuando el minutero da la vuelta, la hora avanza.',
      facts: [
        ['Edad', '5 a 9 años'],
        ['Aprende', 'Las horas'],
      ],
      points: ['Manecillas engranadas'],
    },
    {
      name: 'Torre de figuras para encajar',
      tag: 'num',
      the: 'la torre',
      art: 'blocks',
      price: 260,
      hex: '#9ccb3b',
      say: 'Círculos, cuadros y triángulos que entran en su poste y en ningún otro. Se ordena por color o por tamaño.',
      facts: [
        ['Edad', '18 meses a 4 años'],
        ['Aprende', 'Formas y colores'],
      ],
      points: ['Formas y colores'],
    },
    {
      name: 'Laboratorio de experimentos',
      tag: 'lab',
      the: 'el laboratorio',
      art: 'emoji:alembic',
      price: 480,
      hex: '#12805c',
      say: 'Veinte experimentos con cosas de la cocina: el volcán, la tinta invisible, el huevo que rebota. Sin sustancias raras.',
      facts: [
        ['Edad', '7 a 12 años'],
        ['Aprende', 'Ciencia en casa'],
      ],
      points: ['Veinte experimentos'],
    },
    {
      name: 'Globo terráqueo',
      tag: 'globo',
      the: 'el globo',
      art: 'emoji:globe-showing-americas',
      price: 460,
      hex: '#2450f0',
      say: 'Gira sobre base firme y trae los nombres en español, con océanos, capitales y animales de cada lugar.',
      facts: [
        ['Edad', '6 años en adelante'],
        ['Diámetro', '23 cm'],
      ],
      points: ['Nombres en español'],
    },
    {
      name: 'Balanza de números',
      tag: 'num',
      the: 'la balanza',
      art: 'emoji:balance-scale',
      price: 340,
      hex: '#6a3d9a',
      say: 'Tres de un lado y dos más uno del otro: cuando se nivela, la cuenta está bien. La maestra es la balanza.',
      facts: [
        ['Edad', '4 a 8 años'],
        ['Aprende', 'Sumas y restas'],
      ],
      points: ['Se corrige solo'],
    },
  ],
  traits: [
    {
      name: 'de madera',
      not: ['globo', 'lab'],
      say: 'Madera de pino con barniz al agua y cantos redondos.',
      factor: 1.15,
      facts: [['Material', 'Madera de pino']],
      points: ['Madera con barniz al agua'],
    },
    {
      name: 'con tarjetas de actividades',
      say: 'Trae treinta tarjetas lavables con retos que van de lo fácil a lo que hace pensar a los papás.',
      factor: 1.2,
      facts: [
        ['Material', 'Plástico y cartón'],
        ['Tarjetas', '30'],
      ],
      points: ['Treinta tarjetas lavables'],
    },
    {
      name: 'bilingüe',
      not: ['num', 'globo'],
      say: 'Textos en español y en inglés, con código de audio para oír la pronunciación.',
      factor: 1.1,
      facts: [
        ['Material', 'Plástico ABS'],
        ['Idiomas', 'Español e inglés'],
      ],
      points: ['Español e inglés'],
    },
    {
      name: 'para salón de clases',
      say: 'Versión reforzada para escuela, con caja de plástico y etiqueta para el nombre del grupo.',
      factor: 1.35,
      facts: [
        ['Material', 'Plástico de uso rudo'],
        ['Uso', 'Escolar'],
      ],
      points: ['Uso rudo'],
    },
  ],
});
