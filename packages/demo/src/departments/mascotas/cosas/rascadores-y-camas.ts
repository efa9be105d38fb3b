import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { muebles } from '../reviews.ts';

export const rascadoresYCamas = productLine({
  leaf: 'mascotas/gatos/rascadores-y-camas',
  weight: 2,
  reviews: muebles,
  art: 'cat-tree',
  scene: 'living',
  makers: [M.rebozoChico, M.bigoteFino, M.michoacana],
  trims: ['#c98a3a', '#d9c4a1', '#f1e8d2'],
  models: ['Mirador', 'Torre', 'Azotea', 'Vigía', 'Rama', 'Pirámide'],
  colors: colors('Beige', 'Gris', 'Café', 'Verde salvia', 'Negro'),
  mostColors: 2,
  words: { animal: 'gato' },
  items: [
    {
      name: 'Árbol rascador para gato',
      the: 'el árbol',
      tag: 'alto',
      price: 1290,
      say: 'Niveles para trepar, cueva para esconderse y una repisa desde donde juzgarte.',
      sizes: {
        option: 'Altura',
        values: [
          ['90 cm', 1],
          ['130 cm', 1.5],
          ['170 cm', 2.1],
        ],
        most: 3,
      },
      facts: [
        ['Base', '50 × 40 cm'],
        ['Peso máximo', '8 a 14 kg'],
      ],
      points: ['Cueva y mirador'],
    },
    {
      name: 'Poste rascador para gato',
      the: 'el poste',
      tag: 'alto',
      price: 349,
      say: 'Alto para estirarse completo, que es lo que de verdad buscan en tu sillón.',
      sizes: {
        option: 'Altura',
        values: [
          ['50 cm', 1],
          ['70 cm', 1.3],
        ],
      },
      facts: [
        ['Base', '35 × 35 cm'],
        ['Peso máximo', '7 kg'],
      ],
    },
    {
      name: 'Cama para gato',
      motif: 'emoji:cat-face',
      the: 'la cama',
      art: 'pet-bed',
      tag: 'cama',
      price: 349,
      say: 'Con orilla alta y fondo hundido. Si prefiere la caja, al menos lo intentaste.',
      sizes: {
        option: 'Diámetro',
        values: [
          ['40 cm', 1],
          ['50 cm', 1.2],
        ],
      },
      facts: [
        ['Base', 'Antiderrapante'],
        ['Peso máximo', '8 kg'],
      ],
    },
    {
      name: 'Cueva de fieltro para gato',
      motif: 'emoji:cat-face',
      the: 'la cueva',
      art: 'pet-bed',
      tag: 'cama',
      price: 549,
      say: 'Oscura, tibia y con dos entradas; la mejor oficina para dormir dieciséis horas.',
      facts: [
        ['Medidas', '45 × 45 × 25 cm'],
        ['Peso máximo', '8 kg'],
      ],
    },
    {
      name: 'Cama de ventana para gato',
      motif: 'emoji:cat-face',
      the: 'la cama',
      art: 'pet-bed',
      tag: 'cama',
      price: 429,
      say: 'Se fija al vidrio con cuatro ventosas y le da palco a los pájaros.',
      facts: [
        ['Medidas', '55 × 35 cm'],
        ['Peso máximo', '12 kg'],
      ],
    },
  ],
  traits: [
    {
      name: 'de yute',
      only: ['alto'],
      say: 'Yute enrollado a mano, apretado, que se cambia cuando ya dio todo.',
      facts: [['Superficie', 'Yute natural']],
      points: ['Yute natural'],
    },
    {
      name: 'con juguetes colgantes',
      only: ['alto'],
      factor: 1.08,
      say: 'Trae pompones que se cambian, por aquello de la cacería.',
      facts: [
        ['Superficie', 'Henequén'],
        ['Incluye', '2 juguetes'],
      ],
      points: ['Juguetes incluidos'],
    },
    {
      name: 'de madera',
      only: ['alto'],
      factor: 1.4,
      say: 'Madera de pino en lugar de cartón comprimido: no baila aunque salten dos.',
      facts: [
        ['Superficie', 'Henequén'],
        ['Estructura', 'Pino'],
      ],
      points: ['Madera de pino'],
    },
    {
      name: 'de felpa',
      only: ['cama'],
      say: 'La felpa no se carga de estática y atrapa el pelo para que no acabe en tu pantalón.',
      facts: [['Tela', 'Felpa']],
      points: ['Suavecita'],
    },
    {
      name: 'con funda lavable',
      only: ['cama'],
      factor: 1.1,
      say: 'La funda va a la lavadora en ciclo suave.',
      facts: [['Tela', 'Algodón, lavable']],
      points: ['Va a la lavadora'],
    },
  ],
  close: [
    'Ponlo junto a la ventana o al sillón que ya eligió, no escondido.',
    'Un poquito de hierba gatera el primer día hace maravillas.',
    'Revisa los tornillos cada mes; los brincos aflojan todo.',
  ],
  facts: [
    ['Armado', 'Con llave incluida, si se requiere'],
    ['Limpieza', 'Aspiradora o trapo'],
  ],
  points: ['Base estable', 'Materiales no tóxicos', 'Salva tu sillón', 'Hecho en México'],
  warranty: '3 meses contra defectos de fabricación',
});
