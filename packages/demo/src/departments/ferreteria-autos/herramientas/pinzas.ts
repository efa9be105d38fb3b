import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';
import { PAINTED } from './paints.ts';
import { WORKSHOP } from './workshop-reviews.ts';

export const pinzas = byGroup(
  {
    category: 'ferreteria-autos/herramientas/desarmadores-y-pinzas',
    weight: 3,
    brands: BRANDS.tools,
    models: 'PZ',
    kinds: [
      {
        name: 'Juego de desarmadores de 8 piezas',
        group: 'punta',
        line: 'Planos y de cruz en las medidas que de verdad se usan, con la barra que entra completa en el mango.',
        price: 289,
        point: '4 planos y 4 de cruz',
        use: 'apagadores y contactos',
        art: 'screwdriver-set',
        specs: [
          ['Piezas', '8'],
          ['Puntas', 'Plana y de cruz'],
        ],
        contents: '8 desarmadores y soporte de pared',
      },
      {
        name: 'Juego de desarmadores de precisión',
        group: 'punta',
        line: 'Para el celular, los lentes y el reloj: tapas giratorias y puntas de medio milímetro.',
        price: 219,
        point: 'Tapa giratoria',
        use: 'la electrónica',
        art: 'screwdriver-set',
        specs: [
          ['Piezas', '24'],
          ['Puntas', 'Plana, cruz, Torx y pentalobe'],
        ],
        contents: '24 puntas y mango en caja con imán',
      },
      {
        name: 'Pinza de electricista de 9"',
        group: 'pinza',
        line: 'Agarra, jala, corta y aprieta conectores: la que trae colgada todo electricista.',
        price: 319,
        point: 'Corta cable de cobre de hasta 4 AWG',
        use: 'jalar cableado',
        art: 'pliers',
        specs: [
          ['Largo', '9" (229 mm)'],
          ['Corte', 'Inducido'],
        ],
        contents: '1 pinza',
      },
      {
        name: 'Pinza de extensión',
        group: 'pinza',
        line: 'Cinco posiciones de la articulación para abrazar desde una tuerca chica hasta el tubo del fregadero.',
        price: 259,
        point: 'Cinco posiciones',
        use: 'el céspol',
        art: 'pliers',
        choice: {
          name: 'Medida',
          values: [
            ['8 pulgadas', 0],
            ['10 pulgadas', 50],
            ['12 pulgadas', 110],
          ],
        },
        specs: [
          ['Apertura máxima', '50 mm'],
          ['Posiciones', '5'],
        ],
        contents: '1 pinza',
      },
      {
        name: 'Juego de pinzas de 4 piezas',
        group: 'pinza',
        line: 'Electricista, punta, corte y mecánico: la base de cualquier caja.',
        price: 589,
        point: '4 pinzas para casi todo',
        use: 'tener todo a la mano',
        art: 'pliers',
        specs: [
          ['Piezas', '4'],
          ['Largos', '6" a 8"'],
        ],
        contents: '4 pinzas y funda enrollable',
      },
    ],
    makes: [
      {
        name: 'con mango bicolor',
        line: 'Mango de dos materiales: duro donde se aprieta y suave donde se sostiene.',
        point: 'Mango bicolor',
        specs: [['Mango', 'Polipropileno y goma']],
      },
      {
        name: 'aislados a 1,000 V',
        group: 'punta',
        line: 'Aislamiento que se prueba pieza por pieza; el color interior se asoma si se daña y te avisa.',
        more: 65,
        point: 'Aislados hasta 1,000 V',
        specs: [
          ['Aislamiento', '1,000 V'],
          ['Mango', 'Bimaterial aislado'],
        ],
        palette: ['#c8242f', '#f5c929', '#1d1d20'],
      },
      {
        name: 'con punta imantada',
        group: 'punta',
        line: 'El imán detiene el tornillo arriba de la escalera, que es cuando se cae.',
        more: 10,
        point: 'Punta imantada',
        specs: [
          ['Mango', 'Polipropileno y goma'],
          ['Punta', 'Imantada'],
        ],
      },
      {
        name: 'de acero forjado',
        group: 'pinza',
        line: 'Acero forjado y templado por inducción en el filo, que corta alambre de púas sin mellarse.',
        more: 16,
        point: 'Filo templado',
        specs: [
          ['Material', 'Acero al carbono forjado'],
          ['Mango', 'PVC'],
        ],
      },
      {
        name: 'de acero con baño antioxidante',
        line: 'Un baño oscuro protege del óxido aunque todo se quede en la camioneta.',
        more: 6,
        point: 'Contra el óxido',
        specs: [
          ['Recubrimiento', 'Fosfatado'],
          ['Mango', 'PVC'],
        ],
      },
    ],
    closings: [
      'Un trapo con tantito aceite, una vez al mes, y duran años sin óxido.',
      'Se puede colgar, por si ya tienes tu tablero en la pared.',
      'Si trabajas con corriente, primero baja la pastilla: la mejor herramienta no sustituye eso.',
    ],
    points: ['Acero templado', 'Garantía de por vida'],
    groups: ['Medidas', 'Materiales'],
    palettes: PAINTED,
    art: 'pliers',
    scene: 'workshop',
    warranty: 'De por vida contra defectos de fábrica',
    contents: '1 herramienta',
    last: 'scale',
    specs: [['Uso', 'Doméstico y profesional']],
  },
  {
    punta: reviews(
      [
        'La punta no se redondea, y mira que le doy.',
        'El mango no deja marca en la palma.',
        'Para {uso} son la medida exacta.',
        'Las puntas entran justas y no barren el tornillo.',
        'Trae justo las medidas que uno usa, sin relleno.',
        'Guardaditos en su lugar, ya no se pierden.',
      ],
      [
        'Cómodos, pero el soporte es de plástico delgado.',
        'Buenos; la punta más chica sí es delicada.',
        'Me hubiera gustado uno más largo en el juego.',
      ],
      [
        'Se torció la punta con el segundo tornillo.',
        'El mango giraba solo a la semana.',
        'Faltaba uno y traía otro repetido.',
      ],
      WORKSHOP,
    ),
    pinza: reviews(
      [
        'Muerde firme y no se resbala.',
        'El mango es grueso y no deja marca en la palma.',
        'Para {uso} es lo que hacía falta.',
        'Se cayó del segundo piso y ni se inmutó.',
        'La articulación va suave desde nueva, sin juego.',
        'Ya la traen mis dos ayudantes.',
      ],
      [
        'Cumple, pero el forro del mango se recorre.',
        'Venía durita, con aceite se compuso.',
        'Buena, aunque pesa en la bolsa del pantalón.',
      ],
      [
        'La articulación quedó floja y ya no agarra.',
        'El mango olía horrible a plástico quemado.',
        'Se despostilló la quijada con una tuerca cualquiera.',
      ],
      WORKSHOP,
    ),
  },
);
