/**
 * Processes fetched pictures: checks them, encodes them again, and fits them into squares. Runs in the drawing process,
 * so that a web process never decodes untrusted data.
 */
import sharp, { type Metadata } from 'sharp';

/**
 * The most pixels of a picture; the most pixels of the longer side of a stored original; and the fewest pixels of a
 * side.
 */
const MOST_PIXELS = 60_000_000;
const LONGEST = 1_600;
const SHORTEST = 16;
const NO_PICTURE = 'it is no JPEG, PNG, WebP, AVIF or GIF picture';

/** The magic bytes of each format as Latin 1. Formats have libvips' names. */
const magicBytes: readonly { format: Metadata['format']; parts: readonly (readonly [number, string])[] }[] = [
  { format: 'jpeg', parts: [[0, '\xff\xd8\xff']] },
  { format: 'png', parts: [[0, '\x89PNG\r\n\x1a\n']] },
  { format: 'gif', parts: [[0, 'GIF87a']] },
  { format: 'gif', parts: [[0, 'GIF89a']] },
  {
    format: 'webp',
    parts: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  // A box length of four bytes comes first. Its first two bytes are zeros, which excludes text files.
  {
    format: 'heif',
    parts: [
      [0, '\0\0'],
      [4, 'ftypavif'],
    ],
  },
];

/** Finds the format by the magic bytes. Other formats, such as SVG and documents, are not passed to libvips. */
function formatOf(bytes: Buffer): Metadata['format'] | undefined {
  return magicBytes.find(({ parts }) =>
    parts.every(([at, text]) => bytes.toString('latin1', at, at + text.length) === text),
  )?.format;
}

const loaders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer', 'NsgifBuffer', 'WebpFile'];

/**
 * Restricts libvips to the loaders of five formats from memory, and of stored WebP files. SVG, the format of the shop's
 * own drawings, is allowed only while no untrusted picture is open.
 */
export function restrictLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
}

/** Allows or forbids SVG, which only the shop's own drawings need. */
export function allowSvg(isAllowed: boolean): void {
  const operation = ['VipsForeignLoadSvgBuffer'];
  if (isAllowed) sharp.unblock({ operation });
  else sharp.block({ operation });
}

/**
 * Converts a picture to the original that is stored: rotated upright, without metadata. @throws Error with a reason for
 * an operator
 */
export async function normalise(bytes: Uint8Array): Promise<Buffer> {
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = formatOf(input);
  if (!format) throw new Error(NO_PICTURE);
  const picture = () =>
    sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
  let metadata: Metadata;
  try {
    metadata = await picture().metadata();
  } catch (error) {
    throw new Error(isTooLarge(error) ? 'it has more than 60 million pixels' : 'it is damaged');
  }
  // The loader must have found the same format as the magic bytes.
  if (metadata.format !== format) throw new Error(NO_PICTURE);
  const { width = 0, height = 0 } = metadata;
  if (width < SHORTEST || height < SHORTEST) throw new Error(`it has fewer than ${SHORTEST} pixels a side`);
  if (width * height > MOST_PIXELS) throw new Error('it has more than 60 million pixels');
  try {
    return await picture()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch {
    throw new Error('it is damaged');
  }
}

const isTooLarge = (error: unknown) => error instanceof Error && /pixel limit/.test(error.message);

/** Fits a stored original into a white square with sides of `width` pixels. */
export function squareOf(original: string | Uint8Array, width: number): Promise<Buffer> {
  return sharp(original)
    .resize(width, width, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer();
}

/** Draws the placeholder for a picture that was not fetched yet: a market stall in pale colours. */
export function placeholder(width: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="#f6f1ea"/>
    <g fill="none" stroke="#cdbfae" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">
      <path d="M30 40l4-10h32l4 10"/>
      <path d="M30 40c0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0"/>
      <path d="M34 46v24h32V46M30 70h40M43 70V56h14v14"/>
    </g></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
