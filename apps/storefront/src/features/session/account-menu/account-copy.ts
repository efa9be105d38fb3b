import type { IconName } from '@tianguis/ui';

/** Texts of the account in the frame of every page; texts of the sign-in are in `copy.ts`. */
export const accountCopy = {
  hello: '¡Hola!',
  helloName: (name: string) => `¡Hola, ${name}!`,
  enter: 'Inicia sesión',
  register: 'Crear cuenta',
  label: 'Cuenta',
  title: 'Tu cuenta',
  accountOf: (name: string) => `Mi cuenta, ${name}`,
  orders: 'Mis pedidos',
  why: 'Entra para ver tus pedidos, favoritos y direcciones.',
  box: 'Con tu cuenta te espera:',
  benefits: [
    { icon: 'package', text: 'Tus pedidos y por dónde van' },
    { icon: 'heart', text: 'Tus favoritos en cualquier dispositivo' },
    { icon: 'pin', text: 'Tus direcciones, listas para pagar' },
  ] satisfies { icon: IconName; text: string }[],
  /** Texts of the specification (UI-06). */
  enterAccount: 'Entrar a mi cuenta',
  checkOrders: 'Revisar mis pedidos',
  signOut: 'Cerrar sesión',
} as const;
