/** Texts of the pages behind the mailed links of the newsletter (AP-19), and the paths of the pages. */
export const linkCopy = {
  confirmar: {
    title: 'Confirma tu suscripción',
    ask: 'Recibirás nuestro boletín una vez por semana. Te puedes dar de baja cuando quieras, desde cada correo.',
    submit: 'Confirmar mi suscripción',
    done: 'Listo: ya recibes nuestro boletín. Te mandamos un correo con el enlace para darte de baja.',
    dead: 'Este enlace ya no sirve. Suscríbete otra vez abajo, y te mandamos otro.',
  },
  baja: {
    title: 'Darte de baja del boletín',
    ask: '¿Ya no quieres recibir nuestro boletín? Borramos tu correo de la lista.',
    submit: 'Darme de baja',
    done: 'Listo: borramos tu correo de la lista. Si cambias de opinión, suscríbete otra vez abajo.',
    dead: 'Este enlace no sirve. Usa el de tu boletín más reciente, o escríbenos.',
  },
  contact: 'Escribirnos',
} as const;

export const linkSteps = ['confirmar', 'baja'] as const;
export type LinkStep = (typeof linkSteps)[number];
