import type { ReviewPhrases } from '../../types.ts';
import { lineup } from '../shared-lineup.ts';
import { reviews } from '../shared-sheet.ts';

const NAMES = [
  'Canela',
  'Firulais',
  'Solovino',
  'Pelusa',
  'Chiquis',
  'Campeón',
  'Duque',
  'Milaneso',
  'Tamal',
  'Coqueta',
  'Bolillo',
  'Nube',
  'Sombra',
  'Manchas',
  'Frijol',
  'Princesa',
] as const;

const PETS: ReviewPhrases = {
  good: [
    'Mi veterinaria lo revisó y me dijo que está muy bien.',
    'Llegó al día siguiente y mi perrhijo ya estaba esperando en la puerta.',
    'Ya es la tercera vez que lo pido y sale igual de bueno.',
    'Lo compré para el rescatadito que acabamos de adoptar y le cayó de maravilla.',
    'Me ahorra la vuelta a la tienda y viene bien cerrado.',
  ],
  mixed: [
    'Le gustó, aunque tardó dos días en animarse.',
    'Bien, pero la caja llegó aplastada de una esquina.',
    'Cumple, nada más que esperaba un poco más de tamaño.',
  ],
  bad: [
    'Ni se le acercó, lo olió y se dio la vuelta.',
    'Venía abierto y con olor raro, pedí el reembolso.',
    'No coincide con la descripción y me tardaron en contestar.',
  ],
};
const WEAR: ReviewPhrases = {
  good: [
    'Aguanta los dientes de un pastor de dos años, que ya es decir.',
    'Se lava y queda como nuevo, sin olor.',
    'Las costuras están dobles, se nota.',
    'El color {color} resiste el sol del patio.',
    'La medida fue exacta siguiendo la tabla.',
  ],
  mixed: [
    'Está bonito, pero suelta pelusa la primera semana.',
    'El tamaño es justo, pidan uno más si dudan.',
    'Los herrajes son de buen metal, la tela más o menos.',
  ],
  bad: [
    'Lo destrozó en una tarde, y eso que es chiquito.',
    'La hebilla se rompió en el segundo paseo.',
    'Despintó con la primera lavada.',
  ],
};
const food = {
  models: NAMES,
  scene: 'kitchen',
  warranty: 'Garantía de frescura hasta la fecha de caducidad',
  groups: ['Alimento', 'Información nutrimental'],
  last: 'scale',
} as const;
const gear = {
  models: NAMES,
  scene: 'living',
  warranty: '3 meses contra defectos de fabricación',
  groups: ['Características', 'Material y cuidado'],
} as const;

const croquetas = lineup({
  ...food,
  category: 'mascotas/perros/alimento-para-perro',
  weight: 4,
  brands: ['Croquetera', 'Don Colmillo', 'Hocico Fino'],
  art: 'pet-food',
  params: { label: '{marca}', sub: 'Perro', motif: 'emoji:dog-face' },
  contents: '1 bolsa con cierre según presentación',
  reviews: reviews(
    [
      'El pelo le brilla y hace popó firme, perdón el detalle.',
      'Desde que come esta dejó de rascarse.',
      'Mi perro es delicado y se la acaba.',
      'El costal grande rinde dos meses con uno de talla media.',
      'Buena para {uso}, el cambio lo hicimos en una semana sin problema.',
    ],
    ['La croqueta es grande para hocicos chicos.', 'Huele fuerte, hay que guardarla bien cerrada.'],
    ['Le dio chorrillo, tuvimos que regresar a la anterior.', 'Mucho polvo al fondo del costal.'],
    PETS,
  ),
  kinds: [
    {
      name: 'Alimento para perro adulto',
      line: 'La croqueta de diario para un perro sano que sale a pasear y duerme la siesta. Le da proteína para el músculo y la fibra que pide su panza.',
      price: 459,
      point: 'Para perros de 1 a 7 años',
      use: 'mi adulto',
      specs: [
        ['Etapa', 'Adulto'],
        ['Proteína', '24%'],
        ['Grasa', '12%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['4 kg', -170],
          ['8 kg', 0],
          ['20 kg', 590],
        ],
      },
    },
    {
      name: 'Alimento para cachorro',
      line: 'Croqueta chica, con más proteína, calcio y DHA para la edad en que crecen de un domingo a otro.',
      price: 529,
      point: 'Con DHA y calcio',
      use: 'el cachorro',
      specs: [
        ['Etapa', 'Cachorro'],
        ['Proteína', '30%'],
        ['Grasa', '18%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['2 kg', -280],
          ['8 kg', 0],
          ['20 kg', 650],
        ],
      },
    },
    {
      name: 'Alimento para perro de raza pequeña',
      line: 'Del tamaño de una lenteja grande, para chihuahuas y demás jefes de la casa.',
      price: 389,
      point: 'Croqueta chica',
      use: 'mi chihuahua',
      specs: [
        ['Etapa', 'Adulto, raza pequeña'],
        ['Proteína', '26%'],
        ['Grasa', '15%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['2 kg', -210],
          ['4 kg', 0],
          ['8 kg', 320],
        ],
      },
    },
    {
      name: 'Alimento para perro senior',
      line: 'Menos grasa y con glucosamina, para las canas del hocico y las patas que ya no suben al sillón de un brinco.',
      price: 549,
      point: 'Con glucosamina',
      use: 'mi viejito',
      specs: [
        ['Etapa', '7 años en adelante'],
        ['Proteína', '23%'],
        ['Grasa', '9%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['4 kg', -190],
          ['8 kg', 0],
          ['15 kg', 420],
        ],
      },
    },
    {
      name: 'Alimento para perro con sobrepeso',
      line: 'Llena con fibra en lugar de calorías. Acompáñalo con la correa, que sola no hace milagros.',
      price: 589,
      point: 'Bajo en grasa y alto en fibra',
      use: 'la dieta de mi beagle',
      specs: [
        ['Etapa', 'Adulto'],
        ['Proteína', '27%'],
        ['Grasa', '7%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['4 kg', -200],
          ['8 kg', 0],
        ],
      },
    },
  ],
  makes: [
    {
      name: 'sabor pollo y arroz',
      line: 'El pollo va primero en la lista de ingredientes y el arroz lo hace amable con el estómago.',
      point: 'Pollo como primer ingrediente',
      specs: [['Sabor', 'Pollo y arroz']],
      palette: ['#d3a027', '#6b4429'],
    },
    {
      name: 'sabor res',
      line: 'De res, para los que huelen la carne asada a dos cuadras.',
      point: 'Con carne de res',
      specs: [['Sabor', 'Res']],
      palette: ['#a8172b', '#f1e8d2'],
    },
    {
      name: 'sabor salmón',
      line: 'El salmón aporta omega 3, y se nota en el pelo al mes.',
      point: 'Omega 3 para el pelo',
      more: 18,
      specs: [['Sabor', 'Salmón']],
      palette: ['#f29b83', '#1f5966'],
    },
    {
      name: 'sabor cordero sin granos',
      line: 'Sin trigo ni maíz, con camote y chícharo, para estómagos delicados.',
      point: 'Sin trigo ni maíz',
      more: 35,
      specs: [['Sabor', 'Cordero y camote']],
      palette: ['#2c5236', '#d9c4a1'],
    },
    {
      name: 'sabor pavo y verduras',
      line: 'Pavo con zanahoria y espinaca: ligero y muy aceptado.',
      point: 'Con zanahoria y espinaca',
      more: 10,
      specs: [['Sabor', 'Pavo y verduras']],
      palette: ['#ee7a25', '#2e8b57'],
    },
  ],
  closings: [
    'Cambia de alimento en siete días, mezclando un poco más cada mañana, y ten agua fresca siempre.',
    'La tabla de porciones viene atrás de la bolsa. Guárdala en un lugar fresco y con el cierre bien apretado.',
    'Si tu perro toma medicamento o está en tratamiento, pregúntale primero a tu veterinario.',
  ],
  specs: [['Conservador', 'Tocoferoles naturales']],
});

const alimentoGato = lineup({
  ...food,
  category: 'mascotas/gatos/alimento-para-gato',
  weight: 4,
  brands: ['Michi Manso', 'Bigote Real', 'Hocico Fino'],
  art: 'pet-food',
  params: { label: '{marca}', sub: 'Gato', motif: 'emoji:cat-face' },
  contents: '1 bolsa con cierre según presentación',
  reviews: reviews(
    [
      'Mis tres gatos se ponen de acuerdo por primera vez en su vida.',
      'Menos bolas de pelo, ya no amanezco con sorpresas.',
      'El pelo está sedosito y sin caspa.',
      'La arena huele mucho menos desde que come esta.',
      'Probé para {uso} y fue un acierto.',
    ],
    ['Uno la ama, la otra la entierra. Cosas de gatos.', 'El cierre de la bolsa se despega, la paso a un bote.'],
    ['La vomitaron los dos, y no son delicados.', 'Llegó con fecha muy próxima de caducidad.'],
    PETS,
  ),
  kinds: [
    {
      name: 'Alimento para gato adulto',
      line: 'Con taurina, que el cuerpo del gato no fabrica y sin la cual el corazón y los ojos no andan bien.',
      price: 429,
      point: 'Con taurina',
      use: 'mi gata',
      specs: [
        ['Etapa', 'Adulto'],
        ['Proteína', '32%'],
        ['Grasa', '13%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['1.5 kg', -250],
          ['4 kg', 0],
          ['10 kg', 540],
        ],
      },
    },
    {
      name: 'Alimento para gatito',
      line: 'Croqueta diminuta con la energía que gasta quien persigue sombras a las tres de la mañana.',
      price: 349,
      point: 'Croqueta diminuta',
      use: 'el gatito',
      specs: [
        ['Etapa', '2 a 12 meses'],
        ['Proteína', '36%'],
        ['Grasa', '19%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['1.5 kg', -140],
          ['3 kg', 0],
        ],
      },
    },
    {
      name: 'Alimento para gato esterilizado',
      line: 'Después de la operación queman menos y comen igual. Esta tiene menos grasa y cuida las vías urinarias.',
      price: 499,
      point: 'Cuida peso y vías urinarias',
      use: 'mi gato operado',
      specs: [
        ['Etapa', 'Adulto esterilizado'],
        ['Proteína', '35%'],
        ['Grasa', '10%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['1.5 kg', -280],
          ['4 kg', 0],
          ['10 kg', 590],
        ],
      },
    },
    {
      name: 'Alimento para gato de interior',
      line: 'Fibra de más para que el pelo que se tragan al acicalarse siga su camino.',
      price: 459,
      point: 'Ayuda con las bolas de pelo',
      use: 'mi gato de departamento',
      specs: [
        ['Etapa', 'Adulto de interior'],
        ['Proteína', '33%'],
        ['Grasa', '12%'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['1.5 kg', -260],
          ['4 kg', 0],
          ['7 kg', 290],
        ],
      },
    },
    {
      name: 'Paquete de 12 sobres húmedos',
      art: 'pouch',
      line: 'Trozos en salsa: un sobre con las croquetas le da el agua que un gato casi nunca toma.',
      price: 189,
      point: '12 sobres de 85 g',
      use: 'la cena',
      specs: [
        ['Etapa', 'Adulto'],
        ['Proteína', '9%'],
        ['Humedad', '80%'],
      ],
      contents: '12 sobres de 85 g',
    },
  ],
  makes: [
    {
      name: 'sabor atún',
      line: 'Atún, el sabor que abre los ojos a cualquier hora.',
      point: 'Sabor atún',
      specs: [['Sabor', 'Atún']],
      palette: ['#2c62b8', '#c9ccd1'],
    },
    {
      name: 'sabor pollo',
      line: 'Pollo sin más vueltas, bien tolerado y bien aceptado.',
      point: 'Sabor pollo',
      specs: [['Sabor', 'Pollo']],
      palette: ['#f5c929', '#6b4429'],
    },
    {
      name: 'sabor salmón y arroz',
      line: 'Salmón con arroz, por el omega 3 y por la panza.',
      point: 'Salmón con omega 3',
      more: 15,
      specs: [['Sabor', 'Salmón y arroz']],
      palette: ['#f29b83', '#1f5966'],
    },
    {
      name: 'sabor pavo',
      line: 'Pavo, más magro, para el que ya tiene su llantita.',
      point: 'Sabor pavo, más magro',
      more: 6,
      specs: [['Sabor', 'Pavo']],
      palette: ['#6e1b2e', '#f0e2c4'],
    },
  ],
  closings: [
    'Reparte la porción en tres o cuatro comidas chicas: así comen los gatos por gusto.',
    'Pon el agua lejos del plato de comida y vas a ver que toma más.',
    'Cambia de alimento poco a poco, en una semana, y no le muevas el plato de lugar.',
  ],
  specs: [['Taurina', 'Adicionada']],
});

const premios = lineup({
  ...food,
  category: 'mascotas/perros/premios-y-carnazas',
  weight: 2,
  brands: ['Don Colmillo', 'Croquetera'],
  art: 'pouch',
  params: { label: '{marca}', motif: 'emoji:bone' },
  contents: '1 bolsa resellable',
  reviews: reviews(
    [
      'Con esto aprendió a sentarse en dos tardes.',
      'Le limpia los dientes y lo entretiene media hora.',
      'Vienen suaves, los parto para que rindan.',
      'Apenas oye la bolsa y ya está sentado. Para {uso} no falla.',
      'Los ingredientes se entienden, sin nombres raros.',
    ],
    ['Son más chicos que en la foto, pero le gustan.', 'Manchan un poco el tapete.'],
    ['Muy duros, se le astilló uno y me asusté.', 'Le soltaron la panza con uno solo.'],
    PETS,
  ),
  kinds: [
    {
      name: 'Premios suaves para entrenar',
      line: 'Del tamaño de un frijol y sin migajas: caben en la bolsa del pantalón y no lo llenan.',
      price: 89,
      point: 'Menos de 3 calorías por pieza',
      use: 'enseñarle trucos',
      specs: [
        ['Contenido', '200 g'],
        ['Calorías', '3 kcal por pieza'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['200 g', 0],
          ['500 g', 95],
        ],
      },
    },
    {
      name: 'Galletas horneadas',
      line: 'Horneadas con avena, crujientes y en forma de hueso, como manda la tradición.',
      price: 99,
      point: 'Horneadas con avena',
      use: 'después del paseo',
      specs: [
        ['Contenido', '400 g'],
        ['Calorías', '14 kcal por pieza'],
      ],
    },
    {
      name: 'Barritas dentales',
      line: 'La forma en cruz talla el sarro mientras mastica y deja mejor aliento para los besos.',
      price: 129,
      point: 'Ayudan contra el sarro',
      use: 'los dientes',
      specs: [
        ['Contenido', '7 barritas'],
        ['Calorías', '62 kcal por pieza'],
      ],
      choice: {
        name: 'Tamaño',
        values: [
          ['Raza chica', -20],
          ['Raza mediana', 0],
          ['Raza grande', 35],
        ],
      },
    },
    {
      name: 'Carnaza natural',
      line: 'Para masticar un buen rato en vez de la pata de la mesa.',
      price: 119,
      point: 'Entretiene por horas',
      use: 'dejarlo solo un rato',
      specs: [
        ['Contenido', '5 piezas'],
        ['Largo', '15 cm'],
      ],
      note: 'Dásela con agua a la mano y quítale el último pedazo cuando quede chico.',
    },
    {
      name: 'Tiras de carne deshidratada',
      line: 'Un solo ingrediente, cortado en tiras y secado despacio.',
      price: 149,
      point: 'Un solo ingrediente',
      use: 'los premios grandes',
      specs: [
        ['Contenido', '150 g'],
        ['Proteína', '62%'],
      ],
    },
  ],
  makes: [
    {
      name: 'sabor res',
      line: 'De res, el favorito de casi todos.',
      point: 'Sabor res',
      specs: [['Sabor', 'Res']],
      palette: ['#a8172b', '#f1e8d2'],
    },
    {
      name: 'sabor pollo',
      line: 'De pollo, buena opción para panzas sensibles.',
      point: 'Sabor pollo',
      specs: [['Sabor', 'Pollo']],
      palette: ['#f5c929', '#6b4429'],
    },
    {
      name: 'sabor tocino',
      line: 'De tocino ahumado. No nos hacemos responsables de la baba.',
      point: 'Sabor tocino',
      more: 8,
      specs: [['Sabor', 'Tocino ahumado']],
      palette: ['#b8703f', '#f0e2c4'],
    },
    {
      name: 'sabor hígado',
      line: 'De hígado: el olor más fuerte, y por eso el que mejor funciona para llamarlo de lejos.',
      point: 'Sabor hígado',
      specs: [['Sabor', 'Hígado']],
      palette: ['#6d4a30', '#d3a027'],
    },
  ],
  closings: [
    'Que los premios no pasen del diez por ciento de lo que come al día.',
    'No se recomienda para cachorros de menos de tres meses.',
  ],
  specs: [
    ['Hecho con', 'Ingredientes grado alimenticio'],
    ['Conservación', 'Lugar fresco y seco'],
  ],
});

const arena = lineup({
  ...food,
  category: 'mascotas/gatos/arena-y-areneros',
  weight: 2,
  brands: ['Michi Manso', 'Siete Siestas'],
  art: 'sack',
  params: { label: '{marca}', sub: 'Arena', motif: 'emoji:paw-prints' },
  scene: 'bath',
  warranty: '3 meses contra defectos de fabricación',
  groups: ['Características', 'Detalles'],
  contents: '1 pieza o bolsa según modelo',
  reviews: reviews(
    [
      'Entran las visitas y no preguntan si tengo gato.',
      'Casi no levanta polvo, mi alergia lo agradece.',
      'Hace bola firme y no se desbarata con la pala.',
      'Los tres la aceptaron el mismo día.',
      'Rinde bastante: para {uso} me alcanza tres semanas.',
    ],
    ['Buena, pero se la traen en las patas por todo el pasillo.', 'Pesa mucho para cargarla, menos mal que la traen.'],
    ['Puro polvo, tosimos todos.', 'No controla nada el olor al segundo día.'],
    PETS,
  ),
  kinds: [
    {
      name: 'Arena aglutinante',
      line: 'Forma bolas que se sacan con la pala y dejan lo demás limpio.',
      price: 189,
      point: 'Aglutina en segundos',
      use: 'dos gatos',
      group: 'arena',
      specs: [
        ['Tipo', 'Bentonita'],
        ['Polvo', 'Bajo'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['5 kg', -80],
          ['10 kg', 0],
          ['20 kg', 170],
        ],
      },
    },
    {
      name: 'Arena de sílice',
      line: 'Los cristales absorben y duran hasta un mes por gato. Pesa la mitad que la otra.',
      price: 229,
      point: 'Hasta 30 días por gato',
      use: 'un gato',
      group: 'arena',
      specs: [
        ['Tipo', 'Gel de sílice'],
        ['Polvo', 'Casi nulo'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['3.8 L', 0],
          ['8 L', 190],
        ],
      },
    },
    {
      name: 'Arena vegetal',
      line: 'De maíz y trigo: se va por el escusado en poca cantidad y se deshace sola.',
      price: 259,
      point: 'Biodegradable',
      use: 'mi gatita',
      group: 'arena',
      specs: [
        ['Tipo', 'Maíz y trigo'],
        ['Polvo', 'Bajo'],
      ],
      choice: {
        name: 'Presentación',
        values: [
          ['4 kg', 0],
          ['9 kg', 230],
        ],
      },
    },
    {
      name: 'Arenero cerrado',
      art: 'litter-box',
      params: { label: '' },
      line: 'Con techo y puerta de vaivén: privacidad para él y menos arena en tu piso.',
      price: 549,
      point: 'Puerta de vaivén y filtro',
      use: 'el departamento',
      group: 'caja',
      specs: [
        ['Medida', '52 × 40 × 40 cm'],
        ['Filtro', 'Carbón activado'],
      ],
    },
    {
      name: 'Arenero abierto de borde alto',
      art: 'litter-box',
      params: { label: '' },
      line: 'Borde de veinticinco centímetros para los que escarban como si buscaran petróleo.',
      price: 289,
      point: 'Borde de 25 cm',
      use: 'gatos grandes',
      group: 'caja',
      specs: [
        ['Medida', '50 × 38 × 25 cm'],
        ['Entrada', 'Baja, de 12 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'aroma lavanda',
      group: 'arena',
      line: 'El aroma a lavanda es tenue: tapa sin marear, ni a ti ni al gato.',
      point: 'Aroma tenue a lavanda',
      specs: [
        ['Aroma', 'Lavanda'],
        ['Uso', 'Interior'],
      ],
      palette: ['#b9a6dd', '#f6f5f1'],
    },
    {
      name: 'sin aroma',
      group: 'arena',
      line: 'Sin perfume, que es como la prefieren los gatos exigentes.',
      point: 'Sin perfume',
      specs: [
        ['Aroma', 'Ninguno'],
        ['Uso', 'Interior'],
      ],
      palette: ['#c3c6cb', '#2c62b8'],
    },
    {
      name: 'con carbón activado',
      group: 'arena',
      line: 'El carbón activado se come el olor en lugar de disfrazarlo.',
      point: 'Carbón activado',
      more: 18,
      specs: [
        ['Aroma', 'Ninguno'],
        ['Uso', 'Interior'],
      ],
      palette: ['#36383c', '#9ccb3b'],
    },
    {
      name: 'con pala',
      group: 'caja',
      line: 'La pala se cuelga a un lado y siempre está donde hace falta.',
      point: 'Pala incluida',
      specs: [
        ['Material', 'Polipropileno'],
        ['Limpieza', 'Agua y jabón'],
      ],
      palette: ['#8b8f96', '#2bb5b8'],
    },
    {
      name: 'con escalón rascador',
      group: 'caja',
      line: 'El escalón con rejilla se queda con la arena que traen entre los dedos.',
      point: 'Escalón que atrapa arena',
      more: 20,
      specs: [
        ['Material', 'Polipropileno'],
        ['Limpieza', 'Agua y jabón'],
      ],
      palette: ['#f6f5f1', '#f0705a'],
    },
    {
      name: 'desarmable',
      group: 'caja',
      line: 'Se separa en tres piezas y cabe en la regadera para tallarlo.',
      point: 'Se desarma para lavarlo',
      more: 10,
      specs: [
        ['Material', 'Polipropileno'],
        ['Limpieza', 'Agua y jabón'],
      ],
      palette: ['#1f5966', '#f0e2c4'],
    },
  ],
  closings: [
    'Un arenero por gato y uno de más: así se evitan casi todos los problemas.',
    'Retira lo sucio diario y cambia todo cada quince o veinte días.',
  ],
});

const camas = lineup({
  ...gear,
  category: 'mascotas/perros/camas-y-casas',
  weight: 2,
  brands: ['Siete Siestas', 'Huellón'],
  art: 'pet-bed',
  contents: '1 cama o casa',
  reviews: reviews(
    [
      'Dejó mi cama por la suya. Me siento traicionada, pero qué bueno.',
      'El relleno no se ha hecho bolas.',
      'La funda sale con cierre y va a la lavadora.',
      'Mi perra de 14 años se levanta mejor desde que duerme ahí.',
      'Perfecta para {uso}.',
    ],
    ['Le costó entrar, le puse una cobija suya y ya.', 'La base es delgada para piso muy frío.'],
    ['Se la comió el primer día, literal.', 'El relleno se apelmazó en dos semanas.'],
    WEAR,
  ),
  kinds: [
    {
      name: 'Cama redonda',
      line: 'Con borde alto para hacerse rosca y apoyar la barbilla, que es media felicidad.',
      price: 429,
      point: 'Borde para apoyar la cabeza',
      use: 'hacerse rosca',
      specs: [
        ['Forma', 'Redonda'],
        ['Relleno', 'Fibra'],
      ],
      choice: {
        name: 'Tamaño',
        values: [
          ['CH, 45 cm', -140],
          ['M, 60 cm', 0],
          ['G, 80 cm', 260],
        ],
      },
    },
    {
      name: 'Cama ortopédica',
      line: 'Espuma que sostiene cadera y codos, para perros mayores o de huesos pesados.',
      price: 890,
      point: 'Espuma de 8 cm',
      use: 'mi perro mayor',
      specs: [
        ['Forma', 'Rectangular'],
        ['Relleno', 'Espuma de memoria'],
      ],
      choice: {
        name: 'Tamaño',
        values: [
          ['M, 70 cm', -190],
          ['G, 90 cm', 0],
          ['XG, 110 cm', 340],
        ],
      },
    },
    {
      name: 'Cama elevada',
      line: 'La malla a quince centímetros del suelo deja correr el aire: la buena para calor.',
      price: 590,
      point: 'Malla fresca a 15 cm del piso',
      use: 'el patio',
      specs: [
        ['Forma', 'Rectangular'],
        ['Carga', '45 kg'],
      ],
      choice: {
        name: 'Tamaño',
        values: [
          ['M, 75 cm', 0],
          ['G, 105 cm', 220],
        ],
      },
    },
    {
      name: 'Cojín para transportadora',
      line: 'Delgado y lavable, para la transportadora, el coche o el rincón de la oficina.',
      price: 249,
      point: 'Delgado y lavable',
      use: 'los viajes',
      specs: [
        ['Forma', 'Rectangular'],
        ['Relleno', 'Fibra'],
      ],
      choice: {
        name: 'Tamaño',
        values: [
          ['CH, 50 cm', -50],
          ['M, 70 cm', 0],
          ['G, 90 cm', 90],
        ],
      },
    },
    {
      name: 'Casa para perro',
      art: 'dog-house',
      line: 'Techo de dos aguas, piso separado del suelo y puerta de tamaño justo para que no se le meta el frío.',
      price: 1690,
      point: 'Piso separado del suelo',
      use: 'el jardín',
      scene: 'garden',
      specs: [
        ['Medida', '85 × 65 × 70 cm'],
        ['Techo', 'Se levanta para limpiar'],
      ],
      makes: [
        {
          name: 'de plástico',
          line: 'El plástico de doble pared no se pudre, y se lava con manguera.',
          point: 'Se lava con manguera',
          specs: [
            ['Material', 'Polipropileno'],
            ['Cuidado', 'Agua y jabón'],
          ],
        },
        {
          name: 'de madera',
          line: 'Pino tratado contra termita, con el techo forrado en teja asfáltica.',
          point: 'Pino tratado',
          more: 45,
          specs: [
            ['Material', 'Pino'],
            ['Cuidado', 'Barniz una vez al año'],
          ],
        },
      ],
    },
  ],
  makes: [
    {
      name: 'de peluche',
      line: 'El peluche largo calienta en invierno y no se engancha con las uñas.',
      point: 'Peluche largo y suave',
      more: 8,
      specs: [
        ['Tela', 'Peluche'],
        ['Cuidado', 'Lavadora, agua fría'],
      ],
    },
    {
      name: 'de lona',
      line: 'La lona resiste escarbadas y repele el agua del baño mal secado.',
      point: 'Lona que resiste uñas',
      specs: [
        ['Tela', 'Lona'],
        ['Cuidado', 'Lavadora, agua fría'],
      ],
    },
    {
      name: 'con fondo antiderrapante',
      line: 'La base con puntitos de goma se queda en su lugar aunque aterrice de un brinco.',
      point: 'No se mueve del piso',
      more: 5,
      specs: [
        ['Tela', 'Microfibra'],
        ['Cuidado', 'Lavadora, agua fría'],
      ],
    },
  ],
  closings: [
    'Mídelo acostado, de la nariz a la cola, y súmale veinte centímetros.',
    'Ponla lejos de la corriente y cerca de ustedes: ahí es donde quiere estar.',
  ],
  colors: ['Gris', 'Beige', 'Azul marino', 'Terracota', 'Palo de rosa', 'Verde olivo', 'Café'],
  trim: ['#f1e8d2'],
});

const correas = lineup({
  ...gear,
  category: 'mascotas/perros/correas-y-collares',
  weight: 3,
  brands: ['Correa Larga', 'Huellón'],
  art: 'leash',
  scene: 'street',
  contents: '1 pieza',
  reviews: reviews(
    [
      'Ya no me jala el hombro, y pesa treinta kilos la bestia.',
      'Se ve de noche con los faros, me da tranquilidad.',
      'El gancho gira y no se hace nudo.',
      'La acolchada no me quema la mano.',
      'Muy buena para {uso}.',
    ],
    ['Para cachorro está pesadita.', 'El ajuste se afloja tantito con los jalones.'],
    ['El broche se abrió en pleno paseo, un susto enorme.', 'Se peló el forro a los tres días.'],
    WEAR,
  ),
  kinds: [
    {
      name: 'Correa',
      line: 'Metro y medio y mango acolchado: lo suficiente para oler el árbol sin llegar al puesto de tacos.',
      price: 189,
      point: '1.5 m con mango acolchado',
      use: 'el paseo',
      specs: [
        ['Largo', '1.5 m'],
        ['Gancho', 'Giratorio'],
      ],
      choice: {
        name: 'Ancho',
        values: [
          ['1.5 cm', -30],
          ['2 cm', 0],
          ['2.5 cm', 40],
        ],
      },
    },
    {
      name: 'Collar',
      line: 'Broche de seguridad y argolla para la placa con tu teléfono, que debería llevar siempre.',
      price: 129,
      point: 'Argolla para placa',
      use: 'diario',
      specs: [
        ['Cierre', 'Broche'],
        ['Argolla', 'Acero'],
      ],
      choice: {
        name: 'Talla',
        values: [
          ['CH, 25 a 35 cm', -20],
          ['M, 35 a 45 cm', 0],
          ['G, 45 a 60 cm', 30],
        ],
      },
    },
    {
      name: 'Pechera antijalones',
      line: 'Trae argolla al pecho: cuando jala, gira sobre sí mismo y entiende. El cuello queda a salvo.',
      price: 349,
      point: 'Argolla al pecho y al lomo',
      use: 'dejar de jalar',
      specs: [
        ['Cierre', 'Dos broches'],
        ['Asa', 'En el lomo'],
      ],
      choice: {
        name: 'Talla',
        values: [
          ['CH', -40],
          ['M', 0],
          ['G', 40],
          ['XG', 80],
        ],
      },
    },
    {
      name: 'Correa manos libres',
      line: 'Se abrocha a la cintura y el elástico absorbe los jalones: para trotar con compañía.',
      price: 329,
      point: 'Cinturón y tramo elástico',
      use: 'correr',
      specs: [
        ['Largo', '1.2 a 1.8 m'],
        ['Cinturón', '70 a 120 cm'],
      ],
    },
    {
      name: 'Bozal de canasta',
      line: 'Deja jadear, tomar agua y recibir premios. Es para ir seguros, no para castigar.',
      price: 249,
      point: 'Puede jadear y beber',
      use: 'el veterinario',
      specs: [
        ['Cierre', 'Doble correa'],
        ['Forma', 'Canasta'],
      ],
      choice: {
        name: 'Talla',
        values: [
          ['CH', -20],
          ['M', 0],
          ['G', 20],
        ],
      },
      makes: [
        {
          name: 'de silicona',
          line: 'La silicona es flexible y no le raspa el puente de la nariz.',
          point: 'Silicona suave',
          specs: [
            ['Material', 'Silicona'],
            ['Cuidado', 'Agua y jabón'],
          ],
        },
        {
          name: 'de nailon acolchado',
          line: 'Los bordes van acolchados y la correa se ajusta detrás de las orejas.',
          point: 'Bordes acolchados',
          specs: [
            ['Material', 'Nailon'],
            ['Cuidado', 'A mano'],
          ],
        },
      ],
    },
  ],
  makes: [
    {
      name: 'de nailon',
      line: 'El nailon tejido no se deshilacha y seca pronto después del charco.',
      point: 'Nailon tejido',
      specs: [
        ['Material', 'Nailon'],
        ['Cuidado', 'A mano'],
      ],
    },
    {
      name: 'de piel',
      line: 'Piel curtida en León, con costura encerada. Se suaviza con los años.',
      point: 'Piel curtida en León',
      more: 90,
      specs: [
        ['Material', 'Piel'],
        ['Cuidado', 'Grasa para piel'],
      ],
    },
    {
      name: 'reflejante',
      line: 'Los hilos reflejantes la encienden con los faros del coche.',
      point: 'Hilos reflejantes',
      more: 15,
      specs: [
        ['Material', 'Nailon reflejante'],
        ['Cuidado', 'A mano'],
      ],
    },
    {
      name: 'bordada',
      line: 'El listón lo bordan artesanas de Chiapas con flores de colores.',
      point: 'Bordado chiapaneco',
      more: 60,
      specs: [
        ['Material', 'Algodón bordado y nailon'],
        ['Cuidado', 'A mano, agua fría'],
      ],
    },
  ],
  closings: [
    'Mide el cuello y el pecho con un metro de costura y deja que quepan dos dedos.',
    'Revisa costuras y broches cada mes; se gastan antes de avisar.',
  ],
  colors: ['Rojo', 'Negro', 'Azul rey', 'Rosa mexicano', 'Turquesa', 'Naranja', 'Verde limón', 'Morado'],
  trim: ['#c3c6cb'],
});

const juguetes = lineup({
  ...gear,
  category: 'mascotas/perros/juguetes-para-perro',
  weight: 2,
  brands: ['Huellón', 'Don Colmillo'],
  art: 'pet-toy',
  contents: '1 juguete o juego',
  reviews: reviews(
    [
      'Tres semanas vivo: récord mundial en esta casa.',
      'Lo trae en la boca todo el día y duerme con él.',
      'Lo relleno de crema de cacahuate y tengo media hora de paz.',
      'Chilla lo justo, no como otros que te vuelven loca.',
      'Buenísimo para {uso}.',
    ],
    ['Más chico de lo que creí para un labrador.', 'Bota raro, pero a él le divierte más así.'],
    ['Duró cuatro minutos. Los conté.', 'Soltaba pedacitos de hule, se lo quité.'],
    WEAR,
  ),
  kinds: [
    {
      name: 'Pelota dispensadora',
      line: 'La empuja, cae una croqueta y vuelve a empujar: come despacio y se cansa la cabeza.',
      price: 189,
      point: 'Suelta croquetas al rodar',
      use: 'que coma despacio',
      params: { motif: 'emoji:bone' },
      specs: [
        ['Diámetro', '10 cm'],
        ['Uso', 'Con croquetas'],
      ],
    },
    {
      name: 'Mordedera rellenable',
      line: 'Se llena de paté y se congela: el juguete de los días en que te vas a trabajar.',
      price: 219,
      point: 'Se rellena y se congela',
      use: 'quedarse solo',
      params: { motif: 'emoji:meat-on-bone' },
      specs: [
        ['Alto', '12 cm'],
        ['Uso', 'Con relleno'],
      ],
      choice: {
        name: 'Tamaño',
        values: [
          ['CH', -50],
          ['M', 0],
          ['G', 60],
        ],
      },
    },
    {
      name: 'Hueso para masticar',
      line: 'Con picos que dan masaje a la encía, ideal en la temporada de dientes nuevos.',
      price: 149,
      point: 'Picos que dan masaje',
      use: 'cambiar de dientes',
      params: { motif: 'emoji:bone' },
      specs: [
        ['Largo', '16 cm'],
        ['Uso', 'Masticar'],
      ],
    },
    {
      name: 'Disco volador',
      line: 'Flexible, flota y no le lastima los dientes cuando lo cacha en el aire.',
      price: 129,
      point: 'Flota en el agua',
      use: 'el parque',
      params: { motif: 'emoji:paw-prints' },
      specs: [
        ['Diámetro', '22 cm'],
        ['Uso', 'Lanzar'],
      ],
    },
    {
      name: 'Cuerda para jalar',
      line: 'Nudos gruesos para el jaloneo de la tarde. Siempre gana él, ya lo sabes.',
      price: 99,
      point: 'Tres nudos',
      use: 'el jaloneo',
      params: { motif: 'emoji:knot' },
      specs: [
        ['Largo', '38 cm'],
        ['Uso', 'Jalar'],
      ],
      makes: [
        {
          name: 'de algodón',
          line: 'El algodón trenzado va soltando hilo entre los dientes y los limpia.',
          point: 'Algodón trenzado',
          specs: [
            ['Material', 'Algodón'],
            ['Cuidado', 'Lavadora'],
          ],
        },
        {
          name: 'de yute',
          line: 'El yute es más áspero y aguanta a los que jalan en serio.',
          point: 'Yute resistente',
          more: 15,
          specs: [
            ['Material', 'Yute'],
            ['Cuidado', 'A mano'],
          ],
        },
        {
          name: 'con pelota',
          line: 'La pelota del extremo la hace volar más lejos y ser más fácil de agarrar.',
          point: 'Con pelota de hule',
          more: 25,
          specs: [
            ['Material', 'Algodón y hule'],
            ['Cuidado', 'A mano'],
          ],
        },
      ],
    },
  ],
  makes: [
    {
      name: 'de hule natural',
      line: 'Hule natural, sin ftalatos, que cede lo justo para no quebrar un diente.',
      point: 'Hule sin ftalatos',
      specs: [
        ['Material', 'Hule natural'],
        ['Cuidado', 'Agua y jabón'],
      ],
    },
    {
      name: 'de uso rudo',
      line: 'Hule de alta densidad, para mandíbulas de mastín y paciencia de santo.',
      point: 'Para masticadores fuertes',
      more: 40,
      specs: [
        ['Material', 'Hule de alta densidad'],
        ['Cuidado', 'Agua y jabón'],
      ],
    },
    {
      name: 'con aroma a tocino',
      line: 'El aroma a tocino dura un par de meses y despierta el interés de los flojos.',
      point: 'Aroma a tocino',
      more: 12,
      specs: [
        ['Material', 'Hule'],
        ['Cuidado', 'Solo agua'],
      ],
    },
  ],
  closings: [
    'Supervísalo las primeras veces y tíralo cuando suelte pedazos.',
    'Guarda la mitad de los juguetes y rótalos cada semana: vuelven a ser nuevos.',
  ],
  colors: ['Rojo', 'Azul', 'Naranja', 'Verde limón', 'Morado', 'Rosa'],
  trim: ['#f6f5f1'],
  offered: 2,
  specs: [['Edad', 'Desde 4 meses']],
});

const gatoHogar = lineup({
  ...gear,
  category: 'mascotas/gatos/rascadores-y-camas',
  weight: 2,
  brands: ['Michi Manso', 'Siete Siestas', 'Bigote Real'],
  art: 'cat-tree',
  contents: '1 pieza y tornillería según modelo',
  reviews: reviews(
    [
      'Salvó mi sillón. Con eso se pagó tres veces.',
      'Se suben los dos y no se ladea.',
      'Lo armé en veinte minutos mientras me ayudaban a estorbar.',
      'Duerme en la repisa de arriba y desde ahí nos juzga.',
      'El lugar ideal para {uso}.',
    ],
    [
      'Le tomó dos semanas hacerle caso, con tantita hierba gatera se animó.',
      'El mecate se afloja de abajo con el uso.',
    ],
    ['Se tambalea, el gato se bajó y no ha vuelto.', 'Prefiere la caja en la que venía. No es broma.'],
    WEAR,
  ),
  kinds: [
    {
      name: 'Árbol rascador de tres niveles',
      line: 'Postes, casita y repisa alta para ver pasar a los pájaros.',
      price: 1290,
      point: '120 cm con casita',
      use: 'ver por la ventana',
      specs: [
        ['Alto', '120 cm'],
        ['Base', '50 × 40 cm'],
      ],
    },
    {
      name: 'Árbol rascador de cinco niveles',
      line: 'Un edificio: hamaca, túnel, dos casitas y mirador. Se fija al muro para que no se ladee.',
      price: 2490,
      point: '170 cm con fijación a muro',
      use: 'tres gatos',
      specs: [
        ['Alto', '170 cm'],
        ['Base', '60 × 50 cm'],
      ],
    },
    {
      name: 'Poste rascador',
      line: 'Suficientemente alto para que se estire por completo, que es la mitad del chiste.',
      price: 429,
      point: '70 cm de alto',
      use: 'estirarse',
      specs: [
        ['Alto', '70 cm'],
        ['Base', '40 × 40 cm'],
      ],
    },
    {
      name: 'Cama cueva',
      art: 'pet-bed',
      line: 'Una cueva blandita para desaparecer cuando llegan visitas.',
      price: 389,
      point: 'Cojín que se saca',
      use: 'esconderse',
      specs: [
        ['Alto', '38 cm'],
        ['Base', '42 cm de diámetro'],
      ],
      makes: [
        {
          name: 'de fieltro',
          line: 'El fieltro grueso guarda su forma y amortigua los ruidos.',
          point: 'Fieltro grueso',
          specs: [
            ['Material', 'Fieltro'],
            ['Cuidado', 'A mano'],
          ],
        },
        {
          name: 'de peluche',
          line: 'Por dentro es puro peluche; en enero no lo vas a sacar de ahí.',
          point: 'Interior de peluche',
          more: 10,
          specs: [
            ['Material', 'Peluche'],
            ['Cuidado', 'Lavadora, agua fría'],
          ],
        },
      ],
    },
    {
      name: 'Hamaca para ventana',
      art: 'hammock',
      line: 'Cuatro ventosas y un balcón con sol: televisión para gatos.',
      price: 349,
      point: 'Soporta 15 kg',
      use: 'tomar el sol',
      specs: [
        ['Medida', '55 × 35 cm'],
        ['Carga', '15 kg'],
      ],
      makes: [
        {
          name: 'de lona',
          line: 'La lona es fresca y se quita para lavarla.',
          point: 'Lona desmontable',
          specs: [
            ['Material', 'Lona'],
            ['Cuidado', 'Lavadora'],
          ],
        },
        {
          name: 'con cojín',
          line: 'El cojín borreguito se abrocha por abajo y no se resbala.',
          point: 'Cojín borreguito',
          more: 15,
          specs: [
            ['Material', 'Lona y borrega'],
            ['Cuidado', 'Lavadora'],
          ],
        },
      ],
    },
  ],
  makes: [
    {
      name: 'de sisal',
      line: 'El mecate de sisal se deja clavar la uña y no hace tiras.',
      point: 'Mecate de sisal',
      specs: [
        ['Material', 'Sisal y felpa'],
        ['Cuidado', 'Aspirar'],
      ],
    },
    {
      name: 'de madera y sisal',
      line: 'La madera clara y el sisal se ven como mueble y no como feria.',
      point: 'Madera a la vista',
      more: 55,
      specs: [
        ['Material', 'Pino y sisal'],
        ['Cuidado', 'Paño seco'],
      ],
    },
    {
      name: 'con juguetes colgantes',
      line: 'Trae ratones y pompones colgando para la hora loca.',
      point: 'Juguetes colgantes',
      more: 8,
      specs: [
        ['Material', 'Felpa y sisal'],
        ['Cuidado', 'Aspirar'],
      ],
    },
  ],
  closings: [
    'Ponlo junto a la ventana o al sillón que ya ataca; en un rincón olvidado no le va a hacer caso.',
    'Un poco de hierba gatera el primer día y estará convencido.',
  ],
  colors: ['Beige', 'Gris', 'Café', 'Crema', 'Azul acero'],
  trim: ['#b98a53'],
  offered: 2,
});

const gatoJuego = lineup({
  ...gear,
  category: 'mascotas/gatos/juguetes-y-transportadoras',
  weight: 2,
  brands: ['Michi Manso', 'Pelusa Brava'],
  art: 'carrier',
  contents: '1 pieza o juego',
  reviews: reviews(
    [
      'Entró solita, no lo podía creer.',
      'Corre como loco a las diez de la noche y luego nos deja dormir.',
      'Cabe debajo del asiento del avión, probado.',
      'Los cierres tienen seguro, mi Houdini no pudo.',
      'Muy útil para {uso}.',
    ],
    ['Le gustó la semana de estreno, ahora a ratos.', 'La base se hunde un poco con uno gordito.'],
    ['El cierre se rompió camino al veterinario.', 'Se descompuso el motorcito en dos días.'],
    WEAR,
  ),
  kinds: [
    {
      name: 'Transportadora rígida',
      line: 'Puerta metálica, asa firme y tapa que se quita para revisarlo sin sacarlo a la fuerza.',
      price: 549,
      point: 'Tapa desmontable',
      use: 'el veterinario',
      specs: [
        ['Medida', '48 × 32 × 30 cm'],
        ['Carga', '9 kg'],
      ],
      makes: [
        {
          name: 'de plástico',
          line: 'Se lava con manguera y aguanta de base de carga en el coche.',
          point: 'Se lava con manguera',
          specs: [
            ['Material', 'Polipropileno'],
            ['Cuidado', 'Agua y jabón'],
          ],
        },
        {
          name: 'con dos puertas',
          line: 'La puerta de arriba es la salvación con los que se resisten.',
          point: 'Puerta frontal y superior',
          more: 25,
          specs: [
            ['Material', 'Polipropileno'],
            ['Cuidado', 'Agua y jabón'],
          ],
        },
      ],
    },
    {
      name: 'Transportadora de tela',
      line: 'Ligera, con malla en tres lados y medida de cabina.',
      price: 489,
      point: 'Malla en tres lados',
      use: 'viajar',
      specs: [
        ['Medida', '43 × 28 × 26 cm'],
        ['Carga', '7 kg'],
      ],
      makes: [
        {
          name: 'plegable',
          line: 'Se aplana y se guarda atrás del clóset entre visita y visita.',
          point: 'Se pliega',
          specs: [
            ['Material', 'Poliéster'],
            ['Cuidado', 'A mano'],
          ],
        },
        {
          name: 'expandible',
          line: 'Un costado se abre y le regala veinte centímetros en la sala de espera.',
          point: 'Se expande 20 cm',
          more: 25,
          specs: [
            ['Material', 'Poliéster'],
            ['Cuidado', 'A mano'],
          ],
        },
      ],
    },
    {
      name: 'Mochila con burbuja',
      line: 'La ventana redonda le deja ver el mundo; tú cargas con los dos hombros.',
      price: 690,
      point: 'Ventana panorámica',
      use: 'pasear',
      specs: [
        ['Medida', '42 × 33 × 28 cm'],
        ['Carga', '6 kg'],
      ],
      makes: [
        {
          name: 'ventilada',
          line: 'Nueve ventilas y malla lateral para que no se sofoque.',
          point: 'Nueve ventilas',
          specs: [
            ['Material', 'Poliéster y acrílico'],
            ['Cuidado', 'Paño húmedo'],
          ],
        },
        {
          name: 'rígida',
          line: 'El cascarón no se vence y el piso trae tapete.',
          point: 'Cascarón rígido',
          more: 20,
          specs: [
            ['Material', 'EVA y acrílico'],
            ['Cuidado', 'Paño húmedo'],
          ],
        },
      ],
    },
    {
      name: 'Caña con plumas',
      art: 'pet-toy',
      params: { motif: 'emoji:feather' },
      line: 'Diez minutos de brincos antes de cenar y amanece menos temprano.',
      price: 99,
      point: 'Plumas de repuesto',
      use: 'cansarlo',
      specs: [
        ['Largo', '90 cm'],
        ['Repuestos', '3'],
      ],
    },
    {
      name: 'Ratón electrónico',
      art: 'pet-toy',
      params: { motif: 'emoji:mouse-face' },
      line: 'Corre, choca, se esconde y se apaga solo a los diez minutos.',
      price: 259,
      point: 'Recargable por USB',
      use: 'cuando no estoy',
      specs: [
        ['Largo', '9 cm'],
        ['Carga USB', '2 horas'],
      ],
    },
    {
      name: 'Túnel plegable',
      art: 'play-tent',
      line: 'Ciento veinte centímetros que crujen, con un hoyo en medio para las emboscadas.',
      price: 229,
      point: 'Cruje y se pliega',
      use: 'las emboscadas',
      specs: [
        ['Largo', '120 cm'],
        ['Diámetro', '25 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'con cascabel',
      line: 'El cascabel suena poco, lo justo para llamarlo.',
      point: 'Cascabel suave',
      specs: [
        ['Material', 'Tela y plástico'],
        ['Cuidado', 'Paño húmedo'],
      ],
    },
    {
      name: 'con hierba gatera',
      line: 'Trae un saquito de hierba gatera que se puede rellenar.',
      point: 'Hierba gatera',
      more: 10,
      specs: [
        ['Material', 'Tela y plástico'],
        ['Cuidado', 'Paño húmedo'],
      ],
    },
    {
      name: 'para gatitos',
      line: 'Chico y liviano, para dientes de leche.',
      point: 'Tamaño para gatitos',
      more: -6,
      specs: [
        ['Material', 'Tela suave'],
        ['Cuidado', 'Paño húmedo'],
      ],
    },
  ],
  closings: [
    'Déjalo a la vista unos días antes de usarlo, con un premio adentro o encima.',
    'Guárdalo después de jugar: lo que siempre está, aburre.',
  ],
  colors: ['Gris', 'Azul marino', 'Rosa', 'Negro', 'Verde menta', 'Naranja'],
  trim: ['#f6f5f1'],
  offered: 2,
});

export const perrosGatos = [croquetas, premios, camas, correas, juguetes, alimentoGato, arena, gatoHogar, gatoJuego];
