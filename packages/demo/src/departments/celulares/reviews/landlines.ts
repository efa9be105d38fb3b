import type { ReviewPhrases } from '../../../types.ts';

export const landlineReviews: ReviewPhrases = {
  good: [
    'Se oye clarito y con volumen de sobra.',
    'Fácil de instalar, lo conecté y ya.',
    'Mi mamá lo prefiere mil veces al celular.',
    'Ya no me desespero con las llamadas cortadas del celular.',
    'El timbre trae volumen de verdad.',
    'Se marca fácil, hasta sin lentes.',
    'Sin ruido en la línea, se oye hasta la risa.',
    'Se ve bonito en la sala.',
    'El {modelo} lleva un año en el negocio sin fallas.',
    'Timbra fuerte, lo oímos desde el patio.',
  ],
  mixed: [
    'Bien, pero el timbre más bajo sigue siendo fuerte.',
    'El cable de la línea es corto, hay que comprar extensión.',
    'Se oye un zumbido leve junto al módem.',
    'Cumple. El manual viene en letra chiquita.',
    'El auricular es ligero, se siente de plástico sencillo.',
  ],
  bad: [
    'Dejó de timbrar a los tres meses.',
    'Se corta a media llamada.',
    'El 0 no marca.',
    'Se cruza con la línea del vecino.',
    'Llegó con la base rota.',
  ],
};

export const radioReviews: ReviewPhrases = {
  good: [
    'En {uso} nos comunicamos sin problema, puro campo abierto.',
    'La pila aguantó los dos días del campamento.',
    'Fáciles de usar, mis hijos los agarraron a la primera.',
    'Buen alcance dentro de la bodega, tres pisos.',
    'Se cayó uno al río y flotó, como dice.',
    'Los usamos en la caravana a Oaxaca y fue lo mejor del viaje.',
    'El clip es fuerte y no se cae del cinturón.',
    'Se escucha nítido, sin tanta estática.',
    'Sin pagar renta mensual, que es la gracia.',
    'Los {modelo} traen linterna y eso ayuda mucho.',
  ],
  mixed: [
    'Buenos, pero entre casas apenas un kilómetro.',
    'Se meten otras pláticas en algunos canales.',
    'La base de carga solo jala con uno a la vez.',
    'El manual está en inglés casi todo.',
    'Bien para familia, para trabajo rudo se quedan cortos.',
  ],
  bad: [
    'No llegan ni a la mitad de lo que dicen.',
    'Uno venía sin sonido.',
    'La antena se aflojó pronto.',
    'Se descargan guardados en dos días.',
    'El botón de hablar se traba.',
  ],
};
