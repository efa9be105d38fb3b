import type { ReviewPhrases } from '../../../types.ts';

export const driveReviews: ReviewPhrases = {
  good: [
    'Mi computadora vieja dejó de quejarse por espacio.',
    'Copié 200 gigas en lo que me hice un café.',
    'Da la velocidad que dice, la medí.',
    'Llevo meses usándola diario y ni un archivo perdido.',
    'Respaldé todas las fotos de la familia sin un error.',
    'La reconoció al instante, sin instalar nada.',
    'La {modelo} no se calienta.',
    'Buen precio por giga, compré otra.',
    'Abrir archivos pesados ya no es un suplicio.',
    'Llegó sellada y con la capacidad completa.',
  ],
  mixed: [
    'Rápida al principio, luego baja si copias mucho.',
    'Funciona bien, el instructivo viene en letra chiquita.',
    'Se pone tibia después de un rato.',
    'Tuve que darle formato antes de usarla.',
    'Bien, aunque el empaque venía abierto.',
  ],
  bad: [
    'Se desconecta a media copia.',
    'Murió al tercer mes con todo y mis archivos.',
    'Escribe muy por debajo de lo anunciado.',
    'No la detecta mi equipo.',
    'La carcasa se abrió con nada.',
  ],
};

export const caseReviews: ReviewPhrases = {
  good: [
    'Espacio de sobra para acomodar los cables.',
    'Las temperaturas bajaron ocho grados.',
    'El cristal llegó perfecto, muy bien empacado.',
    'Los filtros se sacan facilísimo.',
    'Se ve precioso prendido.',
    'La gráfica más larga entró sin problema.',
    'Trae tornillos de sobra y bien separados en bolsitas.',
    'Los ventiladores son silenciosos.',
    'El {modelo} es fuerte, no lámina de refresco.',
    'Armar aquí fue un gusto.',
  ],
  mixed: [
    'Bonito, pero el manual es un dibujo mudo.',
    'Los ventiladores no se controlan por separado.',
    'El botón de encendido queda abajo, incómodo.',
    'La tapa trasera cierra a fuerza.',
    'Pesado para subirlo tres pisos.',
  ],
  bad: [
    'Llegó con una esquina doblada.',
    'Un ventilador rechina.',
    'El USB del frente no sirve.',
    'El cristal venía estrellado.',
    'Las perforaciones no coincidían con la tarjeta.',
  ],
};
