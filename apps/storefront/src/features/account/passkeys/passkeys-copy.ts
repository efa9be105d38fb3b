import { formatCount, momentFormat } from '@tianguis/domain';

const on = momentFormat({ dateStyle: 'long' });

/** Texts of the passkeys of an account (issue 16, 2). */
export const passkeysCopy = {
  title: 'Llaves de acceso',
  text: 'Entra con tu huella, tu cara o el PIN de tu dispositivo. Nadie te puede robar una llave con un sitio falso.',
  none: 'Todavía no tienes ninguna.',
  add: 'Agregar una llave',
  created: (moment: string) => `Agregada el ${on(moment)}`,
  used: (moment: string) => `Usada por última vez el ${on(moment)}`,
  unused: 'Sin usar todavía',
  synced: 'Sincronizada',
  rename: 'Cambiar nombre',
  of: (name: string) => ` de ${name}`,
  name: 'Nombre de la llave',
  save: 'Guardar nombre',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar la llave ${name}`,
  missing: 'Escribe un nombre para esta llave',
  badName: 'Usa letras y números, hasta 60',
  refused: 'No pudimos agregar esa llave. Inténtalo de nuevo.',
  done: {
    llave: 'Listo: desde ahora puedes entrar con tu llave de acceso.',
    'llave-nombre': 'Listo: cambiamos el nombre de la llave.',
    'llave-quitada': 'Quitaste la llave. Bórrala también de tu dispositivo.',
    'ultima-llave':
      'Quitaste tu última llave, y tu cuenta no tiene contraseña. Para entrar de nuevo, pide un enlace a ' +
      'tu correo en «Olvidé mi contraseña».',
  },
} as const;

/** Texts of the page that adds a passkey. */
export const newPasskeyCopy = {
  title: 'Agregar una llave de acceso',
  intro:
    'Tu dispositivo guarda la llave y te pide tu huella, tu cara o tu PIN para usarla. La tienda no recibe ninguno.',
  card: 'Una llave para este dispositivo',
  hint: 'Para que la reconozcas en tu lista.',
  submit: 'Crear la llave',
} as const;

/** Texts of the offer of a passkey after a sign-in by password. */
export const passkeyOfferCopy = {
  title: 'Entra más rápido la próxima vez',
  text: 'Crea una llave de acceso y entra con tu huella, tu cara o tu PIN, sin escribir tu contraseña.',
  make: 'Crear mi llave',
  later: 'Ahora no',
  laterDays: 30,
} as const;

/** Texts of the authenticator app of an account. */
export const authenticatorCopy = {
  title: 'App de autenticación',
  text: 'Además de tu contraseña, cada vez que entres te pedimos un código de una app de tu teléfono. Sirve sin señal.',
  label: 'Estado:',
  on: 'Activada',
  off: 'Desactivada',
  left: (codes: number) =>
    codes === 0
      ? 'No te quedan códigos de recuperación. Haz nuevos cuanto antes.'
      : codes === 1
        ? 'Te queda un código de recuperación. Haz nuevos antes de que se te acaben.'
        : `Te quedan ${formatCount(codes)} códigos de recuperación.`,
  since: (moment: string) => `Activada el ${on(moment)}`,
  configure: 'Configurar',
  manage: 'Administrar',
  instead: 'Mientras tu app de autenticación esté activada, te pedimos su código en lugar del que llega por correo.',
  start: {
    title: 'Configura tu app',
    again: 'Pasar a otro teléfono',
    text:
      'Instala en tu teléfono una app de autenticación, como Google Authenticator, Microsoft Authenticator ' +
      'o Aegis. Si tu administrador de contraseñas guarda códigos, también sirve.',
    againText: 'Muestra un código QR nuevo. Tu app de antes sirve hasta que escribas un código de la nueva.',
    show: 'Mostrar el código QR',
  },
  scan: {
    title: '1. Escanea este código con tu app',
    alt: 'Código QR con la clave de tu cuenta. Si no puedes escanearlo, usa la clave escrita que está junto a él.',
    open: 'Abrir mi app en este dispositivo',
    key: '¿No puedes escanearlo? Escribe esta clave en tu app:',
    again: 'Usa el código QR que ya escaneaste, o',
    restart: 'empieza de nuevo',
    codeTitle: '2. Escribe el código que muestra',
    code: 'Código de seis dígitos',
    missing: 'Escribe el código de seis dígitos que muestra tu app',
    submit: 'Activar',
  },
  codes: {
    title: 'Tus códigos de recuperación',
    notice: 'Listo: tu app de autenticación está activada.',
    made: 'Listo: estos son tus códigos nuevos. Los de antes ya no sirven.',
    text:
      'Guárdalos en un lugar seguro, fuera de tu teléfono: con ellos entras si lo pierdes. Cada uno sirve ' +
      'una vez, y no los volveremos a mostrar.',
    copy: 'Copiar',
    copied: 'Copiados. Pégalos en un lugar seguro.',
    notCopied: 'No se pudieron copiar. Selecciónalos y cópialos tú.',
    download: 'Descargar',
    file: 'codigos-de-recuperacion.txt',
    fileTitle: (shop: string) => `Códigos de recuperación de tu cuenta en ${shop}. Cada uno sirve una vez.`,
    print: 'Imprimir',
    goOn: 'Ya los guardé',
    make: 'Hacer códigos nuevos',
    makeText: 'Si haces códigos nuevos, los que tienes ahora dejarán de servir.',
  },
  turnOff: {
    title: 'Desactivar la app',
    text: 'Ya no te pediremos un código de la app al entrar. Tus códigos de recuperación tampoco servirán.',
    submit: 'Desactivar',
  },
  done: {
    app: 'Listo: tu app de autenticación está activada.',
    'sin-app': 'Listo: desactivaste tu app de autenticación.',
  },
} as const;
