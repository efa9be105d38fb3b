import type { ReviewPhrases } from '../../../types.ts';

export const headphoneReviews: ReviewPhrases = {
  good: [
    'Los compré para {uso} y no me los quito en todo el día.',
    'La pila dura muchísimo, los cargo los domingos.',
    'Se doblan y caben en la bolsa, muy prácticos.',
    'Cómodos hasta con lentes, que siempre es mi problema.',
    'El sonido es parejo, se oyen las guitarras y la voz, no puro bajo.',
    'Del otro lado de la llamada me escuchan perfecto.',
    'Los {modelo} se ven más caros de lo que son.',
    'El acolchado es suave y no da tanto calor.',
    'Se conectan a la laptop y al celular sin pelear.',
    'Llegaron en dos días a Mérida, bien empacados.',
  ],
  mixed: [
    'Buen sonido, aprietan un poco al principio.',
    'Con calor las almohadillas sudan. Lo demás bien.',
    'La voz que avisa está muy fuerte y no se puede bajar.',
    'Les falta un estuche rígido.',
    'Para el precio bien, aunque el plástico cruje.',
  ],
  bad: [
    'La bisagra se rompió al tercer mes.',
    'Se va el sonido de un lado.',
    'La imitación piel se empezó a pelar.',
    'Interferencia con el módem, se corta.',
    'No cargaron desde el primer día.',
  ],
};

export const speakerReviews: ReviewPhrases = {
  good: [
    'La llevamos a {lugar} y sonó toda la tarde.',
    'Suena durísimo para su tamaño.',
    'Se mojó con la manguera y como si nada.',
    'Compré dos y en estéreo se oyen padrísimo.',
    'La pila sí llega a lo que dice, a volumen medio.',
    'Los bajos se sienten sin opacar la voz.',
    'La {modelo} vive en mi cocina, ya es de la familia.',
    'Se conecta sola al prenderla.',
    'Mi suegro la quería para el taller y está fascinado.',
    'Color precioso, igual al de la foto.',
  ],
  mixed: [
    'Bien, pero a todo volumen distorsiona.',
    'No trae cargador, solo el cable.',
    'El volumen de los avisos asusta.',
    'La tapita del puerto cuesta abrirla.',
    'Buena bocina, aunque esperaba más bajo.',
  ],
  bad: [
    'Dejó de cargar a los dos meses.',
    'Se desconecta si me alejo tres metros.',
    'Trae un zumbido cuando no hay música.',
    'No es tan resistente al agua como dice.',
    'Llegó con la rejilla sumida.',
  ],
};

export const partyReviews: ReviewPhrases = {
  good: [
    'La usamos en {fiesta} y hasta los vecinos bailaron.',
    'Suena fuerte y limpio, sin tronar la voz.',
    'Las ruedas ayudan mucho, pesa lo suyo.',
    'Se escuchó en todo el patio, no tuve que rentar sonido.',
    'El karaoke salió buenísimo.',
    'La pila aguantó hasta las dos de la mañana.',
    'Los bajos retumban en el pecho, como debe ser.',
    'El {modelo} lo tengo en el negocio desde hace un año, diario.',
    'Se conecta al celular luego luego.',
    'Se pagó sola con la segunda fiesta que amenicé.',
  ],
  mixed: [
    'Potente, pero el micrófono se va de señal lejos.',
    'Las luces son muy brillantes, menos mal que se apagan.',
    'Suena bien; el radio agarra pocas estaciones.',
    'Pesada para subirla por escaleras.',
    'El manual no explica la mezcla, hubo que jugarle.',
  ],
  bad: [
    'Se quemó el agudo en la primera fiesta.',
    'No da los watts que anuncia.',
    'La batería duró dos horas y nos quedamos en silencio.',
    'Una rueda venía rota.',
    'El Bluetooth se desconecta cuando hay mucha gente.',
  ],
};

export const barReviews: ReviewPhrases = {
  good: [
    'Por fin entiendo los diálogos sin subtítulos.',
    'Un solo cable y quedó. Se prende con la tele.',
    'El subwoofer hace vibrar el sillón.',
    'Las películas se sienten como en el cine.',
    'El modo noche me salvó con la bebé dormida.',
    'La {modelo} quedó justa debajo de la pantalla.',
    'Suena mejor que una que costaba el doble.',
    'La música por Bluetooth también se oye bien.',
    'Fácil de instalar, con plantilla para la pared.',
    'Bien empacada, llegó completa.',
  ],
  mixed: [
    'Buen sonido, pero el control es diminuto.',
    'El volumen brinca entre aplicaciones.',
    'El subwoofer hay que ponerlo cerca o se desconecta.',
    'Las luces del frente casi no se leen.',
    'Cumple para un cuarto mediano.',
  ],
  bad: [
    'El sonido llega tarde respecto a la imagen.',
    'El subwoofer no enlazó nunca.',
    'A los tres meses empezó a chillar.',
    'No trae el cable HDMI aunque la caja lo pinta.',
    'Los graves tapan todo y no hay manera de bajarlos.',
  ],
};

export const micReviews: ReviewPhrases = {
  good: [
    'Mis clases en línea se oyen de otro nivel.',
    'Lo conecté y grabó, sin instalar nada.',
    'La voz sale cálida y sin soplidos.',
    'Aguantó todas las canciones de mi tía en el karaoke.',
    'Para mi podcast es más que suficiente.',
    'El {modelo} se siente pesado y bien hecho.',
    'Buen alcance, lo usamos en la iglesia.',
    'La batería dura el evento completo.',
    'Ya no se oye el ventilador de la compu.',
    'Llegó con todo y paravientos.',
  ],
  mixed: [
    'Buen audio; la base es inestable.',
    'Capta mucho el teclado si lo pones cerca.',
    'El cable es corto.',
    'El estuche pudo ser mejor.',
    'Hay que subirle bastante la ganancia.',
  ],
  bad: [
    'Se oye un siseo constante.',
    'El interruptor falló en un mes.',
    'No lo reconoce mi teléfono.',
    'Se corta a diez metros.',
    'La rejilla llegó abollada.',
  ],
};
