/** Words of the worker. */
import { dateInMexico, momentFormat, plural } from '@tianguis/domain';

export const words = {
  copy: 'Copia guardada',
  causes: { offline: 'Sin conexión:', slow: 'Tu conexión va lenta:' },
  copyFrom: 'esta página es',
  copyShort: 'Es',
  back: 'Ya hay conexión.',
  reload: 'Recargar',
  offline: {
    title: 'Te quedaste sin conexión',
    text: 'No llegamos a internet. Revisa tus datos o tu wifi; en cuanto vuelva la conexión, esta página se carga sola.',
    sent: 'No se envió nada. Regresa a la página anterior y vuelve a intentarlo cuando haya conexión.',
    again: 'Volver a intentar',
    own: 'Tu carrito y tus pedidos',
    pages: 'Páginas que ya viste',
    kept: 'Esto lo guardamos en tu dispositivo, así que puedes verlo sin conexión:',
    none: 'Las páginas que veas con conexión se guardan aquí para cuando no la haya.',
  },
};

/** Of presses that wait for a connection. */
export const waitedWords = {
  cart: 'Lo agregaremos a tu carrito en cuanto vuelva la conexión.',
  saved: 'Lo guardaremos en tus favoritos en cuanto vuelva la conexión.',
  removed: 'Lo quitaremos de tus favoritos en cuanto vuelva la conexión.',
  tooOld: 'Pasó más de un día desde que lo elegiste.',
  refused: 'Inténtalo de nuevo.',
  /** @param refused texts of the shop about what it refused */
  report(added: number, saved: number, refused: readonly string[]): string {
    const done = [
      added > 0 && `agregamos a tu carrito ${plural(added, 'producto', 'productos')}`,
      saved > 0 && 'actualizamos tus favoritos',
    ].filter((part) => part !== false);
    const failed = refused.length > 0 ? ` No pudimos con todo: ${[...new Set(refused)].join(' ')}` : '';
    return `Ya hay conexión${done.length > 0 ? `: ${done.join(' y ')}` : ''}.${failed}`;
  },
};

const day = momentFormat({ day: 'numeric', month: 'long' });
const time = momentFormat({ timeStyle: 'short' });
const dayMs = 86_400_000;

/** "de hoy a las 10:32 a.m.", "de ayer a la 1:05 p.m.", "del 28 de noviembre a las 9:00 a.m." */
export function fromWhen(moment: number, now: number): string {
  const date = dateInMexico(moment);
  const clock = time(moment);
  const name =
    date === dateInMexico(now) ? 'de hoy' : date === dateInMexico(now - dayMs) ? 'de ayer' : `del ${day(moment)}`;
  return `${name} ${/^0?1:/.test(clock) ? 'a la' : 'a las'} ${clock}`;
}
