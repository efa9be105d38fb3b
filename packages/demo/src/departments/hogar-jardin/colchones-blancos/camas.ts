import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { LINENS } from './linen-reviews.ts';
import { BRANDS, NAMES } from './names.ts';

const SIZES = {
  name: 'Tamaño',
  values: [
    ['Individual', -180],
    ['Matrimonial', 0],
    ['Queen', 120],
    ['King size', 260],
  ],
} as const;

export const camas = lineup({
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
