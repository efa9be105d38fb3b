import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { agua } from '../reviews/aire-libre.ts';

export const gogglesYGorras = productLine({
  leaf: 'deportes/natacion/goggles-y-gorras',
  weight: 2,
  reviews: agua,
  art: 'swim-goggles',
  scene: 'beach',
  makers: [M.poza, M.marea, M.pulsoLargo],
  trims: ['#1d1d20', '#cfe3ee', '#f6f5f1'],
  models: ['Carril 4', 'Brazada', 'Burbuja', 'Clavado', 'Mariposa', 'Espuma'],
  colors: colors('Azul eléctrico', 'Negro', 'Rosa', 'Turquesa', 'Rojo', 'Transparente'),
  mostColors: 4,
  items: [
    {
      name: 'Goggles de natación',
      the: 'los goggles',
      price: 299,
      say: 'Sellan con poca presión: nadas una hora y sales sin cara de mapache.',
      facts: [
        ['Para', 'Adultos'],
        ['Puente', '3 medidas incluidas'],
      ],
      words: { uso: 'nadar tres veces por semana' },
    },
    {
      name: 'Goggles de competencia',
      the: 'los goggles',
      price: 549,
      say: 'Perfil bajo que no se levanta en el clavado y lente que reduce el brillo de la alberca.',
      facts: [
        ['Para', 'Adultos'],
        ['Puente', '4 medidas incluidas'],
      ],
      words: { uso: 'las competencias' },
    },
    {
      name: 'Goggles infantiles',
      the: 'los goggles',
      price: 189,
      say: 'Correa de una pieza que no jala el pelo, para que se los pongan sin berrinche.',
      facts: [
        ['Para', 'Niños de 4 a 12 años'],
        ['Puente', 'Flexible'],
      ],
      words: { uso: 'las clases de los niños' },
    },
    {
      name: 'Goggles para aguas abiertas',
      the: 'los goggles',
      price: 649,
      say: 'Lente ancho para ver las boyas sin sacar media cabeza.',
      facts: [
        ['Para', 'Adultos'],
        ['Puente', 'Fijo, de silicón'],
      ],
      words: { uso: 'el mar' },
    },
  ],
  traits: [
    {
      name: 'antiempañantes',
      say: 'La capa interior no deja que se empañen, siempre que no la talles con el dedo.',
      facts: [['Lente', 'Antiempañante']],
      points: ['No se empañan'],
    },
    {
      name: 'con lente espejo',
      factor: 1.2,
      say: 'El espejo quita el reflejo del sol en alberca descubierta.',
      facts: [['Lente', 'Espejo, antiempañante']],
      points: ['Para alberca al sol'],
    },
    {
      name: 'con gorra de silicón',
      factor: 1.4,
      say: 'Vienen con gorra de silicón, de la que no arranca pelos.',
      facts: [
        ['Lente', 'Antiempañante'],
        ['Incluye', 'Gorra de silicón'],
      ],
      points: ['Gorra incluida'],
    },
    {
      name: 'con tapones y estuche',
      factor: 1.2,
      say: 'En el estuche caben los goggles y los tapones de oído, que ya vienen.',
      facts: [
        ['Lente', 'Antiempañante'],
        ['Incluye', 'Tapones y estuche'],
      ],
      points: ['Estuche rígido'],
    },
  ],
  close: [
    'Enjuágalos con agua de la llave al salir y sécalos a la sombra.',
    'Mójalos antes de ponértelos y aprieta apenas lo necesario.',
    'Nunca los tires sueltos en la mochila: los rayones sí se notan.',
  ],
  facts: [
    ['Protección UV', '100%'],
    ['Correa', 'Silicón ajustable'],
    ['Material de lente', 'Policarbonato'],
  ],
  points: ['Protección UV', 'Silicón hipoalergénico', 'Ajuste rápido', 'Sellan sin apretar'],
  warranty: '3 meses contra defectos de fabricación',
});
