import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { percusion } from '../reviews/musica.ts';
import { BASE } from './base.ts';

export const percusiones = productLine({
  ...BASE,
  leaf: 'otros/instrumentos-musicales/percusiones',
  weight: 3,
  reviews: percusion,
  art: 'drum',
  scene: 'party',
  makers: [M.sonajaNorte, M.bemol],
  models: ['Cañaveral', 'Comparsa', 'Contratiempo', 'Barriada', 'Bahía'],
  colors: colors('Rojo', 'Nogal', 'Negro', 'Azul rey', 'Miel'),
  mostColors: 2,
  trims: ['#c9ccd1', '#d0a548'],
  facts: [
    ['Herrajes', 'Metal'],
    ['Afinación', 'Llave incluida'],
    ['Parche', 'De repuesto a la venta'],
  ],
  close: [
    'Afloja los parches si vas a dejar de tocar unas semanas.',
    'Limpia con trapo seco; el agua y el cuero no se llevan.',
    'La técnica suena más que la fuerza, y duele menos.',
  ],
  items: [
    {
      name: 'Tumbadora',
      tag: 'mano',
      the: 'la tumbadora',
      art: 'emoji:long-drum',
      price: 3290,
      say: 'De duelas ensambladas, con boca de once pulgadas y base incluida. El grave llega al piso y se queda un rato.',
      facts: [
        ['Boca', '28 cm'],
        ['Altura', '71 cm'],
      ],
      points: ['Base incluida'],
    },
    {
      name: 'Bongó',
      tag: 'mano',
      the: 'el bongó',
      price: 1390,
      say: 'Macho y hembra, de madera ensamblada y aros redondeados que no castigan los dedos.',
      facts: [['Diámetros', '18 y 20 cm']],
      points: ['Aros redondeados'],
    },
    {
      name: 'Djembé',
      tag: 'mano',
      the: 'el djembé',
      art: 'emoji:long-drum',
      price: 1690,
      say: 'Cuerdas trenzadas y copa de una pieza: grave en el centro, seco en la orilla.',
      facts: [['Altura', '50 cm']],
      points: ['Grave y seco'],
    },
    {
      name: 'Tambor de marcha',
      art: 'emoji:drum',
      tag: 'palo',
      the: 'el tambor',
      price: 1290,
      say: 'Para la banda de guerra de la escuela, con bandolera y baquetas. Aguanta el desfile completo.',
      facts: [['Diámetro', '36 cm']],
      points: ['Con bandolera'],
    },
    {
      name: 'Tarola de estudio',
      art: 'emoji:drum',
      tag: 'palo',
      the: 'la tarola',
      price: 1990,
      say: 'Bordonera ajustable y casco de madera. Para aprender el redoble sin que se entere la calle entera.',
      facts: [['Diámetro', '33 cm']],
      points: ['Bordonera ajustable'],
    },
  ],
  traits: [
    {
      name: 'de madera',
      say: 'Casco de madera ensamblada, de sonido cálido.',
      facts: [['Casco', 'Madera ensamblada']],
      points: ['Sonido cálido'],
    },
    {
      name: 'con funda acolchada',
      say: 'La funda trae correa doble, porque caminar con un tambor es caminar con un amigo pesado.',
      factor: 1.12,
      facts: [
        ['Casco', 'Abedul'],
        ['Funda', 'Acolchada, correa doble'],
      ],
      points: ['Funda con correa doble'],
    },
    {
      name: 'de fibra',
      only: ['palo'],
      say: 'Casco de fibra: ligero para marchar y firme bajo la lluvia.',
      factor: 0.92,
      facts: [['Casco', 'Fibra']],
      points: ['Ligero para marchar'],
    },
    {
      name: 'con parche de cabra',
      only: ['mano'],
      say: 'Parche de cabra, que suena a madera y a fiesta; hay que cuidarlo de la humedad.',
      factor: 1.15,
      facts: [['Parche', 'Cuero de cabra']],
      points: ['Cuero natural'],
    },
  ],
});
