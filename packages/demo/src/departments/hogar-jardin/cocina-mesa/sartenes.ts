import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { TABLEWARE } from './tableware-reviews.ts';

export const sartenes = lineup({
  ...base,
  category: 'hogar-jardin/cocina-y-mesa/sartenes-y-comales',
  weight: 2,
  brands: ['Comal de Tere', 'Brasa y Barro'],
  art: 'pan',
  contents: '1 pieza',
  reviews: reviews(
    [
      'Calienta rápido y guarda el calor.',
      'Se limpia con agua caliente y un trapo.',
      'No se pega nada, y lo he puesto a prueba.',
      'Agarra calor parejo en toda la superficie.',
      'Lo uso para {uso} casi diario.',
    ],
    ['Pesa mucho, mi mamá lo maneja con las dos manos.', 'Echó algo de humo las primeras dos veces.'],
    ['Baila en la hornilla, no asienta bien.', 'La superficie se puso áspera al mes.'],
    TABLEWARE,
  ),
  kinds: [
    {
      name: 'Comal redondo',
      art: 'comal',
      line: 'Ancho, plano y con buen calor. Caben cuatro tortillas a la vez y todavía un chile por la orilla.',
      price: 329,
      point: 'Superficie plana para tortillas',
      use: 'calentar tortillas',
      group: 'comal',
      specs: [
        ['Diámetro', '32 cm'],
        ['Grosor', '4 mm'],
      ],
    },
    {
      name: 'Comal doble para estufa',
      art: 'comal',
      line: 'Cubre dos quemadores: de un lado las tortillas, del otro los sopes.',
      price: 549,
      point: 'Cubre dos quemadores',
      use: 'los sopes',
      group: 'placa',
      specs: [
        ['Medida', '50 × 28 cm'],
        ['Grosor', '4 mm'],
      ],
    },
    {
      name: 'Sartén',
      line: 'Para el huevo del diario, con orilla baja que deja voltear sin miedo.',
      price: 349,
      point: 'Orilla baja para voltear fácil',
      use: 'los huevos',
      group: 'sarten',
      specs: [
        ['Diámetro', 'Según la medida'],
        ['Mango', 'Baquelita'],
      ],
      choice: {
        name: 'Diámetro',
        values: [
          ['20 cm', -70],
          ['24 cm', 0],
          ['28 cm', 90],
          ['30 cm', 140],
        ],
      },
    },
    {
      name: 'Sartén hondo con tapa',
      line: 'Hondo para guisar con caldillo sin salpicar la estufa.',
      price: 529,
      point: 'Hondo, con tapa de vidrio',
      use: 'los chiles rellenos',
      group: 'sarten',
      specs: [
        ['Diámetro', '28 cm'],
        ['Profundidad', '8 cm'],
      ],
    },
    {
      name: 'Plancha acanalada',
      line: 'Los canales dejan la marca en la arrachera y escurren la grasa.',
      price: 479,
      point: 'Canales que escurren la grasa',
      use: 'la arrachera',
      group: 'sarten',
      specs: [
        ['Medida', '28 × 28 cm'],
        ['Mango', 'Abatible'],
      ],
    },
    {
      name: 'Disco para asar',
      art: 'comal',
      line: 'El disco norteño, con su borde para la discada y tres patas para la leña.',
      price: 890,
      point: 'Va sobre leña o quemador',
      use: 'la discada',
      group: 'placa',
      scene: 'garden',
      specs: [
        ['Diámetro', '52 cm'],
        ['Grosor', '5 mm'],
      ],
    },
  ],
  makes: [
    {
      name: 'de hierro vaciado',
      line: 'El hierro tarda en calentar y mucho más en enfriarse. Bien curado es antiadherente por naturaleza y dura para los nietos.',
      point: 'Hierro vaciado que mejora con los años',
      more: 30,
      specs: [
        ['Material', 'Hierro vaciado'],
        ['Curado', 'Requiere curado'],
      ],
      palette: ['#2a2a2d', '#45484e'],
    },
    {
      name: 'de acero al carbón',
      line: 'El acero al carbón es más ligero que el hierro y agarra el mismo sazón.',
      point: 'Acero al carbón',
      more: 10,
      specs: [
        ['Material', 'Acero al carbón'],
        ['Curado', 'Requiere curado'],
      ],
      palette: ['#36383c', '#8b8f96'],
    },
    {
      name: 'antiadherente',
      group: 'sarten',
      line: 'Cinco capas de antiadherente: se limpia con una servilleta.',
      point: 'Antiadherente de cinco capas',
      specs: [
        ['Material', 'Aluminio forjado'],
        ['Curado', 'No requiere'],
      ],
      palette: ['#a8172b', '#1d1d20'],
    },
    {
      name: 'tipo granito',
      group: 'sarten',
      line: 'El recubrimiento moteado resiste mejor la cuchara que el liso.',
      point: 'Recubrimiento tipo granito',
      more: 12,
      specs: [
        ['Material', 'Aluminio con recubrimiento mineral'],
        ['Curado', 'No requiere'],
      ],
      palette: ['#8b8f96', '#6b4429'],
    },
    {
      name: 'de barro',
      group: 'comal',
      line: 'Barro sin plomo, encalado y cocido a leña: da a la tortilla un sabor que el metal no da.',
      point: 'Barro libre de plomo',
      more: -15,
      specs: [
        ['Material', 'Barro'],
        ['Curado', 'Con cal y agua'],
      ],
      palette: ['#bf5f3c', '#8c5f38'],
    },
  ],
  closings: [
    'Guárdalo seco; si es de hierro, con una capa delgada de aceite.',
    'Usa cuchara de madera y nunca agua fría sobre el metal caliente.',
  ],
  last: 'scale',
});
