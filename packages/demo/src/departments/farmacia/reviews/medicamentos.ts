import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of over-the-counter medicine. */
export const medicina: ReviewPhrases = {
  good: [
    'Buen precio y la misma sustancia que me indicó el doctor.',
    'Llegó el mismo día, con gripa uno no quiere salir.',
    'Caducidad larga, más de un año.',
    'La caja venía sellada y con instructivo completo.',
    'Lo tengo siempre en el botiquín de la casa.',
    'A mí me cayó bien, siguiendo las indicaciones de la caja.',
    'Me ahorré la vuelta a la farmacia de madrugada.',
    'Las letras se leen sin lentes, gracias por pensar en eso.',
    'Pedí {producto} para el viaje y venía bien protegido.',
    'Más barato que en la farmacia de la esquina, sustancia idéntica.',
  ],
  mixed: [
    'Todo bien, solo que la caja llegó aplastada. El blíster intacto.',
    'Cumple, pero el sabor es fuerte.',
    'Caducaba en ocho meses, esperaba más.',
    'Bien, aunque tardó tres días y yo lo quería para ya.',
    'Funciona como los demás, nada distinto.',
  ],
  bad: [
    'Llegó abierta la caja, no me dio confianza y la regresé.',
    'Pedí la presentación de 20 y mandaron la de 10.',
    'Tardó tanto que ya se me había quitado.',
    'La tapa venía rota y el líquido derramado.',
    'Ya casi caducaba, mal detalle en algo de salud.',
  ],
};

/** Reviews of vitamins and supplements. */
export const suplemento: ReviewPhrases = {
  good: [
    'La cápsula es chica, se pasa fácil.',
    'Mi nutrióloga revisó la etiqueta y le pareció bien dosificado.',
    'No repite ni deja sabor.',
    'Frasco bien sellado y con fecha larga.',
    'El frasco me dura dos meses justos, como dice.',
    'Ya es mi segundo frasco, cumplido el envío.',
    'Me gusta que ponen el análisis del lote en el código.',
    'Sabor agradable, lo tomo con el desayuno.',
    'Sin azúcar, que era lo que buscaba para mi papá.',
    'Buen precio por porción, hice cuentas.',
  ],
  mixed: [
    'Bien, pero la cápsula es grandota.',
    'Todavía no puedo opinar del efecto, apenas llevo dos semanas.',
    'El sabor no me encantó, se aguanta.',
    'El frasco viene medio vacío, aunque el conteo está completo.',
    'Se me hace caro comparado con otros iguales.',
  ],
  bad: [
    'Las cápsulas llegaron pegadas por el calor.',
    'Traía menos piezas de las que dice.',
    'Me cayó pesado, lo dejé y consulté.',
    'El sello venía roto.',
    'Sabe horrible, ni con jugo.',
  ],
};

/** Reviews of dressings and first aid. */
export const curacion: ReviewPhrases = {
  good: [
    'Pega bien aunque te laves las manos.',
    'Lo llevo en la mochila del futbol de mi hijo.',
    'Buena cantidad por el precio, surtí el botiquín completo.',
    'La gasa no suelta hilitos.',
    'Viene todo en empaque individual y estéril.',
    'Nos lo pidieron en protección civil de la oficina y pasó la revisión.',
    'Se despega sin arrancar el vello, bendición.',
    'Muy práctico para el coche.',
    'Llegó rápido y con caducidad de cuatro años.',
    'Para las rodillas raspadas de mis niñas, perfecto.',
  ],
  mixed: [
    'Cumple, aunque al mojarse se despega.',
    'Me hubiera gustado que trajera más piezas grandes.',
    'El estuche es sencillo, lo de adentro bien.',
    'Está bien para curaciones chicas.',
    'La caja llegó abierta pero los sobres cerrados.',
  ],
  bad: [
    'No pega nada, se cae a los cinco minutos.',
    'Me irritó la piel, tengo alergia al adhesivo.',
    'Venían sobres abiertos.',
    'Muy delgado, se rompe al estirarlo.',
    'Faltaban piezas de la lista.',
  ],
};

/** Reviews of first-aid kits. */
export const botiquin: ReviewPhrases = {
  good: [
    'Trae todo lo que dice la lista, lo conté.',
    'El estuche cabe debajo del asiento.',
    'Nos lo pidieron en protección civil y pasó la revisión.',
    'La guía está muy clara, con dibujos.',
    'Lo estrené con una rodilla raspada, funcionó perfecto.',
    'Las tijeras sí cortan.',
    'Buen regalo para quien estrena casa.',
    'Bolsillos separados, se encuentra todo rápido.',
    'Caducidades de varios años.',
    'Me dio tranquilidad tenerlo en el coche.',
  ],
  mixed: [
    'Bien surtido, pero el estuche es sencillo.',
    'Le agregué más gasas, trae pocas.',
    'Más chico de lo que pensé.',
    'Los guantes son muy delgados.',
    'Cumple para lo básico.',
  ],
  bad: [
    'Faltaban piezas de la lista.',
    'El cierre se rompió al abrirlo.',
    'Venían sobres abiertos.',
    'Las vendas son muy angostas.',
    'Llegó aplastado.',
  ],
};

/** Reviews of antiseptics and masks. */
export const antiseptico: ReviewPhrases = {
  good: [
    'Llegó bien cerrado, ni una gota afuera.',
    'Buen tamaño para tener en la entrada.',
    'No deja pegajoso.',
    'Lo usamos en el consultorio y rinde.',
    'Precio justo y caducidad larga.',
    'Cómodo, no lastima las orejas ni las manos.',
    'Empacado con cuidado.',
    'Ya es de cajón en el botiquín.',
    'Se nota que es de buena calidad.',
    'Cumple lo que dice la etiqueta.',
  ],
  mixed: [
    'Bien, aunque el olor es fuerte.',
    'El empaque podría cerrar mejor.',
    'Normal, como cualquier otro.',
    'Pedí dos y llegaron en días distintos.',
    'Un poco caro.',
  ],
  bad: [
    'Se derramó medio frasco.',
    'Atomizador roto.',
    'Me irritó la piel.',
    'Venía abierto.',
    'Presentación equivocada.',
  ],
};
