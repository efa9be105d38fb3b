/** Texts for mails that cannot be shown, by the status of the reply. No text reveals whether the mail exists. */
export const mailCopy = {
  400: {
    title: 'A este enlace le falta un pedazo',
    text: 'Algunos programas de correo cortan los enlaces largos. Ábrelo otra vez desde tu correo, o cópialo completo.',
  },
  404: {
    title: 'No encontramos este correo',
    text: 'Puede que el enlace esté incompleto. Ábrelo otra vez desde tu correo, o sigue por aquí.',
  },
  410: {
    title: 'Este enlace ya venció',
    text: 'Por tu seguridad, nuestros correos se abren aquí solo por un tiempo. El que recibiste sigue en tu buzón.',
  },
} as const;

export type MailFault = keyof typeof mailCopy;
