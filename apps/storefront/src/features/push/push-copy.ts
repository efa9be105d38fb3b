import type { PushKind } from '@tianguis/contract';

/** Texts of push notifications (RT-20, issue 41). */
export const pushCopy = {
  visitor: 'Inicia sesión y este dispositivo puede avisarte de tus pedidos y favoritos. Las ofertas llegan por correo.',
  off: 'Este dispositivo puede avisarte cuando tu pedido avance, y cuando algo que guardaste baje de precio o vuelva.',
  unsupported: 'Este navegador no muestra notificaciones. Te avisamos por correo.',
  homeScreen:
    'En iPhone y iPad, agrega la tienda a tu pantalla de inicio y ábrela desde ahí. Así puede mostrarte notificaciones.',
  blocked: 'Bloqueaste las notificaciones de esta tienda. Permítelas en los ajustes de tu navegador y vuelve aquí.',
  failed: 'No pudimos activarlas. Inténtalo de nuevo en un momento.',
  notStored: 'No pudimos guardar el cambio. Inténtalo de nuevo en un momento.',
  allow: 'Activar notificaciones',
  allowing: 'Activando…',
  allowed: 'Listo: este dispositivo te avisa.',
  end: 'Desactivar en este dispositivo',
  ended: 'Desactivamos las notificaciones de este dispositivo.',
  kinds: {
    pedidos: { label: 'Mis pedidos', hint: 'Cuando se confirma, sale y llega' },
    precios: { label: 'Bajó de precio', hint: 'Algo que guardaste en tus favoritos' },
    existencias: { label: 'Ya hay otra vez', hint: 'Algo que guardaste y estaba agotado' },
  } satisfies Record<PushKind, { label: string; hint: string }>,
  turnedOn: (label: string) => `Activaste «${label}».`,
  turnedOff: (label: string) => `Desactivaste «${label}».`,
  afterOrder: {
    title: '¿Te avisamos aquí cuando avance tu pedido?',
    text: 'Te mostramos una notificación cuando salga y cuando llegue. La apagas cuando quieras en Ajustes.',
    yes: 'Sí, avísame',
    no: 'Ahora no',
  },
} as const;
