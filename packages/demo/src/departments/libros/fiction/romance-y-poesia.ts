import { fictionReviews, poetryReviews } from '../book-reviews.ts';
import type { Shelf } from '../books.ts';
import { adults } from './houses.ts';

/** Romance, short stories and poetry. */
export const romanceYPoesia: readonly Shelf[] = [
  {
    leaf: 'literatura-y-ficcion/romance',
    weight: 4,
    publishers: ['La Jacaranda', 'Casa Cenzontle', 'Ediciones del Portal'],
    titles: [
      [
        ['Un café', 'Dos boletos', 'Una boda', 'Mil mensajes', 'Un otoño', 'Tres canciones', 'El pretexto'],
        [
          'para Valentina',
          'en temporada baja',
          'sin invitación',
          'contigo y sin ti',
          'al final del malecón',
          'antes de medianoche',
          'que no estaba en el plan',
          'en la mesa de los solteros',
        ],
      ],
      [
        ['Cásate conmigo', 'Vuelve a llamarme', 'Quédate', 'Dime que sí'],
        ['en octubre', 'otra vez', 'por lo menos hasta el postre', 'aunque llueva', 'si para de llover'],
      ],
    ],
    openings: [
      '{who} tiene un plan para todo, menos para lo que pasa en {where}: {what}.',
      'Se odiaban en la prepa. Diez años después, {who} coincide con esa misma persona en {where} y {what}.',
    ],
    who: [
      'una organizadora de bodas que no cree en ellas',
      'una chef con el corazón a medio cocer',
      'un veterinario demasiado callado',
      'una ingeniera con agenda de colores',
      'un florista del mercado de Jamaica',
      'una locutora de madrugada',
    ],
    where: [
      'un hotelito de Bacalar',
      'una panadería de Coyoacán',
      'un viñedo de Baja California',
      'una radio de Guadalajara',
      'la boda de su mejor amiga',
      'un vuelo demorado a Tijuana',
    ],
    what: [
      'tiene que compartir cuarto con la última persona que quería ver',
      'le proponen un noviazgo de mentiras',
      'alguien le responde las cartas que nunca mandó',
      'una receta la obliga a pedir ayuda',
      'el perro equivocado elige por los dos',
    ],
    tones: [
      'Divertida, tierna y con diálogos que hacen reír en el camión.',
      'Romance de fuego lento, con familia metiche incluida.',
      'Para leer en una tarde y suspirar dos días.',
    ],
    points: ['Enemigos que se enamoran', 'Final feliz', 'Fuego lento', 'Escenarios de México', 'Humor del bueno'],
    genre: 'Romance',
    readers: 'jóvenes y adultos',
    motifs: [
      'emoji:heart-with-arrow',
      'emoji:bouquet',
      'emoji:love-letter',
      'emoji:two-hearts',
      'emoji:hot-beverage',
      'emoji:sunset',
      'emoji:rose',
    ],
    pages: [224, 400],
    price: [229, 349],
    reviews: fictionReviews,
  },
  {
    leaf: 'literatura-y-ficcion/cuento-y-poesia',
    weight: 3,
    publishers: ['Papel Amate', 'La Jacaranda', 'Lápiz y Barro'],
    titles: [
      [
        ['Poemas', 'Cuentos', 'Instrucciones', 'Breve inventario', 'Cuaderno', 'Oraciones', 'Fábulas'],
        [
          'para leer en el metro',
          'de la lluvia',
          'del comal',
          'para extrañar a alguien',
          'de pájaros y antenas',
          'sobre la sal',
          'de una ciudad hundida',
          'de los que se fueron',
          'para días nublados',
        ],
      ],
    ],
    openings: [
      'Textos breves sobre {what}, escritos por alguien que mira despacio. Se abre en cualquier página.',
      'Este libro reúne piezas nacidas en {where}: hablan de {what} y de {who}.',
    ],
    who: [
      'las abuelas que mandan recados',
      'los que viajan parados',
      'un perro que sabe la ruta',
      'las manos que desgranan maíz',
      'los vecinos del eco',
    ],
    where: [
      'la línea tres del metro',
      'un cuarto de azotea',
      'la huasteca',
      'un hospital de madrugada',
      'la orilla del lago de Pátzcuaro',
    ],
    what: [
      'la paciencia',
      'las cosas que se guardan en latas de galletas',
      'el duelo y el desayuno',
      'los idiomas que se mueren',
      'el amor después de los cincuenta',
      'la ciudad cuando se va la luz',
    ],
    tones: [
      'Un libro delgado que pesa. Perfecto para regalar a quien dice que no lee poesía.',
      'Incluye una selección bilingüe en náhuatl y español.',
      'Piezas de dos o tres páginas, buenas para el trayecto o la sala de espera.',
    ],
    points: ['Piezas breves', 'Bilingüe en parte', 'Buen regalo', 'Premio de provincia', 'Ilustrado con grabados'],
    genre: 'Cuento y poesía',
    readers: adults,
    motifs: [
      'emoji:feather',
      'emoji:cloud-with-rain',
      'emoji:dove',
      'emoji:leaf-fluttering-in-wind',
      'emoji:ear-of-corn',
      'emoji:crescent-moon',
    ],
    pages: [80, 192],
    price: [149, 259],
    reviews: poetryReviews,
  },
];
