/** Error texts of each field, in the sequence of the form. */
export const addressSentences = {
  codigoPostal: {
    REQUIRED: 'Escribe tu código postal',
    INVALID_FORMAT: 'Ese código postal no existe en México. Revisa sus cinco dígitos',
  },
  coloniaLista: {
    REQUIRED: 'Elige tu colonia, o «Mi colonia no aparece»',
    WRONG: 'Esa colonia no está en el estado de tu código postal',
  },
  colonia: {
    REQUIRED: 'Escribe tu colonia',
    INVALID_FORMAT: 'Revisa el nombre de tu colonia',
    WRONG: 'Esa colonia no está en el estado de tu código postal',
    TOO_LONG: 'Escribe un nombre de colonia más corto',
  },
  municipio: {
    REQUIRED: 'Escribe tu municipio o alcaldía',
    INVALID_FORMAT: 'Revisa el nombre de tu municipio',
    WRONG: 'Ese municipio no está en el estado de tu código postal',
    TOO_LONG: 'Escribe un municipio más corto',
  },
  ciudad: {
    INVALID_FORMAT: 'Revisa el nombre de tu ciudad',
    WRONG: 'Esa ciudad no está en el estado de tu código postal',
    TOO_LONG: 'Escribe una ciudad más corta',
  },
  calle: {
    REQUIRED: 'Escribe el nombre de tu calle',
    INVALID_FORMAT: 'Revisa el nombre de tu calle',
    TOO_LONG: 'Escribe una calle más corta',
  },
  numeroExterior: {
    REQUIRED: 'Escribe el número exterior, o S/N si no tiene',
    INVALID_FORMAT: 'Revisa el número exterior, o escribe S/N',
    TOO_LONG: 'Escribe un número exterior más corto',
  },
  numeroInterior: {
    INVALID_FORMAT: 'Revisa el número interior',
    TOO_LONG: 'Escribe un número interior más corto',
  },
  entreCalles: { INVALID_FORMAT: 'Revisa las calles', TOO_LONG: 'Escribe las calles más cortas' },
  referencias: {
    INVALID_FORMAT: 'Revisa las referencias',
    TOO_LONG: 'Escribe referencias más cortas: hasta 300 letras',
  },
  nombre: {
    REQUIRED: 'Escribe el nombre de quien recibe',
    INVALID_FORMAT: 'Revisa el nombre de quien recibe',
    TOO_LONG: 'Escribe un nombre más corto',
  },
  telefono: { REQUIRED: 'Escribe un teléfono', INVALID_FORMAT: 'Escribe los diez dígitos del teléfono' },
} as const;
