import { instrumentReviews } from '../reviews/instruments.ts';
import type { Instrument } from './instrument.ts';

/** Guitars, ukuleles and violins. */
export const strings: readonly Instrument[] = [
  {
    leaf: 'instrumentos-de-cuerda/guitarras-acusticas',
    weight: 4,
    noun: 'Guitarra',
    art: 'guitar',
    params: { kind: 'acoustic' },
    brands: ['Laudería Paracho Sur', 'Guitarras Tarasca'],
    series: ['Serenata', 'Paricutín', 'Ronda', 'Eronga', 'Pirekua', 'Zirahuén'],
    kinds: [
      {
        name: 'clásica de estudio',
        price: 1899,
        text: 'De nailon, con mástil cómodo para quien empieza. Afina bien y perdona mucho.',
        detail: 'Cuerdas de nailon, 65 cm de tiro',
      },
      {
        name: 'clásica de concierto',
        price: 8900,
        text: 'Hecha por un solo laudero, de principio a fin. La voz se abre con los meses, como el pan bueno.',
        detail: 'Cuerdas de nailon, 65 cm de tiro',
      },
      {
        name: 'acústica tipo folk',
        price: 2799,
        text: 'Cuerdas de acero y caja grande: acompaña la voz en la fogata sin micrófono.',
        detail: 'Cuerdas de acero, 65 cm de tiro',
      },
      {
        name: 'electroacústica',
        price: 4299,
        text: 'Con pastilla y afinador integrado. Se conecta y sales a tocar.',
        detail: 'Cuerdas de acero, ecualizador de 4 bandas',
      },
      {
        name: 'tres cuartos para niños',
        price: 1299,
        text: 'A la medida de manos de 7 a 11 años, para que la primera clase no sea la última.',
        detail: 'Cuerdas de nailon, 58 cm de tiro',
      },
    ],
    woods: ['tapa de cedro', 'tapa de pino abeto', 'tapa de caoba', 'tapa de parota'],
    packs: ['con funda', 'con estuche rígido', 'con afinador y plumillas', 'con correa', 'con cuerdas de repuesto'],
    care: [
      'Hecha en Paracho, Michoacán. No la dejes en el coche: el calor despega la tapa.',
      'Llega calibrada; si vives en clima seco, pon un humidificador en el estuche.',
    ],
    rows: () => [
      ['Trastes', '19'],
      ['Diapasón', 'Palo escrito'],
    ],
    palettes: [['Miel', 'Nogal'], ['Encino'], ['Miel', 'Negro']],
    reviews: instrumentReviews,
  },
  {
    leaf: 'instrumentos-de-cuerda/guitarras-electricas',
    weight: 3,
    noun: 'Guitarra eléctrica',
    art: 'guitar',
    params: { kind: 'electric' },
    brands: ['Guitarras Tarasca', 'Sonora Márquez'],
    series: ['Relámpago', 'Avenida', 'Trueno', 'Polvo', 'Ceniza', 'Neón'],
    kinds: [
      {
        name: 'de dos cortes',
        price: 3499,
        text: 'Tres pastillas y palanca: del brillo del surf al blues con pocos movimientos.',
        detail: '3 pastillas sencillas',
      },
      {
        name: 'de un corte',
        price: 3899,
        text: 'Dos pastillas dobles con cuerpo y sostenido largo. Rock sin complicaciones.',
        detail: '2 pastillas dobles',
      },
      {
        name: 'semihueca',
        price: 5999,
        text: 'Caja con eses y sonido tibio, buena para jazz, cumbia y canciones tristes.',
        detail: '2 pastillas dobles',
      },
      {
        name: 'de siete cuerdas',
        price: 6499,
        text: 'Para afinar abajo y que todo siga claro. Metal, progresivo y vecinos pacientes.',
        detail: '2 pastillas activas',
      },
    ],
    woods: ['cuerpo de aliso', 'cuerpo de caoba', 'cuerpo de tilo'],
    packs: ['con amplificador de 15 W', 'con funda', 'con cable y correa', 'sola'],
    care: [
      'Viene con cuerdas calibre 10 y octavación revisada.',
      'El mástil se ajusta con la llave incluida; un cuarto de vuelta suele bastar.',
    ],
    rows: () => [
      ['Trastes', '22'],
      ['Puente', 'Trémolo de 6 tornillos'],
    ],
    palettes: [
      ['Rojo', 'Negro'],
      ['Turquesa', 'Crema'],
      ['Negro', 'Blanco'],
      ['Miel', 'Vino'],
    ],
    reviews: instrumentReviews,
  },
  {
    leaf: 'instrumentos-de-cuerda/ukuleles',
    weight: 2,
    noun: 'Ukulele',
    art: 'ukulele',
    brands: ['Laudería Paracho Sur', 'Guitarras Tarasca'],
    series: ['Mandarina', 'Pelícano', 'Ola', 'Coco', 'Tortuga', 'Brisa'],
    kinds: [
      {
        name: 'soprano',
        price: 599,
        text: 'Chiquito y alegre, el más fácil para empezar. Cuatro acordes y ya hay canción.',
        detail: '21 pulgadas',
      },
      {
        name: 'concierto',
        price: 899,
        text: 'Un poco más grande: trastes cómodos y sonido más lleno.',
        detail: '23 pulgadas',
      },
      { name: 'tenor', price: 1299, text: 'El que eligen los adultos con dedos de adulto.', detail: '26 pulgadas' },
    ],
    woods: ['de caoba', 'de koa laminada', 'de bambú', 'de nogal'],
    packs: ['con funda', 'con afinador', 'con correa y plumillas', 'con método'],
    care: [
      'Las cuerdas nuevas se estiran: afínalo seguido la primera semana.',
      'Pesa tan poco que se va de viaje como equipaje de mano.',
    ],
    rows: () => [
      ['Cuerdas', '4 de nailon'],
      ['Trastes', '15'],
    ],
    palettes: [
      ['Nogal', 'Miel'],
      ['Turquesa', 'Amarillo'],
      ['Encino', 'Rosa'],
    ],
    reviews: instrumentReviews,
  },
  {
    leaf: 'instrumentos-de-cuerda/violines',
    weight: 2,
    noun: 'Violín',
    art: 'violin',
    brands: ['Laudería Paracho Sur', 'Sonora Márquez'],
    series: ['Estudio', 'Mariachi', 'Huapango', 'Cámara', 'Alondra'],
    kinds: [
      {
        name: 'para principiante',
        price: 1899,
        text: 'Completo para la primera clase, con puente ya tallado y alma en su lugar.',
        detail: 'Clavijas de madera dura',
      },
      {
        name: 'de estudio avanzado',
        price: 4999,
        text: 'Tapas macizas y barniz delgado, para dejar atrás el sonido de escuela.',
        detail: 'Tapa maciza',
      },
      {
        name: 'eléctrico',
        price: 3499,
        text: 'Se practica con audífonos a medianoche y se conecta al amplificador en el ensayo.',
        detail: 'Salida de 6.3 mm',
      },
    ],
    woods: ['4/4', '3/4', '1/2', '1/4'],
    packs: ['con estuche y arco', 'con estuche, arco y brea', 'con hombrera', 'con cuerdas de repuesto'],
    care: [
      'Afloja el arco al guardarlo y limpia la brea con un paño seco.',
      'Un ajuste con laudero a los tres meses lo deja perfecto; es normal en instrumentos nuevos.',
    ],
    rows: () => [
      ['Arco', 'Brasil, crin natural'],
      ['Cordal', 'Con microafinadores'],
    ],
    palettes: [['Miel'], ['Nogal', 'Miel'], ['Café oscuro']],
    reviews: instrumentReviews,
  },
];
