import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { carpa } from '../reviews/ruedas-y-patio.ts';
import { BASE } from './base.ts';

export const casitasYTiendas = productLine({
  ...BASE,
  leaf: 'juguetes/aire-libre/casitas-y-tiendas',
  points: ['Bolsa para guardar', 'Instructivo en español', 'Cumple la norma mexicana', 'Se limpia con trapo'],
  weight: 4,
  reviews: carpa,
  art: 'play-tent',
  scene: 'garden',
  makers: [M.charco, M.comadrita, M.maroma],
  models: ['Guarida', 'Chinampa', 'Refugio', 'Campito', 'Nido'],
  colors: colors('Rosa', 'Turquesa', 'Hueso', 'Amarillo', 'Verde salvia', 'Lavanda'),
  mostColors: 3,
  trims: ['#f6f5f1', '#f28c28', '#e4007c', '#2c5236'],
  facts: [
    ['Edad', '3 años en adelante'],
    ['Armado', 'Sin herramienta'],
    ['Cumple con', 'NOM-252-SSA1'],
  ],
  close: [
    'Adentro caben dos niños, una linterna y un secreto. O tres niños y ningún secreto.',
    'A la sombra la tela dura más y adentro hace menos calor.',
    'Antes de guardar, sacude la tela y deja que se seque.',
  ],
  items: [
    {
      name: 'Tienda de campaña infantil',
      the: 'la tienda',
      price: 590,
      say: 'Se avienta y se arma sola; doblarla sí tiene su chiste, pero viene el dibujo en la bolsa.',
      facts: [['Medidas', '120 × 120 × 100 cm']],
      points: ['Se arma sola'],
    },
    {
      name: 'Tipi infantil',
      the: 'el tipi',
      price: 980,
      say: 'Cuatro postes de pino y tela gruesa, con ventana para espiar la sala.',
      facts: [['Medidas', '110 × 110 × 150 cm']],
      points: ['Postes de pino'],
    },
    {
      name: 'Castillo de tela',
      the: 'el castillo',
      price: 690,
      say: 'Dos torres, puerta con cortina y espacio para que la corte completa tome agua de jamaica.',
      facts: [['Medidas', '105 × 105 × 135 cm']],
      points: ['Puerta con cortina'],
    },
    {
      name: 'Túnel de juego',
      the: 'el túnel',
      price: 420,
      say: 'Casi dos metros para gatear de ida y vuelta. Se conecta a la tienda por cualquiera de sus bocas.',
      facts: [['Medidas', '180 × 48 cm']],
      points: ['Se conecta a la tienda'],
    },
  ],
  traits: [
    {
      name: 'de poliéster',
      say: 'Poliéster que se limpia con trapo y seca en minutos.',
      facts: [['Material', 'Poliéster 190T']],
      points: ['Seca en minutos'],
    },
    {
      name: 'de algodón',
      say: 'Lona de algodón sin teñir, fresca y con caída de verdad.',
      factor: 1.35,
      facts: [['Material', 'Algodón']],
      points: ['Lona de algodón'],
    },
    {
      name: 'con luces',
      say: 'Incluye tres metros de luces cálidas a pilas, para leer adentro.',
      factor: 1.2,
      facts: [
        ['Material', 'Poliéster'],
        ['Luces', '3 m, 3 pilas AA'],
      ],
      points: ['Luces cálidas'],
    },
    {
      name: 'con 50 pelotas',
      say: 'Trae cincuenta pelotas de plástico suave, que aparecerán por la casa durante meses.',
      factor: 1.3,
      facts: [
        ['Material', 'Poliéster'],
        ['Pelotas', '50 de 5.5 cm'],
      ],
      points: ['Cincuenta pelotas'],
    },
  ],
});
