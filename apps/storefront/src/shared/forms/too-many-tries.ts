import { plural } from '@tianguis/domain';

/** Text after too many tries. The time is rounded up, so that shoppers do not try too early. */
export const tooManyTries = (seconds: number): string =>
  seconds > 90
    ? `Hubo muchos intentos seguidos. Espera ${plural(Math.ceil(seconds / 60), 'minuto', 'minutos')} e inténtalo de nuevo.`
    : `Hubo muchos intentos seguidos. Espera ${plural(Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos')} e inténtalo de nuevo.`;
