/** Words of the pages that stand in for another. Those of the crash page are the specification's (UI-13). */
export const errorCopy = {
  notFound: {
    title: 'No encontramos esta página',
    text: 'Puede que el enlace esté incompleto o que el puesto haya cambiado de lugar. Busca lo que necesitas o sigue por aquí.',
  },
  refused: {
    title: 'No pudimos atender tu petición',
    text: 'Llegó incompleta o con algo que no esperábamos. Regresa a la página anterior e inténtalo otra vez, o sigue por aquí.',
  },
  ways: { departments: 'Ver categorías', home: 'Ir al inicio' },
  crash: {
    title: 'Se produjo un error',
    text: 'Puede deberse a un error técnico que estamos intentando solucionar. Actualiza la página',
    unavailable: 'Lo que ya guardaste sigue a salvo.',
    reload: 'Volver a cargar la página',
  },
} as const;
