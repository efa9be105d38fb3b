import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { TABLEWARE } from './tableware-reviews.ts';

export const tradicion = byGroup(
  {
    ...base,
    category: 'hogar-jardin/cocina-y-mesa/molcajetes-y-cocina-tradicional',
    weight: 1,
    brands: ['Comal de Tere', 'Brasa y Barro'],
    art: 'molcajete',
    contents: '1 pieza lista para curar',
    kinds: [
      {
        name: 'Molcajete con tejolote',
        line: 'Porosa y áspera, la piedra rompe el chile en lugar de cortarlo y suelta el aceite.',
        price: 549,
        point: 'Tejolote incluido',
        use: 'las salsas',
        group: 'piedra',
        specs: [
          ['Diámetro', 'Según el tamaño'],
          ['Peso', '3 a 9 kg'],
        ],
        choice: {
          name: 'Tamaño',
          values: [
            ['Chico, 15 cm', -160],
            ['Mediano, 20 cm', 0],
            ['Grande, 25 cm', 290],
          ],
        },
      },
      {
        name: 'Molcajete con forma de cochinito',
        line: 'Tiene trompa, orejas y patas, y muele tan serio como los demás.',
        price: 690,
        point: 'Tallado con cabeza de cochinito',
        use: 'el guacamole',
        group: 'piedra',
        specs: [
          ['Diámetro', '18 cm'],
          ['Peso', '5 kg'],
        ],
      },
      {
        name: 'Metate con mano',
        line: 'Para chocolate, masa y mole. Se usa de rodillas o sobre la mesa, a brazo y con paciencia.',
        price: 1690,
        point: 'Mano de piedra incluida',
        use: 'el chocolate',
        group: 'piedra',
        specs: [
          ['Medida', '40 × 28 cm'],
          ['Peso', '14 kg'],
        ],
      },
      {
        name: 'Prensa para tortillas',
        art: 'pan',
        line: 'Un testal, un apretón y sale redonda. La palanca larga hace el esfuerzo.',
        price: 349,
        point: 'Tortillas de 17 cm',
        use: 'las tortillas',
        group: 'metal',
        specs: [
          ['Diámetro', '18 cm'],
          ['Peso', '2.6 kg'],
        ],
      },
      {
        name: 'Cazuela',
        art: 'pot',
        line: 'Para el arroz del domingo y el mole del bautizo. Va de la lumbre a la mesa.',
        price: 429,
        point: 'De la estufa a la mesa',
        use: 'el mole',
        group: 'barro',
        specs: [
          ['Diámetro', '32 cm'],
          ['Peso', '3.2 kg'],
        ],
      },
      {
        name: 'Olla para frijoles',
        art: 'pot',
        line: 'Panzona y de boca angosta, para que el frijol se cueza en su propio vapor.',
        price: 389,
        point: 'Cocción lenta y pareja',
        use: 'los frijoles',
        group: 'barro',
        specs: [
          ['Capacidad', '5 L'],
          ['Peso', '3 kg'],
        ],
      },
    ],
    makes: [
      {
        name: 'de piedra volcánica',
        group: 'piedra',
        line: 'Es basalto de una sola pieza, labrado a cincel. Trae instrucciones para curarlo con arroz y ajo.',
        point: 'Basalto labrado a mano',
        specs: [
          ['Material', 'Piedra volcánica'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#4a4d55', '#8b8f96'],
      },
      {
        name: 'de piedra fina',
        group: 'piedra',
        line: 'De grano cerrado: se cura en una tarde y suelta menos polvo.',
        point: 'Piedra de grano cerrado',
        more: 35,
        specs: [
          ['Material', 'Basalto de grano fino'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#36383c', '#5b5f66'],
      },
      {
        name: 'de hierro',
        group: 'metal',
        line: 'El peso del hierro aplasta parejo sin que le cargues el cuerpo.',
        point: 'Hierro con esmalte horneado',
        more: 15,
        specs: [
          ['Material', 'Hierro vaciado'],
          ['Elaboración', 'Fundición'],
        ],
        palette: ['#2a2a2d', '#8b8f96'],
      },
      {
        name: 'de madera de mezquite',
        group: 'metal',
        line: 'El mezquite es una madera dura y aromática que no se pandea con la masa.',
        point: 'Madera de mezquite',
        more: 40,
        specs: [
          ['Material', 'Mezquite'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#7d5331', '#46301f'],
      },
      {
        name: 'de barro sin plomo',
        group: 'barro',
        line: 'Barro esmaltado sin plomo, con su papel que lo certifica.',
        point: 'Esmalte sin plomo',
        specs: [
          ['Material', 'Barro esmaltado'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#a3492f', '#46301f'],
      },
      {
        name: 'de barro rojo',
        group: 'barro',
        line: 'Barro rojo bruñido, sin esmalte, de los que sudan tantito al principio y luego toman su sazón.',
        point: 'Barro bruñido a piedra',
        more: 12,
        specs: [
          ['Material', 'Barro rojo'],
          ['Elaboración', 'Artesanal'],
        ],
        palette: ['#bf5f3c', '#6b4429'],
      },
    ],
    closings: [
      'Se lava con agua y escobetilla, sin jabón, y se seca al sol.',
      'Hecho por manos mexicanas: el tamaño puede variar un centímetro entre piezas.',
    ],
    last: 'scale',
  },
  {
    piedra: reviews(
      [
        'La salsa sabe distinta, ni la licuadora más cara la iguala.',
        'No suelta arenilla después de curarlo como viene en la hoja.',
        'Pesa como debe: es piedra de verdad.',
        'Lo llevé a la mesa para {uso} y fue la sensación.',
        'Mi abuela le dio el visto bueno, y ella no regala nada.',
      ],
      [
        'Hay que tenerle paciencia al curado, me llevó toda la tarde.',
        'La mano de piedra es un poco chica para la mía.',
      ],
      ['Sigue soltando polvo después de tres curadas.', 'Llegó despostillado de una pata.'],
      TABLEWARE,
    ),
    metal: reviews(
      [
        'Las tortillas salen redondas y parejas a la primera.',
        'La palanca no pide fuerza, mis hijos hacen cola.',
        'Con el plástico no se pega nada.',
        'Ya no vuelvo a comprar tortillas de paquete.',
        'Mi abuela le dio el visto bueno, y ella no regala nada.',
      ],
      ['Hay que girar la tortilla y darle otra prensada.', 'Pesa bastante para sacarla y guardarla diario.'],
      ['La bisagra venía chueca y aplasta de un solo lado.', 'La palanca se aflojó al mes.'],
      TABLEWARE,
    ),
    barro: reviews(
      [
        'La usé para {uso} y el sabor cambia por completo.',
        'Guarda el calor hasta que se sirven todos.',
        'Pasó el curado sin tronarse.',
        'Se ve preciosa llegando a la mesa.',
        'Mi abuela le dio el visto bueno, y ella no regala nada.',
      ],
      ['Hay que curarla con paciencia, me llevó toda la tarde.', 'Pide lumbre bajita, si no, se tarda y truena.'],
      ['Se cuarteó la primera vez que la puse al fuego.', 'Trasmina un poco por abajo.'],
      TABLEWARE,
    ),
  },
);
