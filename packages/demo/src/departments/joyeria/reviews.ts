import type { ReviewPhrases } from '../../types.ts';

export const watchReviews: ReviewPhrases = {
  good: [
    'Se lo di a {persona} y no se lo ha quitado.',
    'Se ve más fino de lo que costó.',
    'Va exacto, ni un minuto en tres meses.',
    'La correa es cómoda desde el primer día.',
    'El estuche está para regalar sin envolver.',
    'La carátula se lee perfecto, hasta sin lentes.',
    'Ya lo metí a la alberca y nada.',
    'El tamaño es justo, no parece plato.',
    'En la oficina me preguntaron dónde lo compré.',
    'El {modelo} va con todo, de lunes a boda.',
  ],
  mixed: [
    'Bonito, pero la correa venía tiesa.',
    'Hace un tic tac que se oye de noche.',
    'El extensible es largo, tuve que ir a la relojería.',
    'La fecha se ve chiquita.',
    'El color es más oscuro que en la foto.',
  ],
  bad: [
    'Se paró a la semana.',
    'Se empañó por dentro con la lluvia.',
    'El cristal se rayó muy rápido.',
    'La hebilla se despintó en un mes.',
    'Llegó sin póliza.',
  ],
};

export const kidsWatchReviews: ReviewPhrases = {
  good: [
    'A {persona} le encantó y ya sabe leer la hora.',
    'Aguantó la alberca del curso de verano.',
    'Los colores son muy vivos.',
    'La correa es suave y no le aprieta.',
    'El diseño de {modelo} fue su favorito de cumpleaños.',
    'Se ha caído mil veces y sigue caminando.',
    'Buen tamaño para muñeca chiquita.',
    'Fácil de poner en hora.',
    'Llegó a tiempo para el Día del Niño.',
    'Bonito y barato, así no me duele si lo pierde.',
  ],
  mixed: [
    'Lindo, pero la luz dura un segundo.',
    'Le queda grande todavía.',
    'La alarma suena bajita.',
    'El dibujo se está borrando.',
    'Cumple, el empaque es sencillo.',
  ],
  bad: [
    'La pila duró dos semanas.',
    'Se rompió el broche.',
    'Se metió el agua.',
    'Los botones se traban.',
    'Llegó en otro color.',
  ],
};

export const strapReviews: ReviewPhrases = {
  good: [
    'Mi reloj viejo parece nuevo.',
    'La piel huele a piel, qué gusto.',
    'Se cambia en un minuto sin herramienta.',
    'Cómoda y bien cosida.',
    'Quedó exacta en el ancho que medí.',
    'El estuche se ve elegante en el buró.',
    'No me irrita con el calor.',
    'Buen cierre, no se abre solo.',
    'Mejor que la original.',
    'Llegó rápido y bien envuelta.',
  ],
  mixed: [
    'Bien, pero los pernos son algo cortos.',
    'El color es distinto al de la pantalla.',
    'Dura los primeros días.',
    'Los cojines vienen muy apretados.',
    'Cumple por el precio.',
  ],
  bad: [
    'Se descosió a la semana.',
    'No era el ancho que pedí.',
    'El broche se zafó y se me cayó el reloj.',
    'Despinta la muñeca.',
    'La bisagra llegó rota.',
  ],
};

export const ringReviews: ReviewPhrases = {
  good: [
    'El diseño {diseno} es aún más lindo en persona.',
    'La talla quedó perfecta con la guía.',
    'Es {metal} de verdad, lo llevé a revisar.',
    'No me ha pintado el dedo.',
    'Muy bien acabado, sin filos.',
    'Me lo chulean todos los días.',
    'Llegó en un estuche precioso.',
    'Lo compré para mí, porque sí, y estoy feliz.',
    'Se nota el trabajo a mano.',
    'Brilla igual después de cuatro meses.',
  ],
  mixed: [
    'Bonito, aunque más delgado de lo que imaginé.',
    'Viene medio número grande.',
    'Se opaca si no lo limpias seguido.',
    'El diseño precioso, la bolsita sencilla.',
    'Se atora un poco en el suéter.',
  ],
  bad: [
    'Se cayó la piedra en dos semanas.',
    'No corresponde la talla.',
    'Llegó rayado.',
    'Se ve distinto a la foto.',
    'Tardaron mucho en el cambio.',
  ],
};

export const weddingReviews: ReviewPhrases = {
  good: [
    'Dijo que sí. Lo demás es lo de menos, pero el anillo está precioso.',
    'El paquete no decía nada por fuera, no sospechó.',
    'El grabado quedó perfecto, con acento y todo.',
    'Ajustaron la talla sin costo y rápido.',
    'Nos casamos con estas y son comodísimas.',
    'El {diseno} brilla muchísimo con la luz de la tarde.',
    'Llevé el certificado con mi joyero y todo en orden.',
    'Atención amable, me ayudaron a decidir entre dos.',
    'Después de un año se ve igual.',
    'Bonito sin ser ostentoso, tal como quería.',
  ],
  mixed: [
    'Hermoso, pero el ajuste tardó tres semanas.',
    'La piedra es más pequeña de lo que se ve en foto.',
    'El grabado es finito, casi no se lee.',
    'Se raya más de lo que creí.',
    'Bien todo, el estuche venía golpeado.',
  ],
  bad: [
    'Llegó dos días después de la fecha prometida. Imagínense.',
    'El grabado traía una letra equivocada.',
    'Se aflojó la piedra al mes.',
    'La talla no correspondía.',
    'No me dieron el certificado hasta que insistí.',
  ],
};

export const necklaceReviews: ReviewPhrases = {
  good: [
    'Lo traigo diario y no se ha opacado.',
    'Se ve fino y pesa rico, no es de aire.',
    'El {diseno} le fascinó a mi mamá, lloró y todo.',
    'El broche es fuerte y fácil de cerrar.',
    'No se enreda con el pelo.',
    'Es {metal}, trae su sello.',
    'Llegó en caja lista para regalar.',
    'El largo es exacto al que elegí.',
    'Lo llevé a una boda y me preguntaron por él.',
    'Detalle hermoso para la graduación de mi hija.',
  ],
  mixed: [
    'Bonito, pero más pequeño de lo que creí.',
    'La cadena es muy delgadita.',
    'Se me enreda al dormir.',
    'Tardó en llegar, valió la pena.',
    'El brillo es menor que en la foto.',
  ],
  bad: [
    'Se reventó un eslabón a la semana.',
    'Se puso negro en un mes.',
    'El broche no cierra bien.',
    'Me dio alergia.',
    'Venía con un nudo imposible.',
  ],
};

export const earringReviews: ReviewPhrases = {
  good: [
    'No pesan nada, se me olvida que los traigo.',
    'Soy alérgica a todo y estos no me hicieron nada.',
    'Se ven preciosos con el pelo recogido.',
    'El cierre es firme, no los pierdo.',
    'El modelo {diseno} es justo como en la foto.',
    'Se los puse a mi bebé y muy bien.',
    'Brillan sin verse exagerados.',
    'Traen seguros de repuesto, qué buen detalle.',
    'Los uso en la oficina y en fiestas.',
    'Regalo del Día de las Madres, todo un éxito.',
  ],
  mixed: [
    'Lindos, pero más chiquitos de lo que pensé.',
    'El poste es algo grueso.',
    'Uno brilla más que otro.',
    'Pesan un poquito al final del día.',
    'La cajita llegó aplastada, los aretes bien.',
  ],
  bad: [
    'Se despintaron en tres semanas.',
    'Perdí uno porque el seguro está flojo.',
    'Me irritaron la oreja.',
    'Se zafó una piedrita.',
    'Llegaron dos del mismo lado.',
  ],
};

export const braceletReviews: ReviewPhrases = {
  good: [
    'Suena bonito cuando muevo la mano.',
    'La talla fue exacta con el truco del hilo.',
    'Grabaron el nombre de mi hija perfecto.',
    'Aguanta el mar y la regadera.',
    'El diseño {diseno} es muy original.',
    'No se me ha abierto ni una vez.',
    'La hice juego con mis aretes.',
    'Se la regalé a mi mejor amiga y lloró.',
    'Está bien tejida, sin hilos sueltos.',
    'Muy buena calidad para lo que cuesta.',
  ],
  mixed: [
    'Bonita, pero me quedó floja.',
    'Los dijes son pequeños.',
    'Se engancha con la ropa a veces.',
    'El color del hilo es más apagado.',
    'Tardó por el grabado.',
  ],
  bad: [
    'Se cayó un dije a los dos días.',
    'El broche se abre solo.',
    'Se destiñó con el agua.',
    'Se manchó muy pronto.',
    'Mal grabada, tuve que devolverla.',
  ],
};
