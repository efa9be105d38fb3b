import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { accesorio } from '../reviews.ts';
import { BASE } from './base.ts';

export const mochilas = productLine({
  ...BASE,
  leaf: 'ropa-calzado/bolsas-y-accesorios/mochilas',
  reviews: accesorio,
  weight: 4,
  art: 'backpack',
  makers: [M.canchaLibre, M.cartera, M.lunaDiurna],
  models: ['Ruta', 'Campus', 'Trayecto', 'Cima', 'Metro'],
  colors: colors('Negro', 'Gris Oxford', 'Azul marino', 'Verde militar', 'Rojo'),
  points: ['Hecho en México', 'Costuras reforzadas', 'Seis meses de garantía', 'Buen regalo'],
  close: [
    'Límpiala con trapo húmedo y jabón neutro; sécala a la sombra.',
    'Si es regalo, va con papel y tarjeta sin precio.',
    'Mira las medidas en la ficha antes de pedir.',
  ],
  items: [
    {
      name: 'Mochila para laptop',
      the: 'la mochila',
      price: 698,
      say: 'Compartimento acolchado que no toca el piso al asentarla y bolsa oculta en la espalda.',
      facts: [
        ['Capacidad', '22 L'],
        ['Laptop', 'Hasta 15.6 pulgadas'],
      ],
      points: ['Bolsa oculta'],
    },
    {
      name: 'Mochila escolar',
      the: 'la mochila',
      price: 448,
      say: 'Costuras dobles en los tirantes, que es por donde se mueren. Bolsa para el agua a cada lado.',
      facts: [
        ['Capacidad', '24 L'],
        ['Laptop', 'Hasta 14 pulgadas'],
      ],
      points: ['Tirantes reforzados'],
      words: { uso: 'la secundaria' },
    },
    {
      name: 'Mochila de viaje',
      the: 'la mochila',
      price: 898,
      say: 'Se abre como maleta y cumple medidas de cabina. Las correas se esconden.',
      facts: [
        ['Capacidad', '38 L'],
        ['Laptop', 'Hasta 17 pulgadas'],
      ],
      points: ['De cabina'],
      words: { uso: 'los viajes' },
    },
  ],
  traits: [
    {
      name: 'repelente al agua',
      say: 'Tela repelente y cierres con cubierta, para el aguacero de las seis.',
      facts: [['Material', 'Poliéster 900D']],
      points: ['Aguanta el aguacero'],
    },
    {
      name: 'con puerto USB',
      say: 'Puerto externo para tu batería, que no viene incluida.',
      factor: 1.12,
      facts: [
        ['Material', 'Poliéster'],
        ['Puerto', 'USB'],
      ],
      points: ['Puerto externo'],
    },
    {
      name: 'de lona',
      say: 'Lona encerada con vivos de piel, de las que mejoran raspadas.',
      factor: 1.3,
      facts: [['Material', 'Lona encerada']],
      points: ['Mejora con el uso'],
    },
    {
      name: 'con reflejantes',
      say: 'Reflejantes al frente y en tirantes, para quien pedalea de noche.',
      factor: 1.08,
      facts: [
        ['Material', 'Poliéster'],
        ['Reflejantes', 'Sí'],
      ],
      points: ['Se ve de noche'],
    },
  ],
});
