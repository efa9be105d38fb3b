import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { montable } from '../reviews/ruedas-y-patio.ts';
import { BASE, VIVOS } from './base.ts';

export const montablesYTriciclos = productLine({
  ...BASE,
  leaf: 'juguetes/vehiculos-y-montables/montables-y-triciclos',
  weight: 6,
  reviews: montable,
  art: 'trottie',
  scene: 'garden',
  makers: [M.ruedaRueda, M.charco, M.tiaCanica],
  models: ['Chilindrín', 'Vagabundo', 'Parquecito', 'Domingo', 'Velocín'],
  colors: VIVOS,
  mostColors: 3,
  trims: ['#f6f5f1', '#1d1d20', '#f5c929'],
  facts: [
    ['Cumple con', 'NOM-252-SSA1 y NOM-015-SCFI'],
    ['Armado', 'Llave incluida'],
    ['Uso', 'Con supervisión de un adulto'],
  ],
  close: [
    'Revisa los tornillos a la primera semana: con el uso asientan.',
    'Casco siempre, aunque sea en la cochera. Se aprende desde el primer día.',
    'Bajo techo el color dura años.',
  ],
  items: [
    {
      name: 'Triciclo infantil',
      tag: 'pedal',
      the: 'el triciclo',
      price: 1090,
      say: 'Asiento que se recorre, canasta atrás y rueda libre para que los pedales no golpeen las piernas.',
      facts: [
        ['Edad', '2 a 5 años'],
        ['Peso máximo', '25 kg'],
      ],
      points: ['Asiento que se recorre'],
    },
    {
      name: 'Carrito montable de empujar',
      tag: 'pie',
      the: 'el carrito',
      art: 'toy-car',
      price: 790,
      say: 'Se empuja con los pies y trae respaldo. Bajo el asiento hay un cajón que siempre está lleno de piedras.',
      facts: [
        ['Edad', '12 a 36 meses'],
        ['Peso máximo', '20 kg'],
      ],
      points: ['Cajón bajo el asiento'],
    },
    {
      name: 'Patín del diablo',
      tag: 'pie',
      the: 'el patín',
      art: 'scooter',
      params: { electric: 0 },
      price: 980,
      say: 'Manubrio de tres alturas, freno atrás y se dobla para subirlo al coche.',
      facts: [
        ['Edad', '5 a 10 años'],
        ['Peso máximo', '50 kg'],
      ],
      points: ['Se dobla'],
    },
    {
      name: 'Bicicleta de equilibrio',
      tag: 'pie',
      the: 'la bicicleta',
      art: 'bike',
      params: { kind: 'kids' },
      price: 1290,
      say: 'Sin pedales: primero el equilibrio, luego lo demás. Quien aprende aquí se ahorra las rueditas.',
      facts: [
        ['Edad', '2 a 5 años'],
        ['Rodada', '12 pulgadas'],
      ],
      points: ['Adiós a las rueditas'],
    },
  ],
  traits: [
    {
      name: 'con llantas de goma',
      say: 'Llantas de goma que pisan callado y agarran en mosaico mojado.',
      factor: 1.12,
      facts: [['Llantas', 'Goma maciza']],
      points: ['Callado en casa'],
    },
    {
      name: 'ligero',
      not: ['pedal'],
      say: 'La versión que cualquier mamá carga con una mano de regreso del parque.',
      factor: 0.92,
      facts: [
        ['Llantas', 'EVA'],
        ['Peso', '2.8 kg'],
      ],
      points: ['Se carga con una mano'],
    },
    {
      name: 'con bastón para papás',
      only: ['pedal'],
      say: 'El bastón sirve para empujar y dirigir mientras aprende, y después se quita.',
      factor: 1.2,
      facts: [
        ['Llantas', 'EVA'],
        ['Bastón', 'Desmontable'],
      ],
      points: ['Bastón desmontable'],
    },
    {
      name: 'con timbre y canasta',
      say: 'Timbre de campana y canasta al frente, para los mandados.',
      factor: 1.08,
      facts: [
        ['Llantas', 'EVA'],
        ['Extras', 'Timbre y canasta'],
      ],
      points: ['Canasta para los mandados'],
    },
    {
      name: 'edición de luces',
      say: 'Luces que se encienden con el movimiento, sin pilas que cambiar.',
      factor: 1.15,
      facts: [['Llantas', 'PU con luz']],
      points: ['Luz sin pilas'],
    },
  ],
});
