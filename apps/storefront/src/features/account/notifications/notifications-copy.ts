import type { NotificationKind } from '@tianguis/contract';

/** Texts of the notifications (RT-20). */
export const notificationsCopy = {
  title: 'Avisos',
  intro: 'Tú decides qué te contamos. Lo que cambies aquí vale en todos tus dispositivos.',
  card: 'Por correo',
  to: (correo: string) => `Llegan a ${correo}.`,
  kinds: {
    pedidos: { label: 'Mis pedidos', hint: 'Cuando confirmamos, enviamos y entregamos tu compra' },
    ofertas: { label: 'Ofertas y promociones', hint: 'Lo mejor de la semana y las ventas especiales' },
    favoritos: { label: 'Mis favoritos', hint: 'Cuando algo que guardaste baja de precio o vuelve' },
    opiniones: { label: 'Opiniones', hint: 'Para contarnos qué tal te salió lo que compraste' },
  } satisfies Record<NotificationKind, { label: string; hint: string }>,
  always: 'Lo que cuida tu cuenta (entradas nuevas, cambios de correo o contraseña) te lo avisamos siempre.',
  save: 'Guardar cambios',
  saved: 'Guardamos tus avisos.',
  turnedOn: (label: string) => `Activaste «${label}».`,
  turnedOff: (label: string) => `Desactivaste «${label}».`,
  failed: (label: string) => `No pudimos guardar «${label}». Inténtalo de nuevo en un momento.`,
} as const;
