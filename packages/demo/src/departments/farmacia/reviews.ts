import type { ReviewPhrases } from '../../types.ts';

/** Of over-the-counter medicine. */
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

/** Of vitamins and supplements. */
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

/** Of dressings and first aid. */
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

/** Of devices that measure and of what helps to move. */
export const equipo: ReviewPhrases = {
  good: [
    'Los números son enormes, mi mamá lo usa sola.',
    'Lo comparé con el del consultorio y salió casi igual.',
    'Fácil de usar, sin leer medio manual.',
    'Guarda las mediciones y se las enseñamos al doctor.',
    'Ya venía con pilas, detalle que se agradece.',
    'Se ve resistente y trae garantía sellada.',
    'Cabe en el cajón del buró.',
    'Me contestaron por teléfono y me explicaron con paciencia.',
    'Prende rápido y la pantalla se lee de lejos.',
    'Todo en español, hasta la caja.',
    'Llegó en dos días y bien empacado.',
  ],
  mixed: [
    'Funciona, aunque da un poquito más alto que el del médico.',
    'Bueno, pero el manual tiene letra chiquita.',
    'Se siente frágil, pero mide bien.',
    'No trae pilas, hay que comprarlas.',
    'La pantalla se ve poco con el sol.',
  ],
  bad: [
    'Da una lectura distinta cada vez.',
    'A las dos semanas dejó de prender.',
    'Llegó con una pieza rota.',
    'Se apaga a media medición.',
    'Pedí la garantía y tardaron en responder.',
  ],
};

/** Of first-aid kits. */
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

/** Of antiseptics and masks. */
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

/** Of chairs, canes and home safety. */
export const movilidad: ReviewPhrases = {
  good: [
    'Mi papá se siente seguro y eso vale todo.',
    'Firme y ligero, lo levanto sola.',
    'Las gomas no resbalan ni en mojado.',
    'Se ajusta fácil, sin herramienta.',
    'Mi mamá ya no pide ayuda para pararse.',
    'Se ve resistente y los acabados son buenos.',
    'Me contestaron por teléfono y me explicaron con paciencia.',
    'Llegó en dos días, nos urgía después de la operación.',
    'Vale la pena frente a rentar.',
    'El instructivo es claro y trae medidas.',
  ],
  mixed: [
    'Se siente frágil, pero mide bien.',
    'Bueno, pero las gomas se gastan.',
    'Costó trabajo ajustarlo la primera vez.',
    'Es más ancho de lo que imaginé, midan antes.',
    'Funciona, el acabado es sencillo.',
  ],
  bad: [
    'Llegó con una pieza rota.',
    'Le faltaba un tornillo.',
    'Se siente inestable.',
    'Rechina desde el primer día.',
    'Tardaron tres semanas.',
  ],
};

/** Of braces and compression wear. */
export const soporte: ReviewPhrases = {
  good: [
    'Sujeta bien sin cortar la circulación.',
    'La talla vino correcta según la tabla.',
    'Me ayuda a caminar más tranquilo.',
    'No se enrolla ni se baja.',
    'La uso en el gimnasio y aguanta.',
    'Se lava fácil y no pierde la forma.',
    'No da tanto calor como otras.',
    'Se disimula debajo de la ropa.',
    'Me la sugirió mi fisioterapeuta y quedó justa.',
    'Buen cierre, no se afloja.',
  ],
  mixed: [
    'Bien, pero pidan una talla más.',
    'Da calor en verano.',
    'El contacto agarra pelusa.',
    'Me funciona por ratos.',
    'El {color} se ensucia pronto.',
  ],
  bad: [
    'Se descosió al mes.',
    'Muy apretada, me marcó.',
    'Se baja a cada paso.',
    'El cierre dejó de pegar.',
    'Llegó otra talla.',
  ],
};

/** Of absorbent underwear. */
export const absorbente: ReviewPhrases = {
  good: [
    'Discreto, no hace ruido ni bulto.',
    'Mi mamá durmió de corrido por fin.',
    'No le rozó la piel.',
    'Aguanta bien la noche.',
    'La talla corresponde a la tabla.',
    'Llegó en caja sin letreros, se agradece.',
    'Contiene el olor.',
    'Fácil de poner para quien cuida.',
    'Buen precio por pieza.',
    'Ya lo tenemos programado cada mes.',
  ],
  mixed: [
    'Bien de día, de noche se queda corto.',
    'La talla viene chica.',
    'Las cintas pegan solo una vez.',
    'Un poco caro para uso diario.',
    'Es más delgado de lo que pensé.',
  ],
  bad: [
    'Se pasó a la primera.',
    'Le irritó la piel.',
    'Venían menos piezas.',
    'Se rompe al ajustarlo.',
    'Llegó otra talla y tardaron en cambiarla.',
  ],
};

/** Of eye care. */
export const ojos: ReviewPhrases = {
  good: [
    'Alivia luego luego el ojo cansado de pantalla.',
    'No arde nada.',
    'El envase dosifica bien, no desperdicio.',
    'Caben en la bolsa y me acompañan a la oficina.',
    'Caducidad larga y sello intacto.',
    'Me lo indicó la oculista y aquí salió más barato.',
    'Buen detalle el espacio para anotar la fecha.',
    'No deja la vista nublada.',
    'Suave, lo usa también mi mamá.',
    'Llegó rápido y bien protegido.',
  ],
  mixed: [
    'Bien, pero dura poco el efecto.',
    'El envase es duro de apretar.',
    'Más chico de lo que pensé.',
    'Cumple, sin gran diferencia.',
    'Un poco caro.',
  ],
  bad: [
    'Me ardió y lo dejé.',
    'El sello venía roto.',
    'Llegó a medio frasco.',
    'Goteaba la tapa.',
    'Faltaba poco para caducar.',
  ],
};
