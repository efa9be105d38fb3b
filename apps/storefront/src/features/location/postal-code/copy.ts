/** Texts of the delivery address: the bar, the modal and the page of its form. */
export const locationCopy = {
  label: 'Dirección de entrega',
  ask: 'Ingresa tu',
  what: 'código postal',
  deliverTo: 'Enviar al',
  dialog: {
    title: '¿A dónde lo enviamos?',
    field: 'Código postal',
    example: 'Ej. 06700',
    save: 'Guardar',
    forget: 'Olvidar mi código postal',
    error: 'El Código Postal debe ser igual a 5 dígitos',
    /** Shown by the browser if the server cannot give a more precise text. */
    impossible: 'Ningún código postal empieza así. Revísalo.',
    signedIn: '¿Ya tienes cuenta?',
    signIn: 'Inicia sesión para elegir una dirección',
    unknown: '¿No sabes tu código postal?',
    otherTab: '(se abre en otra pestaña)',
    saved: (code: string) => `Listo, enviaremos al ${code}.`,
    forgotten: 'Listo, olvidamos tu código postal.',
    failed: 'No pudimos guardar tu código postal. Inténtalo otra vez.',
    back: 'Volver a donde estabas',
  },
} as const;
