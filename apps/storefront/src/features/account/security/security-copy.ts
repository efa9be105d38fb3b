import { momentFormat, passwordLength, plural } from '@tianguis/domain';

const inWords = momentFormat({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** Texts of the security of an account. */
export const securityCopy = {
  title: 'Seguridad',
  intro: 'Quién puede entrar a tu cuenta, y dónde entraste tú.',
  password: {
    title: 'Contraseña',
    text: 'Cámbiala si alguien más pudo verla, o si la usas en otro sitio.',
    change: 'Cambiar contraseña',
  },
  twoStep: {
    title: 'Verificación en dos pasos',
    text: 'Además de tu contraseña, cada vez que entres te pedimos un código que te llega por correo.',
    label: 'Estado:',
    on: 'Activada',
    off: 'Desactivada',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    newDevice: 'Aunque esté desactivada, en un dispositivo nuevo siempre pedimos un código.',
  },
  sessions: {
    title: 'Dispositivos con tu sesión abierta',
    text: 'Si no reconoces alguno, cierra su sesión y cambia tu contraseña.',
    current: 'Este dispositivo',
    seen: (when: string) => `Visto por última vez el ${inWords(when)}`,
    since: (when: string) => `Entraste el ${inWords(when)}`,
    address: (address: string) => `Dirección IP ${address}`,
    end: 'Cerrar',
    endOf: (device: string, when: string) => `Cerrar la sesión de ${device}, que entró el ${inWords(when)}`,
    endAll: 'Cerrar todas las demás',
    only: 'Solo este dispositivo tiene tu sesión abierta.',
  },
  done: {
    contrasena: 'Listo: tu contraseña cambió y cerramos tus demás sesiones.',
    'dos-pasos': 'Listo: desde ahora te pedimos un código cada vez que entres.',
    'un-paso': 'Listo: ya no te pedimos un código en tus dispositivos conocidos.',
    sesion: 'Cerramos esa sesión. La próxima vez pediremos un código en ese dispositivo.',
  } as Readonly<Record<string, string>>,
  ended: (count: number) =>
    count === 0 ? 'No había otras sesiones abiertas.' : `Cerramos ${plural(count, 'sesión', 'sesiones')}.`,
} as const;

export const passwordCopy = {
  title: 'Cambiar contraseña',
  intro: 'Al guardarla cerramos tu sesión en tus demás dispositivos; en este sigues dentro.',
  card: 'Elige una contraseña nueva',
  account: 'Correo de tu cuenta',
  field: 'Contraseña nueva',
  hint: `Al menos ${passwordLength.least} caracteres. Tres o cuatro palabras que no vayan juntas son fáciles de recordar y difíciles de adivinar.`,
  submit: 'Guardar contraseña',
  missing: 'Escribe tu contraseña nueva',
} as const;
