import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { mochilas } from '../reviews/aire-libre.ts';
import { CAMP } from './camp.ts';

export const mochilasDeSenderismo = productLine({
  ...CAMP,
  leaf: 'deportes/campismo-y-senderismo/mochilas-de-senderismo',
  reviews: mochilas,
  weight: 2,
  art: 'backpack',
  models: ['Vereda', 'Arriero', 'Tarahumara', 'Puerto', 'Filo', 'Cañón', 'Mirador'],
  colors: colors('Verde olivo', 'Negro', 'Rojo', 'Azul acero', 'Mostaza', 'Terracota'),
  items: [
    {
      name: 'Mochila para caminata de un día',
      the: 'la mochila',
      price: 790,
      say: 'Agua, torta, impermeable y cámara. Pegada a la espalda, no se bambolea en las bajadas.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['20 L', 1],
          ['28 L', 1.2],
        ],
      },
      facts: [
        ['Peso', '0.7 kg'],
        ['Cinturón', 'De cinta'],
      ],
      words: { uso: 'la caminata del domingo' },
    },
    {
      name: 'Mochila de expedición',
      the: 'la mochila',
      price: 2190,
      say: 'El cinturón carga en la cadera lo que antes cargaban los hombros. Para varios días con casa y estufa.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['50 L', 1],
          ['65 L', 1.15],
          ['80 L', 1.3],
        ],
        most: 3,
      },
      facts: [
        ['Peso', '1.9 kg'],
        ['Cinturón', 'Acolchado'],
      ],
      words: { uso: 'una travesía de varios días' },
    },
    {
      name: 'Mochila de hidratación',
      the: 'la mochila',
      price: 690,
      say: 'Bolsa de agua adentro y manguera al hombro: tomas sin detenerte ni quitarte nada.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['8 L', 1],
          ['15 L', 1.2],
        ],
      },
      facts: [
        ['Peso', '0.5 kg'],
        ['Bolsa de agua', '2 L'],
      ],
      words: { uso: 'correr en el cerro' },
    },
    {
      name: 'Mochila plegable',
      the: 'la mochila',
      price: 349,
      say: 'Cabe en su propio bolsillo, del tamaño de una naranja. Sácala cuando el viaje crece.',
      sizes: {
        option: 'Capacidad',
        values: [
          ['18 L', 1],
          ['25 L', 1.15],
        ],
      },
      facts: [
        ['Peso', '0.25 kg'],
        ['Cinturón', 'Sin cinturón'],
      ],
      words: { uso: 'viajar ligero' },
    },
  ],
  traits: [
    {
      name: 'impermeable',
      factor: 1.2,
      say: 'La tela recubierta y el cierre sellado mantienen seca la ropa hasta en un temporal.',
      facts: [['Tela', 'Nylon con TPU']],
      points: ['Cierres sellados'],
    },
    {
      name: 'con espalda ventilada',
      factor: 1.15,
      say: 'Una malla separa la tela de tu espalda y deja correr el aire.',
      facts: [['Tela', 'Poliéster 600D']],
      points: ['Espalda fresca'],
    },
    {
      name: 'con funda para lluvia',
      factor: 1.08,
      say: 'La funda de lluvia sale de un bolsillo de abajo y es naranja, para que te vean.',
      facts: [['Tela', 'Nylon 420D']],
      points: ['Funda para lluvia'],
    },
    {
      name: 'de tela antirrasgaduras',
      say: 'La cuadrícula de hilo grueso detiene la rasgadura antes de que crezca.',
      facts: [['Tela', 'Ripstop']],
      points: ['No se rasga'],
    },
  ],
  close: [
    'Lo pesado va arriba y junto a la espalda; lo blando, abajo.',
    'Aprieta primero el cinturón y luego los tirantes: es la mitad de la comodidad.',
    'Lávala a mano y sécala abierta. La lavadora le gasta el recubrimiento.',
  ],
  facts: [
    ['Cierres', 'Reforzados, con jaladera'],
    ['Bolsillos laterales', '2, para botella'],
    ['Silbato', 'En la correa de pecho'],
  ],
  points: ['Correa de pecho con silbato', 'Tirantes acolchados', 'Bolsillos laterales', 'Costura reforzada'],
  warranty: '12 meses contra defectos de fabricación',
});
