import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of toys and safety. */
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

/** Reviews of monitors and lamps. */
export const monitores: ReviewPhrases = {
  good: [
    'Se escucha clarito desde el patio.',
    'La pila aguanta la noche.',
    'Fácil de instalar, sin aplicaciones raras.',
    'La luz es justo la que queríamos.',
    'Dormimos más tranquilos.',
    'No despierta al bebé al encenderlo.',
    'Buen alcance en casa de dos pisos.',
    'Se ve hasta en la oscuridad.',
    'El mejor regalo del baby shower.',
    'Muy práctico para las tomas de madrugada.',
  ],
  mixed: [
    'Bien, pero la pila dura menos de lo que dice.',
    'La señal falla en la cocina.',
    'El cable es corto.',
    'Cumple, el diseño es sencillo.',
    'El volumen mínimo es alto.',
  ],
  bad: ['Se desconecta a cada rato.', 'Dejó de cargar.', 'Hace un zumbido.', 'Llegó sin cargador.', 'Calienta mucho.'],
};

/** Reviews of strollers and car seats. */
export const carriola: ReviewPhrases = {
  good: [
    'Se dobla con una mano mientras cargas al bebé, sí es cierto.',
    'Las ruedas aguantan las banquetas de mi colonia, ya es mucho decir.',
    'Cabe en la cajuela de un auto chico.',
    'Los broches no se abren solos.',
    'La tela se quita y se lava, gracias de verdad.',
    'En {color} no se nota tanto la mugre.',
    'Mi bebé se duerme a las dos cuadras.',
    'Muy firme y segura.',
    'Nos asesoraron por teléfono para instalarla.',
    'Fue el regalo estrella del baby shower.',
  ],
  mixed: [
    'Buena y firme, pero pesa para subir escaleras.',
    'El color {color} es más claro que en la foto.',
    'El instructivo está confuso.',
    'La tela da calor en verano.',
    'Cumple, aunque es más ancha de lo que pensé.',
  ],
  bad: [
    'Llegó con una pieza trabada.',
    'La tela se manchó con el primer sol.',
    'El broche se atora.',
    'Faltaban piezas y tardaron quince días.',
    'Se siente floja.',
  ],
};

/** Reviews of nappy bags. */
export const panalera: ReviewPhrases = {
  good: [
    'Cabe todo y hasta lo mío.',
    'Los bolsillos térmicos sí mantienen el calor.',
    'Se limpia con un trapito.',
    'No parece pañalera, la llevo al trabajo.',
    'Los ganchos de la carriola son buenísimos.',
    'En {color} combina con todo.',
    'Aguanta peso sin descoserse.',
    'El cambiador es grande.',
    'Cómoda de espalda.',
    'Los cierres corren suave.',
  ],
  mixed: [
    'Bonita, pero pesada ya cargada.',
    'Le faltan bolsas chicas.',
    'El {color} es más oscuro.',
    'Buena, aunque el cambiador es delgado.',
    'Esperaba que fuera más grande.',
  ],
  bad: [
    'Se descosió un asa.',
    'El cierre se atora.',
    'Se moja por dentro.',
    'Olía a plástico.',
    'Un gancho se rompió.',
  ],
};

/** Reviews of slings and carriers. */
export const porteo: ReviewPhrases = {
  good: [
    'Se duerme en dos minutos.',
    'Ya puedo lavar trastes con las manos libres.',
    'Reparte el peso, no me duele la espalda.',
    'El video de la página me ayudó a amarrarlo.',
    'La tela es fresca.',
    'En {color} es precioso.',
    'Mi esposo también lo usa.',
    'Se lava fácil.',
    'Lo llevé al mercado y me sentí segura.',
    'Se ajusta a los dos, y eso que él mide uno noventa.',
  ],
  mixed: [
    'Cuesta agarrarle el modo.',
    'Da calor en verano.',
    'Es más largo de lo que pensé.',
    'Bien, aunque pesa doblado.',
    'El {color} cambia un poco.',
  ],
  bad: ['Se afloja.', 'Me lastima los hombros.', 'Tela muy delgada.', 'No trae instructivo claro.', 'Destiñó.'],
};

/** Reviews of blankets and sheets. */
export const cobijas: ReviewPhrases = {
  good: [
    'Suavecita y no suelta pelusa.',
    'Se lava cada semana y sigue igual.',
    'Justo el peso para la noche.',
    'El resorte de la sábana no se sale.',
    'En {color} se ve precioso en el cuarto.',
    'La usa hasta para salir.',
    'No pica.',
    'Bonita para regalo de nacimiento.',
    'Se seca rápido.',
    'El tejido es una belleza.',
  ],
  mixed: [
    'Bonita, pero más delgada de lo que pensé.',
    'El {color} es distinto.',
    'Encogió un poquito.',
    'Bien para clima templado.',
    'Más chica de lo que dice.',
  ],
  bad: ['Se llenó de bolitas.', 'Destiñó.', 'Se descosió la orilla.', 'Llegó con un hilo jalado.', 'Raspa.'],
};

/** Reviews of cots, chairs and playpens. */
export const cuarto: ReviewPhrases = {
  good: [
    'Se arma en veinte minutos sin pelearse con el instructivo.',
    'Muy firme, no se mueve.',
    'Fácil de limpiar.',
    'En {color} combina con el cuarto.',
    'Se siente seguro, lo revisé todo.',
    'Bonito acabado, sin astillas ni filos.',
    'Cabe bien en un departamento chico.',
    'Llegó antes de que naciera, uf.',
    'Mi mamá quiere uno igual en su casa.',
    'Buen tamaño y estable.',
  ],
  mixed: [
    'Bueno, pero el instructivo confunde.',
    'Pesa bastante para moverlo.',
    'El {color} es más claro.',
    'Le faltaba un tornillo, lo mandaron después.',
    'Cumple, es sencillo.',
  ],
  bad: [
    'Llegó con una pieza rota.',
    'Rechina.',
    'Se despintó de una orilla.',
    'Faltaban piezas.',
    'Se siente endeble.',
  ],
};
