import type { IconName } from '@tianguis/ui';

/** Words of the account in the frame: every page has them, so they are apart from those of signing in. */
export const accountCopy = {
  hello: '¡Hola!',
  enter: 'Inicia sesión',
  register: 'Crear cuenta',
  label: 'Cuenta',
  title: 'Tu cuenta',
  orders: 'Mis pedidos',
  why: 'Entra para ver tus pedidos, favoritos y direcciones.',
  box: 'Con tu cuenta te espera:',
  waiting: [
    { icon: 'package', text: 'Tus pedidos y por dónde van' },
    { icon: 'heart', text: 'Tus favoritos en cualquier dispositivo' },
    { icon: 'pin', text: 'Tus direcciones, listas para pagar' },
  ] satisfies { icon: IconName; text: string }[],
} as const;
