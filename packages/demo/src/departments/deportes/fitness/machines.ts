import { MAKERS as M } from '../makers.ts';
import { aparatos } from '../reviews/fitness.ts';

/** Values that exercise machines share. They are heavy and are delivered by appointment. */
export const MACHINES = {
  reviews: aparatos,
  scene: 'gym',
  makers: [M.tonelaje, M.pulsoLargo, M.fierroViejo],
  trims: ['#1d1d20', '#45484e', '#8b8f96'],
  close: [
    'Mide el hueco y deja medio metro libre atrás y a los lados. Nosotros la llevamos hasta el cuarto que nos digas, con cita.',
    'Ponle un tapete debajo: cuida el piso, absorbe el ruido y no deja que camine sola.',
    'Empieza con veinte minutos, tres veces por semana. Lo importante es que no se vuelva perchero.',
  ],
  points: [
    'Ruedas para moverla',
    'Soporte para tableta y botella',
    'Herramienta incluida',
    'Refacciones en México',
    'Patas niveladoras',
  ],
  warranty: '2 años en estructura y 12 meses en motor, partes electrónicas y mano de obra',
  bigTicket: true,
} as const;
