import { plural } from '@tianguis/domain';
import type { IconName } from '@tianguis/ui';

/** Texts of the settings (RT-20) and of the page "Menú" (RT-21). */
export const settingsCopy = {
  title: 'Ajustes',
  description: 'Tema, código postal y lo que este dispositivo recuerda de tus visitas.',
  intro: 'Valen para este dispositivo y este navegador, con o sin cuenta.',
  withoutScript:
    'Los ajustes se guardan en tu dispositivo con JavaScript, que está apagado en tu navegador. Préndelo para cambiarlos; el tema sigue el de tu sistema, y tu código postal sí puedes guardarlo.',
  theme: {
    title: 'Apariencia',
    label: 'Tema',
    choices: { system: 'Como mi sistema', light: 'Claro', dark: 'Oscuro' },
  },
  postalCode: {
    title: 'Código postal',
    text: 'Con él calculamos cuándo llega tu pedido.',
    none: 'Aún no nos dices a dónde enviar.',
    stored: 'Enviamos al',
    add: 'Agregar',
    change: 'Cambiar',
    forget: 'Olvidar',
    forgetCode: 'Olvidar mi código postal',
    forgotten: 'Olvidamos tu código postal.',
  },
  clear: 'Borrar',
  undo: 'Deshacer',
  undone: 'Listo, lo regresamos.',
  seen: {
    title: 'Vistos recientemente',
    none: 'Aquí verás lo que mires.',
    some: (number: number) => `Este dispositivo recuerda ${plural(number, 'producto', 'productos')} que viste.`,
    clear: 'Borrar vistos',
    cleared: (number: number) => `Borramos ${plural(number, 'producto visto', 'productos vistos')}.`,
  },
  searches: {
    title: 'Búsquedas recientes',
    none: 'Aquí verás lo que busques.',
    some: (number: number) => `Este dispositivo recuerda ${plural(number, 'búsqueda', 'búsquedas')}.`,
    clear: 'Borrar búsquedas',
    cleared: (number: number) => `Borramos ${plural(number, 'búsqueda', 'búsquedas')}.`,
  },
  notifications: {
    title: 'Notificaciones',
    newsletter: 'Recibir las ofertas por correo',
    own: 'Elegir qué me avisan por correo',
  },
  more: {
    title: 'Menú',
    description: 'Todas las secciones: compras, ayuda, cuenta y legales.',
    account: 'Tu cuenta',
    enter: 'Inicia sesión',
    register: 'Crear cuenta',
    /** As many rows as a customer has additional links, so that the content below does not move. */
    benefits: [
      { icon: 'package', text: 'Tus pedidos y por dónde van' },
      { icon: 'heart', text: 'Tus favoritos a la mano' },
      { icon: 'pin', text: 'Tus direcciones, listas' },
    ] satisfies { icon: IconName; text: string }[],
    device: 'Este dispositivo',
    departments: 'Todas las categorías',
    postalCode: 'Código postal',
  },
} as const;
