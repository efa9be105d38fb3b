import type { ReviewPhrases } from '../../types.ts';

/** Of diapers, wipes and baths. */
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

/** Of feeding. */
export const comida: ReviewPhrases = {
  good: [
    'Lo agarró a la primera y eso que rechazaba todo.',
    'Fácil de lavar, no tiene recovecos.',
    'No gotea en la pañalera, probado en taxi y en avión.',
    'Bajaron los cólicos, o por lo menos llora menos.',
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

/** Of strollers, cribs, chairs and all that is assembled. */
export const mueble: ReviewPhrases = {
  good: [
    'Se arma en veinte minutos sin pelearse con el instructivo.',
    'Se dobla con una mano mientras cargas al bebé, sí es cierto.',
    'Muy firme, no rechina al mecerlo.',
    'Cabe en la cajuela de un auto chico, lo medí antes.',
    'La tela se quita y se lava, gracias de verdad.',
    'En {color} se ve precioso y no se nota tanto la mugre.',
    'Mi hermana me lo recomendó y ahora entiendo por qué.',
    'Se siente seguro, los broches no se abren solos.',
    'Llegó antes del baby shower, fue el regalo estrella.',
    'Las ruedas aguantan las banquetas de mi colonia, ya es mucho decir.',
  ],
  mixed: [
    'Bueno y firme, pero pesa bastante para subir escaleras.',
    'El color {color} es más claro que en la foto.',
    'El instructivo está confuso, hay videos mejores.',
    'Se ve bien, la canastilla de abajo es chica.',
    'Cumple, aunque le faltaba un tornillo y tuve que pedirlo.',
  ],
  bad: [
    'Llegó con una rueda que se traba.',
    'Una de las patas venía rota.',
    'La tela se manchó con el primer sol.',
    'Rechina muchísimo, despierta al niño.',
    'Le faltaban piezas y tardaron quince días.',
  ],
};

/** Of clothing for babies and mothers. */
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

/** Of toys and safety. */
export const juego: ReviewPhrases = {
  good: [
    'Lo entretiene mientras hacemos la comida, milagro diario.',
    'Los colores llaman la atención y no hace ruido insoportable.',
    'Bien hecho, ya lo aventó veinte veces y sigue entero.',
    'Se limpia con un trapito y listo.',
    'Con un año todavía lo busca, buena compra.',
    'Suave y sin piezas sueltas, revisé antes de dárselo.',
    'Se lo regalamos a nuestro sobrino y no lo suelta.',
    'Trae hasta las pilas, detalle fino.',
    'Justo para la dentición, ya no muerde la cuna.',
    'Buen tamaño para la pañalera.',
  ],
  mixed: [
    'Bonito, mi hijo lo peló dos días.',
    'Los sonidos son fuertes, le puse cinta a la bocina.',
    'Está bien, esperaba algo más grande.',
    'Cumple, aunque el amarillo destiñe un poco.',
    'Útil, pero la pila no viene incluida.',
  ],
  bad: [
    'Se le despintó un ojo a la semana.',
    'Dejó de sonar al tercer día.',
    'Una costura venía abierta.',
    'Muy frágil para un bebé.',
    'Los colores no son los de la foto.',
  ],
};
