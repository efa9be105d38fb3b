import { productLine } from '../../shared-product-line.ts';
import { MACHINES } from './machines.ts';

export const bicicletasFijas = productLine({
  ...MACHINES,
  leaf: 'deportes/fitness-y-gimnasio/bicicletas-fijas',
  weight: 2,
  art: 'bike',
  params: { kind: 'static' },
  models: ['Cadencia', 'Puerto', 'Spinte 3', 'Velódromo', 'Rodada', 'Repecho'],
  items: [
    {
      name: 'Bicicleta fija vertical',
      the: 'la bicicleta',
      short: 'Bici fija',
      tag: 'casa',
      price: 3690,
      say: 'La de toda la vida: te sientas derecho, pedaleas y ves la tele. Ocupa menos de medio metro cuadrado.',
      facts: [
        ['Volante', '4 kg'],
        ['Altura recomendada', '1.50 a 1.80 m'],
        ['Peso máximo del usuario', '100 kg'],
        ['Peso del equipo', '21 kg'],
      ],
      words: { uso: 'moverse diario' },
    },
    {
      name: 'Bicicleta de spinning',
      the: 'la bicicleta',
      short: 'Spinning',
      tag: 'spinning',
      price: 7490,
      say: 'Volante pesado, manubrio de varias posiciones y pedales con jaula. Parado o sentado, se siente como en la clase.',
      facts: [
        ['Volante', '13 kg'],
        ['Altura recomendada', '1.55 a 1.90 m'],
        ['Peso máximo del usuario', '120 kg'],
        ['Peso del equipo', '42 kg'],
      ],
      words: { uso: 'clases de spinning' },
    },
    {
      name: 'Bicicleta reclinada',
      the: 'la bicicleta',
      short: 'Reclinada',
      tag: 'casa',
      price: 6290,
      say: 'Asiento con respaldo y pedales al frente. La recomiendan para espalda delicada y para quien vuelve a moverse después de años.',
      facts: [
        ['Volante', '6 kg'],
        ['Altura recomendada', '1.50 a 1.85 m'],
        ['Peso máximo del usuario', '130 kg'],
        ['Peso del equipo', '36 kg'],
      ],
      words: { uso: 'la rehabilitación de mi papá' },
    },
    {
      name: 'Bicicleta fija plegable',
      the: 'la bicicleta',
      short: 'Plegable',
      tag: 'casa',
      price: 2890,
      say: 'Se cierra como tijera y se guarda en el clóset. Para departamentos donde cada cosa tiene que caber dos veces.',
      facts: [
        ['Volante', '2.5 kg'],
        ['Altura recomendada', '1.50 a 1.78 m'],
        ['Peso máximo del usuario', '100 kg'],
        ['Peso del equipo', '17 kg'],
      ],
      words: { uso: 'un departamento chico' },
    },
  ],
  traits: [
    {
      name: 'magnética',
      say: 'La resistencia es magnética: no roza, no suena y no se gasta.',
      factor: 1.06,
      facts: [
        ['Resistencia', 'Magnética'],
        ['Niveles', '8'],
      ],
      points: ['Resistencia sin ruido'],
    },
    {
      name: 'con freno de fieltro',
      only: ['spinning'],
      say: 'El freno de fieltro se aprieta con una perilla y se cambia en diez minutos cuando se gasta.',
      facts: [['Resistencia', 'Fieltro, ajuste continuo']],
      points: ['Freno de repuesto incluido'],
    },
    {
      name: 'con rutinas guiadas',
      factor: 1.25,
      say: 'Se conecta al teléfono y trae tres meses de clases en español, de 15 a 45 minutos.',
      facts: [
        ['Resistencia', 'Magnética'],
        ['Conexión', 'Bluetooth 5.0'],
      ],
      points: ['3 meses de clases incluidos'],
    },
    {
      name: 'con asiento ancho',
      not: ['spinning'],
      say: 'Asiento acolchado de 30 centímetros: los primeros días no vas a andar caminando raro.',
      factor: 1.03,
      facts: [
        ['Resistencia', 'Magnética'],
        ['Asiento', 'De gel, 30 cm'],
      ],
      points: ['Asiento de gel'],
    },
  ],
  facts: [
    ['Ajustes', 'Altura de asiento'],
    ['Pantalla', 'Tiempo, distancia y calorías'],
    ['Armado', 'Requerido, 40 minutos'],
  ],
});
