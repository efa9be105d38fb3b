import type { ReviewPhrases } from '../../../types.ts';

export const vinylReviews: ReviewPhrases = {
  good: [
    'Suena limpio, casi sin chasquidos.',
    'El prensado pesa rico y viene parejo.',
    'La portada en grande es una belleza.',
    'Llegó con esquinas perfectas, el empaque es de primera.',
    '{artista} suena como si estuviera en la sala.',
    'El color del vinil es todavía más bonito girando.',
    'Lo puse el domingo en el desayuno y ya no lo quité.',
    'Regalo para mi papá, que lo tuvo de joven. Se emocionó.',
    'La funda antiestática es un buen detalle.',
    '{titulo} tenía que estar en mi colección.',
  ],
  mixed: [
    'Buen sonido, un poco de ruido al inicio del lado B.',
    'Venía con polvo, lo limpié y quedó.',
    'No trae código de descarga.',
    'El disco perfecto, la funda algo delgada.',
    'Caro, pero qué bonito.',
  ],
  bad: [
    'Llegó alabeado.',
    'Salta en el tercer tema.',
    'Esquina doblada y sin protección.',
    'El centro está mal perforado.',
    'Mucho siseo para ser nuevo.',
  ],
};

export const discReviews: ReviewPhrases = {
  good: [
    'El del coche ya no sale de ahí.',
    'La remasterización respeta el original.',
    'Trae letras y fotos, como antes.',
    '{artista} en su mejor momento.',
    'Suena muy bien en mi equipo viejito.',
    'Llegó sellado y rápido.',
    'Mi mamá lo pone para hacer el quehacer.',
    'Buen precio para un disco difícil de hallar.',
    'El digipack está muy bien impreso.',
    'Escuché {titulo} completo tres veces el mismo día.',
  ],
  mixed: [
    'Buen disco, la caja venía estrellada.',
    'El volumen está más bajo que otros.',
    'El libreto tiene letra minúscula.',
    'Faltan dos canciones de la versión que yo tenía.',
    'Bien, aunque tardó en llegar.',
  ],
  bad: [
    'Se oye cortado en la pista cinco.',
    'Llegó sin libreto.',
    'Rayado de fábrica.',
    'Venía otro disco adentro.',
    'La mezcla suena saturada.',
  ],
};

export const turntableReviews: ReviewPhrases = {
  good: [
    'La saqué de la caja y en diez minutos estaba sonando.',
    'Velocidad firme, no se oye ondulado.',
    'Desempolvé los discos de mi abuelo y lloré tantito.',
    'Se ve preciosa en la sala.',
    'La aguja que trae es mejor de lo que pensaba.',
    'El acabado está muy cuidado.',
    'Se conecta a mi equipo sin problema.',
    'La {modelo} suena mejor de lo que esperaba por el precio.',
    'Buena para empezar en esto.',
    'Vino muy bien empacada.',
  ],
  mixed: [
    'Bonita, pero pide un buen equipo para lucirse.',
    'El cable RCA es corto.',
    'Hubo que calibrar el brazo con paciencia.',
    'La tapa no se queda abierta.',
    'Bien para uno que otro disco.',
  ],
  bad: [
    'Gira más rápido de lo que debe.',
    'La aguja llegó chueca.',
    'Hace un zumbido por la tierra.',
    'El brazo automático no regresa.',
    'Se patina la banda a los dos meses.',
  ],
};
