import { newFactorDays } from '@tianguis/domain';

/** The page behind "No fui yo" in mails about a new passkey or app. */
export const notMeCopy = {
  title: '¿No fuiste tú?',
  text:
    'Presiona el botón, y quitamos de tu cuenta la llave de acceso o la app de la que te avisamos en el correo. ' +
    'También cerramos todas las sesiones. No hace falta que entres.',
  submit: 'No fui yo: quitarla',
  doneTitle: 'Ahora elige una contraseña nueva',
  next:
    'Quien la agregó puede conocer tu contraseña. Al elegir otra, quitamos también lo demás que se agregó en los ' +
    `últimos ${newFactorDays} días.`,
  deadTitle: 'Este enlace ya no sirve',
  dead:
    'Elige una contraseña nueva: así cerramos todas las sesiones y quitamos las llaves de acceso y la app que se ' +
    `agregaron en los últimos ${newFactorDays} días.`,
  failed: 'No pudimos quitarla. Inténtalo otra vez en un momento.',
  recover: 'Elegir una contraseña nueva',
};
