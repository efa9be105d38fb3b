import type { ReviewPhrases } from '../../../types.ts';

export const earbudsReviews: ReviewPhrases = {
  good: [
    'Los uso para {uso} y no se me han caído ni una vez.',
    'El estuche dura toda la semana. Se conectan en cuanto los saco.',
    'Se oye muy bien la voz en llamadas, mi jefa ni notó que iba en la calle.',
    'Los bajos aparecen con la gomita grande. Con la mediana sonaban flacos.',
    'Chiquitos y cómodos, hasta me duermo con ellos.',
    'Por el precio no esperaba tanto, la verdad.',
    'Los {modelo} los tengo desde hace ocho meses y la pila sigue igual.',
    'Se los regalé a mi sobrina y no los suelta.',
    'Conectan con la compu y el teléfono al mismo tiempo, comodísimo.',
    'Llegaron antes y en su caja sellada.',
  ],
  mixed: [
    'Suenan bien, pero los toques se activan al acomodarlos.',
    'Buen sonido. A mi oreja chica le cansan después de dos horas.',
    'El micrófono con viento no ayuda mucho.',
    'El estuche se raya de verlo. Lo demás, bien.',
    'A veces el izquierdo tarda en conectar.',
  ],
  bad: [
    'El derecho dejó de cargar a los dos meses.',
    'Se desconectan en el metro cada cinco minutos.',
    'La pila no dura ni la mitad de lo que dice.',
    'Me llegaron con cera, como usados. Devueltos.',
    'Se oyen huecos, sin bajos.',
  ],
};

export const wiredReviews: ReviewPhrases = {
  good: [
    'Se conectan y ya, sin batallar con Bluetooth.',
    'Los uso para {uso} y se oye muy claro.',
    'El cable es grueso y no se enreda tanto.',
    'Buen micrófono, en las juntas me escuchan bien.',
    'Suenan mejor que unos que me costaron el triple.',
    'Compré tres pares, uno por hijo.',
    'Los bajos están padres para el tamaño.',
    'Las gomitas son suaves, aguanto horas.',
    'El botón de pausa funciona con mi teléfono y con la laptop.',
    'Llegaron rápido y con bolsita.',
  ],
  mixed: [
    'Bien de sonido, el cable un poco corto para la compu.',
    'Cumplen. Se oye el roce del cable cuando caminas.',
    'El volumen es medio bajo en mi celular.',
    'Buenos para voz, para música regular.',
    'El clavijero es recto y estorba en la bolsa.',
  ],
  bad: [
    'Falso contacto al mes, de un lado ya no suena.',
    'La gomita se quedó dentro de la oreja, qué susto.',
    'El micrófono no lo reconoce mi teléfono.',
    'Se despegó la tapita de un audífono.',
    'Suenan a lata.',
  ],
};

export const headsetReviews: ReviewPhrases = {
  good: [
    'Lo uso para {uso} todo el día y la pila aguanta.',
    'Con la ventana abajo me escuchan perfecto.',
    'Ligero, se me olvida que lo traigo.',
    'Contesta los dos teléfonos sin enredarse.',
    'Ya no me andan multando por traer el celular en la mano.',
    'El {modelo} lo compré para el call center y muy bien.',
    'La reducción de ruido sí funciona, trabajo junto a una avenida.',
    'Se carga rapidísimo en la comida.',
    'Cómodo aun con lentes.',
    'Me lo recomendó un compañero chofer y no falló.',
  ],
  mixed: [
    'Buena llamada; para música no sirve, pero no lo compré para eso.',
    'El gancho lastima un poco al final del turno.',
    'El botón es muy sensible y cuelga al acomodarlo.',
    'Se oye bien, la voz de las indicaciones está en inglés.',
    'Alcance corto, no llega a la cocina.',
  ],
  bad: [
    'Se desconecta al arrancar el coche.',
    'Me oyen como dentro de una cubeta.',
    'La almohadilla se despegó en dos semanas.',
    'La pila dura tres horas, no lo que anuncia.',
    'No enlaza con mi segundo teléfono.',
  ],
};
