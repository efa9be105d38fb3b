import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { accesoriosBici, cascos } from '../reviews/ciclismo.ts';

export const cascosDeCiclismo = productLine({
  leaf: 'deportes/ciclismo/cascos-y-accesorios',
  weight: 2,
  reviews: cascos,
  art: 'helmet-bike',
  scene: 'street',
  makers: [M.rodamonte, M.bielas, M.pedalina, M.ruedaChica],
  trims: ['#1d1d20', '#f6f5f1', '#8b8f96'],
  models: ['Sereno', 'Faro', 'Guardián', 'Curva', 'Escolta', 'Mirlo'],
  colors: colors('Negro mate', 'Blanco', 'Rojo', 'Azul acero', 'Verde menta', 'Amarillo'),
  mostColors: 3,
  items: [
    {
      name: 'Casco para ciclismo de ruta',
      the: 'el casco',
      short: 'Casco de ruta',
      tag: 'casco',
      price: 849,
      say: 'Dieciocho ventilas y menos de 300 gramos. A la hora de camino ya no te acuerdas de él.',
      sizes: {
        option: 'Talla',
        values: [
          ['M (55-58 cm)', 1],
          ['G (58-61 cm)', 1],
        ],
      },
      facts: [
        ['Ventilas', '18'],
        ['Peso', '270 g'],
      ],
      words: { uso: 'la carretera' },
    },
    {
      name: 'Casco para montaña',
      the: 'el casco',
      short: 'Casco MTB',
      tag: 'casco',
      price: 949,
      say: 'Baja más por la nuca y trae visera para ramas y sol de frente.',
      sizes: {
        option: 'Talla',
        values: [
          ['M (54-58 cm)', 1],
          ['G (58-62 cm)', 1],
        ],
      },
      facts: [
        ['Ventilas', '14'],
        ['Peso', '340 g'],
      ],
      scene: 'garden',
      words: { uso: 'la montaña' },
    },
    {
      name: 'Casco urbano',
      the: 'el casco',
      short: 'Casco urbano',
      tag: 'casco',
      price: 699,
      say: 'Redondo y discreto, para bici, patineta o scooter. Se cuelga de la mochila sin que nadie lo mire feo.',
      sizes: {
        option: 'Talla',
        values: [
          ['M (55-58 cm)', 1],
          ['G (58-61 cm)', 1],
        ],
      },
      facts: [
        ['Ventilas', '10'],
        ['Peso', '390 g'],
      ],
      words: { uso: 'la ciudad' },
    },
    {
      name: 'Casco infantil',
      the: 'el casco',
      short: 'Casco infantil',
      tag: 'casco',
      price: 449,
      say: 'Trae perilla para ajustarlo conforme crece la cabeza y un broche que no pellizca la barbilla.',
      sizes: {
        option: 'Talla',
        values: [
          ['XCH (46-52 cm)', 1],
          ['CH (50-56 cm)', 1],
        ],
      },
      facts: [
        ['Ventilas', '12'],
        ['Peso', '260 g'],
      ],
      words: { uso: 'los primeros pedalazos' },
    },
  ],
  traits: [
    {
      name: 'con luz trasera',
      only: ['casco'],
      factor: 1.2,
      say: 'La luz trasera se recarga por USB y dura una semana de trayectos.',
      facts: [['Luz', 'Led recargable, 3 modos']],
      points: ['Luz trasera USB'],
    },
    {
      name: 'con ajuste de perilla',
      only: ['casco'],
      say: 'La perilla de la nuca lo aprieta con una mano, incluso con guantes.',
      facts: [['Ajuste', 'Perilla trasera']],
      points: ['Ajuste con una mano'],
    },
    {
      name: 'con broche magnético',
      only: ['casco'],
      factor: 1.15,
      say: 'El broche magnético se cierra solo al acercarlo: adiós al pellizco.',
      facts: [['Broche', 'Magnético']],
      points: ['Broche magnético'],
    },
  ],
  close: [
    'Después de un golpe fuerte, un casco se cambia aunque se vea entero.',
    'Guárdalo a la sombra: el tablero del coche lo reseca.',
    'En la ficha vienen las medidas; compara antes de pedir y te ahorras la vuelta.',
  ],
  facts: [
    ['Uso', 'Bicicleta'],
    ['Interior', 'Espuma EPS, acolchado lavable'],
    ['Carcasa', 'Policarbonato'],
  ],
  points: ['Colores visibles', 'Bien ventilado', 'No lastima la barbilla', 'Acolchado lavable'],
  warranty: '6 meses contra defectos de fabricación',
});

export const accesoriosDeCiclismo = productLine({
  leaf: 'deportes/ciclismo/cascos-y-accesorios',
  weight: 1,
  reviews: accesoriosBici,
  art: 'emoji:locked',
  scene: 'street',
  makers: [M.rodamonte, M.bielas, M.pedalina, M.ruedaChica],
  trims: ['#1d1d20', '#f6f5f1', '#8b8f96'],
  models: ['Sereno', 'Guardián', 'Escolta', 'Esquina', 'Banqueta', 'Compadre'],
  colors: colors('Negro mate', 'Blanco', 'Rojo', 'Azul acero', 'Verde menta', 'Amarillo'),
  mostColors: 3,
  items: [
    {
      name: 'Candado de cadena para bicicleta',
      the: 'el candado',
      short: 'Candado',
      art: 'emoji:locked',
      tag: 'robo',
      price: 429,
      say: 'Eslabones cuadrados de 8 mm, difíciles de morder con pinza. La funda de tela cuida la pintura del cuadro.',
      facts: [
        ['Largo', '1 m'],
        ['Peso', '1.6 kg'],
      ],
      words: { uso: 'dejarla afuera del metro' },
    },
    {
      name: 'Bomba de pie para llantas',
      the: 'la bomba',
      short: 'Bomba de pie',
      art: 'bike-pump',
      tag: 'taller',
      price: 389,
      say: 'Con diez bombazos levanta una llanta de montaña. El manómetro está arriba, donde sí lo puedes leer.',
      facts: [
        ['Presión máxima', '160 psi'],
        ['Válvulas', 'Americana y francesa'],
      ],
      scene: 'garage',
      words: { uso: 'la cochera' },
    },
  ],
  traits: [
    {
      name: 'con llave',
      only: ['robo'],
      say: 'Trae tres llaves numeradas por si una se va con el pantalón a la lavadora.',
      facts: [['Cierre', 'Llave, 3 copias']],
      points: ['3 llaves'],
    },
    {
      name: 'de combinación',
      only: ['robo'],
      factor: 1.08,
      say: 'Cinco dígitos que tú eliges; no hay llave que perder.',
      facts: [['Cierre', 'Combinación de 5 dígitos']],
      points: ['Sin llaves'],
    },
    {
      name: 'con manómetro',
      only: ['taller'],
      say: 'La base ancha se pisa firme y la manguera alcanza cualquier válvula.',
      facts: [['Manguera', '90 cm']],
      points: ['Manómetro grande'],
    },
    {
      name: 'de acero',
      only: ['taller'],
      factor: 1.1,
      say: 'El cilindro de acero no se calienta ni se dobla, y se puede reparar.',
      facts: [['Cuerpo', 'Acero']],
      points: ['Empaques de repuesto'],
    },
  ],
  close: [
    'Con una limpiada y una gota de aceite cada mes te dura años.',
    'Amarra siempre el cuadro y una llanta a algo que no se mueva.',
    'Revísalo antes de salir, no cuando ya vas tarde.',
  ],
  facts: [
    ['Uso', 'Bicicleta'],
    ['Instalación', 'No requiere'],
    ['Cuidado', 'Trapo seco y aceite ligero'],
  ],
  points: ['Color visible', 'Resistente a la lluvia', 'Fácil de limpiar', 'Piezas de repuesto'],
  warranty: '6 meses contra defectos de fabricación',
});
