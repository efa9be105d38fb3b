import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { porteo } from '../reviews/paseo.ts';
import { BASE } from './base.ts';

export const portabebesYFulares = productLine({
  ...BASE,
  leaf: 'mama-bebe/paseo/portabebes-y-fulares',
  reviews: porteo,
  weight: 3,
  scene: 'street',
  art: 'rebozo',
  makers: [M.rebocito, M.andarin, M.maternea],
  models: ['Arrullo', 'Trenza', 'Abrazo', 'Comadre', 'Tejido'],
  colors: colors('Índigo', 'Bugambilia', 'Mostaza', 'Gris jaspe', 'Verde olivo'),
  mostColors: 3,
  facts: [
    ['Posición', 'Ergonómica, rodillas arriba'],
    ['Lavado', 'Agua fría'],
    ['País de origen', 'México'],
  ],
  points: ['Video para amarrarlo', 'Rodillas arriba de la cadera', 'Hecho en México', 'Se lava en casa'],
  close: [
    'Cara visible y a distancia de un beso, siempre.',
    'Practica con un peluche las primeras veces.',
    'Revisa el límite de peso antes de usarlo.',
  ],
  warranty: '3 meses contra defectos de fabricación.',
  items: [
    {
      name: 'Fular elástico',
      the: 'el fular',
      short: 'Elástico',
      price: 648,
      say: 'Cinco metros de punto suave para los primeros meses. Se amarra antes de cargar y se ajusta después.',
      facts: [
        ['Peso del bebé', 'Hasta 9 kg'],
        ['Largo', '5 m'],
      ],
      points: ['Primeros meses'],
    },
    {
      name: 'Rebozo portabebé',
      the: 'el rebozo',
      short: 'Rebozo',
      price: 898,
      params: { pattern: 'otomi' },
      say: 'Tejido en telar, con nudo cruzado o a la cadera. También es cobija, cambiador y columpio.',
      facts: [
        ['Peso del bebé', 'Hasta 15 kg'],
        ['Largo', '2.6 m'],
      ],
      points: ['Tejido en telar'],
    },
    {
      name: 'Mochila portabebé',
      the: 'la mochila',
      short: 'Mochila',
      art: 'backpack',
      price: 1298,
      say: 'Broche de cintura que reparte el peso y respaldo que sube cuando el bebé crece. Se pone sin ayuda.',
      facts: [
        ['Peso del bebé', '4 a 18 kg'],
        ['Cintura', 'Hasta 120 cm'],
      ],
      points: ['Se pone sin ayuda'],
    },
    {
      name: 'Bandolera con anillos',
      the: 'la bandolera',
      short: 'Anillos',
      price: 748,
      say: 'Entra y sale en segundos: perfecta para quien camina y pide los brazos cada dos cuadras.',
      facts: [
        ['Peso del bebé', 'Hasta 15 kg'],
        ['Anillos', 'Aluminio'],
      ],
      points: ['Entra y sale rápido'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón que respira y no se estira de más con el uso.',
      facts: [['Material', 'Algodón']],
      points: ['Respira'],
    },
    {
      name: 'de lino',
      say: 'Mezcla de lino, más fresca en la costa y con una caída firme.',
      factor: 1.2,
      facts: [['Material', 'Lino y algodón']],
      points: ['Más fresco'],
    },
    {
      name: 'con malla',
      only: ['Mochila portabebé'],
      say: 'Con paneles de malla para el calor.',
      factor: 1.1,
      facts: [['Material', 'Algodón y malla']],
      points: ['Para el calor'],
    },
  ],
});
