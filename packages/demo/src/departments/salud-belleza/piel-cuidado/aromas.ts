/** Scents of soaps and creams. */
export const AROMAS = [
  {
    name: 'de avena y miel',
    say: 'La avena calma y la miel deja la piel suave; huele apenas a pan tibio.',
    motif: 'emoji:honey-pot',
    hex: '#d9b779',
    facts: [['Aroma', 'Avena y miel']],
    points: ['Avena coloidal'],
  },
  {
    name: 'de lavanda',
    say: 'Lavanda de Guanajuato, seca y limpia, buena para la noche.',
    motif: 'emoji:hyacinth',
    hex: '#b9a6dd',
    facts: [['Aroma', 'Lavanda']],
    points: ['Lavanda natural'],
  },
  {
    name: 'de naranja y romero',
    say: 'Naranja con romero: fresco y herbal, para despertar.',
    motif: 'emoji:tangerine',
    hex: '#f0a04b',
    facts: [['Aroma', 'Naranja y romero']],
    points: ['Fresco y herbal'],
  },
  {
    name: 'de coco y vainilla',
    say: 'Coco de Guerrero y vainilla de Papantla, sin que empalague.',
    motif: 'emoji:coconut',
    hex: '#f0e2c4',
    facts: [['Aroma', 'Coco y vainilla']],
    points: ['Vainilla de Papantla'],
  },
  {
    name: 'sin perfume',
    say: 'No lleva perfume ni colorante, para pieles que protestan por todo.',
    hex: '#eef1ee',
    facts: [['Aroma', 'Sin perfume']],
    points: ['Sin perfume'],
  },
] as const;
