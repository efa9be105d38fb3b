import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cobijas } from '../reviews/paseo.ts';
import { BASE } from './base.ts';

export const blancosYCobijas = productLine({
  ...BASE,
  leaf: 'mama-bebe/recamara-del-bebe/blancos-y-cobijas',
  reviews: cobijas,
  weight: 3,
  art: 'bedding',
  makers: [M.ositoDulce, M.rebocito, M.cunaluna],
  models: ['Nubecita', 'Conejo', 'Jacaranda', 'Ola', 'Campo'],
  colors: colors('Rosa claro', 'Azul cielo', 'Verde menta', 'Marfil', 'Lavanda'),
  mostColors: 3,
  facts: [
    ['Lavado', 'Agua fría, ciclo suave'],
    ['Secado', 'A la sombra'],
    ['País de origen', 'México'],
  ],
  points: ['No pica', 'Se lava en casa', 'Hecho en México', 'Bolsa de tela para regalo'],
  close: [
    'Lava antes del primer uso, con agua fría y jabón neutro.',
    'El primer año, nada suelto en la cuna mientras duerme.',
    'Si es regalo, va con papel y sin precio en la nota.',
  ],
  warranty: '30 días para cambio, con etiqueta y sin uso.',
  items: [
    {
      name: 'Cobija para bebé',
      the: 'la cobija',
      short: 'Cobija',
      price: 328,
      say: 'Doble vista y peso medio; se lava cada semana sin perder el pelo.',
      facts: [['Medidas', '80 × 100 cm']],
      points: ['Doble vista'],
    },
    {
      name: 'Saco de dormir',
      the: 'el saco',
      short: 'Saco',
      price: 428,
      say: 'Reemplaza a la cobija suelta en la cuna. Cierre por abajo, para cambiar el pañal sin despertar a nadie.',
      facts: [
        ['Medidas', 'De 0 a 12 meses'],
        ['TOG', '1.0'],
      ],
      points: ['En lugar de cobija'],
    },
    {
      name: 'Juego de sábanas para cuna',
      the: 'las sábanas',
      short: 'Sábanas',
      price: 298,
      say: 'Ajustable con elástico en toda la orilla, para que no se salga a media noche.',
      facts: [
        ['Medidas', '70 × 130 cm'],
        ['Piezas', '2'],
      ],
      points: ['Elástico completo'],
    },
    {
      name: 'Manta de muselina',
      the: 'la manta',
      short: 'Muselina',
      price: 218,
      say: 'Para envolver, tapar la luz del coche o limpiar lo que sea. Se ablanda con cada lavada.',
      facts: [['Medidas', '120 × 120 cm']],
      points: ['Se ablanda al lavar'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón suave, sin pelusa que se suelte.',
      facts: [['Material', 'Algodón']],
      points: ['Algodón suave'],
    },
    {
      name: 'de bambú',
      say: 'Viscosa de bambú, fresca y muy suave.',
      factor: 1.2,
      facts: [['Material', 'Viscosa de bambú']],
      points: ['Fresca'],
    },
    {
      name: 'con estampado de ajolotes',
      say: 'Ajolotes, nopales y nubes en colores suaves.',
      factor: 1.06,
      params: { pattern: 'stars' },
      facts: [['Material', 'Algodón estampado']],
      points: ['Estampado suave'],
    },
    {
      name: 'de telar',
      say: 'Tejido en telar de pedal, con la orilla rematada a mano.',
      factor: 1.35,
      params: { pattern: 'otomi' },
      facts: [['Material', 'Algodón de telar']],
      points: ['De telar'],
    },
  ],
});
