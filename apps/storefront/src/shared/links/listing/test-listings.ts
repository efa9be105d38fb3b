/** For tests: a listing of every kind, and the segments that each accepts. */
import fc from 'fast-check';

interface TestListing {
  name: string;
  /** The canonical path of the listing before the segments of filters, sort and page. */
  base: string;
  /** Whether a category is a filter of this listing. */
  narrows: boolean;
}

/** Listings of RT-09, RT-11, RT-12, RT-14. */
export const listings: readonly TestListing[] = [
  { name: 'search', base: '/resultados/q=tenis', narrows: true },
  { name: 'search with signs in its text', base: '/resultados/q=pan%2Fleche%20%3D%20caf%C3%A9', narrows: true },
  { name: 'search with details', base: '/resultados/q=tenis/detalle=sin-cable', narrows: true },
  { name: 'search of the text as written', base: '/resultados/q=tenis/literal=1', narrows: true },
  { name: 'category', base: '/categoria/7/celulares', narrows: false },
  { name: 'category with an accent', base: '/categoria/7/ni%C3%B1os', narrows: false },
  { name: 'store', base: '/tienda/5/casa', narrows: true },
  { name: 'offers', base: '/c/ofertas', narrows: true },
];

/**
 * The segments of RT-09, written from the specification, and two segments of this shop. Each segment has two values.
 */
export const segments: Readonly<Record<string, readonly [string, string]>> = {
  preciomenor: ['100', '250'],
  preciomayor: ['900', '1500'],
  marca: ['novara', 'novara,zunta'],
  categoria: ['3', '12'],
  estrellas: ['4', '2'],
  enviogratis: ['1', '1'],
  fulfillment: ['1', '1'],
  descuento: ['20', '50'],
  orden: ['menor-precio', 'mas-nuevos'],
  pagina: ['2', '31'],
  llegamanana: ['1', '1'],
  condicion: ['nuevo', 'reacondicionado,usado'],
};

/** Some of the segments, in any sequence. */
export const anyAddress: fc.Arbitrary<string[]> = fc
  .shuffledSubarray(Object.entries(segments))
  .chain((some) =>
    fc.tuple(...some.map(([name, values]) => fc.constantFrom(...values).map((one) => `${name}=${one}`))),
  );
