import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cuarto } from '../reviews/paseo.ts';
import { BASE, TONOS } from './base.ts';

export const mecedorasYAndaderas = productLine({
  ...BASE,
  leaf: 'mama-bebe/juego-y-seguridad/mecedoras-y-andaderas',
  reviews: cuarto,
  weight: 3,
  art: 'bouncer',
  scene: 'living',
  makers: [M.pasoChico, M.sonajero, M.cunaluna],
  models: ['Columpio', 'Ronda', 'Brinco', 'Chapulín', 'Vaivén'],
  colors: TONOS,
  mostColors: 3,
  facts: [
    ['Arnés', '3 puntos'],
    ['Funda', 'Lavable'],
    ['País de origen', 'China'],
  ],
  items: [
    {
      name: 'Mecedora para bebé',
      the: 'la mecedora',
      short: 'Mecedora',
      price: 1198,
      say: 'Se mueve con sus propios brincos y el arco de juguetes se quita. No es para dormir la noche.',
      facts: [
        ['Peso máximo', '9 kg'],
        ['Posiciones', '2'],
      ],
      points: ['Sin pilas'],
    },
    {
      name: 'Columpio eléctrico',
      the: 'el columpio',
      short: 'Columpio',
      price: 2298,
      say: 'Cinco velocidades y música con volumen decente. Se apaga solo a la media hora.',
      facts: [
        ['Peso máximo', '11 kg'],
        ['Alimentación', 'Corriente o pilas'],
      ],
      points: ['Cinco velocidades'],
    },
    {
      name: 'Caminadora de empuje',
      the: 'la caminadora',
      short: 'De empuje',
      art: 'walker',
      price: 698,
      say: 'Se empuja de pie, con freno regulable para que no gane velocidad. Trae cajón para sus tesoros.',
      facts: [
        ['Arnés', 'No lleva'],
        ['Edad', 'Desde 9 meses'],
        ['Freno', 'Regulable'],
      ],
      points: ['Freno regulable'],
    },
  ],
  traits: [
    {
      name: 'con arco de juguetes',
      not: ['Caminadora de empuje'],
      say: 'El arco trae tres figuras tejidas que se cambian.',
      facts: [['Juguetes', '3']],
      points: ['Tres figuras'],
    },
    {
      name: 'de estructura metálica',
      say: 'Estructura de acero que no se tuerce con los meses.',
      factor: 1.12,
      facts: [['Estructura', 'Acero']],
      points: ['De acero'],
    },
    {
      name: 'de uso sencillo',
      say: 'Menos botones y menos partes: se aprende en un minuto.',
      factor: 0.92,
      facts: [['Estructura', 'Plástico y acero']],
      points: ['Sencillo'],
    },
  ],
});
