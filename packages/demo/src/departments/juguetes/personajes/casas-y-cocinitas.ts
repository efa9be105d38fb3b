import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { jugarA } from '../reviews/personajes.ts';
import { BASE } from './base.ts';

export const casasYCocinitas = productLine({
  ...BASE,
  leaf: 'juguetes/munecas-figuras-y-peluches/casas-y-cocinitas',
  weight: 4,
  reviews: jugarA,
  art: 'kitchen-toy',
  makers: [M.comadrita, M.matatena, M.cachivache],
  models: ['Fogón', 'Zaguán', 'Azulejo', 'Vecindad', 'Talavera'],
  facts: [
    ['Cumple con', 'NOM-252-SSA1 y NOM-015-SCFI'],
    ['Edad', '3 años en adelante'],
    ['Armado', 'Llave incluida, 40 minutos'],
  ],
  close: [
    'El armado, la noche anterior: con público tarda el doble.',
    'Fija el mueble a la pared con la escuadra que viene en la bolsa de tornillos.',
    'Las puertas cierran con imán cubierto; los dedos quedan a salvo.',
  ],
  items: [
    {
      name: 'Cocinita con comal',
      the: 'la cocinita',
      price: 1290,
      hex: '#f0705a',
      say: 'Estufa, comal, tarja y tortillero. Se hacen quesadillas invisibles todo el día.',
      facts: [
        ['Medidas', '60 × 30 × 92 cm'],
        ['Accesorios', '14'],
      ],
      points: ['Comal y tortillero'],
    },
    {
      name: 'Puesto de mercado',
      the: 'el puesto',
      price: 1190,
      hex: '#2e8b57',
      say: 'Mostrador con toldo, báscula y huacales. Se pesa, se cobra y se da pilón.',
      facts: [
        ['Medidas', '70 × 40 × 110 cm'],
        ['Accesorios', '22'],
      ],
      points: ['Báscula que se mueve'],
    },
    {
      name: 'Casa de muñecas de tres pisos',
      the: 'la casa',
      art: 'emoji:house',
      price: 1690,
      hex: '#cdb4e3',
      say: 'Azotea con tendedero, recámara, sala y cocina. Para muñecas de hasta 15 cm, que se asoman por el balcón.',
      facts: [
        ['Medidas', '60 × 28 × 95 cm'],
        ['Muebles', '12 piezas'],
      ],
      points: ['Con tendedero en la azotea'],
    },
    {
      name: 'Banco de herramientas',
      the: 'el banco',
      art: 'toolbox',
      price: 890,
      hex: '#ee7a25',
      say: 'Prensa, serrucho, taladro de manivela y tornillos gordos. Todo se afloja y se aprieta mil veces.',
      facts: [
        ['Medidas', '50 × 28 × 75 cm'],
        ['Accesorios', '35'],
      ],
      points: ['Tornillos gordos'],
    },
    {
      name: 'Consultorio veterinario',
      the: 'el consultorio',
      art: 'first-aid',
      price: 790,
      hex: '#6fd1d6',
      say: 'Mesa, jaulita y botiquín con jeringa sin aguja. Los pacientes los pone la casa.',
      facts: [
        ['Medidas', '52 × 30 × 80 cm'],
        ['Accesorios', '18'],
      ],
      points: ['Botiquín completo'],
    },
  ],
  traits: [
    {
      name: 'de madera',
      say: 'Madera y MDF con pintura al agua, firme aunque se recarguen.',
      factor: 1.3,
      facts: [['Material', 'Pino y MDF']],
      points: ['Firme al recargarse'],
    },
    {
      name: 'de plástico',
      say: 'Plástico grueso que se lava con manguera y puede vivir en el patio.',
      factor: 0.8,
      facts: [['Material', 'Polipropileno']],
      points: ['Puede vivir en el patio'],
    },
    {
      name: 'con luz y sonido',
      say: 'Focos y sonidos con volumen en dos niveles y apagador escondido atrás.',
      factor: 1.15,
      facts: [
        ['Material', 'MDF y plástico'],
        ['Pilas', '3 AA, no incluidas'],
      ],
      points: ['Volumen en dos niveles'],
    },
    {
      name: 'plegable',
      say: 'Se dobla y se guarda detrás de la puerta, para departamentos donde todo es sala.',
      factor: 1.1,
      facts: [
        ['Material', 'MDF'],
        ['Plegada', '12 cm de fondo'],
      ],
      points: ['Se guarda detrás de la puerta'],
    },
  ],
});
