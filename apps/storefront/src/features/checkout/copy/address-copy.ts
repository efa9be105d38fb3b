/** Texts of the step of the address. */
export const addressCopy = {
  title: '¿A dónde lo enviamos?',
  legend: 'Tus direcciones',
  isDefault: 'Predeterminada',
  add: 'Enviar a otra dirección',
  save: 'Guardar y continuar',
  extras: 'Recibe otra persona, o es un regalo',
  receives: '¿Quién recibe?',
  receivesHint: 'Si no eres tú. Puede pedirle una identificación quien entrega.',
  gift: 'Nota de regalo',
  giftHint: 'Va con el paquete, sin precios. Hasta 500 letras.',
} as const;
