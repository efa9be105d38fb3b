import { formatCount, formatMoney } from '@tianguis/domain';

const mention = (products: number): string =>
  products === 1 ? 'Un producto menciona' : `${formatCount(products)} productos mencionan`;

const sayIt = (products: number): string =>
  products === 0 ? 'ninguno lo dice' : products === 1 ? 'uno lo dice' : `${formatCount(products)} lo dicen`;

const quoted = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(' ni ');

/**
 * Text for the unmet words of a search. For most words, no product contains the word ("sin gluten"). For words with
 * "que no", all products have what the shopper excluded ("que no sean de gas").
 */
function leftOut(words: readonly string[]): string {
  const unmet = words.filter((word) => word.startsWith('que no '));
  const unsaid = words.filter((word) => !unmet.includes(word));
  const said = [
    ...(unsaid.length > 0 ? [`especifica ${quoted(unsaid)}`] : []),
    ...(unmet.length > 0 ? [`cumple con ${quoted(unmet)}`] : []),
  ];
  return `Ninguno de estos productos ${said.join(' ni ')}; estos son los más parecidos.`;
}

/** Capitalises a brand that was typed in lower case, as names are written: "Harry Potter", "LG". */
function brandName(brand: string): string {
  if (brand !== brand.toLowerCase()) return brand;
  const isInitials = (word: string) => word.length <= 3 && !/[aeiouáéíóú]/.test(word);
  return brand.replace(/[\p{L}\d]+/gu, (word) =>
    isInitials(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** Texts of the search: results, suggestions, history. */
export const searchCopy = {
  title: (text: string) => `Resultados para «${text}»`,
  name: (text: string) => `Resultados para ${text}`,
  everything: 'Todos los resultados',
  crumb: 'Búsqueda',
  description: (text: string, total: number) =>
    `${formatCount(total)} productos para «${text}»: compara precios, tiendas y opiniones, con envío a todo México.`,
  corrected: 'Mostrando resultados para',
  suggested: '¿Quisiste decir',
  missingBrand: (brand: string) => `No tenemos ${brandName(brand)}. Mira productos parecidos:`,
  missingThing: (thing: string, hasIdeas: boolean) =>
    `No tenemos «${thing}».${hasIdeas ? '' : ' Esto lo menciona o se le parece:'}`,
  missingPrice: ({ priceMin, priceMax }: { priceMin?: number; priceMax?: number }) => {
    const [from, to] = [priceMin, priceMax].map((price) => (price === undefined ? undefined : formatMoney(price)));
    const range = from === undefined ? `de hasta ${to}` : to === undefined ? `desde ${from}` : `de ${from} a ${to}`;
    return `No encontramos nada ${range}.`;
  },
  ideas: (things: string, price: string | undefined) =>
    `Te damos ideas${price === undefined ? '' : ` de hasta ${price}`}: ${things}.`,
  understood: 'Aplicamos lo que pediste como filtros; puedes cambiarlos.',
  understoodPartly: 'Puedes quitar los filtros que tomamos de tu búsqueda.',
  sorted: {
    price_asc: 'Empezamos por lo más barato.',
    price_desc: 'Empezamos por lo más caro.',
    rating: 'Empezamos por lo mejor calificado.',
    newest: 'Empezamos por lo más nuevo.',
    discount: 'Empezamos por el mayor descuento.',
    relevance: '',
  },
  literal: 'Buscar tal como lo escribí',
  leftOut,
  partly: (complete: number) => `${mention(complete)} todo lo que escribiste; los demás son los más parecidos.`,
  similar: 'Estos son los productos más parecidos a lo que escribiste.',
  /** A detail of the text as a chip: how many products say so, if the detail is no filter. */
  detail: (label: string, said: number | null) => (said === null ? label : `${label} · ${sayIt(said)}`),
  notForChildren: 'De aquí en adelante, ni el título ni las características dicen que sea para niños.',
  none: {
    title: (text: string) => `No encontramos «${text}»`,
    missing: (thing: string) => `Por ahora no tenemos «${thing}».`,
    text: 'Revisa que esté bien escrito, usa menos palabras o una más general. También puedes empezar por aquí:',
    instead: 'Mientras tanto, puedes empezar por aquí:',
    departments: 'Explora por departamento',
    bestSellers: 'Lo más vendido',
  },
  screen: {
    title: 'Buscar',
    description: 'Busca por producto, marca, modelo o código.',
  },
  history: {
    title: 'Búsquedas recientes',
    none: 'Aquí aparecerá lo que busques, solo en este dispositivo.',
    clearAll: 'Borrar todas',
    remove: (text: string) => `Borrar «${text}»`,
    removed: (text: string) => `Borraste «${text}».`,
    allCleared: 'Borraste tus búsquedas.',
    undo: 'Deshacer',
  },
  voice: {
    speak: 'Buscar con tu voz',
    listening: 'Te escuchamos…',
    failed: 'No pudimos escucharte. Revisa el permiso del micrófono e inténtalo otra vez.',
  },
  empty: {
    title: '¿Qué estás buscando?',
    text: 'Escribe al menos tres letras: una marca, un producto o un modelo.',
  },
} as const;
