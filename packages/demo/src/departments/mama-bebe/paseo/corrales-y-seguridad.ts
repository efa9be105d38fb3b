import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cuarto } from '../reviews/paseo.ts';
import { BASE, TONOS } from './base.ts';

export const corralesYSeguridad = productLine({
  ...BASE,
  leaf: 'mama-bebe/juego-y-seguridad/corrales-y-seguridad',
  reviews: cuarto,
  weight: 3,
  art: 'playpen',
  scene: 'living',
  makers: [M.sonajero, M.pasoChico, M.cunaluna],
  models: ['Barrera', 'Patio', 'Tranquilo', 'Límite', 'Rueda'],
  colors: TONOS,
  mostColors: 3,
  facts: [
    ['Instalación', 'Sin obra'],
    ['País de origen', 'China'],
  ],
  items: [
    {
      name: 'Corral modular',
      the: 'el corral',
      short: 'Corral',
      price: 1898,
      say: 'Ocho paneles que se arman en cuadro o en círculo. La puerta se abre con una mano y con adulto.',
      facts: [
        ['Paneles', '8'],
        ['Altura', '62 cm'],
      ],
      points: ['Ocho paneles'],
    },
    {
      name: 'Puerta de seguridad',
      the: 'la puerta',
      short: 'Puerta',
      art: 'baby-gate',
      price: 748,
      say: 'A presión o con tornillo, para escaleras y cocina. La de arriba de la escalera siempre va atornillada.',
      facts: [
        ['Ancho', '75 a 82 cm'],
        ['Altura', '76 cm'],
      ],
      points: ['Se abre con una mano'],
    },
    {
      name: 'Protector de esquinas',
      the: 'los protectores',
      short: 'Esquinas',
      art: 'emoji:shield',
      price: 148,
      say: 'Espuma que se pega y se despega sin llevarse el barniz. Doce piezas, porque siempre falta una.',
      facts: [
        ['Piezas', '12'],
        ['Material', 'Espuma'],
      ],
      points: ['No daña el mueble'],
      tag: 'chico',
    },
    {
      name: 'Seguros para cajón',
      the: 'los seguros',
      short: 'Cajones',
      art: 'emoji:locked',
      price: 178,
      say: 'Se abren apretando en dos puntos a la vez, que es lo que un niño de dos años aún no logra.',
      facts: [
        ['Piezas', '10'],
        ['Montaje', 'Adhesivo'],
      ],
      points: ['Doble apriete'],
      tag: 'chico',
    },
  ],
  traits: [
    {
      name: 'con refuerzo metálico',
      say: 'Reforzado, para quien ya se cuelga de todo.',
      factor: 1.2,
      not: ['chico'],
      facts: [['Refuerzo', 'Metálico']],
      points: ['Reforzado'],
    },
    {
      name: 'de ajuste sin herramienta',
      say: 'Se pone y se quita sin taladro, útil en casa rentada.',
      facts: [['Montaje', 'Sin herramienta']],
      points: ['Sin taladro'],
    },
    {
      name: 'en paquete',
      say: 'Con más piezas por paquete, para cerrar toda la cocina de una vez.',
      factor: 1.6,
      only: ['chico'],
      facts: [['Paquete', 'Doble']],
      points: ['Rinde más'],
    },
  ],
});
