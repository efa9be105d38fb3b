/** Our own inventions: makers of instruments, stationery, party goods, luggage, yarn and locks. */
export const BRANDS = ['Cuerda Serrana', 'Sonajero', 'Talavante', 'Parche Vivo', 'Tinta Buena', 'Papelera del Centro', 'Escriba', 'Confetona', 'Piñatería Lupe', 'Andariega', 'Maleta Pinta', 'Manos de Estambre', 'Hilandera', 'Cerrojal', 'Ojo Avizor', 'Tercera Llamada'] as const;
