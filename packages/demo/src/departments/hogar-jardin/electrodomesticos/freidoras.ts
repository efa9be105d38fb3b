import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { SMALL } from './small-appliance-reviews.ts';

export const freidoras = lineup({
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
