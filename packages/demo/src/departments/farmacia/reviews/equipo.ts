import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of measuring devices and walking aids. */
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

/** Reviews of chairs, canes and home safety. */
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

/** Reviews of braces and compression wear. */
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

/** Reviews of absorbent underwear. */
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

/** Reviews of eye care. */
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
