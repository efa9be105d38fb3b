import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { SMALL } from './small-appliance-reviews.ts';

export const cafeteras = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/cafeteras',
    weight: 2,
    brands: ['Hervela', 'Tueste Fino'],
    models: 'CF',
    art: 'coffee-maker',
    contents: '1 cafetera, accesorios y manual',
    kinds: [
      {
        name: 'Cafetera de filtro de 12 tazas',
        line: 'Doce tazas para que alcance en la oficina o en el desayuno del domingo, sin tener que poner dos jarras.',
        price: 690,
        point: 'Hasta 12 tazas',
        use: 'la oficina',
        group: 'filtro',
        specs: [
          ['Capacidad', '12 tazas (1.8 L)'],
          ['Potencia', '900 W'],
        ],
      },
      {
        name: 'Cafetera de filtro de 5 tazas',
        line: 'Del tamaño de una casa de dos. Ocupa lo que un bote de galletas.',
        price: 429,
        point: 'Compacta, 5 tazas',
        use: 'dos personas',
        group: 'filtro',
        specs: [
          ['Capacidad', '5 tazas (650 ml)'],
          ['Potencia', '650 W'],
        ],
      },
      {
        name: 'Cafetera espresso de 15 bares',
        line: 'Quince bares de presión sacan crema dorada, y el vaporizador deja la leche lista para el capuchino.',
        price: 2390,
        point: '15 bares y vaporizador de leche',
        use: 'mi capuchino',
        group: 'espresso',
        specs: [
          ['Presión', '15 bares'],
          ['Potencia', '1,050 W'],
        ],
      },
      {
        name: 'Cafetera espresso automática',
        makes: [
          {
            name: 'con molino de cerámica',
            line: 'El molino de cerámica no calienta el grano y ajusta cinco gruesos.',
            point: 'Molino de cerámica',
            specs: [
              ['Molino', 'Cerámica, 5 niveles'],
              ['Voltaje', '127 V, 60 Hz'],
            ],
          },
          {
            name: 'con jarra de leche',
            line: 'La jarra espuma la leche y la sirve sobre el café; después se guarda en el refri.',
            point: 'Capuchino con un botón',
            specs: [
              ['Leche', 'Jarra con espumador'],
              ['Voltaje', '127 V, 60 Hz'],
            ],
            more: 18,
          },
        ],
        line: 'Muele el grano, prensa y sirve con un botón. Lo único que pones tú es la taza.',
        price: 8990,
        point: 'Muele y sirve con un botón',
        use: 'las mañanas con prisa',
        group: 'espresso',
        specs: [
          ['Presión', '19 bares'],
          ['Potencia', '1,450 W'],
        ],
      },
      {
        name: 'Prensa francesa',
        note: 'Muele grueso, como sal de grano, y sirve en cuanto bajes el émbolo: si lo dejas ahí, amarga.',
        line: 'Café entero, agua caliente, cuatro minutos y a bajar el émbolo. Sale con todo su aceite y su cuerpo.',
        price: 389,
        point: 'Filtro de acero, sin papel',
        use: 'el café de olla sin olla',
        group: 'manual',
        specs: [
          ['Capacidad', '1 L'],
          ['Material', 'Vidrio y acero'],
        ],
      },
      {
        name: 'Cafetera moka',
        note: 'Llena de agua hasta la válvula, flama baja, y apágala en cuanto empiece a cantar. Solo agua para lavarla.',
        line: 'La de aluminio que silba. Va directo a la lumbre y hace un café corto y fuerte.',
        price: 359,
        point: 'Directo al fuego',
        use: 'el camping',
        group: 'manual',
        specs: [
          ['Capacidad', '6 tazas'],
          ['Material', 'Aluminio'],
        ],
      },
    ],
    makes: [
      {
        name: 'programable',
        group: 'filtro',
        line: 'El reloj la enciende a la hora que digas, aunque tú sigas dormido.',
        point: 'Encendido programable',
        more: 25,
        specs: [
          ['Programación', '24 horas'],
          ['Voltaje', '127 V, 60 Hz'],
        ],
      },
      {
        name: 'con filtro permanente',
        group: 'filtro',
        line: 'El filtro de malla se enjuaga y ya: adiós a comprar papel.',
        point: 'Filtro lavable',
        specs: [
          ['Filtro', 'Malla permanente'],
          ['Voltaje', '127 V, 60 Hz'],
        ],
      },
      {
        name: 'con jarra térmica',
        group: 'filtro',
        line: 'La jarra térmica lo tiene caliente cuatro horas sin placa que lo recueza.',
        point: 'Jarra térmica de acero',
        more: 45,
        specs: [
          ['Jarra', 'Acero de doble pared'],
          ['Voltaje', '127 V, 60 Hz'],
        ],
      },
      {
        name: 'con tanque de 1.5 L',
        group: 'espresso',
        line: 'El tanque se saca por atrás y se llena en la llave, sin cargar la cafetera.',
        point: 'Tanque removible de 1.5 L',
        specs: [
          ['Tanque', '1.5 L'],
          ['Voltaje', '127 V, 60 Hz'],
        ],
      },
      {
        name: 'con manómetro',
        group: 'espresso',
        line: 'El manómetro dice si moliste muy fino o muy grueso; así se aprende.',
        point: 'Manómetro al frente',
        more: 15,
        specs: [
          ['Manómetro', 'Sí'],
          ['Voltaje', '127 V, 60 Hz'],
        ],
      },
      {
        name: 'con mango frío',
        group: 'manual',
        line: 'El mango no se calienta y la tapa abre con el pulgar.',
        point: 'Mango que no quema',
        specs: [
          ['Mango', 'Baquelita'],
          ['Electricidad', 'No requiere'],
        ],
      },
      {
        name: 'con cuchara medidora',
        group: 'manual',
        line: 'La cuchara medidora quita las dudas: una por taza y una para la cafetera.',
        point: 'Cuchara medidora incluida',
        more: 5,
        specs: [
          ['Accesorio', 'Cuchara medidora'],
          ['Electricidad', 'No requiere'],
        ],
      },
    ],
    closings: [
      'Una vez al mes córrela con mitad agua y mitad vinagre blanco; el sarro es el peor enemigo del café.',
      'Usa agua de garrafón y café recién molido: la mitad del sabor está ahí.',
    ],
    colors: ['Negro', 'Plata', 'Rojo', 'Crema'],
    offered: 2,
    trim: ['#45484e'],
  },
  {
    filtro: reviews(
      [
        'El café sale caliente de verdad y no sabe a quemado.',
        'El puro olor ya despierta a toda la casa.',
        'Con café de Chiapas queda de lujo.',
        'Se llena sin salpicar y las medidas se ven bien.',
        'Perfecta para {uso}.',
      ],
      ['El café muy bueno; la jarra escurre si sirves rápido.', 'Tarda un poco en calentar, pero vale la espera.'],
      ['Gotea por abajo y moja toda la barra.', 'El café sale tibio, hay que meterlo al microondas.'],
      SMALL,
    ),
    espresso: reviews(
      [
        'La crema sale dorada desde el primer día.',
        'Ya no gasto en la cafetería de la esquina, se pagó sola en dos meses.',
        'La leche queda espumosa, como de barra.',
        'Calienta rápido y el sabor es parejo taza con taza.',
        'Perfecta para {uso}.',
      ],
      ['Lleva su tiempo aprenderle, los primeros diez salieron aguados.', 'Muy buena, aunque ocupa media barra.'],
      ['Perdió presión al segundo mes.', 'El café sale tibio por más que la precaliento.'],
      SMALL,
    ),
    manual: reviews(
      [
        'Con café de Chiapas queda de lujo.',
        'El café sale con cuerpo, nada que ver con el soluble.',
        'Es fácil de lavar, no lleva papel ni pilas.',
        'Se fue la luz y de todos modos hubo café.',
        'Perfecta para {uso}.',
        'Me la llevé a la playa y la usamos todos.',
        'Ya llevo un año con ella y sigue igualita.',
        'Llegó antes de lo que decía y con la caja impecable.',
        'Se ve preciosa en la mesa.',
        'En cinco minutos tengo café de verdad.',
      ],
      [
        'Hay que agarrarle el modo; los primeros salieron amargos.',
        'Bonita, pero es para menos tazas de las que yo tomo.',
        'Deja algo de asiento en el fondo de la taza.',
        'La caja venía golpeada, por suerte adentro todo bien.',
        'Cumple, aunque la tapa ajusta muy justa.',
      ],
      [
        'Llegó abollada de un lado.',
        'El mango se aflojó al mes.',
        'Se pasa el café molido a la taza por más grueso que lo muela.',
        'Le faltaba una pieza y conseguir la refacción ha sido un viacrucis.',
        'Deja un sabor metálico que no se quita.',
      ],
    ),
  },
);
