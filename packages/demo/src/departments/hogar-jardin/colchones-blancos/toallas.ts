import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { LINENS } from './linen-reviews.ts';
import { NAMES } from './names.ts';

export const toallas = lineup({
  category: 'hogar-jardin/colchones-y-blancos/toallas',
  weight: 2,
  brands: ['Algodonia', 'Telar Menta'],
  models: NAMES,
  reviews: reviews(
    [
      'Secan de a de veras, no nomás embarran el agua.',
      'Gruesas, de las que uno se roba del hotel.',
      'Las compré para {uso} y secan rapidísimo tendidas.',
      'Lavé todo junto y no pintó nada.',
      'Mis hijos ya se apartaron una cada quien.',
    ],
    ['Sueltan pelusa las primeras tres lavadas, luego ya no.', 'Buenas, aunque creí que eran más largas.'],
    ['No absorben, parecen de plástico.', 'Se deshilachó la orilla en un mes.'],
    LINENS,
  ),
  kinds: [
    {
      name: 'Toalla de baño',
      line: 'Setenta por ciento cuarenta: te envuelve completo y sobra para el turbante.',
      price: 199,
      point: '70 × 140 cm',
      specs: [
        ['Medida', '70 × 140 cm'],
        ['Piezas', '1'],
      ],
      use: 'el baño',
    },
    {
      name: 'Juego de 6 toallas',
      line: 'Dos de baño, dos de medio baño y dos faciales. El juego completo para estrenar casa o renovar las de hace diez años.',
      price: 699,
      point: '6 piezas: baño, medio baño y facial',
      specs: [
        ['Medida', '70 × 140, 50 × 90 y 30 × 30 cm'],
        ['Piezas', '6'],
      ],
      use: 'el baño de visitas',
    },
    {
      name: 'Toalla de playa',
      line: 'Grande como para acostarse con los pies dentro, y de un color que se ve desde el agua.',
      price: 329,
      point: '90 × 170 cm',
      specs: [
        ['Medida', '90 × 170 cm'],
        ['Piezas', '1'],
      ],
      use: 'la playa',
      scene: 'beach',
    },
    {
      name: 'Bata de baño',
      line: 'Se cruza bien, tiene bolsas de verdad y capucha para el cabello mojado.',
      price: 649,
      point: 'Con capucha y dos bolsas',
      specs: [
        ['Medida', 'Unitalla, 120 cm de largo'],
        ['Piezas', '1'],
      ],
      use: 'después de bañarse',
    },
    {
      name: 'Paquete de 4 toallas de manos',
      line: 'Cuatro toallas de manos para ir rotando en el lavabo sin lavar diario.',
      price: 249,
      point: '4 piezas de 40 × 70 cm',
      specs: [
        ['Medida', '40 × 70 cm'],
        ['Piezas', '4'],
      ],
      use: 'el medio baño',
    },
    {
      name: 'Toalla deportiva',
      makes: [
        {
          name: 'de microfibra',
          line: 'La microfibra absorbe el sudor y en una hora está seca otra vez.',
          point: 'Secado rápido',
          specs: [
            ['Gramaje', '250 g/m²'],
            ['Tela', 'Microfibra'],
          ],
        },
        {
          name: 'de algodón ligero',
          line: 'Algodón de rizo corto, suave en la cara y discreto de peso.',
          point: 'Algodón ligero',
          specs: [
            ['Gramaje', '350 g/m²'],
            ['Tela', '100% algodón'],
          ],
          more: 10,
        },
        {
          name: 'con bolsa para llaves',
          line: 'Tiene una bolsita con cierre para las llaves y la credencial del gimnasio.',
          point: 'Bolsa con cierre',
          specs: [
            ['Gramaje', '250 g/m²'],
            ['Tela', 'Microfibra'],
          ],
          more: 25,
        },
      ],
      line: 'Ligera y angosta, cabe en la mochila del gimnasio y se cuelga del cuello.',
      price: 159,
      point: '40 × 100 cm',
      specs: [
        ['Medida', '40 × 100 cm'],
        ['Piezas', '1'],
      ],
      use: 'el gimnasio',
      scene: 'gym',
    },
  ],
  makes: [
    {
      name: 'de algodón de 500 g',
      line: 'El algodón de 500 g/m² es el punto medio: absorbe bien y alcanza a secarse de un día para otro.',
      point: 'Algodón de 500 g/m²',
      specs: [
        ['Gramaje', '500 g/m²'],
        ['Tela', '100% algodón'],
      ],
    },
    {
      name: 'de algodón de 650 g',
      line: 'Con 650 g/m² es de las gruesas, mullida como de hotel.',
      point: 'Algodón grueso de 650 g/m²',
      more: 35,
      specs: [
        ['Gramaje', '650 g/m²'],
        ['Tela', '100% algodón'],
      ],
    },
    {
      name: 'de microfibra',
      line: 'La microfibra seca en la mitad del tiempo y pesa casi nada.',
      point: 'Secado rápido',
      more: -10,
      specs: [
        ['Gramaje', '300 g/m²'],
        ['Tela', 'Microfibra'],
      ],
    },
    {
      name: 'de bambú y algodón',
      line: 'La fibra de bambú la hace sedosa y tarda más en agarrar olor a humedad.',
      point: 'Mezcla de bambú y algodón',
      more: 30,
      specs: [
        ['Gramaje', '550 g/m²'],
        ['Tela', '60% bambú, 40% algodón'],
      ],
    },
  ],
  closings: [
    'Una lavada antes de estrenar, y nada de suavizante: tapa la fibra y deja de absorber.',
    'A tender bien extendido, que doblado sobre el tubo es como empiezan los malos olores.',
  ],
  colors: ['Blanco', 'Gris', 'Turquesa', 'Coral', 'Azul marino', 'Mostaza', 'Verde agua', 'Lavanda', 'Arena'],
  specs: [['Cuidado', 'Sin suavizante ni cloro']],
  art: 'towel',
  scene: 'bath',
  warranty: '3 meses contra defectos de fabricación',
  contents: 'Toallas en su empaque',
});
