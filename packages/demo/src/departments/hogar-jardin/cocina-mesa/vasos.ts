import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { TABLEWARE } from './tableware-reviews.ts';

export const vasos = byGroup(
  {
    ...base,
    category: 'hogar-jardin/cocina-y-mesa/vasos-tazas-y-termos',
    weight: 3,
    brands: ['Alfarina', 'Hervela', 'Brasa y Barro'],
    art: 'glass-set',
    contents: 'Piezas en caja con separadores',
    kinds: [
      {
        name: 'Juego de 6 vasos',
        line: 'Vasos altos y pesados, del tamaño del agua de jamaica con hielos.',
        price: 329,
        point: '6 vasos de 400 ml',
        use: 'el agua fresca',
        group: 'vidrio',
        specs: [
          ['Piezas', '6'],
          ['Capacidad', '400 ml'],
        ],
      },
      {
        name: 'Juego de 4 copas margarita',
        line: 'Boca ancha para escarchar con sal y chile sin que se te caiga la mitad.',
        price: 399,
        point: '4 copas de 350 ml',
        use: 'las margaritas',
        group: 'vidrio',
        specs: [
          ['Piezas', '4'],
          ['Capacidad', '350 ml'],
        ],
      },
      {
        name: 'Juego de 6 caballitos',
        line: 'Fondo grueso y boca fina, como pide un buen reposado.',
        price: 229,
        point: '6 caballitos de 60 ml',
        use: 'los tequilas',
        group: 'vidrio',
        specs: [
          ['Piezas', '6'],
          ['Capacidad', '60 ml'],
        ],
      },
      {
        name: 'Jarra con 6 vasos',
        line: 'Jarra de dos litros con pico que no escurre y sus seis vasos.',
        price: 489,
        point: 'Jarra de 2 L y 6 vasos',
        use: 'la limonada',
        group: 'vidrio',
        specs: [
          ['Piezas', '7'],
          ['Capacidad', '2 L y 350 ml'],
        ],
      },
      {
        name: 'Taza de cerámica',
        art: 'mug',
        line: 'Taza grande, de las que abrazas con las dos manos en enero.',
        price: 149,
        point: '400 ml',
        use: 'el café',
        group: 'taza',
        specs: [
          ['Piezas', '1'],
          ['Capacidad', '400 ml'],
        ],
      },
      {
        name: 'Juego de 4 jarritos',
        art: 'mug',
        line: 'Jarritos para café de olla, ponche o champurrado. El calor se queda adentro.',
        price: 349,
        point: '4 jarritos de 300 ml',
        use: 'el ponche',
        group: 'taza',
        specs: [
          ['Piezas', '4'],
          ['Capacidad', '300 ml'],
        ],
      },
      {
        name: 'Termo de acero',
        art: 'thermos',
        line: 'Doble pared al vacío: doce horas caliente, veinticuatro frío, y por fuera no suda.',
        price: 389,
        point: '12 horas caliente, 24 frío',
        use: 'el trabajo',
        group: 'termo',
        specs: [
          ['Piezas', '1'],
          ['Material', 'Acero inoxidable'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['500 ml', -70],
            ['750 ml', 0],
            ['1 L', 90],
          ],
        },
      },
      {
        name: 'Vaso térmico con popote',
        art: 'thermos',
        line: 'Vaso grande con asa y popote, para el agua que dijiste que ibas a tomar.',
        price: 349,
        point: 'Con asa y popote',
        use: 'la oficina',
        group: 'termo',
        specs: [
          ['Piezas', '1'],
          ['Material', 'Acero inoxidable'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['600 ml', -60],
            ['900 ml', 0],
            ['1.2 L', 80],
          ],
        },
      },
    ],
    makes: [
      {
        name: 'de vidrio soplado',
        group: 'vidrio',
        line: 'Soplado en Tonalá con vidrio reciclado: cada pieza trae su burbuja y su firma.',
        point: 'Vidrio soplado reciclado',
        more: 30,
        specs: [
          ['Elaboración', 'Soplado a mano'],
          ['Lavavajillas', 'No'],
        ],
      },
      {
        name: 'de vidrio templado',
        group: 'vidrio',
        line: 'El vidrio templado aguanta el golpe contra la llave y el cambio de frío a caliente.',
        point: 'Vidrio templado',
        specs: [
          ['Elaboración', 'Industrial'],
          ['Lavavajillas', 'Sí'],
        ],
      },
      {
        name: 'con borde de color',
        group: 'vidrio',
        line: 'El borde pintado es el clásico de las mesas mexicanas.',
        point: 'Borde de color',
        more: 20,
        specs: [
          ['Elaboración', 'Soplado a mano'],
          ['Lavavajillas', 'No'],
        ],
      },
      {
        name: 'con flores',
        group: 'taza',
        line: 'Lleva flores pintadas como bordado y una frase de abuela.',
        point: 'Decorado con flores',
        specs: [
          ['Elaboración', 'Esmaltado sin plomo'],
          ['Lavavajillas', 'Sí'],
        ],
        params: { motif: 'emoji:hibiscus' },
      },
      {
        name: 'con gato',
        group: 'taza',
        line: 'Un gato asomado de un lado y la cola del otro.',
        point: 'Dibujo por los dos lados',
        specs: [
          ['Elaboración', 'Esmaltado sin plomo'],
          ['Lavavajillas', 'Sí'],
        ],
        params: { motif: 'emoji:cat-face' },
      },
      {
        name: 'con nopal',
        group: 'taza',
        line: 'El nopal va pintado a pincel sobre el esmalte.',
        point: 'Pintado a pincel',
        more: 10,
        specs: [
          ['Elaboración', 'Esmaltado sin plomo'],
          ['Lavavajillas', 'Sí'],
        ],
        params: { motif: 'emoji:cactus' },
      },
      {
        name: 'con tapa hermética',
        group: 'termo',
        line: 'La tapa cierra con media vuelta y no gotea acostado en la mochila.',
        point: 'Tapa que no gotea',
        specs: [
          ['Pared', 'Doble, al vacío'],
          ['Lavavajillas', 'No'],
        ],
      },
      {
        name: 'con acabado mate',
        group: 'termo',
        line: 'La pintura en polvo se agarra bien con la mano sudada y disimula los golpes.',
        point: 'Acabado que no resbala',
        more: 8,
        specs: [
          ['Pared', 'Doble, al vacío'],
          ['Lavavajillas', 'No'],
        ],
      },
    ],
    closings: [
      'Enjuaga antes de estrenar. Con cepillo largo llegas hasta el fondo.',
      'Va empacado con separadores de cartón; si algo llega roto, lo reponemos.',
    ],
    colors: ['Azul rey', 'Turquesa', 'Verde botella', 'Terracota', 'Blanco', 'Rosa mexicano', 'Negro', 'Mostaza'],
  },
  {
    vidrio: reviews(
      [
        'Con luz de tarde se ven preciosos en la mesa.',
        'El vidrio es grueso, no de los que truenan al primer brindis.',
        'No los he estrenado y ya me pidieron el dato.',
        'El tamaño es generoso, cabe con todo y hielo.',
        'Ideal para {uso}.',
      ],
      ['Bonitos, pero hay que lavarlos a mano con cuidado.', 'El borde es un poco grueso para mi gusto.'],
      ['Dos llegaron estrellados.', 'Uno se cuarteó al lavarlo.'],
      TABLEWARE,
    ),
    taza: reviews(
      [
        'El tamaño es generoso, da para platicar un rato.',
        'El dibujo no se ha despintado con las lavadas.',
        'El asa se agarra bien, cabe la mano completa.',
        'Guarda el calor hasta el último trago.',
        'Ideal para {uso}.',
      ],
      ['Se calienta mucho del asa en el microondas.', 'El borde es un poco grueso para mi gusto.'],
      ['Llegó con el asa despegada.', 'Se despostilló con mirarla.'],
      TABLEWARE,
    ),
    termo: reviews(
      [
        'Mantiene el hielo hasta la tarde, lo comprobé en la obra.',
        'El café sigue caliente a media mañana.',
        'No suda ni moja los papeles del escritorio.',
        'Se lava fácil, la boca es ancha.',
        'Ideal para {uso}.',
      ],
      ['Bonito, pero no cabe en el portavasos del coche.', 'La tapa pide fuerza para abrir.'],
      ['Gotea por la tapa.', 'Se le va el calor en una hora.'],
      TABLEWARE,
    ),
  },
);
