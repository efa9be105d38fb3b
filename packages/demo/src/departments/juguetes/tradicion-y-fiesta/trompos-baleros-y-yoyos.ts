import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { tradicional } from '../reviews/tradicion-y-fiesta.ts';
import { BASE } from './base.ts';

export const tromposBalerosYYoyos = productLine({
  ...BASE,
  leaf: 'juguetes/tradicionales-mexicanos/trompos-baleros-y-yoyos',
  weight: 4,
  reviews: tradicional,
  art: 'emoji:yo-yo',
  makers: [M.matatena, M.comadrita, M.cachivache],
  models: ['Kermés', 'Patio de Atrás', 'Recreo', 'Plazuela', 'Santa Clara'],
  colors: colors('Rojo', 'Verde bandera', 'Azul rey', 'Amarillo', 'Rosa mexicano', 'Morado'),
  mostColors: 3,
  trims: ['#f5c929', '#f6f5f1', '#12805c'],
  facts: [
    ['Elaboración', 'A mano'],
    ['Pinturas', 'Sin plomo'],
    ['País de origen', 'México'],
  ],
  close: [
    'Si no te sale a la primera, pregúntale a tu abuelo: él tampoco le dijo a nadie cuánto tardó.',
    'La madera agradece la sombra: lejos del sol el color dura más.',
    'Cada pieza cambia un poco en la pintura; ninguna sale igual.',
  ],
  items: [
    {
      name: 'Trompo',
      the: 'el trompo',
      art: 'box',
      params: { label: 'Trompo', sub: 'y su cuerda', motif: 'emoji:cyclone' },
      price: 60,
      say: 'Punta de clavo, panza de madera y su cuerda. Se duerme en el piso y canta bajito si lo avientas bien.',
      facts: [
        ['Altura', '8 cm'],
        ['Incluye', 'Cuerda'],
      ],
      points: ['Con su cuerda'],
    },
    {
      name: 'Balero',
      the: 'el balero',
      art: 'box',
      params: { label: 'Balero', sub: 'de madera', motif: 'emoji:bullseye' },
      price: 90,
      say: 'El palo, la bola y una tarde entera. La primera vez que cae ensartado se grita, aunque nadie esté viendo.',
      facts: [
        ['Altura', '16 cm'],
        ['Incluye', 'Cordón'],
      ],
      points: ['Cordón reforzado'],
    },
    {
      name: 'Yoyo',
      the: 'el yoyo',
      price: 70,
      say: 'Baja, se duerme y sube. El cordón se regula a la altura del ombligo, que es la buena.',
      facts: [
        ['Diámetro', '6 cm'],
        ['Incluye', 'Dos cordones'],
      ],
      points: ['Cordón de repuesto'],
    },
    {
      name: 'Perinola de toma todo',
      the: 'la perinola',
      art: 'emoji:game-die',
      price: 55,
      say: 'Toma uno, pon dos, todos ponen. Se apuesta con cacahuates para que nadie pierda la quincena.',
      facts: [
        ['Altura', '7 cm'],
        ['Lados', '6'],
      ],
      points: ['Seis lados'],
    },
    {
      name: 'Matatenas con pelota',
      the: 'las matatenas',
      art: 'box',
      params: { label: 'Matatenas', sub: 'diez y pelota', motif: 'emoji:star' },
      price: 80,
      say: 'Diez matatenas y su pelota que bota parejo. El piso de la sala siempre fue mejor que el patio.',
      facts: [['Piezas', '10 y pelota']],
      points: ['Pelota que bota parejo'],
    },
  ],
  traits: [
    {
      name: 'de madera torneada',
      say: 'Torneado en madera de tejocote, dura y sin astilla.',
      facts: [['Material', 'Madera torneada']],
      points: ['Torneado en taller'],
    },
    {
      name: 'con grecas',
      say: 'Grecas pintadas girando en el torno: una vuelta, una línea.',
      factor: 1.2,
      facts: [
        ['Material', 'Madera'],
        ['Pintura', 'Esmalte en torno'],
      ],
      points: ['Grecas en torno'],
    },
    {
      name: 'en juego de tres',
      say: 'Vienen tres, para el que se pierde, el que se presta y el que se guarda.',
      factor: 2.4,
      facts: [['Piezas', '3 juegos']],
      points: ['Tres juegos'],
    },
    {
      name: 'en caja de regalo',
      say: 'Va en caja de madera con tapa corrediza y papel de estraza.',
      factor: 1.5,
      facts: [['Empaque', 'Caja de madera']],
      points: ['Caja de madera'],
    },
  ],
});
