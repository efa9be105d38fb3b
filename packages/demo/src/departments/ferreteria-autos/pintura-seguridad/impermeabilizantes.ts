import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';
import { BUCKET } from './paint-reviews.ts';

export const impermeabilizantes = lineup({
  category: 'ferreteria-autos/pintura/impermeabilizantes',
  weight: 2,
  brands: BRANDS.paint,
  models: ['Azotea', 'Temporal', 'Chubasco', 'Aguacero', 'Canícula'],
  reviews: reviews(
    [
      'Pasaron las lluvias de septiembre y ni una gotera.',
      'Bajó el calor del cuarto de arriba, se siente luego luego.',
      'Lo aplicamos entre mi cuñado y yo en un sábado.',
      'Está espeso, se nota que no viene rebajado.',
      'Aguanta que suban a revisar el tinaco.',
      'Cubrió bien hasta las esquinas del pretil.',
    ],
    [
      'Rinde menos si la losa está muy porosa.',
      'Buen producto; la malla se compra aparte y sí hace falta.',
      'Se ensucia rápido, pero sigue sin gotear.',
      'Cubrió bien; en los bajantes tuve que dar una mano más.',
    ],
    [
      'Con el primer aguacero se abombó.',
      'Se cuarteó en las juntas antes del año.',
      'Llegó ya pasado, con nata dura arriba.',
    ],
    { good: BUCKET.good, mixed: BUCKET.mixed.slice(0, 1), bad: BUCKET.bad },
  ),
  kinds: [
    {
      name: 'Impermeabilizante acrílico de 3 años',
      line: 'Para la azotea con pendiente y poco paso. Se aplica con cepillo o rodillo en dos manos cruzadas.',
      price: 1090,
      point: 'Duración de 3 años',
      specs: [
        ['Duración', '3 años'],
        ['Rendimiento', '1 L por m² a dos manos'],
      ],
    },
    {
      name: 'Impermeabilizante acrílico de 5 años',
      line: 'El más pedido para casa habitación: buena resina, buen precio y cinco temporadas de lluvia.',
      price: 1490,
      point: 'Duración de 5 años',
      specs: [
        ['Duración', '5 años'],
        ['Rendimiento', '1 L por m² a dos manos'],
      ],
    },
    {
      name: 'Impermeabilizante acrílico de 7 años',
      line: 'Más elástico, para losas grandes que truenan con el sol de mediodía.',
      price: 1990,
      point: 'Se estira con la losa',
      specs: [
        ['Duración', '7 años'],
        ['Rendimiento', '1.1 L por m² a dos manos'],
      ],
    },
    {
      name: 'Impermeabilizante acrílico de 10 años',
      line: 'Para olvidarte una década: capa gruesa que aguanta que suban a tender la ropa.',
      price: 2890,
      point: 'Duración de 10 años',
      specs: [
        ['Duración', '10 años'],
        ['Rendimiento', '1.3 L por m² a dos manos'],
      ],
    },
  ],
  makes: [
    {
      name: 'fibratado',
      line: 'Trae fibras que hacen puente sobre las fisuras chicas, así que muchas veces no pide malla.',
      point: 'Con fibras de refuerzo',
      specs: [['Refuerzo', 'Fibra integrada']],
    },
    {
      name: 'reflectivo',
      line: 'Devuelve buena parte del sol: el cuarto de arriba baja varios grados en mayo.',
      more: 12,
      point: 'Refleja el sol',
      specs: [['Reflectancia', 'Alta, en blanco']],
      colors: ['Blanco'],
    },
    {
      name: 'con caucho reciclado',
      line: 'El caucho de llantas usadas le da elasticidad y agarre, y de paso quita llantas del baldío.',
      more: 8,
      point: 'Con caucho de llanta',
      specs: [['Refuerzo', 'Caucho reciclado']],
    },
    {
      name: 'de secado rápido',
      line: 'A las dos horas ya aguanta una llovizna, por si la nube no avisa.',
      more: 15,
      point: 'Listo en dos horas',
      specs: [['Secado', '2 h al tacto']],
    },
  ],
  closings: [
    'Limpia, sella y tapa las grietas antes; sobre polvo no pega ningún impermeabilizante.',
    'Aplícalo con cielo despejado y deja seis horas entre la primera mano y la segunda.',
    'Cada cubeta de 19 litros cubre una azotea chica; mide largo por ancho antes de pedir.',
  ],
  points: ['Base agua', 'Cubeta con asa metálica'],
  specs: [
    ['Base', 'Acrílica al agua'],
    ['Aplicación', 'Cepillo, rodillo o equipo'],
    ['Garantía de fábrica', 'Registrando el lote'],
  ],
  groups: ['Duración', 'Detalles'],
  colors: ['Blanco', 'Terracota'],
  offered: 2,
  choice: { name: 'Presentación', values: [['19 L', 0]] },
  params: { label: '{marca}', motif: 'emoji:cloud-with-rain' },
  trim: ['#1f5966', '#f6f5f1'],
  art: 'paint-can',
  scene: 'garden',
  warranty: 'La duración indicada, aplicado según la ficha técnica',
  contents: '1 cubeta',
});
