import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { lucha } from '../reviews/viaje-y-coleccion.ts';
import { BASE } from './base.ts';

export const mascarasDeLucha = productLine({
  ...BASE,
  leaf: 'otros/coleccion/mascaras-de-lucha',
  weight: 4,
  reviews: lucha,
  art: 'mask-lucha',
  scene: 'party',
  points: ['Cosida en México', 'Ojos con malla', 'Agujetas de repuesto', 'Bolsa de tela'],
  makers: [M.terceraCaida, M.vitrina],
  models: [
    'Rayo de Bronce',
    'Doctor Obsidiana',
    'Ángel de Iztapa',
    'Turbo Nopal',
    'La Cobriza',
    'El Ventarrón',
    'Jinete de Cobre',
  ],
  colors: colors('Rojo', 'Negro', 'Azul rey', 'Plata', 'Verde esmeralda', 'Morado', 'Dorado'),
  mostColors: 3,
  trims: ['#d0a548', '#f6f5f1', '#c8242f', '#2bb5b8'],
  facts: [
    ['Elaboración', 'A mano'],
    ['Agujetas', 'Incluidas'],
    ['País de origen', 'México'],
  ],
  close: [
    'Lávala a mano y por dentro; nunca al sol ni en secadora.',
    'Guárdala rellena de papel: no se deforma y parece que te mira.',
    'En la arena la máscara es la honra. En la sala, por lo menos, no se la quites a nadie.',
  ],
  items: [
    {
      name: 'Máscara de lucha',
      the: 'la máscara',
      price: 390,
      tag: 'adulto',
      say: 'La que se usa en la porra: ajusta con agujetas por atrás y deja comer elotes sin quitársela.',
      facts: [['Talla', 'Adulto']],
      points: ['Deja comer elotes'],
    },
    {
      name: 'Máscara de lucha infantil',
      the: 'la máscara',
      price: 260,
      tag: 'nino',
      say: 'Hecha en chico, con respiradero ancho y sin piezas sueltas. Aguanta funciones diarias.',
      facts: [['Talla', 'Niños de 5 a 10 años']],
      points: ['Respiradero ancho'],
    },
    {
      name: 'Máscara de lucha para exhibir',
      the: 'la máscara',
      price: 690,
      tag: 'vitrina',
      say: 'Con busto para la repisa y la plaquita con el nombre. Se ve de lejos y se recuerda.',
      facts: [
        ['Talla', 'Adulto'],
        ['Incluye', 'Busto y placa'],
      ],
      points: ['Busto y placa'],
    },
  ],
  traits: [
    {
      name: 'de licra',
      say: 'Licra que estira y no aprieta los cachetes; la de usarse de verdad.',
      facts: [['Tela', 'Licra']],
      points: ['Estira sin apretar'],
    },
    {
      name: 'de tela brillante',
      say: 'Tela metálica con el brillo que pide la entrada al cuadrilátero.',
      factor: 1.15,
      facts: [['Tela', 'Lamé']],
      points: ['Brillo de cuadrilátero'],
    },
    {
      name: 'con aplicaciones cosidas',
      say: 'Aplicaciones cosidas, una por una, sin pegamento que se rinda.',
      factor: 1.25,
      facts: [
        ['Tela', 'Lamé y vinil'],
        ['Aplicaciones', 'Cosidas'],
      ],
      points: ['Aplicaciones cosidas'],
    },
    {
      name: 'profesional',
      not: ['nino'],
      say: 'Corte de mascarero con refuerzo en el ojo, medida y numerada.',
      factor: 1.9,
      facts: [
        ['Tela', 'Lamé forrado'],
        ['Serie', 'Numerada'],
      ],
      points: ['Numerada'],
    },
  ],
});
