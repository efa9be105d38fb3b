import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';
import { PAINTED } from './paints.ts';
import { WORKSHOP } from './workshop-reviews.ts';

export const cajas = byGroup(
  {
    category: 'ferreteria-autos/herramientas/cajas-y-escaleras',
    weight: 2,
    brands: BRANDS.tools,
    models: 'CE',
    kinds: [
      {
        name: 'Caja de herramienta',
        group: 'caja',
        line: 'Charola para lo chico arriba y espacio corrido abajo, con la tapa que aguanta sentarse a comer la torta.',
        price: 349,
        point: 'Charola que se quita',
        use: 'traer todo junto',
        art: 'toolbox',
        choice: {
          name: 'Tamaño',
          values: [
            ['16 pulgadas', 0],
            ['19 pulgadas', 90],
            ['22 pulgadas', 190],
          ],
        },
        specs: [
          ['Charola', 'Desmontable'],
          ['Candado', 'Ojillo para candado'],
        ],
        contents: '1 caja con charola',
      },
      {
        name: 'Caja organizadora con divisiones',
        group: 'caja',
        line: 'Dieciocho casillas que se cambian de tamaño: los tornillos ya no viven en frascos de mayonesa.',
        price: 219,
        point: '18 divisiones móviles',
        use: 'tornillos y taquetes',
        art: 'toolbox',
        specs: [
          ['Divisiones', '18 móviles'],
          ['Tapa', 'Transparente'],
        ],
        contents: '1 organizador',
      },
      {
        name: 'Torre de trabajo con ruedas',
        group: 'caja',
        line: 'Tres módulos que se apilan y se jalan como maleta; arriba llevas lo de diario y abajo el rotomartillo.',
        price: 1890,
        point: 'Ruedas y manija telescópica',
        use: 'ir a la obra',
        art: 'toolbox',
        specs: [
          ['Módulos', '3'],
          ['Carga', 'Hasta 45 kg'],
        ],
        contents: '1 torre de tres módulos',
      },
      {
        name: 'Escalera de tijera',
        group: 'escalera',
        line: 'Peldaños anchos con estría y zapata de goma, para llegar al foco sin sentir que te bamboleas.',
        price: 1190,
        point: 'Zapatas antiderrapantes',
        use: 'cambiar focos',
        art: 'ladder',
        scene: 'living',
        choice: {
          name: 'Medida',
          values: [
            ['3 peldaños', 0],
            ['5 peldaños', 450],
            ['6 peldaños', 750],
          ],
        },
        specs: [
          ['Peldaños', '3, 5 o 6, según la medida'],
          ['Profundidad del peldaño', '8 cm'],
        ],
        contents: '1 escalera',
      },
      {
        name: 'Escalera de extensión',
        group: 'escalera',
        line: 'Dos tramos que corren sobre guía y se detienen con seguro; alcanza la azotea de una planta.',
        price: 2890,
        point: 'Alcanza 4.8 m',
        use: 'subir a la azotea',
        art: 'ladder',
        scene: 'garden',
        specs: [
          ['Altura extendida', '4.8 m'],
          ['Altura cerrada', '2.7 m'],
        ],
        contents: '1 escalera de dos tramos',
      },
    ],
    makes: [
      {
        name: 'de plástico reforzado',
        group: 'caja',
        line: 'El plástico lleva fibra y aguanta el sol de la batea sin hacerse quebradizo.',
        point: 'Resiste sol y golpes',
        specs: [['Material', 'Polipropileno reforzado']],
      },
      {
        name: 'con seguros de metal',
        group: 'caja',
        line: 'Los seguros son de acero y se abren con guantes puestos.',
        more: 14,
        point: 'Seguros de acero',
        specs: [['Material', 'Polipropileno y acero']],
      },
      {
        name: 'sellada contra agua',
        group: 'caja',
        line: 'El empaque de la tapa deja el agua afuera si te cae el aguacero en la batea.',
        more: 26,
        point: 'Tapa con empaque',
        specs: [
          ['Material', 'Polipropileno'],
          ['Sello', 'IP54'],
        ],
      },
      {
        name: 'de aluminio',
        group: 'escalera',
        line: 'Aluminio estriado: se carga con una mano y no se oxida.',
        point: 'Ligera y sin óxido',
        specs: [
          ['Material', 'Aluminio'],
          ['Carga', 'Hasta 102 kg'],
        ],
      },
      {
        name: 'de acero pintado',
        group: 'escalera',
        line: 'Acero con pintura electrostática; pesa más y se nota en la firmeza.',
        more: 8,
        point: 'Firme y pesada',
        specs: [
          ['Material', 'Acero pintado'],
          ['Carga', 'Hasta 120 kg'],
        ],
      },
      {
        name: 'dieléctrica de fibra',
        group: 'escalera',
        line: 'Los rieles de fibra no conducen la corriente, por eso la piden los electricistas.',
        more: 45,
        point: 'Rieles que no conducen',
        specs: [
          ['Material', 'Fibra de vidrio'],
          ['Carga', 'Hasta 136 kg'],
        ],
      },
    ],
    closings: [
      'Revisa las medidas antes de pedirla: viaja armada y ocupa lo que dice la ficha.',
      '{marca} manda por separado las piezas que se gastan, para que no tengas que comprar otra.',
      'No la dejes al rayo del sol todo el año y te va a durar el doble.',
    ],
    points: ['Hecha para cargarse llena'],
    specs: [['Garantía de partes', 'Herrajes y plásticos']],
    groups: ['Medidas', 'Materiales'],
    palettes: PAINTED,
    params: { label: '{marca}' },
    art: 'toolbox',
    scene: 'workshop',
    warranty: '2 años contra defectos de fábrica',
    contents: '1 pieza',
    last: 'scale',
    bigFrom: 2800,
  },
  {
    caja: reviews(
      [
        'Cierra de verdad, la subí cargada a la camioneta.',
        'Caben hasta las cosas largas que nunca caben.',
        'Para {uso} era justo lo que faltaba.',
        'El asa no se cala en la mano aunque vaya llena.',
        'Por fin todo tiene su lugar.',
        'El plástico es grueso, no se vence con el peso.',
      ],
      [
        'Buena, pero pesa más vacía de lo que creí.',
        'Por dentro es más chica que por fuera, tómenlo en cuenta.',
        'Llegó un poco raspada de una orilla, sirve igual.',
      ],
      [
        'La bisagra tronó con la primera caída.',
        'Uno de los seguros llegó roto y no había repuesto.',
        'La tapa no embona y se abre sola.',
      ],
      WORKSHOP,
    ),
    escalera: reviews(
      [
        'Está firme, no baila para nada.',
        'Mi mamá se sube con confianza, con eso digo todo.',
        'La quería para {uso} y quedó de la altura exacta.',
        'El peldaño es ancho, no se cansan los pies.',
        'Se dobla y cabe detrás de la puerta.',
        'Las zapatas agarran hasta en el mosaico mojado.',
      ],
      [
        'Buena, pero pesa más de lo que pensé.',
        'El seguro está duro los primeros días.',
        'Llegó un poco raspada de una orilla, sirve igual.',
      ],
      ['Se ladea de una pata, no me subo.', 'Una zapata venía rota.', 'Los peldaños se sumen al pisar.'],
      WORKSHOP,
    ),
  },
);
