import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { calzado } from '../reviews.ts';
import { BASE } from './base.ts';
import { NUMERO_HOMBRE } from './tallas.ts';

export const tenis = productLine({
  ...BASE,
  leaf: 'ropa-calzado/calzado/tenis',
  reviews: calzado,
  weight: 9,
  art: 'sneaker',
  makers: [M.canchaLibre, M.lunaDiurna],
  models: ['Zancada', 'Relevo', 'Ajusco', 'Malecón', 'Kilómetro', 'Cometa', 'Barrio'],
  sizes: NUMERO_HOMBRE,
  colors: colors('Blanco', 'Negro', 'Azul eléctrico', 'Gris', 'Rojo', 'Verde menta', 'Naranja'),
  items: [
    {
      name: 'Tenis para correr',
      the: 'los tenis',
      price: 1298,
      tag: 'correr',
      say: 'Espuma que regresa la pisada y malla que deja salir el calor. Pensados para asfalto, de cinco a quince kilómetros.',
      facts: [
        ['Uso', 'Correr en asfalto'],
        ['Caída', '8 mm'],
      ],
      points: ['Espuma que regresa'],
      words: { uso: 'correr' },
    },
    {
      name: 'Tenis urbanos',
      the: 'los tenis',
      price: 898,
      tag: 'urbano',
      say: 'Blancos o no, van con todo: pantalón de vestir, falda y jeans. Suela cosida y pegada.',
      facts: [
        ['Uso', 'Diario'],
        ['Suela', 'Cosida'],
      ],
      points: ['Suela cosida'],
      words: { uso: 'diario' },
    },
    {
      name: 'Tenis de entrenamiento',
      the: 'los tenis',
      price: 1098,
      tag: 'correr',
      say: 'Base plana y firme para pesas y saltos, con soporte lateral para no torcerte en los burpees.',
      facts: [
        ['Uso', 'Gimnasio'],
        ['Caída', '4 mm'],
      ],
      points: ['Base firme'],
      words: { uso: 'el gimnasio' },
    },
    {
      name: 'Tenis para caminar',
      the: 'los tenis',
      price: 798,
      tag: 'urbano',
      say: 'Plantilla gruesa y talón amortiguado, para turnos de pie y mandados de media ciudad.',
      facts: [
        ['Uso', 'Caminar'],
        ['Suela', 'Antiderrapante'],
      ],
      points: ['Talón amortiguado'],
      words: { uso: 'trabajar de pie' },
    },
  ],
  traits: [
    {
      name: 'de malla',
      say: 'La malla respira y pesa poco; mojada tarda poco en secar.',
      facts: [['Corte', 'Malla']],
      points: ['Respira'],
    },
    {
      name: 'de piel sintética',
      say: 'Piel sintética fácil de limpiar con un trapo húmedo.',
      not: ['correr'],
      facts: [['Corte', 'Piel sintética']],
      points: ['Se limpia fácil'],
    },
    {
      name: 'con suela de hule natural',
      say: 'El hule natural agarra en piso pulido y banqueta mojada.',
      factor: 1.15,
      facts: [
        ['Corte', 'Textil'],
        ['Suela', 'Hule natural'],
      ],
      points: ['Agarra en mojado'],
    },
    {
      name: 'de tejido sin costuras',
      say: 'El corte se teje de una pieza: sin costuras que rocen.',
      factor: 1.25,
      facts: [['Corte', 'Tejido de una pieza']],
      points: ['Sin roces'],
    },
  ],
});
