import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { regalo } from '../reviews/papeleria-y-fiesta.ts';
import { BASE } from './base.ts';

export const canastasYDetalles = productLine({
  ...BASE,
  leaf: 'otros/fiestas-y-regalos/canastas-y-detalles',
  weight: 3,
  reviews: regalo,
  art: 'gift-basket',
  scene: 'party',
  points: ['Tarjeta con sobre', 'Empaque rígido', 'Empaque sin plástico', 'Listo para entregar'],
  makers: [M.mono, M.confeti],
  models: ['Gracias', 'Apapacho', 'Domingo', 'Aguinaldo', 'Abrazo'],
  facts: [
    ['Incluye', 'Tarjeta y sobre'],
    ['Envío', 'En empaque rígido'],
    ['País de origen', 'México'],
  ],
  close: [
    'La tarjeta va en blanco, con su sobre: lo que digas ahí es la mitad del regalo.',
    'Todo viaja acomodado y sin moverse: se puede entregar tal como llega.',
    'Pídelo con dos días de margen: se arma a mano, no se saca de bodega.',
  ],
  items: [
    {
      name: 'Canasta de desayuno',
      the: 'la canasta',
      price: 690,
      hex: '#f28c28',
      say: 'Pan dulce, mermelada, chocolate y café, en canasta de palma que después guarda las llaves.',
      facts: [['Piezas', '7']],
      points: ['Canasta de palma'],
    },
    {
      name: 'Caja de dulces típicos',
      the: 'la caja',
      price: 490,
      hex: '#e4007c',
      say: 'Alegrías, cocadas, ates y muéganos, elegidos para que ninguno se parezca al de al lado.',
      facts: [['Piezas', '24']],
      points: ['Veinticuatro dulces'],
    },
    {
      name: 'Kit de spa en casa',
      the: 'el kit',
      price: 590,
      hex: '#a3b296',
      say: 'Vela, jabón, aceite y una toalla suave; la tina la pone quien pueda.',
      facts: [['Piezas', '6']],
      points: ['Seis piezas'],
    },
    {
      name: 'Canasta de fiesta',
      the: 'la canasta',
      price: 890,
      hex: '#c8242f',
      say: 'Botana salada, dulce y una vela, para llevar a casa ajena sin llegar con las manos vacías.',
      facts: [['Piezas', '11']],
      points: ['Once piezas'],
    },
    {
      name: 'Kit para recién nacido',
      the: 'el kit',
      price: 640,
      hex: '#cfe3ee',
      say: 'Mameluco, gorrito, cobija y una sonaja, envueltos en tela de algodón que también es cobija.',
      facts: [['Piezas', '5']],
      points: ['Envuelto en algodón'],
    },
  ],
  traits: [
    {
      name: 'tamaño chico',
      say: 'Tamaño chico, para un detalle que no cargue a nadie de más.',
      factor: 0.7,
      facts: [
        ['Tamaño', 'Chico'],
        ['Peso', '1 kg'],
      ],
      points: ['Ligero'],
    },
    {
      name: 'tamaño familiar',
      say: 'Tamaño familiar, que alcanza para la mesa completa.',
      factor: 1.4,
      facts: [
        ['Tamaño', 'Familiar'],
        ['Peso', '3 kg'],
      ],
      points: ['Alcanza para todos'],
    },
    {
      name: 'con flores secas',
      say: 'Con un atado de flores secas que dura meses en el librero.',
      factor: 1.2,
      facts: [
        ['Tamaño', 'Mediano'],
        ['Incluye', 'Tarjeta y flores secas'],
      ],
      points: ['Flores secas'],
    },
    {
      name: 'en caja de madera',
      say: 'La caja es de pino, con tapa corrediza, y se queda de costurero o de tesoro.',
      factor: 1.3,
      facts: [
        ['Tamaño', 'Mediano'],
        ['Empaque', 'Caja de pino'],
      ],
      points: ['Caja de pino'],
    },
  ],
});
