/** Our makers by trade. The first of the tools is the department's own official shop. */
export const BRANDS = {
  tools: ['Yunquero', 'Macizo 8', 'Brocante', 'Temple Norte'],
  electric: ['Chispal', 'Faroluz', 'Corriente Sur'],
  plumbing: ['Manantla', 'Chorrillo', 'Llave Vieja'],
  paint: ['Brochazo', 'Muralia', 'Cal y Nopal'],
  safety: ['Trancazo', 'Cerrojal', 'Guardamano'],
  parts: ['Pistonera', 'Kilometral', 'Arranque Fijo', 'Lubrama'],
  car: ['Tablero MX', 'Sonoruta', 'Cochera Lista'],
  motorcycle: ['Curva Libre', 'Dos Ruedas Sur'],
} as const;
