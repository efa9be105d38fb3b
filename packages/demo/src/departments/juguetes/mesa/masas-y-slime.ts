import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { masa } from '../reviews/mesa.ts';
import { BASE } from './base.ts';

export const masasYSlime = productLine({
  ...BASE,
  leaf: 'juguetes/armar-y-pensar/masas-y-slime',
  points: ['No tóxico', 'Se limpia con agua tibia', 'Cumple la norma mexicana', 'Para jugar entre varios'],
  weight: 4,
  reviews: masa,
  art: 'slime',
  scene: 'desk',
  makers: [M.charco, M.maroma, M.tiaCanica],
  models: ['Chicloso', 'Plastipasta', 'Menjurje', 'Pegoste', 'Gelatina'],
  facts: [
    ['Cumple con', 'NOM-252-SSA1'],
    ['Contiene', 'Sin bórax'],
    ['Conservación', 'Bote bien cerrado, a la sombra'],
  ],
  close: [
    'Juéguenlo sobre una charola. De la ropa sale con agua tibia; de la alfombra, con paciencia.',
    'Si se reseca, unas gotas de agua y a amasar otra vez.',
    'Lavarse las manos al terminar, que la merienda sabe mejor sin brillantina.',
  ],
  items: [
    {
      name: 'Slime elástico',
      tag: 'slime',
      the: 'el slime',
      price: 110,
      hex: '#9ccb3b',
      say: 'Se estira como chicle y no se queda en las manos. Truena bonito cuando se aplasta.',
      facts: [
        ['Contenido', '250 g'],
        ['Edad', '5 años en adelante'],
      ],
      points: ['No se pega'],
    },
    {
      name: 'Slime de nube',
      tag: 'slime',
      the: 'el slime',
      price: 130,
      hex: '#cdb4e3',
      say: 'Esponjoso, de los que se jalan y caen como lluvia lenta. El favorito para ver y no hacer nada.',
      facts: [
        ['Contenido', '250 g'],
        ['Edad', '5 años en adelante'],
      ],
      points: ['Textura esponjosa'],
    },
    {
      name: 'Masa para modelar en 12 botes',
      the: 'la masa',
      price: 190,
      hex: '#f5c929',
      say: 'Doce colores suaves desde que se abren. No mancha la mesa y se separa si no la revolvieron demasiado.',
      facts: [
        ['Contenido', '12 botes de 56 g'],
        ['Edad', '3 años en adelante'],
      ],
      points: ['Doce colores'],
    },
    {
      name: 'Arena moldeable',
      the: 'la arena',
      price: 240,
      hex: '#cdb48c',
      say: 'Arena que se queda junta: se corta, se moldea y se derrumba sin regarse por toda la sala.',
      facts: [
        ['Contenido', '1 kg'],
        ['Edad', '3 años en adelante'],
      ],
      points: ['Se recoge con la mano'],
    },
    {
      name: 'Fábrica de slime',
      tag: 'slime',
      the: 'la fábrica',
      price: 340,
      hex: '#de2a8a',
      say: 'Bases, activador y seis cosas para revolverle: brillos, bolitas, aroma. Salen ocho recetas distintas.',
      facts: [
        ['Contenido', '8 recetas'],
        ['Edad', '7 años en adelante'],
      ],
      points: ['Ocho recetas'],
    },
  ],
  traits: [
    {
      name: 'con brillantina',
      say: 'La brillantina va dentro de la mezcla y ahí se queda, casi toda.',
      facts: [['Acabado', 'Con brillantina']],
      points: ['Brilla sin regarse'],
    },
    {
      name: 'que brilla en la oscuridad',
      say: 'Cárgalo cinco minutos bajo el foco y apaga la luz.',
      factor: 1.15,
      hex: '#a5dcc3',
      facts: [['Acabado', 'Fosforescente']],
      points: ['Brilla en la oscuridad'],
    },
    {
      name: 'con aroma a frutas',
      say: 'Huele a mango, guayaba y sandía. Huele, no sabe: aclararlo desde el principio.',
      factor: 1.05,
      hex: '#f28c28',
      facts: [['Aroma', 'Frutas']],
      points: ['Aroma a frutas'],
    },
    {
      name: 'con moldes y rodillo',
      not: ['slime'],
      say: 'Incluye ocho moldes, rodillo y cuchillo de plástico que no corta más que masa.',
      factor: 1.3,
      facts: [['Accesorios', '8 moldes, rodillo y cuchillo']],
      points: ['Con moldes'],
    },
  ],
});
