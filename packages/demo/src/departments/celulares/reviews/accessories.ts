import type { ReviewPhrases } from '../../../types.ts';

export const caseReviews: ReviewPhrases = {
  good: [
    'Le quedó exacta a mi {modelo}, hasta los botones.',
    'El diseño {diseno} está más bonito en persona. Me la chulean mucho.',
    'Ya se me cayó dos veces y el teléfono intacto.',
    'No se resbala y no hace bulto. Muy contenta.',
    'La llevo un mes y no se ha despintado.',
    'Carga inalámbrica con la funda puesta, sin problema.',
    'Buen precio y llegó en dos días a Torreón.',
    'Se siente suavecita y no guarda huellas.',
    'La compré para mi hija y fue un éxito.',
    'El borde sí protege la cámara, se nota al ponerlo en la mesa.',
  ],
  mixed: [
    'Bonita, pero el botón de volumen queda un poco duro.',
    'El color es más apagado que en la foto. Cumple.',
    'Protege bien, aunque engorda bastante el teléfono.',
    'Junta polvito en las orillas, hay que limpiarla seguido.',
    'Tardó en llegar. La funda, correcta.',
  ],
  bad: [
    'A la segunda semana se aflojó de una esquina.',
    'El corte de la cámara no coincide con mi {modelo}.',
    'El dibujo se empezó a borrar donde pongo el dedo.',
    'Llegó aplastada en un sobre sin protección.',
    'Huele a plástico fuerte y no se le quita.',
  ],
};

export const glassReviews: ReviewPhrases = {
  good: [
    'Con el marquito queda derecha a la primera, sin burbujas.',
    'Se me cayó el celular, se estrelló la mica y la pantalla ni un rasguño.',
    'Ni se siente que la traes puesta.',
    'La huella sigue funcionando, nada más la registré otra vez.',
    'Le quedó muy bien a mi {modelo}, con todo y funda.',
    'Trae todo para limpiar. La puse viendo la tele.',
    'Buen grosor y no se marca con los dedos.',
    'Llevo tres meses con ella y sin rayones.',
    'Excelente por el precio, en la plaza cobran el triple.',
    'Me sobró una pieza y se la puse a mi hermano.',
  ],
  mixed: [
    'Queda bien, pero la orilla junta pelusita.',
    'Me quedó una burbuja chiquita en la esquina. Culpa mía, supongo.',
    'Protege. El tacto es un poco áspero los primeros días.',
    'Le faltan como dos milímetros para llegar a la orilla.',
    'La huella ahora lee una de cada tres veces.',
  ],
  bad: [
    'Venía estrellada de fábrica.',
    'No pega en las orillas, al tercer día ya se levantaba.',
    'No era para mi {modelo} aunque la caja lo decía.',
    'Se rompió sola dentro de la bolsa.',
    'La pantalla quedó menos sensible, tengo que apretar.',
  ],
};

export const chargerReviews: ReviewPhrases = {
  good: [
    'Carga mi celular en menos de una hora y no se calienta.',
    'Chiquito y potente. Ya no cargo tres adaptadores en la mochila.',
    'Da los {watts} W que dice, lo medí con un cable de pantallita.',
    'Lo uso diario desde hace medio año y sigue bien.',
    'Muy bueno para llevar de viaje.',
    'Compré otro igual para mi esposa.',
    'El material se siente macizo, no de los que truenan al enchufar.',
    'Llegó rápido y bien empacado.',
    'Compré dos, uno para la oficina y otro para la casa.',
    'No hace ese ruidito agudo de los baratos.',
  ],
  mixed: [
    'Carga bien, pero se pone tibio si lo dejas toda la noche.',
    'La luz es algo fuerte para la recámara.',
    'Funciona. Pensé que venía con cable, hay que leer bien.',
    'Un poco más grande de lo que esperaba.',
    'Rápido con mi teléfono, normalito con el de mi mamá.',
  ],
  bad: [
    'Duró dos meses y un día ya no prendió.',
    'Se calienta demasiado, me dio desconfianza.',
    'No reconoce la carga rápida de mi celular.',
    'Dejó de dar carga rápida a las dos semanas.',
    'Llegó golpeado y con la caja abierta.',
  ],
};

export const cableReviews: ReviewPhrases = {
  good: [
    'El forro aguanta. Mis otros cables no pasaban de tres meses.',
    'El largo es justo el que necesitaba para la cabecera.',
    'Carga parejo y la punta no se calienta.',
    'Entra firme, no se zafa al mover el teléfono.',
    'Lo uso en el coche con el sol encima y sigue igual.',
    'Compré el {modelo} para mi hijo, que todo lo rompe, y ahí va.',
    'Buen largo, buen precio, nada que decir.',
    'No se enreda en la mochila.',
    'Igualito a la foto y llegó al día siguiente.',
    'Sirve igual en la casa que en la oficina.',
  ],
  mixed: [
    'Bueno, aunque un poco tieso los primeros días.',
    'Carga bien; el forro se ensucia pronto.',
    'La punta es gruesa y no entra con mi funda de uso rudo.',
    'Cumple. El color no era exactamente el de la foto.',
    'Pensé que era más largo, no medí bien.',
  ],
  bad: [
    'Al mes empezó a hacer falso contacto.',
    'No carga rápido, solo normal.',
    'Se peló junto al conector.',
    'El que me llegó era de otro largo.',
    'Mi teléfono dice que el accesorio no es compatible.',
  ],
};

export const powerBankReviews: ReviewPhrases = {
  good: [
    'Me salvó en el concierto y en el camino de regreso.',
    'Se siente sólida y carga parejo. La llevo diario.',
    'Pasó sin problema en el aeropuerto.',
    'Con una carga me rinde el fin de semana en Hidalgo.',
    'El teléfono sube de 20 a 80 mientras como.',
    'La {modelo} ya es parte de la mochila de la escuela.',
    'Se fue la luz cuatro horas y con esta trabajé.',
    'No se descarga sola: la guardé un mes y ahí seguía.',
    'Buen tamaño para lo que carga.',
    'Llegó con media carga, la estrené en el camión.',
  ],
  mixed: [
    'Buena capacidad, pero pesa como ladrillo.',
    'Tarda toda la noche en llenarse.',
    'Carga bien un teléfono; con dos se pone lenta.',
    'Se calienta un poco, nada grave.',
    'Dura menos cargas de las que yo hacía cuentas. Ya leí por qué.',
  ],
  bad: [
    'Se infló a los cuatro meses. La tiré por seguridad.',
    'No da ni una carga completa.',
    'El botón se quedó hundido.',
    'Deja de cargar sola a los diez minutos.',
    'Llegó rayada, como usada.',
  ],
};

export const standReviews: ReviewPhrases = {
  good: [
    'No se mueve ni con el teléfono más grande.',
    'Lo uso diario y sigue apretando como nuevo.',
    'Fácil de armar, sin instrucciones lo entendí.',
    'Aguanta mi celular con funda gruesa.',
    'Buen material, no es plástico corriente.',
    'Deja el celular justo a la altura que quería.',
    'Ocupa poquito y se guarda fácil.',
    'Me gustó tanto que pedí otro para mi hermana.',
    'Ya lleva un verano de uso y nada se ha aflojado.',
    'El giro es suave y se queda donde lo dejas.',
  ],
  mixed: [
    'Bien, pero con el calor se afloja y hay que reapretar.',
    'Se ve más grande en las fotos.',
    'Sostiene bien en vertical; en horizontal se va de lado.',
    'Cumple para uso ligero.',
    'La guía trae dibujos muy chiquitos.',
  ],
  bad: [
    'Se soltó y mi teléfono acabó en el suelo.',
    'El giro se aflojó a la segunda semana.',
    'Se tambalea con cualquier roce.',
    'Llegó sin una de las piezas.',
    'No sirve para teléfonos pesados.',
  ],
};

export const memoryReviews: ReviewPhrases = {
  good: [
    'La probé con un programa y da la capacidad real.',
    'Pasé ocho mil fotos y el teléfono volvió a respirar.',
    'La traigo en la cámara del coche grabando diario, sin fallas.',
    'Los juegos de la consola cargan rápido.',
    'Mi celular la reconoció al instante.',
    'Graba 4K sin cortes en mi cámara de acción.',
    'Buen precio por la capacidad. Compré dos.',
    'Llegó en su empaque sellado.',
    'Copia rápido a la computadora.',
    'La {modelo} ya sobrevivió una lavada con todo y pantalón.',
  ],
  mixed: [
    'Funciona, pero escribe más lento de lo que lee. Es lo normal.',
    'El adaptador queda un poco flojo.',
    'Bien para fotos; para video largo se calienta.',
    'Trae menos espacio disponible del anunciado, como todas.',
    'Me tocó formatearla antes de usarla.',
  ],
  bad: [
    'Se dañó a los tres meses y perdí videos.',
    'No la reconoce mi teléfono.',
    'Mucho más lenta de lo que promete.',
    'Venía sin el adaptador.',
    'Se pone en solo lectura cada rato.',
  ],
};
