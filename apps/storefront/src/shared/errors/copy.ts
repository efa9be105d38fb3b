/** Texts of the error pages. The texts of the crash page come from the specification (UI-13). */
export const errorCopy = {
  notFound: {
    title: 'No encontramos esta página',
    text: 'Puede que el enlace esté incompleto o que el puesto haya cambiado de lugar. Busca lo que necesitas o sigue por aquí.',
  },
  refused: {
    title: 'No pudimos atender tu petición',
    text: 'Llegó incompleta o con algo que no esperábamos. Regresa a la página anterior e inténtalo otra vez, o sigue por aquí.',
  },
  /** Texts by status. */
  refusedBy: {
    403: {
      title: 'Esta solicitud no viene de nuestra tienda',
      text: 'Por tu seguridad no la atendimos. Entra a la tienda y hazlo desde aquí.',
    },
    405: {
      title: 'Aquí no se puede hacer eso',
      text: 'Esta página se puede ver, pero no recibe lo que se le envió. Ábrela de nuevo desde la tienda, o sigue por aquí.',
    },
    408: {
      title: 'Tu solicitud tardó demasiado',
      text: 'Puede que tu conexión esté lenta. Inténtalo otra vez, o sigue por aquí.',
    },
    413: {
      title: 'Lo que enviaste es demasiado grande',
      text: 'Regresa a la página anterior y envía menos datos, o sigue por aquí.',
    },
    415: {
      title: 'No podemos leer ese formato',
      text: 'Lo que se envió no es un formulario de la tienda. Regresa a la página anterior e inténtalo otra vez, o sigue por aquí.',
    },
    431: {
      title: 'Tu navegador envía demasiados datos',
      text: 'Borra las cookies de esta tienda e inténtalo otra vez.',
    },
  } as Readonly<Record<number, { title: string; text: string }>>,
  forbidden: {
    title: 'Esta página no es para tu cuenta',
    text: 'Tu cuenta no tiene permiso para verla. Si crees que debería, entra con otra cuenta o escríbenos.',
  },
  tooMany: {
    title: 'Vas muy rápido',
    text: 'Recibimos muchas solicitudes seguidas desde tu conexión. Espera un momento y vuelve a cargar la página.',
    after: (wait: string) => `Podrás entrar de nuevo en ${wait}.`,
  },
  ways: { departments: 'Ver categorías', home: 'Ir al inicio' },
  crash: {
    title: 'Se produjo un error',
    text: 'Puede deberse a un error técnico que estamos intentando solucionar. Actualiza la página',
    unavailable: 'Lo que ya guardaste sigue a salvo.',
    reload: 'Volver a cargar la página',
  },
} as const;
