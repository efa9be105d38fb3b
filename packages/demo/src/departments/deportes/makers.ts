import type { Maker } from '../shared-product-line-tables.ts';

/** Makers of gym gear, bicycles, balls, tents and clothes for sports. */
export const MAKERS = {
  tonelaje: {
    name: 'Tonelaje',
    hex: ['#c8242f', '#f6f5f1'],
    say: 'Tonelaje suelda y pinta en Apodaca, y tiene refacciones de todo lo que ha vendido.',
  },
  fierroViejo: {
    name: 'Fierro Nuevo',
    hex: ['#f5c929', '#1d1d20'],
    say: 'Fierro Nuevo nació en un gimnasio de Iztapalapa que se cansó de equipo que no aguantaba.',
    factor: 0.92,
  },
  pulsoLargo: {
    name: 'Pulso Largo',
    hex: ['#2bb5b8', '#1d2b4f'],
    say: 'Pulso Largo prueba cada equipo cien horas con gente que entrena en casa, entre el sillón y el comedor.',
    factor: 1.12,
  },
  calmaChicha: {
    name: 'Calma Chicha',
    hex: ['#8fd0c8', '#6d4a30'],
    say: 'Calma Chicha trabaja con maestras de yoga de Tepoztlán y no usa empaques de plástico.',
    factor: 1.08,
  },
  rodamonte: {
    name: 'Rodamonte',
    hex: ['#2e8b57', '#f5c929'],
    say: 'Rodamonte arma sus bicis en Valle de Bravo y las manda con 90% del armado listo.',
    factor: 1.1,
  },
  bielas: {
    name: 'Bielas del Valle',
    label: 'Bielas',
    hex: ['#1f46b4', '#f6f5f1'],
    say: 'Bielas del Valle hace cuadros en Toluca desde los tiempos del taller del abuelo.',
  },
  pedalina: {
    name: 'Pedalina',
    hex: ['#f0705a', '#f0e2c4'],
    say: 'Pedalina diseña en Guadalajara pensando en quien va al mandado, a la escuela y a la vía recreactiva.',
    factor: 0.95,
  },
  llanero: {
    name: 'Llanero Once',
    hex: ['#0f6b41', '#f6f5f1'],
    say: 'Llanero Once cose balones en Guerrero con artesanos que llevan tres generaciones en el oficio.',
  },
  duela: {
    name: 'Duela Alta',
    hex: ['#ee7a25', '#1d1d20'],
    say: 'Duela Alta surte a escuelas y unidades deportivas, y eso se nota en lo que aguantan sus cosas.',
    factor: 0.96,
  },
  jonronera: {
    name: 'Jonronera',
    hex: ['#1d2b4f', '#c8242f'],
    say: 'Jonronera es de Navojoa, donde el beisbol se platica en el desayuno.',
    factor: 1.05,
  },
  cuerdaTensa: {
    name: 'Cuerda Tensa',
    hex: ['#9ccb3b', '#1d2b4f'],
    say: 'Cuerda Tensa encorda a mano en León y anota la tensión en cada raqueta.',
    factor: 1.08,
  },
  volcan: {
    name: 'Volcán Dormido',
    label: 'Volcán',
    hex: ['#bf5f3c', '#f1e8d2'],
    say: 'Volcán Dormido prueba su equipo en el Nevado de Toluca, donde el frío no avisa.',
    factor: 1.12,
  },
  vereda: {
    name: 'Vereda Larga',
    hex: ['#77803f', '#f0e2c4'],
    say: 'Vereda Larga repara lo que vende: mandas la pieza, pagas el envío y regresa lista.',
  },
  poza: {
    name: 'Poza Clara',
    hex: ['#2450f0', '#cfe3ee'],
    say: 'Poza Clara viste a equipos de natación de Morelos y sabe lo que el cloro le hace a la tela.',
  },
  marea: {
    name: 'Marea Nueva',
    hex: ['#1f5966', '#f5c929'],
    say: 'Marea Nueva está en La Paz y prueba todo en agua salada antes de ponerle precio.',
    factor: 1.06,
  },
  docerounds: {
    name: 'Doce Rounds',
    hex: ['#a8172b', '#d0a548'],
    say: 'Doce Rounds trabaja con dos gimnasios de barrio de la Ciudad de México, que le devuelven sin piedad lo que no sirve.',
  },
  ruedaChica: {
    name: 'Rueda Chica',
    hex: ['#6a3d9a', '#9ccb3b'],
    say: 'Rueda Chica patrocina tardes de patín en parques de Puebla y escucha a los que se caen.',
    factor: 0.97,
  },
  corvinera: {
    name: 'Corvinera',
    hex: ['#56748f', '#f6f5f1'],
    say: 'Corvinera es de Guaymas y la usan lo mismo pescadores de domingo que de todos los días.',
  },
  verdeHoyo: {
    name: 'Hoyo Diecinueve',
    label: 'Hoyo 19',
    hex: ['#2c5236', '#d0a548'],
    say: 'Hoyo Diecinueve arma palos en Querétaro a la medida de golfistas que empiezan.',
    factor: 1.04,
  },
} as const satisfies Record<string, Maker>;
