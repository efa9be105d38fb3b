import type { Archetype, ReviewPhrases } from '../../types.ts';
import { colors } from '../colors.ts';
import { around, draft, reviews } from '../shared-sheet.ts';

const BRANDS = ['Nogalera', 'Casa Xilitla', 'Muebles Otate', 'Tzintzuni', 'Virreina Norte'] as const;
const TOWNS = [
  'Sayula',
  'Comala',
  'Tapalpa',
  'Pátzcuaro',
  'Cholula',
  'Tepoztlán',
  'Bernal',
  'Izamal',
  'Mazunte',
  'Álamos',
  'Zacatlán',
  'Huasca',
  'Loreto',
  'Batopilas',
  'Yuriria',
  'Tlacotalpan',
  'Malinalco',
  'Mascota',
] as const;
const WOODS = ['Nogal', 'Encino', 'Parota', 'Chocolate', 'Blanco', 'Miel'] as const;

const FURNITURE: ReviewPhrases = {
  good: [
    'Lo subieron hasta el segundo piso sin cobrar extra y sin rayar nada. Los muchachos muy atentos.',
    'Lo armamos entre dos en una tarde. Las piezas vienen numeradas y los tornillos embolsados por paso.',
    'El color {color} es igual al de la foto, con eso de que uno compra a ciegas me daba miedo.',
    'Medí tres veces antes de pedirlo y las medidas publicadas son exactas, al centímetro.',
    'Llegó dos días antes, bien empacado con esquineros y doble cartón. Ni un golpe.',
  ],
  mixed: [
    'Está bonito, pero el instructivo trae dibujos chiquitos y armé una pieza al revés la primera vez.',
    'Cumple. Eso sí, huele a barniz los primeros días, hay que dejar las ventanas abiertas.',
    'Le sobró un tornillo y le faltó otro; lo resolví con lo que tenía en casa.',
  ],
  bad: [
    'Venía con una esquina golpeada y la reposición de la pieza tardó casi tres semanas.',
    'Los barrenos no coincidían, tuve que hacer los hoyos con mi taladro. Por ese precio no debería pasar.',
    'El tono se ve más rojizo que el {color} de la página y ya no combina con lo demás.',
  ],
};

const salas: Archetype = {
  category: 'hogar-jardin/muebles/salas-y-sillones',
  weight: 4,
  reviews: reviews(
    [
      'Cabemos los cuatro viendo la tele y todavía se echa el perro. Firme pero cómodo.',
      'Mi suegra se quedó a dormir en él y amaneció sin quejas, que ya es decir.',
      'La tela no agarra pelo de gato, que era lo que más me importaba.',
      'Para {uso} quedó que ni mandado a hacer.',
      'Ya le cayó salsa y con un trapo húmedo y jabón neutro salió.',
    ],
    [
      'El respaldo es un poco bajo si mides más de 1.80, por lo demás muy bien.',
      'Los cojines se aplastan tantito con los meses, hay que estarlos volteando.',
    ],
    [
      'A los cuatro meses el asiento ya estaba hundido de un lado, justo donde nos sentamos siempre.',
      'No entró por la puerta de mi departamento. Pongan la medida de la caja más visible.',
    ],
    FURNITURE,
  ),
  make(r) {
    const [kind, seats, width, base, art, use] = r.pick([
      ['Love seat', 2, 148, 5490, 'sofa', 'un departamento chico'],
      ['Sofá de tres plazas', 3, 205, 7990, 'sofa', 'la sala de diario'],
      ['Sofá de cuatro plazas', 4, 248, 11990, 'sofa', 'una familia grande'],
      ['Sofá cama', 3, 198, 8990, 'sofa', 'recibir visitas'],
      ['Sillón individual', 1, 82, 3290, 'armchair', 'leer por las noches'],
      ['Sillón reclinable', 1, 88, 6490, 'armchair', 'ver el partido'],
      ['Sala esquinera', 4, 262, 15990, 'sofa', 'llenar ese rincón de la sala'],
    ] as const);
    const [cloth, feel, care, extra] = r.pick([
      [
        'tapiz de lino',
        'El lino respira, así que no se siente caliente ni en mayo',
        'Aspirar cada semana; manchas con paño húmedo',
        900,
      ],
      [
        'terciopelo',
        'El terciopelo de pelo corto cambia de tono con la luz y se deja cepillar',
        'Cepillo suave en el sentido del pelo',
        1300,
      ],
      [
        'tela antimanchas',
        'La tela repele líquidos el tiempo suficiente para que alcances un trapo',
        'Paño húmedo con jabón neutro',
        700,
      ],
      [
        'vinipiel',
        'La vinipiel se limpia de una pasada y aguanta a niños y mascotas',
        'Paño húmedo; sin cloro ni alcohol',
        0,
      ],
      [
        'chenilla',
        'La chenilla es gruesa y acolchonada, de esas que invitan a quedarse',
        'Aspirar con boquilla de tapicería',
        400,
      ],
    ] as const);
    const [frame, wood] = r.pick([
      ['madera de pino estufada', 'pino estufado, que ya no se tuerce ni cruje con la humedad'],
      ['madera de eucalipto', 'eucalipto, una madera pesada que no se vence en las uniones'],
      ['pino con refuerzos de acero', 'pino con escuadras de acero en cada esquina'],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const bedded = kind === 'Sofá cama';
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base + extra),
      origin: 'México',
      title: `${kind} ${brand} ${model} en ${cloth}, ${width} cm de ancho`,
      text: [
        `El ${model} está pensado para ${use}: ${width} cm de ancho, ${seats === 1 ? 'un asiento amplio' : `${seats} lugares cómodos`} y un fondo que deja apoyar bien la espalda${bedded ? '. De noche el respaldo se abate con un solo movimiento y queda una cama matrimonial de 190 cm de largo' : ''}.`,
        `${feel}. Debajo hay una estructura de ${wood}, y los asientos llevan hule espuma de alta densidad sobre resortes, para que no se haga el hueco de siempre.`,
        kind === 'Sillón reclinable'
          ? 'Jala la palanca y sube el descansapiés; deja 45 cm libres detrás para que el respaldo se recline por completo.'
          : kind === 'Sala esquinera'
            ? 'La chaise puede ir a la derecha o a la izquierda: lo decides al armarla. Mide tu esquina y el ancho de tus puertas antes de pedirla.'
            : 'Llega con las patas por separado para que pase por puertas de 80 cm; se atornillan a mano en cinco minutos.',
      ],
      points: [
        `${seats} ${seats === 1 ? 'plaza' : 'plazas'}, ${width} cm de ancho`,
        `Tapizado en ${cloth.replace('tapiz de ', '')}`,
        `Estructura de ${frame}`,
        'Espuma de alta densidad que recupera su forma',
        bedded && 'Se vuelve cama matrimonial',
      ],
      specs: {
        Medidas: [
          ['Ancho', `${width} cm`],
          ['Fondo', `${r.int(82, 96)} cm`],
          ['Alto', `${r.int(80, 98)} cm`],
          ['Peso máximo', `${seats * 120} kg`],
        ],
        Materiales: [
          ['Tapiz', cloth],
          ['Estructura', frame],
          ['Relleno', 'Hule espuma de 24 kg/m³'],
          ['Cuidado', care],
        ],
      },
      warranty: '12 meses en estructura y 6 meses en tapiz',
      contents: '1 mueble, patas, tornillería y llave',
      colors: r.sample(
        colors('Gris Oxford', 'Beige', 'Azul marino', 'Verde botella', 'Mostaza', 'Terracota', 'Camel', 'Palo de rosa'),
        3,
      ),
      trim: [r.pick(['#6d4a30', '#2a2a2d', '#b8905c'])],
      art,
      params: art === 'sofa' ? { seats } : {},
      scene: 'living',
      heroScene: 'living',
      words: { uso: use },
      bigTicket: true,
    });
  },
};

const comedores: Archetype = {
  category: 'hogar-jardin/muebles/comedores',
  weight: 2,
  reviews: reviews(
    [
      'Lo estrenamos en Navidad con toda la familia y aguantó la pachanga.',
      'La cubierta ya vio ollas calientes y vasos sin portavasos, y sigue igual.',
      'No se tambalea nada, y eso que mi piso está chueco: trae niveladores.',
      'Las sillas sí son cómodas para la sobremesa larga.',
      'La madera se ve de verdad, con su veta. Mi mamá quedó encantada.',
    ],
    [
      'Caben {uso} personas si no son muy anchas de hombros, si no van a ir codo con codo.',
      'La mesa de diez; las sillas hay que reapretarlas al mes.',
    ],
    [
      'Una silla llegó con la pata rajada y la otra rechina. Esperaba más.',
      'La cubierta se marcó con un plato caliente a la primera semana.',
    ],
    FURNITURE,
  ),
  make(r) {
    const [people, shape, size, base] = r.pick([
      [2, 'round', '80 cm de diámetro', 3990],
      [4, 'round', '110 cm de diámetro', 6490],
      [4, 'rect', '120 × 75 cm', 5990],
      [6, 'rect', '160 × 90 cm', 9990],
      [6, 'round', '140 cm de diámetro', 11490],
      [8, 'rect', '200 × 100 cm', 15990],
    ] as const);
    const [top, line, extra] = r.pick([
      ['madera de parota', 'Cada cubierta de parota trae una veta distinta: la tuya no se va a repetir', 4200],
      [
        'MDF con chapa de encino',
        'La chapa de encino se ve y se siente como madera maciza, sin su peso ni su precio',
        800,
      ],
      ['vidrio templado', 'El vidrio templado de 10 mm agranda el espacio a la vista y se limpia de una pasada', 1500],
      ['mármol sintético', 'El mármol sintético no se mancha con el vino ni con el achiote', 2500],
      ['pino macizo', 'El pino macizo se puede lijar y volver a barnizar cuantas veces haga falta', 0],
    ] as const);
    const [chair, why] = r.pick(
      (
        [
          [
            'sillas tapizadas',
            'Las sillas van tapizadas y con respaldo curvo, porque lo mejor de la comida es la sobremesa',
          ],
          ['sillas de bejuco', 'Las sillas llevan respaldo de bejuco tejido a mano, fresco y ligero'],
          ['bancas', 'En vez de sillas trae bancas: se meten bajo la mesa y dejan el paso libre'],
          ['sillas apilables', 'Las sillas se apilan de cuatro en cuatro y se guardan en un rincón'],
        ] as const
      ).filter(([seat]) => (shape === 'rect' || seat !== 'bancas') && (people > 2 || seat !== 'sillas apilables')),
    );
    const shades =
      (
        {
          'madera de parota': ['Parota', 'Nogal'],
          'vidrio templado': ['Nogal', 'Negro', 'Blanco'],
          'mármol sintético': ['Blanco', 'Negro', 'Gris'],
        } as const
      )[top as string] ?? (['Nogal', 'Encino', 'Miel', 'Blanco'] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const word = shape === 'round' ? 'redondo' : 'rectangular';
    const color = r.sample(colors(...shades), 2);
    return draft({
      brand,
      model,
      noun: `Comedor ${word} para ${people}`,
      pesos: around(r, base + extra),
      title: `Comedor ${word} ${brand} ${model} de ${top} para ${people} personas`,
      text: [
        people === 2
          ? `Un antecomedor para dos que cabe en la cocina: ${size} y nada de estorbo. Alcanza para el desayuno, la computadora y el café de la tarde.`
          : `Aquí se sientan ${people} con su plato, su vaso y las tortillas en medio. La mesa mide ${size} y ${shape === 'round' ? 'al ser redonda todos se ven y nadie pelea la esquina' : 'va igual de bien contra la pared que al centro del comedor'}.`,
        `${line}. ${why}.`,
        top === 'vidrio templado'
          ? 'Llega con ventosas protectoras; se instala entre dos personas.'
          : 'Usa portacazuelas con lo recién salido de la lumbre y limpia con un trapo apenas húmedo.',
      ],
      points: [
        `Para ${people} personas, ${size}`,
        `Cubierta de ${top}`,
        `Incluye ${chair}`,
        'Regatones niveladores para pisos disparejos',
      ],
      specs: {
        Medidas: [
          ['Mesa', size],
          ['Alto', '76 cm'],
          ['Lugares', `${people}`],
        ],
        Materiales: [
          ['Cubierta', top],
          ['Asientos', chair],
          ['Armado', 'Requiere armado, 60 minutos entre dos personas'],
        ],
      },
      warranty: '12 meses contra defectos de fabricación',
      contents: `1 mesa, ${chair} para ${people} y tornillería`,
      colors: color,
      trim: ['#3a2a20'],
      art: 'table',
      params: { shape },
      scene: 'living',
      heroScene: 'living',
      words: { uso: `${people}` },
      bigTicket: true,
    });
  },
};

const camas: Archetype = {
  category: 'hogar-jardin/muebles/camas-y-recamaras',
  weight: 3,
  reviews: reviews(
    [
      'No rechina nada, y miren que le hemos dado guerra con los niños brincando.',
      'El hueco de abajo me salvó: ahí van las cobijas de invierno.',
      'La cabecera se ve mucho más cara de lo que costó.',
      'Mi colchón {talla} quedó justo, sin que sobre por los lados.',
      'Firme como roca. Las tablas están bien juntas y el colchón no se pandea.',
    ],
    [
      'Las tablas del centro se sienten delgadas, le puse una pata extra y listo.',
      'Es más alta de lo que imaginaba, mi mamá batalla para subirse.',
    ],
    ['A la semana se tronó una de las tablas y no soy pesado.', 'Rechina cada vez que me volteo, ya le apreté todo.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, line, base, points] = r.pick([
      [
        'Base de cama con cabecera',
        'La cabecera acolchonada te deja leer recargado sin buscar tres almohadas',
        4590,
        'Cabecera acolchonada de 110 cm de alto',
      ],
      [
        'Cama con cajones',
        'Los cuatro cajones de abajo se tragan la ropa de temporada y los juegos de sábanas',
        7490,
        'Cuatro cajones con correderas metálicas',
      ],
      [
        'Cama con baúl abatible',
        'La base se levanta con pistones y deja ver un baúl del tamaño del colchón',
        8990,
        'Baúl de almacenamiento con pistones de gas',
      ],
      [
        'Base de cama estilo japonés',
        'Queda a 28 cm del suelo, con una orilla de madera que sirve de buró',
        3990,
        'Perfil bajo, a 28 cm del suelo',
      ],
      [
        'Cama de herrería',
        'La herrería soldada a mano y pintada al horno es de las que se heredan',
        3490,
        'Herrería con pintura al horno',
      ],
      [
        'Cama con dosel',
        'Los cuatro postes piden una manta ligera o, en tierra caliente, un buen mosquitero',
        8490,
        'Postes de 200 cm desmontables',
      ],
    ] as const);
    const [mat, fit] =
      kind === 'Cama de herrería'
        ? (['acero tubular', 'acero tubular calibre 18'] as const)
        : r.pick([
            ['pino macizo', 'pino macizo con tres manos de sellador'],
            ['MDF y tapiz de lino', 'MDF de 18 mm forrado en lino'],
            ['encino', 'encino secado al horno'],
            ['tzalam', 'tzalam de Quintana Roo, de los que no le gustan a la polilla'],
          ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base),
      title: `${kind} ${brand} ${model} de ${mat}`,
      text: [
        `${line}. La ${model} se fabrica en ${fit}, con travesaños a cada 7 cm para que el colchón descanse parejo.`,
        kind === 'Cama con baúl abatible'
          ? 'Los pistones sostienen la base abierta, así guardas y sacas con las dos manos. Soporta 300 kg entre dos personas.'
          : 'Soporta 300 kg repartidos y lleva una pata central de metal: por eso no se vence ni rechina.',
        'No incluye colchón. Elige la medida del que ya tienes: individual 100 × 190, matrimonial 135 × 190, queen 150 × 190 o king size 190 × 200 cm.',
      ],
      points: [
        points,
        `Hecha en ${mat}`,
        'Soporta hasta 300 kg',
        'Pata central de refuerzo',
        'Instructivo ilustrado y llave incluida',
      ],
      specs: {
        Medidas: [
          ['Para colchón', 'Según la medida elegida'],
          ['Separación entre tablas', '7 cm'],
          ['Peso máximo', '300 kg'],
        ],
        Materiales: [
          ['Material', mat],
          ['Colchón', 'No incluido'],
          ['Armado', 'Requiere armado entre dos personas'],
        ],
      },
      warranty: '24 meses en estructura',
      contents: '1 cama, tornillería, llave e instructivo',
      colors: r.sample(
        kind === 'Cama de herrería'
          ? colors('Negro mate', 'Blanco', 'Cobre')
          : mat === 'MDF y tapiz de lino'
            ? colors('Gris', 'Beige', 'Azul marino', 'Verde salvia')
            : colors(...WOODS),
        2,
      ),
      choice: {
        name: 'Medida',
        values: [
          ['Individual', -700],
          ['Matrimonial', 0],
          ['Queen', 600],
          ['King size', 1500],
        ],
      },
      trim: ['#f3eee4', '#8fa3b5'],
      art: 'bed',
      scene: 'bedroom',
      heroScene: 'bedroom',
      words: { talla: 'matrimonial' },
      bigTicket: true,
    });
  },
};

const roperos: Archetype = {
  category: 'hogar-jardin/muebles/roperos-y-comodas',
  weight: 2,
  reviews: reviews(
    [
      'Por fin caben mis vestidos largos sin doblarse.',
      'Los cajones corren suavecito y no se salen.',
      'El espejo de la puerta viene bien protegido, llegó sin una raya.',
      'Le cupo la ropa de los dos y sobró un entrepaño.',
      'Lo anclé a la pared con la escuadra que trae. Con niños en casa, se agradece.',
    ],
    [
      'Cumple, aunque el fondo es de fibracel delgado y se siente endeble hasta que lo clavas.',
      'Muchísimas piezas. Aparten el sábado completo.',
    ],
    ['Las puertas quedaron desniveladas y las bisagras no ajustan más.', 'Un entrepaño llegó inflado de humedad.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, size, inside, line, base] = r.pick([
      [
        'Ropero de tres puertas',
        '120 × 52 × 185 cm',
        '2 tubos, 4 entrepaños y 2 cajones',
        'Del lado largo cuelgan abrigos y vestidos; del otro quedan los entrepaños para suéteres y mezclilla',
        5290,
      ],
      [
        'Ropero de dos puertas',
        '80 × 48 × 180 cm',
        '1 tubo, 2 entrepaños y 1 cajón',
        'Hecho para el cuarto de visitas o el primer departamento, donde cada centímetro se pelea',
        3290,
      ],
      [
        'Clóset con puertas corredizas',
        '160 × 58 × 210 cm',
        '2 tubos, 6 entrepaños y 4 cajones',
        'Las puertas corren en vez de abrirse, así que la cama puede quedar a un paso',
        9490,
      ],
      [
        'Cómoda de seis cajones',
        '120 × 42 × 80 cm',
        '6 cajones con correderas de extensión total',
        'Los cajones salen por completo y lo del fondo deja de perderse',
        3690,
      ],
      [
        'Cajonera de cinco cajones',
        '60 × 40 × 110 cm',
        '5 cajones',
        'Angosta y alta: ocupa el lugar de una silla y guarda lo de una persona',
        2490,
      ],
      [
        'Tocador con espejo',
        '100 × 42 × 140 cm',
        '4 cajones y espejo',
        'El espejo gira y los cajones de arriba tienen divisiones para maquillaje y joyería',
        3990,
      ],
      [
        'Buró de dos cajones',
        '45 × 38 × 55 cm',
        '2 cajones',
        'La altura va con la mayoría de los colchones, y por atrás hay un paso para el cable del cargador',
        1390,
      ],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const [mat, factor] = r.pick([
      ['MDF de 15 mm', 1],
      ['pino macizo', 1.3],
      ['melamina resistente a rayones', 1.06],
    ] as const);
    const drawers = /c[óo]moda|cajon|bur/iu.test(kind);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base * factor),
      title: `${kind} ${brand} ${model} en ${mat}`,
      text: [
        `${line}. Mide ${size} (frente, fondo y alto) y por dentro lleva ${inside.toLowerCase()}.`,
        mat === 'pino macizo'
          ? 'El pino viene sellado y listo; si algún día quieres otro color, se lija y se pinta.'
          : mat === 'MDF de 15 mm'
            ? 'El MDF de 15 mm va cantado por los cuatro lados para que la humedad no entre por las orillas.'
            : 'La melamina no se raya con ganchos ni hebillas y se limpia con un trapo.',
        'Trae escuadra para fijarlo a la pared. Úsala siempre, más si hay niños que escalan cajones.',
      ],
      points: [size, inside, `Fabricado en ${mat}`, 'Escuadra antivuelco incluida'],
      specs: {
        Medidas: [
          ['Frente × fondo × alto', size],
          ['Carga por entrepaño o cajón', `${r.pick([8, 10, 12])} kg`],
        ],
        Interior: [
          ['Distribución', inside],
          ['Material', mat],
          ['Armado', drawers ? 'Requiere armado' : 'Requiere armado entre dos personas'],
        ],
      },
      warranty: '12 meses contra defectos de fabricación',
      contents: '1 mueble, herrajes, escuadra y guía de armado',
      colors: r.sample(colors(...WOODS), 3),
      trim: ['#c9ccd1'],
      art: drawers ? 'storage-box' : 'wardrobe',
      scene: 'bedroom',
      heroScene: 'bedroom',
      bigTicket: base > 3500,
    });
  },
};

const escritorios: Archetype = {
  category: 'hogar-jardin/muebles/escritorios',
  weight: 2,
  reviews: reviews(
    [
      'Llevo medio año trabajando en casa con este escritorio y la espalda me lo agradece.',
      'Caben dos monitores y todavía el café.',
      'Para {uso} es justo lo que necesitaba.',
      'El pasacables parece detalle menor hasta que lo tienes.',
      'Lo compré para mi hija que entró a la prepa y ya hace la tarea ahí sin protestar.',
    ],
    [
      'Bien, pero se mueve tantito si escribes fuerte. Pegado a la pared no se nota.',
      'El cajón es más chico de lo que se ve, no entra una carpeta tamaño oficio.',
    ],
    ['La cubierta se despostilló en la orilla al mes.', 'Las patas no quedan a nivel, baila todo el tiempo.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, size, line, use, base] = r.pick([
      [
        'Escritorio sencillo',
        '100 × 50 cm',
        'Una cubierta despejada y cuatro patas firmes: lo que hace falta para sentarse a trabajar y nada más',
        'la escuela',
        1490,
      ],
      [
        'Escritorio en L',
        '150 × 120 cm',
        'De un lado la computadora y del otro los papeles; giras la silla y cambias de tarea',
        'la oficina en casa',
        3790,
      ],
      [
        'Escritorio de altura ajustable',
        '120 × 60 cm',
        'El motor lo sube de 72 a 118 cm en doce segundos, y guarda tres alturas para que cada quien ponga la suya',
        'trabajar de pie a ratos',
        5990,
      ],
      [
        'Escritorio con librero',
        '120 × 50 cm',
        'Los entrepaños de encima dejan los libros a la mano y la cubierta libre',
        'estudiar',
        2990,
      ],
      [
        'Escritorio gamer',
        '140 × 65 cm',
        'La superficie de fibra sirve de tapete para el mouse y a los lados hay gancho para audífonos y portavaso',
        'jugar en línea',
        3490,
      ],
      [
        'Escritorio abatible de pared',
        '80 × 45 cm',
        'Cerrado ocupa 15 cm; abierto cabe la laptop, el cuaderno y la taza',
        'un cuarto chiquito',
        1890,
      ],
      [
        'Secreter',
        '90 × 45 cm',
        'La tapa baja para escribir y sube para esconder el tiradero, como los de las abuelas',
        'llevar las cuentas de la casa',
        3290,
      ],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const leg = r.pick(['acero con pintura electrostática', 'madera de pino', 'acero y madera'] as const);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base),
      title: `${kind} ${brand} ${model} ${size} para ${use}`,
      text: [
        `${line}. La cubierta mide ${size}.`,
        `Las patas de ${leg} llevan niveladores, porque casi ningún piso está parejo. Hay un pasacables con tapa para que los cargadores no cuelguen.`,
        kind === 'Escritorio de altura ajustable'
          ? 'Se conecta a 127 V y soporta 70 kg sobre la cubierta; si topa con algo al bajar, se detiene solo.'
          : kind === 'Escritorio abatible de pared'
            ? 'Incluye taquetes para muro de tabique y de tablarroca. Soporta 20 kg abierto.'
            : 'Se arma en unos 40 minutos con la llave que viene en la caja.',
      ],
      points: [`Cubierta de ${size}`, `Patas de ${leg}`, 'Pasacables integrado', `Ideal para ${use}`],
      specs: {
        Medidas: [
          ['Cubierta', size],
          ['Alto', kind === 'Escritorio de altura ajustable' ? '72 a 118 cm' : '75 cm'],
          ['Carga máxima', kind === 'Escritorio abatible de pared' ? '20 kg' : '70 kg'],
        ],
        Materiales: [
          ['Tablero', 'MDF con melamina de 18 mm'],
          ['Patas', leg],
          ['Armado', 'Requiere armado'],
        ],
      },
      warranty: '12 meses contra defectos de fabricación',
      contents: '1 escritorio, herrajes y guía de armado',
      colors: r.sample(colors('Nogal', 'Encino', 'Blanco', 'Negro', 'Miel'), 2),
      trim: ['#2a2a2d'],
      art: 'desk',
      scene: 'desk',
      heroScene: 'desk',
      words: { uso: use },
    });
  },
};

const libreros: Archetype = {
  category: 'hogar-jardin/muebles/libreros-y-muebles-para-tv',
  weight: 2,
  reviews: reviews(
    [
      'Le puse pura enciclopedia y no se pandea ni un milímetro.',
      'Esconde el módem, la consola y el cablerío. La sala parece otra.',
      'Lo uso de separador entre la sala y el comedor y funciona por los dos lados.',
      'Quedó precioso con unas plantas y mis discos.',
      'Los entrepaños se mueven de altura, cosa que casi nadie ofrece.',
    ],
    [
      'Está bien, nada más que la parte de atrás viene destapada y se ve el muro.',
      'Aguanta libros normales, los de arte muy pesados mejor hasta abajo.',
    ],
    ['El entrepaño de en medio se venció con dos filas de libros.', 'La puerta no cierra, le falta imán.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, art, size, line, base] = r.pick([
      [
        'Librero de cinco niveles',
        'bookcase',
        '80 × 30 × 180 cm',
        'Cinco niveles que se suben o bajan cada 3 cm, para que quepan lo mismo novelas que atlas',
        1990,
      ],
      [
        'Librero tipo escalera',
        'bookcase',
        '60 × 40 × 175 cm',
        'Se recarga en la pared y va de más a menos: abajo lo pesado, arriba las plantas',
        1290,
      ],
      [
        'Librero de cubos',
        'bookcase',
        '110 × 30 × 110 cm',
        'Nueve cubos donde caben libros, discos, canastas o la colección de la que presumes',
        1790,
      ],
      ['Librero esquinero', 'bookcase', '65 × 65 × 170 cm', 'Le saca provecho a esa esquina donde no cabía nada', 1690],
      [
        'Mueble para TV con cajones',
        'tv-stand',
        '160 × 40 × 50 cm',
        'Sostiene una pantalla de hasta 65 pulgadas y en los cajones se van los controles y cables',
        3490,
      ],
      [
        'Mueble para TV flotante',
        'tv-stand',
        '140 × 32 × 30 cm',
        'Va atornillado al muro y deja el piso libre para barrer o para la aspiradora robot',
        2690,
      ],
      [
        'Centro de entretenimiento',
        'tv-stand',
        '180 × 40 × 160 cm',
        'La pantalla al centro, los libros a los lados y atrás un canal por donde baja todo el cableado',
        5490,
      ],
      [
        'Credenza para TV',
        'tv-stand',
        '150 × 40 × 65 cm',
        'Las puertas de celosía dejan pasar la señal del control y el aire que necesita la consola',
        4290,
      ],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const mat = r.pick(['pino macizo', 'MDF enchapado', 'acero y madera', 'melamina texturizada'] as const);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base * (mat === 'pino macizo' ? 1.25 : 1)),
      title: `${kind} ${brand} ${model} de ${mat}, ${size}`,
      text: [
        `${line}. Sus medidas: ${size}.`,
        mat === 'acero y madera'
          ? 'El marco de acero carga el peso y la madera pone lo cálido; ese contraste va con casi cualquier sala.'
          : mat === 'pino macizo'
            ? 'Es pino de una sola pieza, con sus nudos y su olor. Con una pasada de cera al año se conserva como nuevo.'
            : 'El acabado no pide más que un trapo seco; huye del agua encharcada y va a durar años.',
        art === 'bookcase'
          ? 'Fíjalo a la pared con la escuadra incluida antes de cargarlo.'
          : 'Checa el ancho de la base de tu pantalla, no solo las pulgadas.',
      ],
      points: [
        `Medidas: ${size}`,
        `Material: ${mat}`,
        art === 'tv-stand' ? 'Paso de cables por atrás' : 'Escuadra antivuelco incluida',
        art === 'tv-stand' ? 'Soporta pantallas de hasta 40 kg' : 'Hasta 15 kg por entrepaño',
      ],
      specs: {
        Medidas: [
          ['Frente × fondo × alto', size],
          ['Carga', art === 'tv-stand' ? '40 kg en la cubierta' : '15 kg por entrepaño'],
        ],
        Materiales: [
          ['Material', mat],
          ['Armado', 'Requiere armado'],
          ['Fijación', 'Escuadras y taquetes incluidos'],
        ],
      },
      warranty: '12 meses contra defectos de fabricación',
      contents: '1 mueble, herrajes y escuadra',
      colors: r.sample(colors(...WOODS), 2),
      trim: ['#33302d'],
      art,
      scene: 'living',
      heroScene: 'living',
    });
  },
};

const sillas: Archetype = {
  category: 'hogar-jardin/muebles/sillas-y-bancos',
  weight: 2,
  reviews: reviews(
    [
      'Ocho horas sentado y me paro sin dolor de cintura. Con eso digo todo.',
      'Las puse en {uso} y todo mundo pregunta dónde las compré.',
      'El asiento es ancho, no de esos donde se te quedan las piernas dormidas.',
      'Aguantan: en mi casa somos de huesos pesados y van perfecto.',
      'El tejido está parejito, se ve el trabajo.',
    ],
    [
      'Cómoda, pero raya el piso. Cómprenle fieltros de una vez.',
      'El asiento está un poquito duro, con un cojín queda.',
    ],
    ['Se le aflojó el respaldo a las dos semanas.', 'Es más chaparra de lo que dice, no llega a mi barra.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, art, height, line, use, base] = r.pick([
      [
        'Silla ejecutiva ergonómica',
        'chair',
        '45 a 55 cm',
        'El soporte lumbar se sube y se baja, y el respaldo de malla deja pasar el aire en tardes largas',
        'la oficina',
        3290,
      ],
      [
        'Par de sillas de comedor',
        'chair',
        '46 cm',
        'El respaldo abraza sin apretar y el asiento acolchonado alarga la sobremesa',
        'el comedor',
        1890,
      ],
      [
        'Silla equipal',
        'chair',
        '44 cm',
        'Armada a mano en Jalisco con tiras de palo de rosa y asiento de piel, como se hacen desde hace siglos',
        'el corredor',
        2190,
      ],
      [
        'Mecedora de bejuco',
        'armchair',
        '42 cm',
        'El arco está calculado para mecerse sin esfuerzo; caben tú, el café y el atardecer',
        'la terraza',
        3490,
      ],
      [
        'Silla tejida Acapulco',
        'armchair',
        '38 cm',
        'El cordón de PVC no guarda el calor y se seca en un rato, y el aro de acero aguanta la intemperie',
        'el patio',
        1590,
      ],
      [
        'Banco alto para barra',
        'stool',
        '75 cm',
        'El descansapiés queda justo donde lo buscas y la base no se ladea',
        'la barra de la cocina',
        1190,
      ],
      [
        'Banco giratorio con pistón',
        'stool',
        '58 a 78 cm',
        'Sube y baja con palanca, gira completo y se guarda bajo la barra',
        'la barra',
        1490,
      ],
      [
        'Banco de madera tallada',
        'stool',
        '45 cm',
        'Tallado a gubia de un solo tronco, sirve de asiento, de buró o de pedestal',
        'la entrada',
        890,
      ],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const load = r.pick([110, 120, 130, 150]);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base, 12),
      title: `${kind} ${brand} ${model} para ${use}`,
      text: [
        `${line}.`,
        `Soporta ${load} kg y el asiento queda a ${height} del suelo${/barra|comedor/u.test(use) ? ': mide tu mesa o tu barra y deja unos 28 cm libres para las piernas' : /oficina/u.test(use) ? ': ajústalo hasta que los pies apoyen completos' : ', cómodo para sentarse y para pararse'}.`,
        /tejida|bejuco|equipal|tallada/iu.test(kind)
          ? 'Por ser trabajo hecho a mano, el tono y la forma cambian un poco de una pieza a otra. Ahí está su gracia.'
          : 'Las patas llevan regatones de hule: ni rayan el piso ni rechinan al arrastrar.',
      ],
      points: [
        `Soporta ${load} kg`,
        `Altura del asiento: ${height}`,
        `Pensada para ${use}`.replace(
          'Pensada',
          kind.startsWith('Banco') ? 'Pensado' : kind.startsWith('Par') ? 'Pensadas' : 'Pensada',
        ),
        /tejida|bejuco|equipal|tallada/iu.test(kind) ? 'Hecho a mano' : 'Limpieza con paño húmedo',
      ],
      specs: {
        Medidas: [
          ['Altura del asiento', height],
          ['Ancho', `${r.int(42, 66)} cm`],
          ['Fondo', `${r.int(42, 68)} cm`],
          ['Peso máximo', `${load} kg`],
        ],
        Uso: [
          ['Espacio sugerido', use],
          ['Piezas', kind.startsWith('Par') ? '2' : '1'],
        ],
      },
      warranty: '6 meses contra defectos de fabricación',
      contents: kind.startsWith('Par') ? '2 sillas y tornillería' : '1 pieza y tornillería',
      colors: r.sample(
        kind === 'Silla equipal'
          ? colors('Camel', 'Tabaco', 'Negro')
          : kind === 'Mecedora de bejuco' || kind === 'Banco de madera tallada'
            ? colors('Miel', 'Nogal', 'Parota', 'Chocolate')
            : kind === 'Silla tejida Acapulco'
              ? colors('Turquesa', 'Rosa mexicano', 'Amarillo', 'Negro', 'Verde olivo')
              : colors('Negro', 'Camel', 'Blanco', 'Terracota', 'Gris', 'Azul marino'),
        3,
      ),
      trim: ['#6d4a30'],
      art,
      scene: art === 'chair' ? 'desk' : 'living',
      words: { uso: use },
    });
  },
};

export const muebles = {
  brands: BRANDS,
  archetypes: [salas, comedores, camas, roperos, escritorios, libreros, sillas],
};
