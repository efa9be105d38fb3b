import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of dry goods that need cooking. */
export const granos: ReviewPhrases = {
  good: [
    'Se coció parejo y no salió ni una piedrita. Ya pedí otra vez.',
    'Rinde un buen, con una bolsa comemos los cinco varios días.',
    'Llegó antes y con caducidad lejana, de más de un año.',
    'Mi suegra, que es difícil, preguntó dónde lo había comprado.',
    'Ya van tres veces que pido {producto} y siempre sale igual de bien.',
    'Limpio y bien empacado, la bolsa venía dentro de otra por si se rompía.',
    'Buen precio, en la tienda de la esquina me sale más caro.',
    'Se nota fresco, huele a recién empacado.',
    'Lo uso para mi fondita y los clientes contentos.',
    'Quedó justo como en casa de mi abuela. No exagero.',
    'La bolsa cierra bien y así no se le meten bichitos.',
  ],
  mixed: [
    'De sabor bien, pero tardó más en cocerse de lo que dice el empaque.',
    'Cumple. La bolsa llegó abierta de una esquina y se tiró un poco.',
    'Está bien, aunque esperaba más cantidad por ese precio.',
    'Uno de los dos paquetes venía con la fecha muy próxima.',
    'Normalito, para diario sirve.',
  ],
  bad: [
    'La bolsa llegó rota y todo regado en la caja.',
    'Me salió con polvito y un gorgojo, tuve que tirarlo.',
    'Pedí la presentación grande y mandaron la chica.',
    'Sabe a guardado, no me gustó.',
    'Lo dejé horas en la lumbre y nada, seguía duro.',
  ],
};

/** Reviews of tins, jars, oils, seasonings and sweeteners. */
export const frascos: ReviewPhrases = {
  good: [
    'Buen sabor y nada salado, se puede comer directo.',
    'Las latas llegaron sin un solo golpe, muy bien protegidas.',
    'Siempre tengo {producto} en la alacena, me saca de apuros.',
    'Me gustó que la lista de ingredientes es corta y se entiende.',
    'Con poquito alcanza, dura bastante.',
    'Lo uso diario y a mis hijos les encanta.',
    'Llegó al día siguiente y con buena fecha.',
    'Mejor que el que compraba antes, y sale más barato en paquete.',
    'La tapa cierra bien y no escurre.',
    'Huele riquísimo desde que lo abres.',
  ],
  mixed: [
    'El sabor bien, el envase difícil de abrir.',
    'Una lata venía abollada, aunque no estaba inflada y la usé.',
    'Pensé que era más grande, revisen los gramos.',
    'Ni fu ni fa, para salir del paso.',
    'Está bueno pero subió de precio desde la última vez.',
  ],
  bad: [
    'Llegó derramado y embarró todo lo demás del pedido.',
    'El frasco venía estrellado, qué lástima.',
    'Muy insípido, me quedé con las ganas.',
    'Caducaba en dos semanas y nadie avisa.',
    'No es lo que se ve en la foto, la presentación es otra.',
  ],
};

/** Reviews of pasta and flour. */
export const harinas: ReviewPhrases = {
  good: [
    'La pasta no se bate aunque se me pasen los minutos.',
    'Me salieron infladas a la primera, y soy mala para esto.',
    'Rinde un buen, con un paquete comemos cuatro.',
    'Llegó con fecha larga y sin un solo hoyito en la bolsa.',
    'La receta de atrás sí funciona, la hice tal cual.',
    'Buen precio por el paquete grande.',
    'Mis hijos pidieron repetir, con eso lo digo todo.',
    'La uso en mi cocina económica y no me ha fallado.',
    'Se siente fresca, nada de olor a guardado.',
    'Ya es de cajón en la despensa de la casa.',
  ],
  mixed: [
    'Está bien, aunque absorbe más agua de la que dice.',
    'El empaque no vuelve a cerrar, hay que pasarlo a un frasco.',
    'Cumple para diario, nada más.',
    'Un poco cara si no está en oferta.',
    'El sabor bien, la textura esperaba otra.',
  ],
  bad: [
    'La bolsa llegó reventada, todo blanco.',
    'Traía animalitos, la tiré completa.',
    'Se pegó toda y quedó como engrudo.',
    'Me mandaron otra presentación.',
    'Sabe a humedad.',
  ],
};

/** Reviews of spices, sugar and sweeteners. */
export const secos: ReviewPhrases = {
  good: [
    'Abres el empaque y huele toda la cocina.',
    'Con poquito alcanza, me va a durar meses.',
    'Se ve y se huele fresco, nada de polvo viejo.',
    'Lo usé en el ponche y quedó como el de mi abuela.',
    'Buen gramaje por lo que cuesta.',
    'Llegó perfectamente sellado.',
    'No se apelmaza, y eso que vivo en la costa.',
    'Cambié el del súper por este y no regreso.',
    'Lo pido cada dos meses para mi negocio de postres.',
    'El frasco ya lo estoy reusando, está bonito.',
  ],
  mixed: [
    'Bueno, pero esperaba el aroma más fuerte.',
    'La bolsa cierra mal, hay que ponerle pinza.',
    'Es menos cantidad de la que imaginé.',
    'Cumple, aunque no le noté gran diferencia.',
    'Llegó con grumos, se deshacen fácil.',
  ],
  bad: [
    'No huele a nada, como si fuera viejo.',
    'Llegó abierto y regado en la caja.',
    'Me pareció caro para lo poquito que trae.',
    'El sabor no me gustó, deja amargo.',
    'La fecha estaba por vencer.',
  ],
};

/** Reviews of soups and ready meals. */
export const guisos: ReviewPhrases = {
  good: [
    'Lo caliento en la oficina y todos preguntan qué es.',
    'Trae pedazos de verdad, no puro caldo.',
    'Me salvó una noche de visitas.',
    'Sabe casero, le puse limón y listo.',
    'No necesita refri, me lo llevé a la playa.',
    'Buen punto de sal.',
    'Mi abuelita lo aprobó, y ella no aprueba nada.',
    'La porción llena bien a una persona con hambre.',
    'Ya tengo cuatro en la alacena por si acaso.',
    'Con unas tostadas rinde para dos.',
  ],
  mixed: [
    'Rico, pero le falta un poquito de picor.',
    'La porción es más chica de lo que parece en la foto.',
    'El sabor bien, la textura algo blanda.',
    'Está bueno, aunque por ese precio lo hago yo.',
    'Hay que agregarle sal y cebolla para que quede.',
  ],
  bad: [
    'La bolsa llegó inflada, no lo abrí.',
    'Casi no trae carne.',
    'Muy salado, no lo terminé.',
    'Se reventó en la caja y ensució lo demás.',
    'No sabe a lo que dice.',
  ],
};
