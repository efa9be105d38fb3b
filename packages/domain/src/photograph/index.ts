/** Photographs that customers add to returns and reviews (AF-02, AF-05): their limits, and types by content. */

/** Photographs of one form at most. */
export const mostPhotographs = 5;

/** Bytes of a photograph at most, as it is sent. */
export const mostPhotographBytes = 8 * 1_024 * 1_024;

/** Pixels of the longer side of a stored photograph at most. */
export const photographSide = 2_000;

/** Pixels of each side of a preview. */
export const previewSide = 320;

/** Pages of photographs: the photographs of a form, one photograph of the customer, and its preview. */
export const photographsPath = (form: string): string => `/mi-cuenta/fotografias/${form}`;
export const photographPath = (id: string): string => `/mi-cuenta/fotografia/${id}`;
export const photographPreviewPath = (id: string): string => `${photographPath(id)}?tamano=previa`;

/** Types that are taken, by the names of the image library. */
export const takenPhotographTypes = ['jpeg', 'png', 'webp'] as const;
export type TakenPhotographType = (typeof takenPhotographTypes)[number];

/** The type of a file: one that is taken, or the name of a refused one for shoppers, if it is known. */
export type PhotographType = { taken: TakenPhotographType } | { refused: string | undefined };

type Signature = readonly (readonly [at: number, latin1: string])[];

const taken: readonly (readonly [TakenPhotographType, Signature])[] = [
  ['jpeg', [[0, '\xff\xd8\xff']]],
  ['png', [[0, '\x89PNG\r\n\x1a\n']]],
  [
    'webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
];

const refused: readonly (readonly [string, Signature])[] = [
  ...['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map(
    (brand) => ['HEIC', [[4, `ftyp${brand}`]]] as const satisfies readonly [string, Signature],
  ),
  ...['avif', 'avis'].map((brand) => ['AVIF', [[4, `ftyp${brand}`]]] as const satisfies readonly [string, Signature]),
  ['GIF', [[0, 'GIF8']]],
  ['TIFF', [[0, 'II*\0']]],
  ['TIFF', [[0, 'MM\0*']]],
  ['BMP', [[0, 'BM']]],
  ['PDF', [[0, '%PDF']]],
  ['SVG', [[0, '<svg']]],
  ['SVG', [[0, '<?xml']]],
  ['ZIP', [[0, 'PK\x03\x04']]],
  ['de video', [[4, 'ftyp']]],
  ['de video', [[0, '\x1aE\xdf\xa3']]],
];

/** Finds the type of a file by its first bytes. The name and the header of an upload are not read. */
export function photographTypeOf(bytes: Uint8Array): PhotographType {
  const has = (signature: Signature) =>
    signature.every(([at, text]) => [...text].every((letter, n) => bytes[at + n] === letter.charCodeAt(0)));
  const type = taken.find(([, signature]) => has(signature));
  if (type) return { taken: type[0] };
  return { refused: refused.find(([, signature]) => has(signature))?.[0] };
}
