/** Invented brands by trade. The first brand of tools is the brand of the department's official store. */
export const BRANDS = {
  tools: ['Yunquero', 'Macizo 8', 'Brocante', 'Temple Norte'],
  electric: ['Chispal', 'Faroluz', 'Corriente Sur'],
  plumbing: ['Manantla', 'Chorrillo', 'Llave Vieja'],
  paint: ['Brochazo', 'Muralia', 'Cal y Nopal'],
  safety: ['Trancazo', 'Cerrojal', 'Guardamano'],
  parts: ['Pistonera', 'Kilometral', 'Arranque Fijo', 'Lubrama', 'Refaccional'],
  tires: ['Terraza Sur', 'Bajío Hule'],
  oilAndPower: ['Ámbar Motor', 'Doce Voltios Sur'],
  audio: ['Sonoruta', 'Alto Volumen 55', 'Bajo Profundo'],
  car: ['Tablero MX', 'Cochera Lista'],
  motorcycle: ['Curva Libre', 'Dos Ruedas Sur', 'Media Vuelta'],
} as const;
