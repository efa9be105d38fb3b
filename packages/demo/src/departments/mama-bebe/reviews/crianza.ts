import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of nappies, wipes and baths. */
export const panal: ReviewPhrases = {
  good: [
    'Aguanta toda la noche, amaneció seco y nosotros dormidos.',
    'No le rozó nada y eso que tiene piel muy delicada.',
    'La talla viene justa según el peso, háganle caso a la tabla.',
    'Huele poquito o nada, que es lo que buscaba.',
    'En paquete grande sale mucho mejor que en la tienda.',
    'Llegó al otro día, justo cuando quedaban tres.',
    'Mi pediatra vio los ingredientes y le parecieron bien.',
    'Suavecito y no se deshace.',
    'Ya vamos por la tercera caja de {producto}.',
    'El empaque aguanta, no se abre en la pañalera.',
  ],
  mixed: [
    'Bueno para el día, de noche sí se pasa.',
    'La talla viene chica, pidan una más.',
    'Cumple, aunque el aroma no me encantó.',
    'La caja llegó rota pero completa.',
    'Está bien, en oferta vale mucho la pena.',
  ],
  bad: [
    'Se le salió todo, una lata cambiar ropa y sábana.',
    'Le sacó rozadura a mi niña.',
    'Venían menos piezas de las que dice.',
    'Se rompe al jalar.',
    'Tardó una semana, imagínense sin eso en casa.',
  ],
};

/** Reviews of products for feeding. */
export const comida: ReviewPhrases = {
  good: [
    'Lo agarró a la primera y eso que rechazaba todo.',
    'Fácil de lavar, no tiene recovecos.',
    'No gotea en la pañalera, probado en taxi y en avión.',
    'Ya es el favorito de la pañalera.',
    'Buen tamaño para sus manitas.',
    'Se puede hervir y no se deforma.',
    'Mi bebé de ocho meses come solito, un cochinero feliz.',
    'Lo llevamos con la abuela y ya quiere otro allá.',
    'El material se siente bueno, sin olor a plástico.',
    'Llegó bien sellado y con instructivo claro.',
  ],
  mixed: [
    'Útil, pero las marcas de medida se borran.',
    'Bonito, aunque más chico de lo que imaginé.',
    'El flujo es lento para mi hijo, a otros les irá bien.',
    'Cumple, la tapa cuesta trabajo.',
    'Está bien, esperaba dos piezas.',
  ],
  bad: [
    'Gotea por la rosca, manchó la mochila.',
    'Se descoloró en el primer hervor.',
    'Mi bebé no lo quiso ni ver.',
    'Llegó roto de una esquina.',
    'Muy duro para la encía.',
  ],
};

/** Reviews of clothing for babies and mothers. */
export const ropa: ReviewPhrases = {
  good: [
    'La tela es suavecita y no se hizo bolita al lavar.',
    'La talla viene bien, le duró todo el invierno.',
    'Los broches cierran a la primera, con un bebé que patea eso es oro.',
    'En {color} se ve precioso, ya tiene dos.',
    'Cómodo de verdad, lo uso hasta para dormir.',
    'Salió mejor de lo que esperaba por ese precio.',
    'No encogió ni tantito, y lo lavé en caliente.',
    'Mi bebé nació en enero y con este no pasó frío.',
    'Costuras planas, no le marca nada.',
    'Muy bonito para foto de recién nacido.',
  ],
  mixed: [
    'Bonito, pero viene una talla chica.',
    'La tela es más delgada de lo que pensé.',
    'El color {color} en persona es otro tono.',
    'Bien, aunque los broches están duros.',
    'Cumple para diario.',
  ],
  bad: [
    'Se descosió en la segunda lavada.',
    'Encogió una talla completa.',
    'Destiñó toda la carga de ropa.',
    'La tela raspa.',
    'Llegó con una mancha que no sale.',
  ],
};

/** Reviews of baby washes and creams. */
export const bano: ReviewPhrases = {
  good: [
    'No le ardieron los ojos, el baño ya no es pleito.',
    'Le quitó la rozadura en dos noches.',
    'Huele suave, nada fuerte.',
    'Deja la piel suavecita.',
    'Rinde mucho, con una bomba basta.',
    'Nuestra pediatra revisó la etiqueta y le pareció bien.',
    'No reseca, y lo bañamos diario.',
    'Se enjuaga rapidísimo.',
    'La usa hasta la abuela.',
    'Ya compramos el grande.',
  ],
  mixed: [
    'Bien, aunque hace poca espuma.',
    'El aroma no me encantó.',
    'El dosificador se traba.',
    'Cumple, sin más.',
    'Un poco caro.',
  ],
  bad: ['Le sacó granitos.', 'Llegó derramado.', 'Le ardió.', 'La tapa venía rota.', 'No le hizo nada a la rozadura.'],
};

/** Reviews of baby food. */
export const papillas: ReviewPhrases = {
  good: [
    'Se la comió completa, y eso que escupe todo.',
    'Ingredientes que conozco y nada más.',
    'Perfectas para la pañalera.',
    'Huelen a fruta de verdad.',
    'Buena textura para su edad.',
    'Me salvó en carretera.',
    'Fecha larga y bien selladas.',
    'Mi sobrina pide más.',
    'Sin azúcar, gracias.',
    'La caja de doce sale mejor.',
  ],
  mixed: [
    'A veces la acepta y a veces no.',
    'Un poco aguada.',
    'La porción es chica.',
    'Buena, pero cara para diario.',
    'El sabor es muy suave.',
  ],
  bad: ['No le gustó a mi bebé.', 'Una venía inflada.', 'Llegaron dos abiertas.', 'Casi caducadas.', 'Muy ácida.'],
};

/** Reviews of products for nursing. */
export const amamantar: ReviewPhrases = {
  good: [
    'Me salvó al regresar al trabajo.',
    'No lastima.',
    'Fácil de lavar y de armar.',
    'Silencioso, lo usé en una junta.',
    'Bolsas que no gotean, por fin.',
    'Mi asesora de lactancia lo recomendó.',
    'Vale lo que cuesta.',
    'Discreto debajo de la blusa.',
    'Llegó al otro día, lo necesitaba ya.',
    'Trae buen instructivo.',
  ],
  mixed: [
    'Funciona, aunque es lento.',
    'Me hubiera gustado otra medida.',
    'Bien, pero ruidoso.',
    'Cumple, la pila dura poco.',
    'Caro, pero lo uso diario.',
  ],
  bad: [
    'Dejó de succionar.',
    'Me lastimó.',
    'Venía incompleto.',
    'Se rompieron dos al congelar.',
    'Pérdida de dinero.',
  ],
};

/** Reviews of maternity wear. */
export const mamas: ReviewPhrases = {
  good: [
    'Me acompañó hasta el noveno mes.',
    'No aprieta la panza.',
    'La usé también después, para amamantar.',
    'La tela cede y regresa.',
    'Por fin algo que no parece carpa.',
    'En {color} combina con todo.',
    'Cómoda para trabajar sentada.',
    'Se lava y queda igual.',
    'La talla corresponde a la de siempre.',
    'Fresca para el calor.',
  ],
  mixed: [
    'Bonita, pidan una talla más.',
    'Se baja un poquito al caminar.',
    'El {color} es otro tono.',
    'Algo transparente.',
    'Cumple para los primeros meses.',
  ],
  bad: ['Se descosió.', 'Aprieta la cintura.', 'Se hizo bolitas.', 'Talla muy chica.', 'Tela calurosa.'],
};
