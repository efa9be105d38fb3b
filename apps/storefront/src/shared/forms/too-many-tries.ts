import { plural } from '@tianguis/domain';

/** What a form says after too many tries: rounded up, so that nobody tries too early. */
export const tooManyTries = (seconds: number): string =>
  seconds > 90
    ? `Hubo muchos intentos seguidos. Espera ${plural(Math.ceil(seconds / 60), 'minuto', 'minutos')} e inténtalo de nuevo.`
    : `Hubo muchos intentos seguidos. Espera ${plural(Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos')} e inténtalo de nuevo.`;
