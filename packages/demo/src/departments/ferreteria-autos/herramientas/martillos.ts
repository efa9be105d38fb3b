import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';
import { PAINTED } from './paints.ts';
import { WORKSHOP } from './workshop-reviews.ts';

export const martillos = byGroup(
  {
    category: 'ferreteria-autos/herramientas/martillos-y-medicion',
    weight: 2,
    brands: BRANDS.tools,
    models: 'MM',
    kinds: [
      {
        name: 'Martillo de uña',
        group: 'golpe',
        line: 'El de todos los días: clava de un lado y saca del otro, con la cara pulida para no marcar la madera.',
        price: 219,
        point: 'Cabeza forjada de 16 oz',
        use: 'los marcos y los clavos',
        art: 'hammer',
        specs: [
          ['Peso de la cabeza', '16 oz (454 g)'],
          ['Largo', '33 cm'],
        ],
        contents: '1 martillo',
      },
      {
        name: 'Marro',
        group: 'golpe',
        line: 'Para demoler, hincar y convencer. Cabeza octagonal que reparte el golpe.',
        price: 329,
        point: 'Cabeza octagonal',
        use: 'tirar el murito',
        art: 'hammer',
        choice: {
          name: 'Peso',
          values: [
            ['2 lb', 0],
            ['3 lb', 60],
            ['4 lb', 130],
          ],
        },
        specs: [
          ['Cabeza', 'Octagonal, acero forjado'],
          ['Largo', '28 cm'],
        ],
        contents: '1 marro',
      },
      {
        name: 'Mazo de goma',
        group: 'golpe',
        line: 'Asienta loseta y acomoda muebles sin despostillar nada.',
        price: 169,
        point: 'No marca la superficie',
        use: 'la loseta',
        art: 'hammer',
        specs: [
          ['Peso', '16 oz (454 g)'],
          ['Cabeza', 'Goma negra'],
        ],
        contents: '1 mazo',
      },
      {
        name: 'Flexómetro',
        group: 'medir',
        line: 'Cinta ancha que se queda parada sola hasta los dos metros y pico, con números de los dos lados.',
        price: 159,
        point: 'Gancho imantado',
        use: 'medir ventanas',
        art: 'tape-measure',
        choice: {
          name: 'Medida',
          values: [
            ['5 m', 0],
            ['8 m', 70],
          ],
        },
        specs: [
          ['Ancho de cinta', '25 mm'],
          ['Escala', 'Métrica e inglesa'],
        ],
        contents: '1 flexómetro',
      },
      {
        name: 'Nivel de burbuja de aluminio',
        group: 'medir',
        line: 'Tres burbujas y canto maquinado para que la regla no te mienta ni un milímetro.',
        price: 349,
        point: 'Tres burbujas',
        use: 'colgar a nivel',
        art: 'emoji:straight-ruler',
        choice: {
          name: 'Medida',
          values: [
            ['40 cm', 0],
            ['60 cm', 60],
            ['1.2 m', 190],
          ],
        },
        specs: [
          ['Burbujas', '3'],
          ['Exactitud', '0.5 mm por metro'],
        ],
        contents: '1 nivel',
      },
    ],
    makes: [
      {
        name: 'con mango de fibra de vidrio',
        group: 'golpe',
        line: 'El mango de fibra absorbe el trancazo y no se astilla como la madera.',
        point: 'Mango de fibra de vidrio',
        specs: [['Mango', 'Fibra de vidrio con goma']],
      },
      {
        name: 'con mango de nogal',
        group: 'golpe',
        line: 'Mango de madera dura, con la veta a lo largo, que se puede reponer cuando ya dio lo que tenía que dar.',
        more: 12,
        point: 'Mango que se repone',
        specs: [['Mango', 'Madera de nogal']],
      },
      {
        name: 'con mango antivibración',
        group: 'golpe',
        line: 'Un inserto de goma en el mango se come la vibración antes de que llegue al codo.',
        more: 22,
        point: 'Cuida el codo',
        specs: [['Mango', 'Fibra con inserto de goma']],
      },
      {
        name: 'con esquinas de goma',
        group: 'medir',
        line: 'Las esquinas de goma se tragan los golpes, y las caídas de la escalera también.',
        point: 'Esquinas contra golpes',
        specs: [['Esquinas', 'Goma']],
      },
      {
        name: 'de uso profesional',
        group: 'medir',
        line: 'Se verifica pieza por pieza en fábrica y la desviación viene anotada en la tarjeta.',
        more: 24,
        point: 'Verificado pieza por pieza',
        specs: [
          ['Verificación', 'Pieza por pieza'],
          ['Acabado', 'Mate, sin reflejos'],
        ],
      },
    ],
    closings: [
      'Va bien para la caja de la casa y aguanta estar en la de un oficial.',
      '{marca} lo cambia si el defecto es de fábrica; el desgaste, ese sí es tuyo.',
      'Guárdalo colgado y seco, que la humedad es lo único que le hace daño.',
    ],
    points: ['Acero y materiales de uso rudo', 'Fácil de guardar'],
    groups: ['Medidas', 'Detalles'],
    palettes: PAINTED,
    art: 'hammer',
    scene: 'workshop',
    warranty: 'De por vida contra defectos de fábrica',
    contents: '1 pieza',
    last: 'scale',
    specs: [
      ['Uso', 'Doméstico y profesional'],
      ['Presentación', 'Con etiqueta para colgar'],
    ],
  },
  {
    golpe: reviews(
      [
        'Está bien balanceado, no se va de lado.',
        'Me sirvió para {uso} y no me falló ni una vez.',
        'El mango amortigua, no acabas con la mano dormida.',
        'La cabeza está firme, ni tantito juego.',
        'Buen peso: hace el trabajo por ti.',
        'Se siente sólido desde que lo sacas del empaque.',
      ],
      [
        'El mango llegó con un rayón, funciona igual.',
        'Un poco más de peso no le caería mal.',
        'Golpea bien, aunque el mango es grueso para mano chica.',
      ],
      [
        'La cabeza se aflojó a la semana.',
        'Se despostilló la orilla al primer golpe fuerte.',
        'El mango tronó; por suerte no había nadie enfrente.',
      ],
      WORKSHOP,
    ),
    medir: reviews(
      [
        'Los números se leen sin lentes, aplausos.',
        'Comparé contra el de mi hermano y mide igualito.',
        'Me sirvió para {uso} y salió exacto.',
        'Se me cayó de la escalera y sigue midiendo bien.',
        'Cabe en la bolsa del mandil.',
        'Ya no ando a ojo, todo me queda parejo.',
      ],
      [
        'Cumple, pero el color se raspa.',
        'Buena lectura; de noche cuesta más.',
        'Mide bien, aunque lo esperaba más pesado.',
      ],
      [
        'Marca dos milímetros de más, ya no confío.',
        'Llegó golpeado de una esquina y ya no sirve para medir.',
        'Se le borraron los números en dos meses.',
      ],
      WORKSHOP,
    ),
  },
);
