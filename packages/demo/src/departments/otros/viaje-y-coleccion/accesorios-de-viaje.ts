import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { deViaje } from '../reviews/viaje-y-coleccion.ts';
import { BASE } from './base.ts';

export const accesoriosDeViaje = productLine({
  ...BASE,
  leaf: 'otros/viaje/accesorios-de-viaje',
  points: ['Costuras reforzadas', 'Ocupa poco', 'Listo para regalo', 'Un año de garantía'],
  weight: 3,
  reviews: deViaje,
  art: 'backpack',
  makers: [M.andanza, M.petaca],
  models: ['Trasbordo', 'Pasillo', 'Camino Real', 'Frontera', 'Mochilazo'],
  colors: colors('Negro', 'Gris Oxford', 'Verde militar', 'Azul marino', 'Terracota'),
  mostColors: 3,
  facts: [
    ['Lavado', 'A mano'],
    ['Bolsas', 'Con cierre'],
    ['País de origen', 'México'],
  ],
  close: [
    'Haz la lista una semana antes y quita la mitad. Esto sí se queda.',
    'Ponle tu nombre adentro, no afuera: adentro lo lee quien te lo devuelve.',
    'Que seque bien antes de guardarse para el siguiente viaje.',
  ],
  items: [
    {
      name: 'Mochila plegable',
      the: 'la mochila',
      price: 320,
      say: 'Va doblada en el bolsillo y sale cuando el mercado se pone interesante.',
      facts: [['Capacidad', '20 L']],
      points: ['Cabe en el bolsillo'],
    },
    {
      name: 'Set de organizadores',
      the: 'el set',
      art: 'storage-box',
      price: 290,
      say: 'Seis bolsas con malla: una para cada día, y la última para la ropa sucia.',
      facts: [['Piezas', '6']],
      points: ['Seis bolsas'],
    },
    {
      name: 'Cojín de cuello',
      tag: 'cojin',
      the: 'el cojín',
      art: 'pillow',
      price: 340,
      say: 'Espuma con memoria y cierre al frente, para que la cabeza no se vaya de visita al vecino de asiento.',
      facts: [['Material', 'Espuma con memoria']],
      points: ['Cierra al frente'],
    },
    {
      name: 'Neceser colgante',
      the: 'el neceser',
      art: 'handbag',
      price: 360,
      say: 'Se cuelga de la puerta del hotel y todo queda a la vista: cremas arriba, secretos abajo.',
      facts: [['Medidas', '24 × 18 × 9 cm']],
      points: ['Se cuelga'],
    },
    {
      name: 'Monedero de viaje',
      the: 'el monedero',
      art: 'wallet',
      price: 240,
      say: 'Va debajo de la ropa, no suda y no se nota. Para pasaporte y lo que no se presume.',
      facts: [['Medidas', '14 × 11 cm']],
      points: ['Debajo de la ropa'],
    },
  ],
  traits: [
    {
      name: 'de tela ligera',
      say: 'Nylon delgado y resistente, de secado en una noche.',
      facts: [['Tela', 'Nylon']],
      points: ['Seca en una noche'],
    },
    {
      name: 'repelente al agua',
      say: 'Con costura cubierta, por si el aguacero llega antes que el autobús.',
      factor: 1.12,
      facts: [['Tela', 'Poliéster repelente']],
      points: ['Costura cubierta'],
    },
    {
      name: 'de lona',
      not: ['cojin'],
      say: 'Lona gruesa con vivos de piel, que aguanta años y mejora con las manchas.',
      factor: 1.35,
      facts: [['Tela', 'Lona de algodón']],
      points: ['Mejora con los años'],
    },
    {
      name: 'de material reciclado',
      say: 'Tela hecha de botellas, con etiqueta que dice cuántas.',
      factor: 1.1,
      facts: [['Tela', 'PET reciclado']],
      points: ['De botellas recicladas'],
    },
  ],
});
