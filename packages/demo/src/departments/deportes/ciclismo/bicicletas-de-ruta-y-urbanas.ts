import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { BIKE } from './bike.ts';

export const bicicletasDeRutaYUrbanas = productLine({
  ...BIKE,
  leaf: 'deportes/ciclismo/bicicletas-de-ruta-y-urbanas',
  weight: 3,
  params: { kind: 'road' },
  models: ['Reforma', 'Vía Recreativa', 'Glorieta', 'Camellón', 'Avenida', 'Chapultepec', 'Kilómetro Cero'],
  colors: colors('Negro', 'Blanco perla', 'Verde botella', 'Rojo', 'Azul cielo', 'Mostaza'),
  mostColors: 3,
  items: [
    {
      name: 'Bicicleta de ruta',
      the: 'la bici',
      tag: 'ruta',
      price: 11990,
      say: 'Manubrio de cuernos, llanta delgada y posición tendida: cada pedalada se convierte en metros.',
      sizes: {
        option: 'Talla',
        values: [
          ['CH', 1],
          ['M', 1],
          ['G', 1],
        ],
      },
      facts: [
        ['Velocidades', '16 (2 × 8)'],
        ['Llantas', '700 × 28'],
        ['Peso', '10.4 kg'],
      ],
      words: { uso: 'las salidas de carretera' },
    },
    {
      name: 'Bicicleta urbana',
      the: 'la bici',
      tag: 'urbana',
      price: 5490,
      say: 'Vas derecho, ves por encima de los coches y llegas sin arrugar la camisa.',
      sizes: {
        option: 'Rodada',
        values: [
          ['26', 1],
          ['28', 1.05],
        ],
      },
      facts: [
        ['Velocidades', '7'],
        ['Llantas', '1.75 pulgadas'],
        ['Peso', '14.6 kg'],
      ],
      words: { uso: 'ir al trabajo' },
    },
    {
      name: 'Bicicleta fixie',
      the: 'la bici',
      tag: 'urbana',
      price: 4690,
      say: 'Una velocidad, cero cambios que ajustar. Trae rueda libre de un lado y piñón fijo del otro; tú decides.',
      sizes: {
        option: 'Talla',
        values: [
          ['CH', 1],
          ['M', 1],
          ['G', 1],
        ],
      },
      facts: [
        ['Velocidades', '1'],
        ['Llantas', '700 × 28'],
        ['Peso', '10.9 kg'],
      ],
      words: { uso: 'la ciudad' },
    },
    {
      name: 'Bicicleta plegable',
      the: 'la bici',
      tag: 'urbana',
      price: 5990,
      say: 'Se dobla en tres pasos y entra al metro, a la cajuela o debajo del escritorio.',
      sizes: { option: 'Rodada', values: [['20', 1]] },
      facts: [
        ['Velocidades', '7'],
        ['Llantas', '20 × 1.75'],
        ['Peso', '12.8 kg'],
      ],
      words: { uso: 'combinarla con el metro' },
    },
    {
      name: 'Bicicleta de paseo con canasta',
      the: 'la bici',
      tag: 'urbana',
      price: 4990,
      say: 'Cuadro bajo para subirse con falda, canasta adelante para el pan y asiento con resortes.',
      sizes: {
        option: 'Rodada',
        values: [
          ['24', 1],
          ['26', 1.04],
        ],
      },
      facts: [
        ['Velocidades', '6'],
        ['Llantas', '1.95 pulgadas'],
        ['Peso', '15.8 kg'],
      ],
      words: { uso: 'el mandado' },
    },
  ],
  traits: [
    {
      name: 'de aluminio',
      factor: 1.1,
      say: 'El cuadro de aluminio se carga con una mano al subir la escalera.',
      facts: [
        ['Cuadro', 'Aluminio 6061'],
        ['Frenos', 'De herradura'],
      ],
      points: ['Cuadro de aluminio'],
    },
    {
      name: 'de acero al cromo',
      say: 'El acero filtra la vibración del empedrado y dura lo que tú quieras.',
      facts: [
        ['Cuadro', 'Acero al cromo molibdeno'],
        ['Frenos', 'De herradura'],
      ],
      points: ['Acero que absorbe vibración'],
    },
    {
      name: 'con frenos de disco',
      factor: 1.16,
      say: 'Frena parejo aunque caiga el aguacero de las cinco.',
      facts: [
        ['Cuadro', 'Aluminio'],
        ['Frenos', 'Disco mecánico'],
      ],
      points: ['Freno de disco'],
    },
    {
      name: 'con luces y salpicaderas',
      only: ['urbana'],
      factor: 1.08,
      say: 'Trae luces recargables y salpicaderas: llegas visible y con la espalda seca.',
      facts: [
        ['Cuadro', 'Acero'],
        ['Frenos', 'V-brake'],
        ['Incluye', 'Luces USB y salpicaderas'],
      ],
      points: ['Luces y salpicaderas'],
    },
    {
      name: 'con horquilla de carbono',
      only: ['ruta'],
      factor: 1.35,
      say: 'La horquilla de carbono quita peso justo donde más se siente y no pasa el golpe a las manos.',
      facts: [
        ['Cuadro', 'Aluminio'],
        ['Frenos', 'De herradura'],
        ['Horquilla', 'Carbono'],
      ],
      points: ['Horquilla de carbono'],
    },
  ],
  facts: [
    ['Estatura', 'CH: 1.55 a 1.65 m; M: 1.65 a 1.75 m; G: 1.75 a 1.88 m'],
    ['Asiento', 'Altura ajustable'],
  ],
  bigTicket: true,
});
