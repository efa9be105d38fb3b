/** Texts of passkeys that several pages show. */
export const passkeyCopy = {
  cancelled: 'No se usó ninguna llave: se canceló, o se acabó el tiempo. Inténtalo de nuevo cuando quieras.',
  exists: 'Este dispositivo ya tiene una llave de tu cuenta.',
  unable: 'Este dispositivo no pudo usar una llave de acceso. Inténtalo en otro, o entra de otra forma.',
  notYet: 'La página no había terminado de cargar. Espera un momento y presiona el botón otra vez.',
  waiting: 'Sigue los pasos de tu dispositivo…',
  noScript: 'Las llaves de acceso necesitan JavaScript. Actívalo en tu navegador y vuelve a cargar la página.',
  notHere: 'Este navegador no tiene llaves de acceso. Actualízalo, o usa otro dispositivo.',
} as const;
