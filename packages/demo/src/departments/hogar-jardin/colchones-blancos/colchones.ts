import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { NAMES } from './names.ts';

export const colchones = lineup({
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
