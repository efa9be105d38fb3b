/** Replies of sellers. `{nombre}` is the author's first name, `{tienda}` the store's name. */
export const apologies: readonly string[] = [
  'Hola, {nombre}. Lamentamos lo que nos cuentas. Te escribimos por mensaje para cambiarlo o devolverte tu dinero, como prefieras.',
  'Buen día, {nombre}. Así no debió llegarte. Ya levantamos el reporte con la paquetería y hoy mismo sale tu reposición sin costo.',
  'Gracias por avisarnos, {nombre}. Revisamos el lote y detectamos la falla; nuestro equipo se comunica contigo para hacer válida la garantía.',
  'Hola, {nombre}. Sentimos la mala experiencia. Desde tu pedido puedes iniciar la devolución y nosotros pagamos la guía.',
  'Te ofrecemos una disculpa, {nombre}. Tomamos nota para mejorar y te mandamos un correo con la solución.',
  'Hola, {nombre}. ¿Nos compartes unas fotos por mensaje? Queremos resolverlo hoy. Equipo de {tienda}.',
];

/** Replies to reviews with three stars. */
export const attention: readonly string[] = [
  'Gracias por tu opinión, {nombre}. Le pasamos tu comentario al equipo para mejorar.',
  'Hola, {nombre}. Tomamos nota de lo que nos dices. Si algo no te convence, escríbenos y lo vemos.',
  'Gracias por contarnos, {nombre}. Con gusto te ayudamos por mensaje si necesitas algo más.',
  'Te agradecemos la sinceridad, {nombre}. Saludos de {tienda}.',
];

export const thanks: readonly string[] = [
  '¡Gracias, {nombre}! Nos da gusto que te haya servido. Aquí estamos para lo que necesites.',
  'Qué bueno leerte, {nombre}. Saludos de todo el equipo de {tienda}.',
  'Gracias por tu confianza, {nombre}. ¡Que lo disfrutes mucho!',
  'Muchas gracias por tomarte el tiempo de opinar, {nombre}.',
];
