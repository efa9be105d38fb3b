import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { muebles } from '../reviews.ts';
import { TALLA } from './talla.ts';

export const camasYCasas = productLine({
  leaf: 'mascotas/perros/camas-y-casas',
  weight: 3,
  reviews: muebles,
  art: 'pet-bed',
  scene: 'living',
  makers: [M.patitas, M.rebozoChico, M.lomitoFeliz],
  trims: ['#f1e8d2', '#c3c6cb', '#f0e2c4'],
  models: ['Siesta', 'Nido', 'Rincón', 'Sol de Invierno', 'Querencia', 'Dormilón'],
  colors: colors('Gris', 'Beige', 'Café', 'Azul marino', 'Terracota', 'Verde salvia'),
  mostColors: 3,
  words: { animal: 'perro' },
  sizes: TALLA,
  items: [
    {
      name: 'Cama redonda para perro',
      the: 'la cama',
      tag: 'cama',
      price: 399,
      say: 'Orilla alta donde recargan la cabeza y se sienten en nido. Para los que duermen hechos rosca.',
      facts: [
        ['Forma', 'Redonda'],
        ['Diámetro', 'CH 50, M 65, G 80, XG 100 cm'],
      ],
    },
    {
      name: 'Cama rectangular para perro',
      the: 'la cama',
      tag: 'cama',
      price: 449,
      say: 'Para el que se estira cuan largo es. Tres lados altos y uno bajo, por si las rodillas ya no.',
      facts: [
        ['Forma', 'Rectangular'],
        ['Medidas', 'CH 60 × 45, M 75 × 55, G 90 × 70, XG 110 × 80 cm'],
      ],
    },
    {
      name: 'Colchón ortopédico para perro',
      the: 'el colchón',
      tag: 'cama',
      price: 699,
      say: 'La espuma firme reparte el peso y descansa caderas y codos. Para perros grandes o con años.',
      facts: [
        ['Forma', 'Rectangular'],
        ['Grosor', '10 cm'],
      ],
    },
    {
      name: 'Casa de madera para perro',
      the: 'la casa',
      art: 'dog-house',
      tag: 'casa',
      price: 1690,
      say: 'Piso levantado del suelo, techo inclinado y entrada de lado, para que no pegue el viento.',
      facts: [
        ['Material', 'Pino tratado'],
        ['Techo', 'Abatible para limpiar'],
      ],
      scene: 'garden',
    },
    {
      name: 'Casa de plástico para perro',
      the: 'la casa',
      art: 'dog-house',
      tag: 'casa',
      price: 1190,
      say: 'No se pudre ni guarda pulgas. Se lava con manguera y se arma sin herramienta.',
      facts: [
        ['Material', 'Polipropileno con filtro UV'],
        ['Techo', 'A presión'],
      ],
      scene: 'garden',
    },
  ],
  traits: [
    {
      name: 'con funda lavable',
      only: ['cama'],
      say: 'La funda sale con un cierre y va a la lavadora; el relleno se queda afuera.',
      facts: [['Funda', 'Desmontable, lavable']],
      points: ['Funda a la lavadora'],
    },
    {
      name: 'de peluche',
      only: ['cama'],
      factor: 1.12,
      say: 'El peluche largo es tibio en invierno y de ahí nadie lo saca.',
      facts: [['Tela', 'Peluche largo']],
      points: ['Calientita'],
    },
    {
      name: 'impermeable',
      only: ['cama'],
      factor: 1.15,
      say: 'La tela no deja pasar accidentes: limpias con un trapo y ya.',
      facts: [['Tela', 'Poliéster impermeable']],
      points: ['A prueba de accidentes'],
    },
    {
      name: 'de tela fresca',
      only: ['cama'],
      factor: 1.1,
      say: 'Malla que deja correr el aire, para tierra caliente.',
      facts: [['Tela', 'Malla ventilada']],
      points: ['Fresca en calor'],
    },
    {
      name: 'con ventilación',
      only: ['casa'],
      say: 'Dos rejillas dejan circular el aire sin que entre la lluvia.',
      facts: [['Ventilación', '2 rejillas']],
      points: ['Bien ventilada'],
    },
    {
      name: 'con aislante',
      only: ['casa'],
      factor: 1.25,
      say: 'Placa aislante entre paredes: menos frío en enero y menos horno en mayo.',
      facts: [['Aislante', 'Poliestireno']],
      points: ['Con aislante'],
    },
  ],
  close: [
    'Mide a tu perro echado, de nariz a cola, y súmale 20 centímetros.',
    'Ponla donde vea a la familia: nadie quiere dormir castigado.',
    'Aspírala cada semana y lávala una vez al mes.',
  ],
  facts: [
    ['Base', 'Antiderrapante'],
    ['Peso recomendado', 'CH hasta 8 kg; M hasta 18; G hasta 30; XG hasta 45'],
  ],
  points: ['Base que no resbala', 'Materiales no tóxicos', 'Fácil de limpiar', 'Hecho en México'],
  warranty: '3 meses contra defectos de fabricación',
});
