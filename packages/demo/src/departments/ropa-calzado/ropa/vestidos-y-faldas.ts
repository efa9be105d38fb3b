import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { prenda } from '../reviews.ts';
import { MUJER } from './base.ts';

export const vestidosYFaldas = productLine({
  ...MUJER,
  leaf: 'ropa-calzado/mujer/vestidos-y-faldas',
  reviews: prenda,
  weight: 7,
  art: 'dress',
  colors: colors('Negro', 'Rojo carmín', 'Verde esmeralda', 'Azul marino', 'Mostaza', 'Lavanda', 'Terracota'),
  words: { talla: 'mediana', uso: 'una boda de día' },
  items: [
    {
      name: 'Vestido cruzado midi',
      the: 'el vestido',
      price: 698,
      say: 'Se amarra a la cintura y por eso se adapta cuando comes de más. El escote trae broche escondido.',
      facts: [
        ['Largo', 'Midi'],
        ['Cierre', 'Lazo y broche'],
      ],
      points: ['Se ajusta contigo'],
    },
    {
      name: 'Vestido camisero',
      the: 'el vestido',
      price: 648,
      say: 'Botones de arriba abajo, cinturón de la misma tela y bolsas a los lados. De oficina con tacón, de fin con tenis.',
      facts: [
        ['Largo', 'A la rodilla'],
        ['Cierre', 'Botones'],
      ],
      points: ['Tiene bolsas'],
    },
    {
      name: 'Vestido largo de tirantes',
      the: 'el vestido',
      price: 728,
      say: 'Largo hasta el tobillo, con forro a media pierna y tirantes que se regulan. Para playa, jardín y noche tibia.',
      facts: [
        ['Largo', 'Largo'],
        ['Cierre', 'Sin cierre'],
      ],
      points: ['Tirantes ajustables'],
      words: { uso: 'la playa' },
    },
    {
      name: 'Falda plisada',
      the: 'la falda',
      art: 'skirt',
      price: 448,
      say: 'El plisado viene marcado de fábrica y regresa solo después de lavarla. Pretina con resorte por detrás.',
      facts: [
        ['Largo', 'Midi'],
        ['Cierre', 'Resorte y cierre oculto'],
      ],
      points: ['No se desplisa'],
      words: { uso: 'la oficina' },
    },
    {
      name: 'Falda recta',
      the: 'la falda',
      art: 'skirt',
      price: 398,
      say: 'Recta, con abertura para caminar a paso normal y bolsas al frente que sí sirven.',
      facts: [
        ['Largo', 'A la rodilla'],
        ['Cierre', 'Cierre lateral'],
      ],
      points: ['Abertura cómoda'],
    },
  ],
  traits: [
    {
      name: 'de lino',
      not: ['Falda plisada'],
      say: 'Lino que se lava en casa y mejora con los años.',
      factor: 1.3,
      facts: [['Material', 'Lino y algodón']],
      points: ['Mejora con el uso'],
    },
    {
      name: 'de crepé',
      say: 'Crepé opaco con buena caída; sale de la maleta listo.',
      facts: [['Material', 'Crepé de poliéster']],
      points: ['No se arruga'],
    },
    {
      name: 'con estampado floral',
      say: 'Las flores son un dibujo propio, en tono sobre tono.',
      factor: 1.05,
      params: { pattern: 'flowers' },
      facts: [
        ['Material', 'Viscosa'],
        ['Estampado', 'Flores'],
      ],
      points: ['Dibujo propio'],
    },
    {
      name: 'de mezclilla',
      not: ['Falda plisada'],
      say: 'Mezclilla ligera de 8 onzas, que se mueve.',
      factor: 1.1,
      facts: [['Material', 'Mezclilla 8 oz']],
      points: ['Mezclilla ligera'],
    },
  ],
});
