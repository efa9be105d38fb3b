/** Texts of the sign-in by passkey. */
export const passkeyEntryCopy = {
  enter: 'Entrar con una llave de acceso',
  refused:
    'No reconocemos esa llave: quizá la quitaste de tu cuenta, o pasó mucho tiempo. Inténtalo de nuevo, o entra con tu contraseña.',
} as const;
