import type { ReviewPhrases } from '../../types.ts';
import { byGroup } from '../shared-by-group.ts';
import { lineup } from '../shared-lineup.ts';
import { reviews } from '../shared-sheet.ts';

const BRANDS = ['Molendra', 'Hervela', 'Tueste Fino', 'Alisandra'] as const;

const SMALL: ReviewPhrases = {
  good: [
    'Fue el regalo de mi mamá el diez de mayo y hasta lo presume en el chat.',
    'Se limpia sin batallar y queda como nuevo.',
    'El instructivo viene en español y se entiende a la primera.',
    'Llegó antes de lo que decía y con la caja impecable.',
    'Medio año de uso diario y sigue como el primer día.',
  ],
  mixed: [
    'Funciona bien, aunque el plástico se siente más delgado de lo que esperaba.',
    'La caja venía golpeada, por suerte adentro todo bien.',
    'Hace lo suyo; el botón está un poco duro.',
  ],
  bad: [
    'A las tres semanas empezó a oler a quemado y dejó de prender.',
    'Le faltaba una pieza y conseguir la refacción ha sido un viacrucis.',
    'Se descompuso en plena garantía y me trajeron de vuelta en vuelta.',
  ],
};
const base = {
  scene: 'kitchen',
  warranty: '12 meses contra defectos de fabricación',
  origin: 'China',
  groups: ['Capacidad y potencia', 'Detalles'],
  bigFrom: 4000,
} as const;

const licuadoras = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/licuadoras',
    weight: 3,
    brands: ['Molendra', 'Hervela'],
    models: 'LC',
    art: 'blender',
    contents: '1 base, 1 vaso con tapa y manual',
    kinds: [
      {
        name: 'Licuadora de 500 W',
        group: 'casa',
        line: 'La de diario: salsas, licuados y crema de calabaza sin complicarse.',
        price: 649,
        point: '500 W para el trabajo de diario',
        use: 'las salsas',
        specs: [
          ['Potencia', '500 W'],
          ['Velocidades', '2 y pulso'],
        ],
      },
      {
        name: 'Licuadora de 700 W',
        group: 'casa',
        line: 'Con 700 watts ya se anima con el hielo y con el mole de olla grande.',
        price: 990,
        point: '700 W que pueden con el hielo',
        use: 'los licuados',
        specs: [
          ['Potencia', '700 W'],
          ['Velocidades', '5 y pulso'],
        ],
      },
      {
        name: 'Licuadora de alto desempeño de 1,400 W',
        group: 'casa',
        line: 'Deja la fruta congelada como nieve y la semilla del jitomate desaparece. Es más de lo que pide una casa, y por eso no se cansa.',
        price: 2490,
        point: '1,400 W para fruta congelada',
        use: 'los smoothies',
        specs: [
          ['Potencia', '1,400 W'],
          ['Velocidades', 'Variables y pulso'],
        ],
      },
      {
        name: 'Licuadora portátil',
        makes: [
          {
            name: 'con vaso irrompible',
            line: 'El vaso de tritán sobrevive a las caídas y no guarda olores.',
            point: 'Vaso de tritán',
            specs: [['Vaso', 'Tritán, 400 ml']],
          },
          {
            name: 'con correa',
            line: 'La correa se cuelga de la mochila o de la muñeca.',
            point: 'Correa para colgarla',
            specs: [['Vaso', 'Tritán, 400 ml']],
            more: 6,
          },
          {
            name: 'con seis aspas',
            line: 'Sus seis aspas muelen hielo en cubo chico, cosa rara en una portátil.',
            point: 'Seis aspas',
            specs: [['Vaso', 'Tritán, 450 ml']],
            more: 20,
          },
        ],
        line: 'Mueles, tapas y te la llevas: el vaso es la misma botella. Se recarga por USB y da para doce licuados.',
        price: 449,
        point: 'Recargable por USB',
        use: 'el gimnasio',
        group: 'port',
        specs: [
          ['Potencia', '80 W'],
          ['Capacidad', '400 ml'],
        ],
      },
      {
        name: 'Licuadora para negocio de 1,800 W',
        group: 'casa',
        makes: [
          {
            name: 'con vaso de policarbonato de 2 L',
            line: 'El policarbonato es transparente, no se despostilla y enseña cómo va la molienda.',
            point: 'Vaso de 2 L sin BPA',
            specs: [['Vaso', 'Policarbonato, 2 L']],
          },
          {
            name: 'con vaso de acero de 3 L',
            line: 'El vaso de acero de tres litros saca la salsa de toda la mañana en dos tandas.',
            point: 'Vaso de acero de 3 L',
            specs: [['Vaso', 'Acero inoxidable, 3 L']],
            more: 22,
          },
        ],
        line: 'Pensada para juguerías y fondas, que la prenden cien veces al día. El motor lleva protector térmico y carbones que se cambian.',
        price: 3690,
        point: 'Motor para uso rudo con protector térmico',
        use: 'mi fonda',
        specs: [
          ['Potencia', '1,800 W'],
          ['Velocidades', '2'],
        ],
      },
    ],
    makes: [
      {
        name: 'con vaso de vidrio de 1.5 L',
        group: 'casa',
        line: 'El vaso de vidrio no se queda con el olor a cebolla y aguanta el caldo caliente.',
        point: 'Vaso de vidrio de 1.5 L',
        more: 10,
        specs: [['Vaso', 'Vidrio, 1.5 L']],
      },
      {
        name: 'con vaso de acero de 1.8 L',
        group: 'casa',
        line: 'El vaso de acero inoxidable no se quiebra aunque se caiga, y en una casa con niños se cae.',
        point: 'Vaso de acero de 1.8 L',
        more: 18,
        specs: [['Vaso', 'Acero inoxidable, 1.8 L']],
      },
      {
        name: 'con vaso de tritán de 2 L',
        group: 'casa',
        line: 'El tritán pesa la mitad que el vidrio, no tiene BPA y trae medidas que no se borran.',
        point: 'Vaso ligero de 2 L sin BPA',
        specs: [['Vaso', 'Tritán, 2 L']],
      },
      {
        name: 'con vaso de viaje',
        line: 'Trae un vaso extra con tapa para salir corriendo con el licuado en la mano.',
        point: 'Vaso de viaje incluido',
        more: 8,
        specs: [['Vaso de viaje', '500 ml']],
      },
    ],
    closings: [
      'Las cuchillas son de acero y se desenroscan para lavarlas a fondo.',
      'Para dejarla limpia: agua tibia, una gota de jabón y diez segundos de pulso.',
    ],
    colors: ['Rojo', 'Negro', 'Blanco', 'Plata', 'Verde menta', 'Azul marino'],
    trim: ['#c9ccd1'],
    specs: [
      ['Cuchillas', 'Acero inoxidable'],
      ['Voltaje', '127 V, 60 Hz'],
    ],
  },
  {
    casa: reviews(
      [
        'Muele el mole sin que se caliente ni huela a motor.',
        'La salsa sale en diez segundos, y tersa.',
        'Los licuados ya no llevan piedras de hielo.',
        'El vaso no gotea y la tapa ajusta de verdad.',
        'La compré para {uso} y ha salido buenísima.',
      ],
      ['Muele muy bien pero despierta a los vecinos.', 'El vaso es bonito, pero pesa lleno.'],
      ['Se barrió el acoplador al segundo mes.', 'Deja trozos de chile aunque la deje tres minutos.'],
      SMALL,
    ),
    port: reviews(
      [
        'Me hago el licuado en la oficina y nadie se entera.',
        'La recargo con el mismo cable del celular.',
        'El plátano y la avena quedan sin grumos.',
        'Cabe parada en la mochila y no gotea.',
        'La compré para {uso} y ha salido buenísima.',
      ],
      [
        'Hay que cortar la fruta chiquita, no es para trozos grandes.',
        'Muele bien, pero hay que agitarla a medio licuado.',
      ],
      ['La pila ya no aguanta ni tres licuados.', 'Se le mete líquido por abajo y dejó de cargar.'],
      SMALL,
    ),
  },
);

const cafeteras = byGroup(
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

const freidoras = lineup({
  ...base,
  category: 'hogar-jardin/electrodomesticos/freidoras-de-aire',
  weight: 3,
  brands: ['Molendra', 'Tueste Fino', 'Hervela'],
  models: 'FA',
  art: 'air-fryer',
  contents: '1 freidora, canastilla, rejilla y recetario',
  reviews: reviews(
    [
      'Las papas quedan doradas con una cucharada de aceite. Mis hijos ni cuenta se dieron.',
      'Recalienta la pizza como recién hecha.',
      'Hice pollo, camote y hasta churros el mismo día.',
      'Se lava en un minuto, no se pega nada.',
      'Somos {uso} y nos alcanza bien.',
    ],
    [
      'Hay que voltear la comida a media cocción o un lado queda pálido.',
      'Estorba un poco, es más grande de lo que parece.',
    ],
    ['El recubrimiento se empezó a pelar en un mes.', 'Huele a plástico cada vez que la prendo.'],
    SMALL,
  ),
  kinds: [
    {
      name: 'Freidora de aire de 2.5 L',
      line: 'Para uno o dos: una orden de papas, dos piernas de pollo, una quesadilla crujiente.',
      price: 890,
      point: 'Capacidad de 2.5 L',
      use: 'dos',
      specs: [
        ['Capacidad', '2.5 L'],
        ['Potencia', '1,200 W'],
      ],
    },
    {
      name: 'Freidora de aire de 5 L',
      line: 'Le cabe un pollo entero chico o las papas de cuatro.',
      price: 1690,
      point: 'Capacidad de 5 L',
      use: 'cuatro',
      specs: [
        ['Capacidad', '5 L'],
        ['Potencia', '1,500 W'],
      ],
    },
    {
      name: 'Freidora de aire de 8 L con dos canastillas',
      line: 'Dos canastillas con su propia temperatura: de un lado el pescado, del otro las verduras, y terminan juntos.',
      price: 3190,
      point: 'Dos canastillas independientes',
      use: 'cinco',
      specs: [
        ['Capacidad', '8 L'],
        ['Potencia', '1,750 W'],
      ],
    },
    {
      name: 'Horno freidora de aire de 12 L',
      makes: [
        {
          name: 'digital',
          line: 'Diez programas con dibujo, incluidos pan, pollo rostizado y fruta deshidratada.',
          point: '10 programas',
          specs: [['Control', 'Digital, 10 programas']],
          more: 10,
        },
        {
          name: 'de perillas',
          line: 'Tres perillas: tiempo, grados y modo. Se aprende en un pollo.',
          point: 'Control de perillas',
          specs: [['Control', 'Perillas']],
        },
        {
          name: 'con pinzas y charolas extra',
          line: 'Trae pinzas para sacar el pollo y dos charolas de más.',
          point: 'Accesorios extra',
          specs: [['Accesorios', '2 charolas y pinzas']],
          more: 8,
        },
      ],
      line: 'Es freidora, horno y deshidratador: tres charolas, espiedo para pollo y puerta de cristal para ir viendo.',
      price: 2790,
      point: 'Tres charolas y espiedo',
      use: 'seis',
      specs: [
        ['Capacidad', '12 L'],
        ['Potencia', '1,700 W'],
      ],
    },
  ],
  makes: [
    {
      name: 'digital',
      line: 'La pantalla trae ocho programas y memoria del último que usaste.',
      point: '8 programas',
      more: 10,
      specs: [['Control', 'Digital, 8 programas']],
    },
    {
      name: 'de perillas',
      line: 'Una perilla para el tiempo y otra para los grados. Sin menús.',
      point: 'Control de perillas',
      specs: [['Control', 'Perillas']],
    },
    {
      name: 'con ventana',
      line: 'La ventana con luz deja ver el dorado sin sacar la canastilla y perder calor.',
      point: 'Ventana con luz',
      more: 12,
      specs: [['Ventana', 'Cristal templado con luz']],
    },
    {
      name: 'con canastilla de cerámica',
      line: 'La cerámica no lleva teflón y aguanta el estropajo suave.',
      point: 'Recubrimiento cerámico',
      more: 15,
      specs: [['Recubrimiento', 'Cerámica']],
    },
  ],
  closings: [
    'Precalienta tres minutos y no la llenes a tope: el aire necesita pasar.',
    'Una rebanada de pan debajo de la rejilla recoge la grasa del tocino. De nada.',
  ],
  colors: ['Negro', 'Blanco', 'Rojo', 'Verde menta', 'Gris'],
  offered: 2,
  trim: ['#45484e'],
  specs: [
    ['Temperatura', '80 a 200 °C'],
    ['Voltaje', '127 V, 60 Hz'],
  ],
});

const preparar = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/batidoras-y-procesadores',
    weight: 2,
    brands: ['Molendra', 'Hervela'],
    models: 'BT',
    art: 'mixer',
    contents: '1 equipo, accesorios y manual',
    kinds: [
      {
        name: 'Batidora de mano',
        group: 'batir',
        makes: [
          {
            name: 'con 2 pares de aspas',
            line: 'Aspas de alambre para claras y ganchos para masa ligera, los dos pares de acero.',
            point: 'Aspas y ganchos',
            specs: [['Aspas', '4 piezas de acero']],
          },
          {
            name: 'con estuche',
            line: 'El estuche guarda aspas y cable: se acabó el cajón enredado.',
            point: 'Estuche para guardarla',
            specs: [['Aspas', '4 piezas de acero']],
            more: 12,
          },
          {
            name: 'con tazón',
            line: 'El soporte la sostiene sobre el tazón y te deja las manos libres para ir agregando.',
            point: 'Tazón y soporte',
            specs: [['Tazón', '3 L']],
            more: 70,
          },
        ],
        line: 'Bate claras, crema y masa de hot cakes, y se guarda en un cajón.',
        price: 429,
        point: 'Cinco velocidades y turbo',
        use: 'los hot cakes',
        specs: [
          ['Potencia', '250 W'],
          ['Velocidades', '5'],
        ],
      },
      {
        name: 'Batidora de pedestal',
        group: 'batir',
        line: 'El movimiento planetario llega a todas las orillas del tazón, así que no hay que andar bajando la masa con la espátula.',
        price: 3290,
        point: 'Tazón de acero de 4.5 L',
        use: 'hacer pan',
        specs: [
          ['Potencia', '600 W'],
          ['Velocidades', '8'],
        ],
      },
      {
        name: 'Batidora de inmersión',
        group: 'picar',
        makes: [
          {
            name: 'con vaso medidor',
            line: 'El vaso angosto es para la mayonesa casera, que aquí sí cuaja.',
            point: 'Vaso medidor de 700 ml',
            specs: [['Vaso', '700 ml']],
          },
          {
            name: 'con picador',
            line: 'El picador resuelve la cebolla y la nuez sin sacar otra máquina.',
            point: 'Picador de 500 ml',
            specs: [['Picador', '500 ml']],
            more: 30,
          },
          {
            name: 'con batidor de globo',
            line: 'Cambias el pie por el globo y monta crema en dos minutos.',
            point: 'Batidor de globo',
            specs: [['Accesorio', 'Batidor de globo']],
            more: 15,
          },
        ],
        art: 'blender',
        line: 'Se mete directo en la olla: frijoles refritos y cremas sin ensuciar la licuadora.',
        price: 549,
        point: 'Pie de acero desmontable',
        use: 'las cremas',
        specs: [
          ['Potencia', '600 W'],
          ['Velocidades', '2'],
        ],
      },
      {
        name: 'Procesador de alimentos',
        group: 'picar',
        art: 'blender',
        line: 'Pica, ralla y rebana dos kilos de verdura en lo que te acomodas el mandil.',
        price: 1290,
        point: 'Cuatro discos de corte',
        use: 'picar verdura',
        specs: [
          ['Potencia', '700 W'],
          ['Capacidad', '2.4 L'],
        ],
      },
      {
        name: 'Extractor de jugo',
        group: 'picar',
        art: 'juicer',
        line: 'Entra la naranja en mitades y la zanahoria entera; sale el jugo de un lado y el bagazo seco del otro.',
        price: 1190,
        point: 'Boca ancha de 75 mm',
        use: 'los jugos',
        specs: [
          ['Potencia', '800 W'],
          ['Velocidades', '2'],
        ],
      },
      {
        name: 'Molino eléctrico',
        group: 'picar',
        art: 'mixer',
        line: 'Muele carne, chile seco y granos. Para chorizo casero o masa de mole.',
        price: 1590,
        point: 'Tres cedazos de acero',
        use: 'el chorizo casero',
        specs: [
          ['Potencia', '500 W'],
          ['Producción', '1 kg por minuto'],
        ],
      },
    ],
    makes: [
      {
        name: '',
        line: 'Controles grandes, patas de goma y un cuerpo fácil de limpiar.',
        point: 'Base con patas antiderrapantes',
        specs: [['Cuerpo', 'ABS']],
      },
      {
        name: 'de acero',
        line: 'El cuerpo de acero pesa más, y por eso no camina sobre la barra cuando trabaja duro.',
        point: 'Cuerpo de acero inoxidable',
        more: 25,
        specs: [['Cuerpo', 'Acero inoxidable']],
      },
      {
        name: 'de bajo ruido',
        line: 'El motor va montado sobre hules y baja bastante el escándalo.',
        point: 'Motor con soporte de hule',
        more: 15,
        specs: [
          ['Cuerpo', 'ABS'],
          ['Ruido', '68 dB'],
        ],
      },
    ],
    closings: [
      'Dale descansos de un minuto por cada cinco de trabajo y el motor te va a durar años.',
      'Los accesorios entran al lavavajillas; el cuerpo solo con trapo húmedo.',
    ],
    colors: ['Blanco', 'Rojo', 'Negro', 'Verde agua', 'Rosa', 'Plata'],
    trim: ['#c9ccd1'],
    specs: [
      ['Voltaje', '127 V, 60 Hz'],
      ['Protección', 'Térmica, con apagado automático'],
    ],
  },
  {
    batir: reviews(
      [
        'El merengue subió en cuatro minutos.',
        'Las claras quedan a punto de turrón sin cansarme.',
        'Vendo pasteles y la tengo trabajando desde las cinco de la mañana, ni se queja.',
        'Las aspas entran y salen sin pelearse.',
        'Para {uso} es una maravilla.',
      ],
      [
        'La velocidad uno ya salpica, hay que empezar con el trapo encima.',
        'Buena, nada más que hay que bajar la harina de las orillas.',
      ],
      ['Con masa espesa se trabó y olió a quemado.', 'Un batidor llegó chueco.'],
      SMALL,
    ),
    picar: reviews(
      [
        'Para {uso} es una maravilla.',
        'Tiene fuerza de sobra, no se atora a la mitad.',
        'Lo que me llevaba media hora ahora son cinco minutos.',
        'En mi puesto trabaja desde las cinco de la mañana y ni se queja.',
        'Se arma y se desarma sin herramientas.',
      ],
      ['Muy bueno para lo que es, pero hay que lavar varias piezas.', 'Trabaja bien, aunque suena fuerte.'],
      ['Se trabó con la primera carga grande.', 'Perdió fuerza a los dos meses.'],
      SMALL,
    ),
  },
);

const tostar = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/tostadores-y-arroceras',
    weight: 2,
    brands: ['Tueste Fino', 'Hervela'],
    models: 'TA',
    art: 'toaster',
    contents: '1 equipo y manual',
    kinds: [
      {
        name: 'Tostador de 2 rebanadas',
        group: 'pan',
        line: 'Ranuras anchas donde cabe pan de caja, bagel y medio bolillo.',
        price: 449,
        point: 'Ranuras extra anchas',
        use: 'el desayuno',
        specs: [
          ['Potencia', '800 W'],
          ['Ranuras', '2'],
        ],
      },
      {
        name: 'Tostador de 4 rebanadas',
        group: 'pan',
        line: 'Cuatro de un jalón, para que todos se sienten al mismo tiempo.',
        price: 749,
        point: 'Cuatro ranuras con dos controles',
        use: 'el desayuno de cuatro',
        specs: [
          ['Potencia', '1,500 W'],
          ['Ranuras', '4'],
        ],
      },
      {
        name: 'Horno tostador',
        group: 'caliente',
        art: 'oven',
        line: 'Entra una pizza de 30 cm, gratina molletes y ahorra prender el horno grande.',
        price: 1290,
        point: 'Cabe una pizza de 30 cm',
        use: 'los molletes',
        specs: [
          ['Potencia', '1,400 W'],
          ['Capacidad', '20 L'],
        ],
      },
      {
        name: 'Sandwichera',
        group: 'caliente',
        art: 'toaster',
        line: 'Sella las orillas y deja el queso adentro, que es donde debe quedarse.',
        price: 399,
        point: 'Placas que sellan la orilla',
        use: 'las sincronizadas de la cena',
        specs: [
          ['Potencia', '750 W'],
          ['Piezas', '2 sándwiches'],
        ],
      },
      {
        name: 'Arrocera de 10 tazas',
        group: 'olla',
        art: 'rice-cooker',
        line: 'Pones arroz, agua y sal; ella avisa y lo mantiene caliente. También cuece al vapor verduras y tamales chicos.',
        price: 649,
        point: 'Apagado automático y vaporera',
        use: 'el arroz',
        specs: [
          ['Potencia', '700 W'],
          ['Capacidad', '1.8 L, 10 tazas'],
        ],
      },
      {
        name: 'Olla eléctrica de presión',
        group: 'olla',
        art: 'rice-cooker',
        line: 'Frijoles en 35 minutos sin remojar y sin el susto de la válvula: cierra, presuriza y libera con un botón.',
        price: 1890,
        point: 'Doce programas y seguro en la tapa',
        use: 'los frijoles',
        specs: [
          ['Potencia', '1,000 W'],
          ['Capacidad', '6 L'],
        ],
      },
    ],
    makes: [
      {
        name: 'de acero inoxidable',
        colors: ['Plata', 'Negro', 'Grafito'],
        line: 'El exterior de acero inoxidable se ve bien a la vista y se limpia con un trapo.',
        point: 'Exterior de acero inoxidable',
        more: 20,
        specs: [['Exterior', 'Acero inoxidable']],
      },
      {
        name: 'estilo retro',
        line: 'Curvas y detalles cromados como los de las cocinas de los cincuenta.',
        point: 'Diseño retro',
        more: 15,
        specs: [['Exterior', 'Lámina esmaltada']],
      },
      {
        name: 'de tacto frío',
        line: 'Las paredes no queman por fuera, un alivio si hay niños cerca.',
        point: 'Paredes de tacto frío',
        specs: [['Exterior', 'Polipropileno']],
      },
    ],
    closings: [
      'Desconecta y espera a que enfríe antes de limpiar; la base nunca va al agua.',
      'Tiene luz de encendido y enrollacable en la base.',
    ],
    colors: ['Plata', 'Rojo', 'Crema', 'Negro', 'Azul cielo', 'Verde menta'],
    trim: ['#c9ccd1'],
    specs: [
      ['Voltaje', '127 V, 60 Hz'],
      ['Norma', 'NOM-003-SCFI'],
    ],
  },
  {
    pan: reviews(
      [
        'Tuesta parejo por los dos lados, y el bolillo también entra.',
        'La charola de migajas sale fácil.',
        'Ocupa poquito y resuelve {uso}.',
        'El pan brinca solo y a tiempo, ya no lo raspo con el cuchillo.',
        'Mi hijo ya se prepara solo su pan.',
      ],
      ['El nivel tres ya quema, úsenlo en dos.', 'Las rebanadas muy largas se asoman por arriba.'],
      ['Solo calienta de un lado.', 'El botón no se queda abajo, hay que detenerlo con el dedo.'],
      SMALL,
    ),
    caliente: reviews(
      [
        'El queso queda derretido y el pan crujiente.',
        'Calienta en un ratito y resuelve {uso}.',
        'Las orillas quedan doraditas, como en la lonchería.',
        'Ya ni prendo la estufa para cenar.',
        'Mis hijos la piden todas las noches: sincronizadas y a dormir.',
      ],
      ['Dora más atrás que adelante, hay que voltear el pan.', 'Bien, pero por fuera se calienta bastante.'],
      ['Un lado sale quemado y el otro crudo.', 'El queso se pega y no hay quien lo despegue.'],
      SMALL,
    ),
    olla: reviews(
      [
        'Resuelve {uso} mientras yo hago otra cosa.',
        'El arroz queda suelto sin estarlo vigilando.',
        'La dejo trabajando, avisa sola y la comida sigue caliente.',
        'La olla de adentro se lava en un minuto, no se pega nada.',
        'La tapa cierra bien y no hace escándalo.',
      ],
      ['Salpica tantito si la llenas a la raya.', 'La taza medidora es chiquita, hay que hacer cuentas.'],
      ['Se le pega todo en el fondo desde el segundo mes.', 'Escupe agua por la válvula y moja la barra.'],
      SMALL,
    ),
  },
);

const limpieza = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/aspiradoras-y-planchas',
    weight: 3,
    brands: ['Alisandra', 'Hervela'],
    models: 'AP',
    art: 'vacuum',
    scene: 'living',
    contents: '1 equipo, accesorios y manual',
    kinds: [
      {
        name: 'Aspiradora vertical inalámbrica',
        line: 'Sin cable y de menos de tres kilos: la descuelgas, pasas y la cuelgas. Quitando el tubo queda una aspiradora de mano.',
        price: 2490,
        point: 'Hasta 40 minutos por carga',
        use: 'el pelo de perro',
        group: 'asp',
        specs: [
          ['Autonomía', '40 minutos'],
          ['Peso', '2.7 kg'],
        ],
      },
      {
        name: 'Aspiradora robot',
        makes: [
          {
            name: 'con trapeador',
            line: 'El tanque de agua humedece la mopa y deja la loseta sin huellas.',
            point: 'Aspira y trapea',
            specs: [
              ['Trapeado', 'Tanque de 300 ml'],
              ['Ruido', '65 dB'],
            ],
            more: 18,
          },
          {
            name: 'con base de vaciado',
            line: 'La base se traga el polvo y tú cambias la bolsa cada dos meses.',
            point: 'Se vacía sola',
            specs: [
              ['Base', 'Autovaciado de 3 L'],
              ['Ruido', '65 dB'],
            ],
            more: 60,
          },
          {
            name: 'con filtro HEPA',
            line: 'El filtro HEPA detiene el polvo fino y se cambia sin herramienta.',
            point: 'Filtro HEPA',
            specs: [
              ['Filtro', 'HEPA'],
              ['Ruido', '65 dB'],
            ],
          },
        ],
        art: 'robot-vacuum',
        line: 'Sale sola a la hora que le digas, se mete debajo de la cama y regresa a su base a cargarse.',
        price: 3990,
        point: 'Mapea la casa y vuelve a su base',
        use: 'los pisos de loseta',
        group: 'asp',
        specs: [
          ['Autonomía', '110 minutos'],
          ['Altura', '9 cm'],
        ],
      },
      {
        name: 'Aspiradora de arrastre',
        line: 'Depósito sin bolsa y 1,400 watts para quien prefiere fuerza sin andar cuidando la batería.',
        price: 1790,
        point: '1,400 W sin bolsa',
        use: 'las alfombras',
        group: 'asp',
        specs: [
          ['Potencia', '1,400 W'],
          ['Cable', '6 m'],
        ],
      },
      {
        name: 'Aspiradora para líquidos y polvo',
        makes: [
          {
            name: 'con soplador',
            line: 'La manguera se pasa al otro lado y sopla: hojas, aserrín o el asador.',
            point: 'También sopla',
            specs: [
              ['Función', 'Aspira y sopla'],
              ['Ruido', '80 dB'],
            ],
            more: 8,
          },
          {
            name: 'con boquillas para coche',
            line: 'Trae boquilla angosta y cepillo para los asientos y la cajuela.',
            point: 'Boquillas para coche',
            specs: [
              ['Accesorios', '4 boquillas'],
              ['Ruido', '80 dB'],
            ],
          },
        ],
        line: 'Levanta agua, yeso y hasta tornillos chicos; el tambor de acero aguanta taller y cochera.',
        price: 1690,
        point: 'Tambor de 20 L, seco y mojado',
        use: 'la cochera',
        group: 'asp',
        scene: 'garage',
        specs: [
          ['Potencia', '1,250 W'],
          ['Tambor', '20 L'],
        ],
      },
      {
        name: 'Plancha de vapor',
        art: 'iron',
        scene: 'bedroom',
        line: 'La suela corre suave y el golpe de vapor vence hasta el lino.',
        price: 549,
        point: 'Golpe de vapor de 120 g/min',
        use: 'las camisas',
        group: 'pla',
        specs: [
          ['Potencia', '1,600 W'],
          ['Tanque', '300 ml'],
        ],
      },
      {
        name: 'Vaporizador de prendas',
        makes: [
          {
            name: 'con cepillo para tela',
            line: 'El cepillo abre la fibra y se lleva la pelusa en la misma pasada.',
            point: 'Cepillo levanta pelusa',
            specs: [
              ['Accesorio', 'Cepillo'],
              ['Cable', '2.4 m'],
            ],
          },
          {
            name: 'con guante térmico',
            line: 'El guante protege la mano cuando estiras el dobladillo contra el vapor.',
            point: 'Guante incluido',
            specs: [
              ['Accesorio', 'Guante térmico'],
              ['Cable', '2.4 m'],
            ],
            more: 6,
          },
          {
            name: 'de viaje',
            line: 'Pesa menos de un kilo y se desarma para la maleta.',
            point: 'Cabe en la maleta',
            specs: [
              ['Peso', '850 g'],
              ['Cable', '2 m'],
            ],
            more: -12,
          },
        ],
        art: 'iron',
        scene: 'bedroom',
        line: 'Listo en 30 segundos y alisa la ropa colgada, sin burro y sin marcar costuras.',
        price: 649,
        point: 'Vapor en 30 segundos',
        use: 'los vestidos',
        group: 'pla',
        specs: [
          ['Potencia', '1,400 W'],
          ['Tanque', '250 ml'],
        ],
      },
    ],
    makes: [
      {
        name: 'con filtro HEPA',
        group: 'asp',
        line: 'El filtro HEPA lavable atrapa el polvo fino que hace estornudar.',
        point: 'Filtro HEPA lavable',
        more: 12,
        specs: [
          ['Filtro', 'HEPA lavable'],
          ['Ruido', '72 dB'],
        ],
      },
      {
        name: 'con cepillo para mascotas',
        group: 'asp',
        line: 'Incluye un cepillo motorizado que arranca el pelo del sillón en lugar de repartirlo.',
        point: 'Cepillo para pelo de mascota',
        more: 15,
        specs: [
          ['Accesorio', 'Cepillo para mascotas'],
          ['Ruido', '74 dB'],
        ],
      },
      {
        name: 'con 5 accesorios',
        group: 'asp',
        line: 'Cinco boquillas para llegar a las esquinas, las persianas y el asiento del coche.',
        point: '5 accesorios',
        more: 5,
        specs: [
          ['Accesorios', '5 boquillas'],
          ['Ruido', '74 dB'],
        ],
      },
      {
        name: 'con suela de cerámica',
        group: 'pla',
        line: 'La placa de cerámica reparte el calor y no deja brillo en la ropa oscura.',
        point: 'Placa de cerámica',
        specs: [
          ['Placa', 'Cerámica'],
          ['Cable', '2.4 m'],
        ],
      },
      {
        name: 'con apagado automático',
        group: 'pla',
        line: 'Si la olvidas quieta ocho minutos se apaga. Sales de casa sin la duda.',
        point: 'Apagado automático',
        more: 20,
        specs: [
          ['Seguridad', 'Apagado automático'],
          ['Cable', '2.4 m'],
        ],
      },
      {
        name: 'con sistema antisarro',
        group: 'pla',
        line: 'El antisarro la protege del agua dura, tan común en media república.',
        point: 'Sistema antisarro',
        more: 10,
        specs: [
          ['Antisarro', 'Cartucho lavable'],
          ['Cable', '2.4 m'],
        ],
      },
    ],
    closings: [
      'Las refacciones se consiguen con la marca, cosa que no cualquiera puede decir.',
      'Se guarda en seco y con el depósito vacío; así no agarra olor.',
    ],
    colors: ['Blanco', 'Negro', 'Rojo', 'Azul', 'Morado', 'Turquesa'],
    offered: 2,
    trim: ['#8b8f96'],
    specs: [['Voltaje', '127 V, 60 Hz']],
  },
  {
    asp: reviews(
      [
        'Tengo dos perros y por fin no hay pelo por toda la casa.',
        'Se mete a las esquinas mejor que la escoba.',
        'Se vacía sin que se levante el polvo.',
        'Salió perfecta para {uso}.',
        'Conserva la misma fuerza del primer día.',
      ],
      ['Muy buena, pero el depósito es chico y hay que vaciarlo seguido.', 'Suena más fuerte de lo que pensé.'],
      ['La fuerza se acaba a los diez minutos.', 'Se tapa a cada rato y hay que desarmarla.'],
      SMALL,
    ),
    pla: reviews(
      [
        'Las arrugas se van a la primera pasada.',
        'Salió perfecta para {uso}.',
        'Echa vapor parejo y calienta rapidísimo.',
        'Ligera, mi mamá de 70 la maneja sin problema.',
        'No deja marca en la ropa oscura.',
      ],
      [
        'Muy buena, pero el tanque es chico y hay que rellenarlo seguido.',
        'El cable queda justo si el contacto está lejos.',
      ],
      ['Empezó a botar agua manchada en la ropa blanca.', 'El vapor se acaba a media camisa.'],
      SMALL,
    ),
  },
);

export const electrodomesticos = {
  brands: BRANDS,
  archetypes: [...licuadoras, ...cafeteras, freidoras, ...preparar, ...tostar, ...limpieza],
};
