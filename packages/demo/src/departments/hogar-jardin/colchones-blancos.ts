import type { ReviewPhrases } from '../../types.ts';
import { lineup } from '../shared-lineup.ts';
import { reviews } from '../shared-sheet.ts';

const BRANDS = ['Sueño Manso', 'Telar Menta', 'Algodonia', 'Casa Xilitla'] as const;
const NAMES = [
  'Duermevela',
  'Siesta',
  'Aurora',
  'Nube',
  'Rocío',
  'Lucero',
  'Brisa',
  'Calma',
  'Alborada',
  'Sereno',
  'Luna',
  'Arrullo',
  'Mañanita',
  'Solar',
  'Amapola',
  'Trigal',
] as const;

const LINENS: ReviewPhrases = {
  good: [
    'Después de varias lavadas conserva el color y no soltó pelusa en la lavadora.',
    'El color {color} queda precioso con mi recámara, ni más claro ni más oscuro que la foto.',
    'Se nota que la tela es gruesa. Por el precio esperaba algo mucho más delgadito.',
    'Compré uno para mi mamá y ahora me encargó otros dos para mis tías.',
    'Las costuras vienen derechitas y rematadas, nada de hilos colgando.',
  ],
  mixed: [
    'Está suave, pero la primera lavada va aparte porque pinta un poco.',
    'Bonito, aunque el tono es una idea más oscuro que en la pantalla.',
    'Encogió tantito en la secadora; tendido al sol no pasa nada.',
  ],
  bad: [
    'A la segunda lavada ya traía bolitas por todos lados.',
    'Llegó descosido de una orilla y con olor a bodega.',
    'La tela es más delgada de lo que se ve, casi transparente.',
  ],
};

const SIZES = {
  name: 'Tamaño',
  values: [
    ['Individual', -180],
    ['Matrimonial', 0],
    ['Queen', 120],
    ['King size', 260],
  ],
} as const;

const colchones = lineup({
  category: 'hogar-jardin/colchones-y-blancos/colchones',
  weight: 3,
  brands: ['Sueño Manso', 'Casa Xilitla'],
  models: NAMES,
  reviews: reviews(
    [
      'Llevaba años con dolor de espalda baja y a la tercera semana se fue. Ojalá lo hubiera cambiado antes.',
      'Mi esposo se voltea toda la noche y yo ya ni cuenta me doy.',
      'Viene enrollado al vacío; lo abrimos y en unas horas ya tenía su altura.',
      'No da calor, y vivo en Hermosillo, así que sé de lo que hablo.',
      'Firme sin ser tabla. La orilla no se hunde cuando te sientas a ponerte los zapatos.',
      'Lo recibí en la mañana y esa noche ya dormimos ahí. Se llevaron la bolsa y todo.',
      'La funda se quita y se lava, con niños chiquitos eso vale oro.',
      'Para mi hijo adolescente que ya no cabía en nada. Duerme hasta las doce, buena señal.',
      'El tamaño {talla} quedó exacto en la base que ya tenía.',
      'Me gustó que se puede voltear; de un lado más firme y del otro más suave.',
    ],
    [
      'Muy cómodo, pero huele a nuevo como cuatro días. Déjenlo ventilar.',
      'Es más firme de lo que dice la descripción; a mí me costó dos semanas acostumbrarme.',
      'Pesa una barbaridad, se necesitan dos personas para subirlo.',
      'Está bien para el cuarto de visitas, para diario quizá el siguiente modelo.',
      'Tardó casi dos días en agarrar su altura completa.',
    ],
    [
      'A los seis meses ya se le hizo la zanja de mi lado.',
      'Da muchísimo calor, amanezco sudando.',
      'Se sienten los resortes en la cadera, no llegó ni al año.',
      'La cobertura venía manchada y el cambio tardó tres semanas.',
      'Dice firme y es un flan. No es lo que compré.',
    ],
  ),
  kinds: [
    {
      name: 'Colchón de resortes',
      line: 'El colchón de toda la vida, bien hecho: 320 resortes unidos que sostienen parejo y una capa acolchada encima para que no se sientan. Buena compra para la recámara de los niños o la de visitas.',
      price: 3290,
      point: 'Resortes Bonnell de acero templado',
      specs: [
        ['Sistema', 'Resortes unidos'],
        ['Altura', '24 cm'],
      ],
    },
    {
      name: 'Colchón de resortes individuales',
      line: 'Cada resorte va en su propia bolsita de tela y trabaja solo. Por eso, cuando tu pareja se levanta a las cinco, tú ni te enteras.',
      price: 6490,
      point: 'Resortes embolsados: no se siente el movimiento del otro lado',
      specs: [
        ['Sistema', 'Resortes embolsados'],
        ['Altura', '28 cm'],
      ],
    },
    {
      name: 'Colchón de memory foam',
      line: 'La espuma cede donde pesan los hombros y la cadera y sostiene la cintura, que es donde de verdad hace falta. Si duermes de lado, lo vas a notar desde la primera noche.',
      price: 5990,
      point: 'Espuma viscoelástica que alivia puntos de presión',
      specs: [
        ['Sistema', 'Espuma viscoelástica'],
        ['Altura', '25 cm'],
      ],
    },
    {
      name: 'Colchón híbrido',
      line: 'Abajo resortes embolsados, arriba 6 cm de espuma: el rebote del primero con lo mullido de la segunda. Es el que recomendamos a las parejas que no se ponen de acuerdo.',
      price: 8490,
      point: 'Resortes embolsados más 6 cm de espuma',
      specs: [
        ['Sistema', 'Híbrido'],
        ['Altura', '30 cm'],
      ],
    },
    {
      name: 'Colchón de látex',
      line: 'El látex respira por miles de poros y recupera su forma al instante. Resulta fresco en la costa y no le gusta a los ácaros.',
      price: 10990,
      point: 'Látex ventilado, fresco y resistente a ácaros',
      specs: [
        ['Sistema', 'Látex'],
        ['Altura', '24 cm'],
      ],
    },
    {
      name: 'Colchón ortopédico',
      group: 'firm',
      line: 'Un bloque de hule espuma de alta densidad que no deja que la columna se curve. Va para quien pesa más de 90 kilos o trae recomendación del médico de dormir en firme.',
      price: 4490,
      point: 'Soporte firme para más de 90 kg',
      specs: [
        ['Sistema', 'Espuma de alta densidad'],
        ['Altura', '22 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'suave',
      group: 'soft',
      line: 'La cubierta lleva dos centímetros extra de acolchado y da una bienvenida blandita sin perder el soporte de abajo.',
      point: 'Sensación suave',
      more: 6,
      specs: [['Firmeza', '4 de 10']],
    },
    {
      name: 'semifirme',
      line: 'La firmeza es intermedia, la que mejor le sienta a quien cambia de postura durante la noche.',
      point: 'Firmeza intermedia',
      specs: [['Firmeza', '6 de 10']],
    },
    {
      name: 'firme',
      line: 'Se siente firme desde el primer contacto, ideal si duermes boca arriba o boca abajo.',
      point: 'Sensación firme',
      specs: [['Firmeza', '8 de 10']],
    },
    {
      name: 'con tela fresca',
      line: 'La tela de punto con hilo refrescante disipa el calor: en las noches de mayo se agradece.',
      point: 'Tela de punto que disipa el calor',
      more: 12,
      specs: [
        ['Firmeza', '6 de 10'],
        ['Tela', 'Punto con hilo refrescante'],
      ],
    },
    {
      name: 'doble cara',
      line: 'Tiene dos caras, una firme y otra más suave. Gíralo cada seis meses y se desgasta parejo.',
      point: 'Dos caras para dormir',
      more: 10,
      specs: [['Firmeza', '5 y 7 de 10']],
    },
  ],
  closings: [
    'Llega enrollado al vacío. Ábrelo sobre la base, dale de 4 a 24 horas para tomar su altura y ventila el cuarto ese día.',
    'Va sobre base o tarima de tablas separadas no más de 7 cm. Con un protector lavable, la garantía y tú dormirán tranquilos.',
    'Si tu base es matrimonial elige 135 × 190 cm; la queen pide 150 × 190 y la king, 190 × 200.',
  ],
  specs: [
    ['Cubierta', 'Acolchada'],
    ['Mantenimiento', 'Girar cada 3 meses'],
  ],
  choice: {
    name: 'Tamaño',
    values: [
      ['Individual', -1300],
      ['Matrimonial', 0],
      ['Queen', 900],
      ['King size', 2600],
    ],
  },
  groups: ['Construcción', 'Confort'],
  palettes: [
    ['#f6f5f1', '#8ec4ea'],
    ['#f1e8d2', '#b98a53'],
    ['#f6f5f1', '#8b8f96'],
    ['#f6f5f1', '#a3b296'],
    ['#f6f5f1', '#6a3d9a'],
  ],
  art: 'mattress',
  scene: 'bedroom',
  heroScene: 'bedroom',
  warranty: '10 años contra deformaciones',
  contents: '1 colchón al vacío',
  words: { talla: 'matrimonial' },
});

const almohadas = lineup({
  category: 'hogar-jardin/colchones-y-blancos/almohadas',
  weight: 2,
  brands: ['Sueño Manso', 'Algodonia'],
  models: NAMES,
  reviews: reviews(
    [
      'Ya no amanezco con el cuello torcido. Ni muy alta ni muy bajita.',
      'La funda se quita y se lava, que era lo que buscaba.',
      'Duermo de lado y me sostiene la cabeza a buena altura.',
      'La aviento a la lavadora y sale esponjada otra vez.',
      'Mi abuelita pidió otra para su mecedora, así de cómoda.',
    ],
    ['Al principio se siente alta, a la semana ya agarró forma.', 'Cómoda, pero más chica de lo que uno imagina.'],
    ['Se aplastó al mes y ya no hay quien la levante.', 'Trae un olor a químico que no se va ni al sol.'],
    LINENS,
  ),
  kinds: [
    {
      name: 'Almohada estándar',
      line: 'Cincuenta por setenta centímetros, la que entra en cualquier funda y le acomoda a casi todo mundo.',
      price: 249,
      point: 'Medida estándar de 50 × 70 cm',
      specs: [
        ['Medida', '50 × 70 cm'],
        ['Altura', '15 cm'],
      ],
    },
    {
      name: 'Almohada cervical',
      group: 'forma',
      line: 'La curva deja descansar la nuca y los dos lados tienen altura distinta: el alto para dormir de lado, el bajo para boca arriba.',
      price: 549,
      point: 'Contorno cervical de dos alturas',
      specs: [
        ['Medida', '40 × 60 cm'],
        ['Altura', '10 y 12 cm'],
      ],
    },
    {
      name: 'Almohada king size',
      line: 'Noventa centímetros de ancho, para camas grandes y para quien duerme en diagonal.',
      price: 379,
      point: 'Medida king size de 50 × 90 cm',
      specs: [
        ['Medida', '50 × 90 cm'],
        ['Altura', '16 cm'],
      ],
    },
    {
      name: 'Almohada de cuerpo completo',
      group: 'blanda',
      line: 'Metro y medio para abrazar. Quien está embarazada o se recupera de la espalda sabe lo que vale.',
      price: 699,
      point: 'Mide 150 cm de largo',
      specs: [
        ['Medida', '45 × 150 cm'],
        ['Altura', '18 cm'],
      ],
    },
    {
      name: 'Almohada de viaje',
      note: 'Ponla con la abertura hacia un lado: así la cabeza no se va para adelante cuando te quedas dormido.',
      makes: [
        {
          name: 'de memory foam',
          line: 'El memory foam sostiene la cabeza cuando el camión agarra la curva.',
          point: 'Se amolda al cuello',
          specs: [
            ['Relleno', 'Espuma viscoelástica'],
            ['Lavado', 'Solo la funda'],
          ],
          more: 25,
        },
        {
          name: 'de microesferas',
          line: 'Las microesferas se acomodan solas y no dan calor.',
          point: 'Ligera y blandita',
          specs: [
            ['Relleno', 'Microesferas de poliestireno'],
            ['Lavado', 'A mano'],
          ],
        },
        {
          name: 'inflable',
          line: 'Desinflada cabe en el puño; se infla con cuatro soplidos.',
          point: 'Se guarda en la bolsa',
          specs: [
            ['Relleno', 'Aire'],
            ['Lavado', 'Solo la funda'],
          ],
          more: -20,
        },
      ],
      line: 'Abraza el cuello en el autobús y se comprime hasta caber en la bolsa lateral de la mochila.',
      price: 289,
      point: 'Se comprime a la mitad de su tamaño',
      specs: [
        ['Medida', '30 × 28 cm'],
        ['Altura', '12 cm'],
      ],
    },
    {
      name: 'Par de cojines decorativos',
      note: 'Mézclalos: uno liso, uno con textura. Los cierres van escondidos y el relleno se saca para lavar la funda.',
      makes: [
        {
          name: 'de lino',
          line: 'La funda de lino se quita con cierre oculto y se lava aparte.',
          point: 'Funda de lino con cierre',
          specs: [
            ['Funda exterior', 'Lino'],
            ['Lavado', 'Solo la funda'],
          ],
          more: 20,
        },
        {
          name: 'de terciopelo',
          line: 'El terciopelo cambia de tono según le pegue la luz de la tarde.',
          point: 'Terciopelo de pelo corto',
          specs: [
            ['Funda exterior', 'Terciopelo'],
            ['Lavado', 'En seco'],
          ],
          more: 15,
        },
        {
          name: 'tejidos',
          line: 'El tejido grueso invita a recargarse y no se marca.',
          point: 'Tejido grueso',
          specs: [
            ['Funda exterior', 'Algodón tejido'],
            ['Lavado', 'A mano'],
          ],
        },
      ],
      line: 'Dos cojines de 45 por 45 que le cambian la cara al sillón sin mover un mueble.',
      price: 399,
      point: 'Par de 45 × 45 cm con cierre',
      specs: [
        ['Medida', '45 × 45 cm'],
        ['Altura', '14 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'de fibra siliconada',
      group: 'blanda',
      line: 'El relleno de fibra siliconada es ligero, se lava en casa y vuelve a esponjar con unas palmadas.',
      point: 'Se lava en lavadora',
      specs: [
        ['Relleno', 'Fibra siliconada'],
        ['Lavado', 'Lavadora, ciclo delicado'],
      ],
    },
    {
      name: 'de memory foam',
      group: 'forma',
      line: 'El memory foam toma tu forma con el calor y la suelta despacio al moverte.',
      point: 'Se amolda con el calor del cuerpo',
      more: 55,
      specs: [
        ['Relleno', 'Espuma viscoelástica'],
        ['Lavado', 'Solo la funda'],
      ],
    },
    {
      name: 'de plumón sintético',
      group: 'blanda',
      line: 'El plumón sintético da lo mullido de la pluma sin alergias ni cañones que piquen.',
      point: 'Mullido y sin plumas',
      more: 30,
      specs: [
        ['Relleno', 'Microfibra tipo plumón'],
        ['Lavado', 'Lavadora, ciclo delicado'],
      ],
    },
    {
      name: 'de espuma con gel',
      group: 'forma',
      line: 'Una lámina de gel mantiene fresco el lado donde apoyas la cabeza, sin necesidad de voltearla a media noche.',
      point: 'Gel refrescante',
      more: 75,
      specs: [
        ['Relleno', 'Espuma con gel'],
        ['Lavado', 'Solo la funda'],
      ],
    },
  ],
  closings: [
    'Dale su sol de vez en cuando y cámbiala cada dos años: ninguna almohada es eterna.',
    'Viene comprimida; sacúdela y espera un par de horas a que se infle.',
    'Si duermes de lado, busca altura; si duermes boca abajo, mientras más baja mejor.',
  ],
  colors: ['Blanco', 'Marfil', 'Gris claro', 'Azul hielo', 'Verde salvia', 'Palo de rosa'],
  offered: 2,
  specs: [['Funda', 'Algodón y poliéster']],
  art: 'pillow',
  params: { pattern: 'plain' },
  scene: 'bedroom',
  warranty: '6 meses contra defectos de fabricación',
  contents: '1 pieza en bolsa',
});

const camas = lineup({
  category: 'hogar-jardin/colchones-y-blancos/sabanas-y-edredones',
  weight: 3,
  brands: BRANDS,
  models: NAMES,
  reviews: reviews(
    [
      'El elástico abraza el colchón completo y no se zafa de las esquinas.',
      'Suavecita desde la primera noche, no como esas que raspan hasta la quinta lavada.',
      'El estampado es más bonito en persona y combina con todo.',
      'Mi recámara parece de hotel. Hasta tiendo la cama con gusto.',
      'Tamaño generoso, cuelga bien por los lados.',
    ],
    [
      'Se arruga bastante si no la sacas luego luego de la secadora.',
      'Las fundas quedan justas para almohadas gorditas.',
    ],
    [
      'La sábana de cajón no le quedó a mi colchón alto, se bota de la esquina.',
      'Raspa. Después de cuatro lavadas sigue igual.',
    ],
    LINENS,
  ),
  kinds: [
    {
      name: 'Juego de sábanas',
      line: 'Sábana de cajón, plana y fundas. El cajón tiene 35 cm de profundidad y resorte alrededor, así que no amanece hecha bola.',
      price: 549,
      point: 'Cajón de 35 cm con resorte en todo el contorno',
      specs: [
        ['Piezas', 'Cajón, plana y 2 fundas'],
        ['Hilos', '200 por pulgada'],
      ],
      contents: '1 sábana de cajón, 1 plana y 2 fundas',
    },
    {
      name: 'Juego de sábanas de 400 hilos',
      makes: [
        {
          name: 'de algodón peinado',
          line: 'El algodón de fibra larga se peina antes de tejerlo: por eso casi no hace bolitas.',
          point: 'Algodón peinado de fibra larga',
          specs: [['Tela', '100% algodón peinado']],
          params: { pattern: 'plain' },
        },
        {
          name: 'de satín de algodón',
          line: 'El tejido satinado da un brillo discreto y resbala un poquito, muy sabroso en verano.',
          point: 'Tacto de satín',
          specs: [['Tela', 'Satín de algodón']],
          more: 18,
          params: { pattern: 'gradient' },
        },
        {
          name: 'con vivo bordado',
          line: 'Un vivo bordado en el doblez de la plana y en las fundas: el único adorno que necesitan.',
          point: 'Vivo bordado en las fundas',
          specs: [['Tela', '100% algodón']],
          more: 10,
          params: { pattern: 'plain' },
        },
        {
          name: 'a rayas finas',
          line: 'Las rayas van tejidas y no estampadas, así que no hay nada que se despinte.',
          point: 'Rayas tejidas',
          specs: [['Tela', 'Algodón percal']],
          more: 6,
          params: { pattern: 'stripes' },
        },
      ],
      line: 'Cuatrocientos hilos dan una tela tupida y fresca, como la de los buenos hoteles. Mejora con cada lavada.',
      price: 1090,
      point: '400 hilos por pulgada',
      specs: [
        ['Piezas', 'Cajón, plana y 2 fundas'],
        ['Hilos', '400 por pulgada'],
      ],
      contents: '1 sábana de cajón, 1 plana y 2 fundas',
    },
    {
      name: 'Edredón con fundas',
      line: 'Abriga sin pesar. El relleno va cosido en cuadros para que no se recorra a los pies.',
      price: 990,
      point: 'Relleno cosido en cuadros',
      specs: [
        ['Piezas', 'Edredón y 2 fundas'],
        ['Relleno', '200 g/m²'],
      ],
      contents: '1 edredón y 2 fundas',
    },
    {
      name: 'Edredón con borrega',
      line: 'Por un lado estampado y por el otro borrega. Es de esos que hacen difícil salir de la cama en enero.',
      price: 1290,
      point: 'Reverso de borrega',
      specs: [
        ['Piezas', 'Edredón y 2 fundas'],
        ['Relleno', '280 g/m²'],
      ],
      contents: '1 edredón y 2 fundas',
    },
    {
      name: 'Colcha ligera',
      line: 'Delgada y fresca, para tender la cama bonita en tierra caliente o poner encima del edredón cuando refresca.',
      price: 690,
      point: 'Ligera, para todo el año',
      specs: [
        ['Piezas', 'Colcha y 2 fundas'],
        ['Relleno', '100 g/m²'],
      ],
      contents: '1 colcha y 2 fundas',
    },
    {
      name: 'Cobertor',
      line: 'Grueso, pachón y de buen tamaño. El cobertor que se pelean en la sala los domingos de película.',
      price: 590,
      point: 'Grueso y suave por los dos lados',
      specs: [
        ['Piezas', 'Cobertor'],
        ['Relleno', '350 g/m²'],
      ],
      contents: '1 cobertor en bolsa',
    },
  ],
  makes: [
    {
      name: 'de microfibra',
      line: 'La microfibra seca en un rato al sol y casi no pide plancha.',
      point: 'Seca rápido y no pide plancha',
      specs: [['Tela', 'Microfibra, 100% poliéster']],
      params: { pattern: 'plain' },
    },
    {
      name: 'de algodón',
      line: 'Algodón puro: respira, absorbe y se siente fresco en la piel.',
      point: '100% algodón',
      more: 40,
      specs: [['Tela', '100% algodón']],
      params: { pattern: 'stripes' },
    },
    {
      name: 'con bordado otomí',
      line: 'El estampado retoma los animales y flores de los bordados otomíes de Tenango y llena la recámara de color.',
      point: 'Motivos otomíes',
      more: 20,
      specs: [['Tela', 'Algodón y poliéster']],
      params: { pattern: 'otomi' },
    },
    {
      name: 'con hojas',
      line: 'Hojas grandes sobre fondo liso, para una recámara con aire de jardín.',
      point: 'Estampado de hojas',
      more: 8,
      specs: [['Tela', 'Microfibra, 100% poliéster']],
      params: { pattern: 'leaves' },
    },
    {
      name: 'a cuadros',
      line: 'Los cuadros de siempre, en tonos que no cansan.',
      point: 'Diseño a cuadros',
      specs: [['Tela', 'Algodón y poliéster']],
      params: { pattern: 'checks' },
    },
    {
      name: 'con flores',
      line: 'Flores pequeñas regadas por toda la tela, como vestido de verano.',
      point: 'Estampado floral',
      more: 5,
      specs: [['Tela', 'Algodón y poliéster']],
      params: { pattern: 'flowers' },
    },
    {
      name: 'con grecas',
      line: 'Grecas en zigzag que recuerdan a los sarapes del norte.',
      point: 'Diseño de grecas',
      more: 10,
      specs: [['Tela', 'Microfibra, 100% poliéster']],
      params: { pattern: 'zigzag' },
    },
  ],
  closings: [
    'La primera lavada, sola y con agua fría. Después entra con toda tu ropa.',
    'Mide tu colchón antes de elegir: la matrimonial es de 135 × 190 cm y la queen de 150 × 190.',
    'Se lava en casa, en ciclo delicado, y se tiende a la sombra para que el color dure.',
  ],
  choice: SIZES,
  colors: ['Azul marino', 'Gris', 'Blanco', 'Rosa mexicano', 'Verde salvia', 'Terracota', 'Lila', 'Turquesa', 'Arena'],
  trim: ['#f6f5f1', '#d3a027'],
  art: 'bedding',
  scene: 'bedroom',
  heroScene: 'bedroom',
  specs: [['Cuidado', 'Agua fría, sin cloro']],
  warranty: '3 meses contra defectos de fabricación',
  contents: '1 juego en bolsa',
});

const toallas = lineup({
  category: 'hogar-jardin/colchones-y-blancos/toallas',
  weight: 2,
  brands: ['Algodonia', 'Telar Menta'],
  models: NAMES,
  reviews: reviews(
    [
      'Secan de a de veras, no nomás embarran el agua.',
      'Gruesas, de las que uno se roba del hotel.',
      'Las compré para {uso} y secan rapidísimo tendidas.',
      'Lavé todo junto y no pintó nada.',
      'Mis hijos ya se apartaron una cada quien.',
    ],
    ['Sueltan pelusa las primeras tres lavadas, luego ya no.', 'Buenas, aunque creí que eran más largas.'],
    ['No absorben, parecen de plástico.', 'Se deshilachó la orilla en un mes.'],
    LINENS,
  ),
  kinds: [
    {
      name: 'Toalla de baño',
      line: 'Setenta por ciento cuarenta: te envuelve completo y sobra para el turbante.',
      price: 199,
      point: '70 × 140 cm',
      specs: [
        ['Medida', '70 × 140 cm'],
        ['Piezas', '1'],
      ],
      use: 'el baño',
    },
    {
      name: 'Juego de 6 toallas',
      line: 'Dos de baño, dos de medio baño y dos faciales. El juego completo para estrenar casa o renovar las de hace diez años.',
      price: 699,
      point: '6 piezas: baño, medio baño y facial',
      specs: [
        ['Medida', '70 × 140, 50 × 90 y 30 × 30 cm'],
        ['Piezas', '6'],
      ],
      use: 'el baño de visitas',
    },
    {
      name: 'Toalla de playa',
      line: 'Grande como para acostarse con los pies dentro, y de un color que se ve desde el agua.',
      price: 329,
      point: '90 × 170 cm',
      specs: [
        ['Medida', '90 × 170 cm'],
        ['Piezas', '1'],
      ],
      use: 'la playa',
      scene: 'beach',
    },
    {
      name: 'Bata de baño',
      line: 'Se cruza bien, tiene bolsas de verdad y capucha para el cabello mojado.',
      price: 649,
      point: 'Con capucha y dos bolsas',
      specs: [
        ['Medida', 'Unitalla, 120 cm de largo'],
        ['Piezas', '1'],
      ],
      use: 'después de bañarse',
    },
    {
      name: 'Paquete de 4 toallas de manos',
      line: 'Cuatro toallas de manos para ir rotando en el lavabo sin lavar diario.',
      price: 249,
      point: '4 piezas de 40 × 70 cm',
      specs: [
        ['Medida', '40 × 70 cm'],
        ['Piezas', '4'],
      ],
      use: 'el medio baño',
    },
    {
      name: 'Toalla deportiva',
      makes: [
        {
          name: 'de microfibra',
          line: 'La microfibra absorbe el sudor y en una hora está seca otra vez.',
          point: 'Secado rápido',
          specs: [
            ['Gramaje', '250 g/m²'],
            ['Tela', 'Microfibra'],
          ],
        },
        {
          name: 'de algodón ligero',
          line: 'Algodón de rizo corto, suave en la cara y discreto de peso.',
          point: 'Algodón ligero',
          specs: [
            ['Gramaje', '350 g/m²'],
            ['Tela', '100% algodón'],
          ],
          more: 10,
        },
        {
          name: 'con bolsa para llaves',
          line: 'Tiene una bolsita con cierre para las llaves y la credencial del gimnasio.',
          point: 'Bolsa con cierre',
          specs: [
            ['Gramaje', '250 g/m²'],
            ['Tela', 'Microfibra'],
          ],
          more: 25,
        },
      ],
      line: 'Ligera y angosta, cabe en la mochila del gimnasio y se cuelga del cuello.',
      price: 159,
      point: '40 × 100 cm',
      specs: [
        ['Medida', '40 × 100 cm'],
        ['Piezas', '1'],
      ],
      use: 'el gimnasio',
      scene: 'gym',
    },
  ],
  makes: [
    {
      name: 'de algodón de 500 g',
      line: 'El algodón de 500 g/m² es el punto medio: absorbe bien y alcanza a secarse de un día para otro.',
      point: 'Algodón de 500 g/m²',
      specs: [
        ['Gramaje', '500 g/m²'],
        ['Tela', '100% algodón'],
      ],
    },
    {
      name: 'de algodón de 650 g',
      line: 'Con 650 g/m² es de las gruesas, mullida como de hotel.',
      point: 'Algodón grueso de 650 g/m²',
      more: 35,
      specs: [
        ['Gramaje', '650 g/m²'],
        ['Tela', '100% algodón'],
      ],
    },
    {
      name: 'de microfibra',
      line: 'La microfibra seca en la mitad del tiempo y pesa casi nada.',
      point: 'Secado rápido',
      more: -10,
      specs: [
        ['Gramaje', '300 g/m²'],
        ['Tela', 'Microfibra'],
      ],
    },
    {
      name: 'de bambú y algodón',
      line: 'La fibra de bambú la hace sedosa y tarda más en agarrar olor a humedad.',
      point: 'Mezcla de bambú y algodón',
      more: 30,
      specs: [
        ['Gramaje', '550 g/m²'],
        ['Tela', '60% bambú, 40% algodón'],
      ],
    },
  ],
  closings: [
    'Una lavada antes de estrenar, y nada de suavizante: tapa la fibra y deja de absorber.',
    'A tender bien extendido, que doblado sobre el tubo es como empiezan los malos olores.',
  ],
  colors: ['Blanco', 'Gris', 'Turquesa', 'Coral', 'Azul marino', 'Mostaza', 'Verde agua', 'Lavanda', 'Arena'],
  specs: [['Cuidado', 'Sin suavizante ni cloro']],
  art: 'towel',
  scene: 'bath',
  warranty: '3 meses contra defectos de fabricación',
  contents: 'Toallas en su empaque',
});

const cortinas = lineup({
  category: 'hogar-jardin/colchones-y-blancos/cortinas',
  weight: 2,
  brands: ['Telar Menta', 'Casa Xilitla'],
  models: NAMES,
  reviews: reviews(
    [
      'Con esta cortina dormimos los de turno de noche. De veras oscurece.',
      'El largo quedó rozando el piso, como se ve en las revistas.',
      'Bajó el calorón de la tarde en {uso}.',
      'Los ojillos corren suaves en el cortinero.',
      'Cae bonita desde que la cuelgas, solo la vaporicé tantito.',
    ],
    [
      'Pasa algo de luz por las orillas, es normal pero ténganlo en cuenta.',
      'Necesita planchada, llega muy marcada de los dobleces.',
    ],
    ['Un panel salió tres centímetros más corto que el otro.', 'Dice que oscurece y se ve todo para adentro.'],
    LINENS,
  ),
  kinds: [
    {
      name: 'Par de cortinas blackout',
      line: 'La tela de tres capas bloquea casi toda la luz y baja un poco el ruido de la calle. Hecha para dormir de día, para la pantalla y para los bebés.',
      price: 749,
      point: 'Bloquea casi toda la luz',
      specs: [
        ['Paso de luz', 'Blackout'],
        ['Paneles', '2'],
      ],
      use: 'la recámara',
      scene: 'bedroom',
    },
    {
      name: 'Par de cortinas translúcidas',
      line: 'Deja entrar la luz de la mañana y cuida la vista desde la banqueta.',
      price: 449,
      point: 'Deja pasar luz suave',
      specs: [
        ['Paso de luz', 'Translúcida'],
        ['Paneles', '2'],
      ],
      use: 'la sala',
      scene: 'living',
    },
    {
      name: 'Persiana enrollable',
      note: 'Mide el hueco de la ventana en tres puntos y pide la medida menor. Se instala a techo o a pared, con los soportes que trae.',
      line: 'Se recoge por completo y se detiene donde la dejes. En ventanas chicas queda mejor que cualquier tela colgada.',
      price: 590,
      point: 'Cadena lateral con freno',
      specs: [
        ['Paso de luz', 'Semiopaca'],
        ['Paneles', '1'],
      ],
      use: 'el estudio',
      scene: 'desk',
    },
    {
      name: 'Cortina para cocina',
      note: 'Mide de extremo a extremo del cortinero. Cada mes una lavada corta y queda sin rastro de grasa.',
      line: 'Corta, alegre y fácil de bajar para lavarla, porque en la cocina todo agarra grasa.',
      price: 279,
      point: 'Cenefa y dos faldones',
      specs: [
        ['Paso de luz', 'Semiopaca'],
        ['Paneles', '3'],
      ],
      use: 'la cocina',
      scene: 'kitchen',
    },
    {
      name: 'Cortina de baño',
      note: 'Sacúdela y déjala extendida después de bañarte; una vez al mes, lavadora con un chorro de vinagre.',
      line: 'Repele el agua y trae imanes en la orilla de abajo para que no se te pegue mientras te bañas.',
      price: 229,
      point: 'Repele el agua, con doce ganchos',
      specs: [
        ['Paso de luz', 'Opaca'],
        ['Paneles', '1'],
      ],
      use: 'la regadera',
      scene: 'bath',
      choice: {
        name: 'Medida',
        values: [
          ['180 × 180 cm', 0],
          ['180 × 200 cm', 40],
        ],
      },
    },
  ],
  makes: [
    {
      name: 'en tono liso',
      line: 'Un tono liso, sin dibujo, para que luzca lo demás.',
      point: 'Tela lisa',
      specs: [['Diseño', 'Liso']],
      params: { pattern: 'plain' },
    },
    {
      name: 'con hojas',
      line: 'El follaje estampado mete algo de jardín aunque vivas en un cuarto piso.',
      point: 'Estampado de hojas',
      specs: [['Diseño', 'Hojas']],
      params: { pattern: 'leaves' },
    },
    {
      name: 'a rayas',
      line: 'Las rayas verticales hacen que el techo parezca más alto.',
      point: 'Rayas verticales',
      specs: [['Diseño', 'Rayas']],
      params: { pattern: 'stripes' },
    },
    {
      name: 'con lunares',
      line: 'Lunares chicos y parejos, divertidos sin ser infantiles.',
      point: 'Estampado de lunares',
      specs: [['Diseño', 'Lunares']],
      params: { pattern: 'dots' },
    },
    {
      name: 'con grecas',
      line: 'Una greca en zigzag le pone carácter a una pared blanca.',
      point: 'Diseño de grecas',
      specs: [['Diseño', 'Grecas']],
      params: { pattern: 'zigzag' },
    },
  ],
  closings: [
    'Para que caiga con vuelo, el ancho total debe ser el doble de tu ventana.',
    'Se lava en ciclo delicado y se cuelga húmeda: su propio peso la plancha.',
  ],
  choice: {
    name: 'Medida',
    values: [
      ['140 × 180 cm', -60],
      ['140 × 220 cm', 0],
      ['140 × 250 cm', 90],
    ],
  },
  colors: ['Gris Oxford', 'Beige', 'Blanco', 'Azul marino', 'Verde salvia', 'Terracota', 'Petróleo'],
  trim: ['#f1e8d2'],
  specs: [
    ['Instalación', 'Ojillos metálicos o soporte'],
    ['Cuidado', 'Lavadora, ciclo delicado'],
  ],
  art: 'curtain',
  scene: 'living',
  heroScene: 'living',
  warranty: '3 meses contra defectos de fabricación',
  contents: 'Cortinas y herrajes según modelo',
});

export const colchonesBlancos = { brands: BRANDS, archetypes: [colchones, almohadas, camas, toallas, cortinas] };
