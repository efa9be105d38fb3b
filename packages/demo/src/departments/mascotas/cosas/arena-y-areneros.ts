import { productLine } from '../../shared-product-line.ts';
import { arena } from '../gear-reviews.ts';
import { MAKERS as M } from '../makers.ts';

export const arenaYAreneros = productLine({
  leaf: 'mascotas/gatos/arena-y-areneros',
  weight: 3,
  reviews: arena,
  art: 'sack',
  scene: 'bath',
  makers: [M.michoacana, M.bigoteFino, M.donFirulo],
  trims: ['#f6f5f1', '#f1e8d2', '#9ccb3b'],
  models: ['Discreta', 'Duna', 'Sin Huella', 'Azotea', 'Recato'],
  words: { animal: 'gato' },
  items: [
    {
      name: 'Arena aglutinante para gato',
      the: 'la arena',
      short: 'Aglutinante',
      tag: 'arena',
      price: 129,
      motif: 'emoji:cat-face',
      say: 'Hace bolas firmes en segundos; sacas lo justo y el resto dura tres semanas.',
      sizes: {
        option: 'Presentación',
        values: [
          ['4 kg', 1],
          ['10 kg', 2.2],
          ['20 kg', 4],
        ],
        most: 3,
      },
      facts: [
        ['Material', 'Bentonita'],
        ['Dura', '3 semanas por gato con 10 kg'],
      ],
    },
    {
      name: 'Arena de sílice para gato',
      the: 'la arena',
      short: 'Sílice',
      tag: 'arena',
      price: 169,
      hex: '#cfe3ee',
      motif: 'emoji:droplet',
      say: 'Los cristales absorben el líquido y encierran el olor por un mes, si la mueves a diario.',
      sizes: {
        option: 'Presentación',
        values: [
          ['1.8 kg', 1],
          ['3.6 kg', 1.85],
        ],
      },
      facts: [
        ['Material', 'Gel de sílice'],
        ['Dura', '4 semanas por gato con 3.6 kg'],
      ],
    },
    {
      name: 'Arena vegetal para gato',
      the: 'la arena',
      short: 'Vegetal',
      tag: 'arena',
      price: 199,
      hex: '#5b8c3e',
      motif: 'emoji:seedling',
      say: 'De maíz y madera: ligera, sin polvo y se puede ir a la composta sin lo sólido.',
      sizes: {
        option: 'Presentación',
        values: [
          ['3 kg', 1],
          ['6 kg', 1.85],
        ],
      },
      facts: [
        ['Material', 'Maíz y madera'],
        ['Dura', '4 semanas por gato con 6 kg'],
      ],
    },
    {
      name: 'Arenero cerrado para gato',
      the: 'el arenero',
      art: 'litter-box',
      tag: 'caja',
      hex: '#8b8f96',
      price: 590,
      say: 'Con techo y puerta de vaivén: intimidad para él y menos arena en el piso para ti.',
      facts: [
        ['Medidas', '52 × 40 × 40 cm'],
        ['Peso', '2.2 kg'],
      ],
    },
    {
      name: 'Arenero abierto para gato',
      the: 'el arenero',
      art: 'litter-box',
      tag: 'caja',
      hex: '#8fd0c8',
      price: 249,
      say: 'Orilla alta atrás y entrada baja adelante, cómodo para gatitos y abuelos.',
      facts: [
        ['Medidas', '48 × 38 × 18 cm'],
        ['Peso', '1.1 kg'],
      ],
    },
  ],
  traits: [
    {
      name: 'sin aroma',
      only: ['arena'],
      say: 'Sin perfume; el olor se controla, no se disfraza.',
      facts: [['Aroma', 'Sin aroma']],
      points: ['Sin perfume'],
    },
    {
      name: 'aroma lavanda',
      only: ['arena'],
      factor: 1.04,
      say: 'Un aroma leve a lavanda, de los que no espantan al gato.',
      facts: [['Aroma', 'Lavanda']],
      points: ['Aroma ligero'],
    },
    {
      name: 'con carbón activado',
      only: ['arena'],
      factor: 1.12,
      say: 'El carbón activado atrapa el amoniaco, que es lo que pica en la nariz.',
      facts: [
        ['Aroma', 'Sin aroma'],
        ['Control de olor', 'Carbón activado'],
      ],
      points: ['Carbón activado'],
    },
    {
      name: 'con pala',
      only: ['caja'],
      say: 'La pala se cuelga a un lado, así siempre aparece.',
      facts: [['Incluye', 'Pala']],
      points: ['Pala incluida'],
    },
    {
      name: 'con filtro de carbón',
      only: ['caja'],
      factor: 1.12,
      say: 'El filtro de carbón se cambia cada tres meses y la sala ni se entera.',
      facts: [['Incluye', 'Filtro de carbón y pala']],
      points: ['Filtro de carbón'],
    },
  ],
  close: [
    'Un arenero por gato, más uno extra. Es la regla de la paz.',
    'Límpialo una vez al día y lávalo completo cada mes, sin cloro.',
    'Al cambiar de marca, mezcla mitad y mitad la primera semana.',
  ],
  facts: [
    ['Polvo', '99% libre de polvo o sin polvo'],
    ['Uso', 'Gatos de todas las edades'],
    ['País de origen', 'México'],
  ],
  points: ['Controla el olor', 'Fácil de limpiar', 'No se pega al fondo', 'Para varios gatos'],
  warranty: 'Se cambia si llega abierto o roto',
});
