import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { DECOR } from './decor-reviews.ts';

export const pared = lineup({
  ...base,
  category: 'hogar-jardin/decoracion-e-iluminacion/espejos-cuadros-y-relojes',
  weight: 2,
  brands: ['Casa Xilitla', 'Luzenda'],
  art: 'mirror',
  scene: 'living',
  contents: '1 pieza con herraje para colgar',
  reviews: reviews(
    [
      'Agrandó la sala como por arte de magia.',
      'Lo colgué en {uso} y quedó de revista.',
      'Trae plantilla para marcar los hoyos, detallazo.',
      'No se ve ondulado, refleja parejo.',
      'El marco es de madera de verdad.',
    ],
    ['Pesa más de lo que esperaba, usen buen taquete.', 'Bonito, aunque el herraje venía flojo.'],
    ['Se descolgó la segunda noche por el gancho tan delgado.', 'El vidrio llegó con una rayita.'],
    DECOR,
  ),
  kinds: [
    {
      name: 'Espejo redondo',
      line: 'Setenta centímetros que duplican la luz de la entrada.',
      price: 890,
      point: '70 cm de diámetro',
      use: 'la entrada',
      specs: [
        ['Medida', '70 cm de diámetro'],
        ['Peso', '5 kg'],
      ],
    },
    {
      name: 'Espejo de cuerpo completo',
      line: 'Recargado o colgado, te ves de la cabeza a los zapatos.',
      price: 1290,
      point: '160 × 50 cm',
      use: 'la recámara',
      scene: 'bedroom',
      specs: [
        ['Medida', '160 × 50 cm'],
        ['Peso', '9 kg'],
      ],
    },
    {
      name: 'Reloj de pared',
      art: 'clock',
      line: 'Números grandes que se leen desde la cocina y máquina que no hace tictac.',
      price: 429,
      point: 'Máquina silenciosa',
      use: 'la cocina',
      specs: [
        ['Medida', '40 cm de diámetro'],
        ['Pila', '1 AA, no incluida'],
      ],
    },
    {
      name: 'Cuadro con paisaje',
      art: 'picture-frame',
      line: 'Impresión sobre lienzo de un valle con volcán al fondo, para la pared que lleva años vacía.',
      price: 590,
      point: 'Impresión sobre lienzo',
      use: 'la sala',
      params: { motif: 'emoji:volcano' },
      specs: [
        ['Medida', '60 × 80 cm'],
        ['Peso', '2 kg'],
      ],
    },
    {
      name: 'Cuadro de flores',
      art: 'picture-frame',
      line: 'Un ramo grande y suelto, pintado como con prisa y con mucho color.',
      price: 549,
      point: 'Colores resistentes a la luz',
      use: 'el comedor',
      params: { motif: 'emoji:hibiscus' },
      specs: [
        ['Medida', '50 × 70 cm'],
        ['Peso', '1.8 kg'],
      ],
    },
    {
      name: 'Juego de 3 portarretratos',
      note: 'Se paran solos o se cuelgan. Manda a imprimir las fotos en papel mate: se ven mejor tras el vidrio.',
      art: 'picture-frame',
      line: 'Tres medidas para las fotos que viven atrapadas en el celular.',
      price: 299,
      point: '3 medidas con vidrio',
      use: 'el librero',
      params: { motif: 'emoji:two-hearts' },
      specs: [
        ['Medida', '10 × 15, 13 × 18 y 20 × 25 cm'],
        ['Peso', '1.2 kg'],
      ],
    },
  ],
  makes: [
    {
      name: 'con marco de parota',
      line: 'El marco de parota deja la veta a la vista, con una mano de aceite y nada más.',
      point: 'Parota maciza',
      more: 30,
      specs: [['Marco', 'Parota']],
    },
    {
      name: 'con marco de hojalata',
      line: 'La hojalata repujada es trabajo de artesanos de San Miguel: flores, hojas y puntitos.',
      point: 'Hojalata repujada',
      more: 20,
      specs: [['Marco', 'Hojalata']],
    },
    {
      name: 'con marco metálico',
      line: 'El aro delgado de metal casi desaparece.',
      point: 'Marco delgado de metal',
      specs: [['Marco', 'Aluminio']],
    },
    {
      name: 'con marco de ratán',
      line: 'El ratán en rayos le da un aire de casa de playa.',
      point: 'Ratán natural',
      more: 15,
      specs: [['Marco', 'Ratán']],
    },
  ],
  closings: [
    'Incluye gancho y taquetes; en tablarroca usa de mariposa.',
    'La altura que funciona: el centro a metro y medio del piso.',
  ],
  palettes: [
    ['#8c5f38', '#e6edf0'],
    ['#c9ccd1', '#8ec4ea'],
    ['#1d1d20', '#e6edf0'],
    ['#d0a548', '#f1e8d2'],
    ['#b8905c', '#a5dcc3'],
    ['#bf5f3c', '#f0e2c4'],
  ],
  specs: [
    ['Instalación', 'Herraje trasero'],
    ['Limpieza', 'Paño seco'],
  ],
  last: 'scale',
});
