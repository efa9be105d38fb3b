import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { jugarA } from '../reviews/personajes.ts';
import { BASE } from './base.ts';

export const figurasDeAccion = productLine({
  ...BASE,
  leaf: 'juguetes/munecas-figuras-y-peluches/figuras-de-accion',
  weight: 5,
  reviews: jugarA,
  art: 'action-figure',
  scene: 'desk',
  makers: [M.tornillina, M.maroma, M.cachivache],
  trims: ['#f5c929', '#c8242f', '#2450f0', '#c9ccd1'],
  facts: [
    ['Material', 'PVC y ABS'],
    ['País de origen', 'México'],
    ['Edad', '4 años en adelante'],
    ['Cumple con', 'NOM-252-SSA1'],
  ],
  close: [
    'Cada figura trae su tarjeta con historia y poderes, y un hueco para que inventen el punto débil.',
    'Si alguna articulación llega dura, remójala en agua tibia un minuto.',
    'Colecciónalas todas o haz que se peleen: para eso son.',
  ],
  items: [
    {
      name: 'Figura de acción Capitana Relámpago',
      the: 'la figura',
      price: 320,
      hex: '#2450f0',
      say: 'Vigila la ciudad desde el segundo piso del Periférico. Capa de tela y rayo que se pone en la mano.',
      points: ['Capa de tela'],
    },
    {
      name: 'Figura de acción El Tecolote Nocturno',
      the: 'la figura',
      price: 320,
      hex: '#46301f',
      say: 'Detective de día, tecolote de noche. Las alas se abren con palanca y la máscara se quita.',
      points: ['Alas con palanca'],
    },
    {
      name: 'Figura de acción Guerrera Jaguar',
      the: 'la figura',
      price: 360,
      hex: '#d3a027',
      say: 'Casco de jaguar, escudo de plumas y un paso que no se oye. Los grabados están hechos con cuidado.',
      points: ['Escudo de plumas'],
    },
    {
      name: 'Figura de acción Doctor Smog',
      the: 'la figura',
      price: 320,
      hex: '#5b5f66',
      say: 'El villano que todos en la ciudad entienden. Mochila de humo, lentes y muy mal carácter.',
      points: ['El villano de la serie'],
    },
    {
      name: 'Figura de acción Chamuco Veloz',
      the: 'la figura',
      price: 340,
      hex: '#c8242f',
      say: 'Corre en patines de fuego y siempre llega tarde. Las llamas se quitan para llevarlo a la escuela.',
      points: ['Patines desmontables'],
    },
    {
      name: 'Figura de acción Serpiente de Jade',
      the: 'la figura',
      price: 350,
      hex: '#12805c',
      say: 'Guardiana de los cenotes, con cola de anillos que se enrolla y se queda donde la pongas.',
      points: ['Cola flexible'],
    },
  ],
  traits: [
    {
      name: 'de 15 cm',
      say: 'La escala de siempre, con catorce puntos de movimiento.',
      facts: [
        ['Altura', '15 cm'],
        ['Articulaciones', '14'],
      ],
      points: ['14 articulaciones'],
    },
    {
      name: 'de 30 cm',
      say: 'La grande, de treinta centímetros, que se ve desde la puerta.',
      factor: 1.6,
      facts: [
        ['Altura', '30 cm'],
        ['Articulaciones', '8'],
      ],
      points: ['Treinta centímetros'],
    },
    {
      name: 'con vehículo',
      say: 'Viene con su vehículo: cabe sentada y las ruedas giran.',
      factor: 1.9,
      facts: [
        ['Altura', '15 cm'],
        ['Vehículo', '22 cm de largo'],
      ],
      points: ['Vehículo incluido'],
    },
    {
      name: 'con historieta',
      say: 'Incluye una historieta de 24 páginas que cuenta de dónde salió el personaje y a quién le debe dinero.',
      factor: 1.15,
      facts: [
        ['Altura', '15 cm'],
        ['Historieta', '24 páginas'],
      ],
      points: ['Historieta de 24 páginas'],
    },
    {
      name: 'edición de colección',
      say: 'Pintura a detalle, tres pares de manos y base con número de serie.',
      factor: 2.3,
      facts: [
        ['Altura', '18 cm'],
        ['Articulaciones', '24'],
        ['Base', 'Numerada'],
      ],
      points: ['Base numerada'],
    },
  ],
});
