import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { DECOR } from './decor-reviews.ts';

export const lamparas = lineup({
  ...base,
  category: 'hogar-jardin/decoracion-e-iluminacion/lamparas',
  weight: 3,
  brands: ['Luzenda', 'Casa Xilitla'],
  art: 'lamp',
  scene: 'living',
  contents: '1 lámpara, herrajes e instructivo',
  reviews: reviews(
    [
      'Da una luz cálida que no lastima los ojos.',
      'La puse en {uso} y ahora es mi rincón favorito.',
      'Se instala con el desarmador y diez minutos.',
      'La sombra que hace en la pared es hermosa.',
      'Pesa abajo, no hay perro que la tire.',
    ],
    ['El foco no viene incluido, ténganlo en cuenta.', 'El cable es medio corto para mi sala.'],
    ['Parpadea con cualquier foco que le ponga.', 'La pantalla llegó hundida de un lado.'],
    DECOR,
  ),
  kinds: [
    {
      name: 'Lámpara de pie',
      line: 'Alta y delgada, para leer en el sillón sin encender la luz del techo.',
      price: 990,
      point: 'Altura de 160 cm',
      use: 'la sala',
      params: { kind: 'floor' },
      specs: [
        ['Alto', '160 cm'],
        ['Ancho', '35 cm'],
      ],
    },
    {
      name: 'Lámpara de mesa',
      line: 'Del tamaño del buró, con interruptor en el cable para apagarla ya acostado.',
      price: 549,
      point: 'Altura de 45 cm',
      use: 'el buró',
      params: { kind: 'table' },
      scene: 'bedroom',
      specs: [
        ['Alto', '45 cm'],
        ['Ancho', '28 cm'],
      ],
    },
    {
      name: 'Lámpara colgante',
      line: 'El cable se recorta a la altura que quieras: setenta centímetros sobre la mesa es la medida buena.',
      price: 790,
      point: 'Altura ajustable hasta 120 cm',
      use: 'el comedor',
      params: { kind: 'ceiling' },
      specs: [
        ['Alto', 'Hasta 120 cm'],
        ['Ancho', '32 cm'],
      ],
    },
    {
      name: 'Candil de cinco luces',
      line: 'Cinco brazos que llenan de luz un comedor grande o la entrada de la casa.',
      price: 2190,
      point: 'Cinco luces',
      use: 'la entrada',
      params: { kind: 'ceiling' },
      specs: [
        ['Alto', '65 cm'],
        ['Ancho', '60 cm'],
      ],
    },
    {
      name: 'Lámpara de escritorio',
      makes: [
        {
          name: 'de acero mate',
          line: 'Líneas rectas y pintura mate, sin nada que sobre.',
          point: 'Acero con pintura mate',
          specs: [['Material', 'Acero']],
        },
        {
          name: 'con pinza',
          line: 'En lugar de base lleva una pinza: se agarra de la orilla y libera la cubierta.',
          point: 'Pinza para la orilla',
          specs: [['Material', 'Acero y aluminio']],
          more: -8,
        },
        {
          name: 'de latón',
          line: 'El latón satinado le da el aire de biblioteca vieja que uno quiere para estudiar.',
          point: 'Latón satinado',
          specs: [['Material', 'Latón']],
          more: 40,
          colors: ['Dorado', 'Cobre', 'Negro mate'],
        },
      ],
      line: 'El brazo se mueve en tres puntos y la luz llega al cuaderno, no a los ojos.',
      price: 429,
      point: 'Brazo articulado',
      use: 'el escritorio',
      params: { kind: 'table' },
      scene: 'desk',
      specs: [
        ['Alto', '50 cm'],
        ['Ancho', '18 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'de palma tejida',
      colors: ['Beige', 'Miel', 'Negro mate'],
      line: 'La palma la tejen en la Mixteca y deja pasar la luz en dibujos.',
      point: 'Palma tejida a mano',
      more: 15,
      specs: [['Material', 'Palma natural']],
    },
    {
      name: 'de latón',
      colors: ['Dorado', 'Cobre', 'Negro mate'],
      line: 'El latón satinado envejece bonito y abriga la luz.',
      point: 'Latón satinado',
      more: 35,
      specs: [['Material', 'Latón']],
    },
    {
      name: 'de vidrio soplado',
      line: 'La pantalla de vidrio soplado reparte la luz sin deslumbrar.',
      point: 'Vidrio soplado',
      more: 25,
      specs: [['Material', 'Vidrio soplado']],
    },
    {
      name: 'de hojalata calada',
      colors: ['Plata', 'Cobre', 'Negro mate'],
      line: 'La hojalata calada riega estrellas por las paredes en cuanto la enciendes.',
      point: 'Hojalata calada a mano',
      more: 10,
      specs: [['Material', 'Hojalata']],
    },
    {
      name: 'de acero mate',
      line: 'Líneas rectas y pintura mate, sin nada que sobre.',
      point: 'Acero con pintura mate',
      specs: [['Material', 'Acero']],
    },
  ],
  closings: [
    'Lleva socket E27; te sugerimos un foco led cálido de 9 W, que no viene incluido.',
    'Va bien con focos led de 2,700 K, los que se parecen a la luz de tarde.',
  ],
  colors: ['Negro mate', 'Dorado', 'Blanco', 'Terracota', 'Beige', 'Verde olivo', 'Cobre'],
  trim: ['#f0e2c4'],
  specs: [
    ['Socket', 'E27, hasta 60 W'],
    ['Voltaje', '127 V, 60 Hz'],
  ],
});
