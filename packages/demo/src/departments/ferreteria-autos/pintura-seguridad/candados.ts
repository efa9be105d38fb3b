import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';

export const candados = lineup({
  category: 'ferreteria-autos/seguridad-y-cerraduras/candados-y-cadenas',
  weight: 2,
  brands: BRANDS.safety,
  models: 'CN',
  reviews: reviews(
    [
      'Pesado y con gancho grueso, no como el que me cortaron.',
      'Entra suave aunque lleve meses bajo la lluvia.',
      'Lo tengo en {uso} y ahí sigue.',
      'Se abre igual de suave con guantes.',
      'No raya la pintura ni golpea la lámina.',
      'No se oxidó en la playa, y eso que ahí todo se oxida.',
      'Cierra con un clic que da confianza.',
      'Del tamaño exacto que marca la ficha.',
      'Ya había comprado otro igual y por eso repetí.',
      'Se ve que disuade: el del vecino se lo llevaron y el mío no.',
    ],
    [
      'Fuerte, pero más pesado de lo que pensé.',
      'El resorte entra duro los primeros días.',
      'Bien, aunque el color se le opacó con el sol.',
      'Esperaba que fuera un poco más grande.',
      'Cumple para la bici; para la moto me fui a uno más grueso.',
    ],
    [
      'Se trabó a los dos meses y tuve que cortarlo.',
      'Lo abrieron con un desarmador, de nada sirvió.',
      'Se oxidó en una semana de lluvia.',
      'No cerraba desde nuevo.',
      'Venía con juego, no da confianza.',
    ],
  ),
  kinds: [
    {
      name: 'Candado de latón',
      line: 'Cuerpo macizo y gancho cromado, para el portón, el medidor y la bodega.',
      price: 189,
      point: 'Cuerpo de latón macizo',
      use: 'el portón',
      art: 'emoji:locked',
      specs: [
        ['Material', 'Latón'],
        ['Llaves', '3'],
      ],
      contents: '1 candado y 3 llaves',
      choice: {
        name: 'Medida',
        values: [
          ['40 mm', 0],
          ['50 mm', 60],
          ['60 mm', 140],
        ],
      },
    },
    {
      name: 'Candado antipalanca',
      line: 'El gancho va casi enterrado en el cuerpo: no hay de dónde meter la barreta.',
      price: 389,
      point: 'Gancho protegido',
      use: 'la bodega',
      art: 'emoji:locked',
      specs: [
        ['Material', 'Acero templado'],
        ['Llaves', '3'],
      ],
      contents: '1 candado y 3 llaves',
      choice: {
        name: 'Medida',
        values: [
          ['70 mm', 0],
          ['90 mm', 120],
        ],
      },
    },
    {
      name: 'Candado de combinación',
      line: 'Cuatro dígitos que cambias con un alfiler; nada de llaves que perder en el gimnasio.',
      price: 219,
      point: 'Sin llaves',
      use: 'el locker',
      art: 'emoji:locked',
      specs: [
        ['Material', 'Zinc y acero'],
        ['Dígitos', '4'],
      ],
      contents: '1 candado e instructivo',
    },
    {
      name: 'Cadena con candado',
      line: 'Eslabones cuadrados forrados que no rayan la moto ni la puerta.',
      price: 549,
      point: 'Eslabón cuadrado',
      use: 'la moto',
      art: 'emoji:chains',
      specs: [
        ['Largo', '1 m'],
        ['Eslabón', '10 mm, acero templado'],
      ],
      contents: '1 cadena, 1 candado y 3 llaves',
    },
  ],
  makes: [
    {
      name: 'de cuerpo cromado',
      line: 'El cromo aguanta la intemperie sin picarse.',
      point: 'Cromado',
      specs: [['Acabado', 'Cromo']],
      palette: ['#c9ccd1', '#8b8f96', '#1d1d20'],
    },
    {
      name: 'con funda de vinilo',
      line: 'La funda de vinilo evita que golpee la lámina y que se trabe con la lluvia.',
      more: 10,
      point: 'Funda contra golpes',
      specs: [
        ['Acabado', 'Vinilo'],
        ['Uso', 'Exterior'],
      ],
      palette: ['#1d1d20', '#c8242f', '#8b8f96'],
    },
    {
      name: 'para la costa',
      line: 'Lleva baño contra la brisa salada y drenaje por abajo: para la casa de playa y el muelle.',
      more: 35,
      point: 'Aguanta la brisa del mar',
      specs: [
        ['Acabado', 'Contra salitre'],
        ['Uso', 'Exterior y costa'],
      ],
      palette: ['#c9ccd1', '#2c62b8', '#1d1d20'],
    },
  ],
  closings: [
    'Ponle grafito seco, nunca aceite: el aceite junta polvo y traba los pernos.',
    'Dale un jalón después de cerrar: un candado mal puesto es el más fácil de abrir.',
    'Si lo pones a la intemperie, deja la tapa de la cerradura hacia abajo.',
  ],
  points: ['Acero templado donde importa'],
  specs: [['Resistencia', 'Corte y palanca']],
  groups: ['Medidas', 'Acabado'],
  palettes: [
    ['#d0a548', '#8c5f38', '#1d1d20'],
    ['#c9ccd1', '#45484e', '#c8242f'],
    ['#36383c', '#f5c929', '#c9ccd1'],
  ],
  art: 'emoji:locked',
  scene: 'street',
  warranty: '1 año contra defectos de fábrica',
  contents: '1 candado con llaves',
  last: 'scale',
});
