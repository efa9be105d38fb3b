/** Values that shoes share. */
export const BASE = {
  scene: 'street',
  mostColors: 2,
  trims: ['#f6f5f1', '#1d1d20', '#c98a3a', '#c3c6cb'],
  words: { talla: '26', uso: 'caminar' },
  facts: [
    ['Numeración', 'Mexicana, en centímetros'],
    ['País de origen', 'México'],
  ],
  points: ['Hecho en México', 'Cambio de número gratis por 30 días', 'Horma para pie mexicano', 'Caja resistente'],
  close: [
    'Mide tu pie parado, de talón a punta, y compara con la tabla: los centímetros no mienten.',
    'Pruébatelos en casa sobre alfombra; mientras la suela esté limpia, hay cambio.',
    'Estrénalos un par de horas al día la primera semana.',
  ],
  warranty: '3 meses contra defectos de fabricación. Cambio de número gratis durante 30 días, sin uso.',
} as const;
