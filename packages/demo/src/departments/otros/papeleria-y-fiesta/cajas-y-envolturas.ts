import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { envoltura } from '../reviews/papeleria-y-fiesta.ts';
import { BASE } from './base.ts';

export const cajasYEnvolturas = productLine({
  ...BASE,
  leaf: 'otros/fiestas-y-regalos/cajas-y-envolturas',
  weight: 2,
  reviews: envoltura,
  art: 'gift-box',
  scene: 'party',
  points: ['Llega doblada y sin marcas', 'Incluye etiqueta', 'Se reutiliza', 'Papel reciclado'],
  makers: [M.mono, M.confeti],
  models: ['Moñito', 'Listón', 'Sorpresa', 'Detalle', 'Envoltorio'],
  colors: colors('Rojo', 'Verde botella', 'Hueso', 'Negro', 'Rosa mexicano', 'Dorado'),
  mostColors: 3,
  facts: [
    ['Incluye', 'Etiqueta y listón'],
    ['Material', 'Cartón reciclado'],
    ['País de origen', 'México'],
  ],
  close: [
    'Guarda el empaque sin maltratarlo: sirve para el siguiente y nadie lo va a notar.',
    'Llena los huecos con papel picado, que amortigua y adorna.',
    'La etiqueta va en blanco, para que la escribas tú: es la mitad del regalo.',
  ],
  items: [
    {
      name: 'Caja de regalo rígida',
      the: 'la caja',
      price: 120,
      say: 'Tapa que entra justa, sin cinta, y fondo que no se vence con una botella.',
      facts: [['Medidas', '25 × 25 × 12 cm']],
      points: ['Sin cinta'],
    },
    {
      name: 'Caja de regalo con ventana',
      the: 'la caja',
      price: 140,
      say: 'La ventana deja ver sin abrir, para lo que se regala por bonito.',
      facts: [['Medidas', '22 × 22 × 10 cm']],
      points: ['Con ventana'],
    },
    {
      name: 'Set de bolsas de papel',
      the: 'el set',
      art: 'pouch',
      price: 130,
      say: 'Cinco bolsas de asa torcida en tres tamaños, que aguantan peso de verdad.',
      facts: [['Piezas', '5']],
      points: ['Asa torcida'],
    },
    {
      name: 'Rollo de papel para envolver',
      the: 'el rollo',
      art: 'emoji:roll-of-paper',
      price: 90,
      say: 'Papel grueso con cuadrícula por atrás, para cortar derecho aunque tiemble la mano.',
      facts: [['Medidas', '3 m × 70 cm']],
      points: ['Cuadrícula atrás'],
    },
  ],
  traits: [
    {
      name: 'en kraft natural',
      say: 'Kraft natural, que queda bien con cualquier listón.',
      facts: [['Acabado', 'Kraft']],
      points: ['Va con todo'],
    },
    {
      name: 'con estampado de flores',
      say: 'Flores en dos tintas, impresas en serigrafía.',
      factor: 1.15,
      facts: [['Acabado', 'Serigrafía']],
      points: ['Estampado a mano'],
    },
    {
      name: 'con moño de tela',
      say: 'El moño es de tela y se desata, así que también es regalo.',
      factor: 1.25,
      facts: [['Acabado', 'Con moño de tela']],
      points: ['Moño que se usa después'],
    },
    {
      name: 'de temporada',
      say: 'Motivos de nochebuena, listos para diciembre y discretos en enero.',
      factor: 1.1,
      facts: [['Acabado', 'De temporada']],
      points: ['De temporada'],
    },
  ],
});
