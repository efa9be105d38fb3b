import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { palos } from '../reviews/pelota.ts';

export const golf = productLine({
  leaf: 'deportes/box-pesca-y-golf/golf',
  weight: 1,
  reviews: palos,
  art: 'golf-club',
  scene: 'garden',
  makers: [M.verdeHoyo, M.cuerdaTensa],
  trims: ['#c9ccd1', '#1d1d20', '#d0a548'],
  models: ['Par 3', 'Bandera', 'Calle', 'Búnker', 'Águila', 'Último Hoyo'],
  items: [
    {
      name: 'Putter de golf',
      the: 'el putter',
      hex: '#45484e',
      price: 1290,
      say: 'Cara blanda y una línea blanca que no miente: si falla, fuiste tú.',
      facts: [
        ['Loft', '3°'],
        ['Largo', '34 pulgadas'],
      ],
      words: { uso: 'el green' },
    },
    {
      name: 'Driver de golf',
      the: 'el driver',
      hex: '#1d1d20',
      price: 2990,
      say: 'Cabeza de 460 cc que endereza un poco los golpes chuecos. Los demás, paciencia.',
      facts: [
        ['Loft', '10.5°'],
        ['Largo', '45 pulgadas'],
      ],
      words: { uso: 'la salida' },
    },
    {
      name: 'Juego de hierros de golf',
      the: 'el juego de hierros',
      hex: '#8b8f96',
      price: 6490,
      say: 'Del 5 al wedge, con cabeza ancha que levanta la bola fácil. Para el primer año de clases y varios más.',
      facts: [
        ['Piezas', '6 hierros'],
        ['Largo', 'Estándar'],
      ],
      words: { uso: 'las clases' },
    },
    {
      name: 'Juego de golf para principiantes',
      the: 'el juego',
      hex: '#2c5236',
      price: 8990,
      say: 'Driver, híbrido, hierros, putter y bolsa con patas. Solo faltan las pelotas y el sábado libre.',
      facts: [
        ['Piezas', '9 y bolsa'],
        ['Largo', 'Estándar'],
      ],
      words: { uso: 'empezar' },
    },
  ],
  traits: [
    {
      name: 'con varilla de acero',
      say: 'La varilla de acero da un tiro más parejo y aguanta el trato de la cajuela.',
      facts: [['Varilla', 'Acero']],
      points: ['Varilla de acero'],
    },
    {
      name: 'con varilla de grafito',
      factor: 1.2,
      say: 'El grafito es más ligero: ayuda si tu swing es tranquilo.',
      facts: [['Varilla', 'Grafito']],
      points: ['Varilla ligera'],
    },
    {
      name: 'para zurdo',
      factor: 1.05,
      say: 'Para zurdos de verdad, no adaptado.',
      facts: [
        ['Varilla', 'Acero'],
        ['Mano', 'Izquierda'],
      ],
      points: ['Para zurdos'],
    },
    {
      name: 'para dama',
      say: 'Más corto y con varilla flexible, para swings suaves.',
      facts: [
        ['Varilla', 'Grafito flexible'],
        ['Mano', 'Derecha'],
      ],
      points: ['Varilla flexible'],
    },
  ],
  close: [
    'Limpia la cara después de cada tiro; el pasto seco le quita efecto.',
    'Si mides más de 1.85, pide que te lo alarguen: media pulgada cambia todo.',
    'Nadie nace con buen swing. Ten calma.',
  ],
  facts: [
    ['Flexibilidad', 'Regular'],
    ['Puño', 'Hule, estándar'],
    ['Nivel', 'Principiante a intermedio'],
  ],
  points: ['Funda incluida', 'Puño que no resbala', 'Buen balance', 'Armado en México'],
  warranty: '12 meses contra defectos de fabricación',
});
