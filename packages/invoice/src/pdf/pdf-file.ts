/**
 * Writes a PDF of texts and rectangles, in the standard fonts that each reader has (ISO 32000). An invoice needs
 * nothing else, so the shop needs no library of twenty megabytes.
 */
import { type Font, toHex, widthOf } from './letters.ts';

/** A page of letter size, in points. The origin is the lower left corner. */
export const page = { width: 612, height: 792 } as const;

const fontNames: Readonly<Record<Font, string>> = { plain: 'Helvetica', bold: 'Helvetica-Bold', fixed: 'Courier' };
const fontKeys: Readonly<Record<Font, string>> = { plain: 'F1', bold: 'F2', fixed: 'F3' };
const fonts = Object.keys(fontNames) as Font[];

export interface TextStyle {
  font?: Font;
  size: number;
  /** From 0, black, to 1, white. */
  grey?: number;
  align?: 'left' | 'right';
}

export interface PdfPage {
  /** @param x the left end of the text, or its right end if it is aligned to the right */
  text(text: string, x: number, y: number, style: TextStyle): void;
  rectangle(x: number, y: number, width: number, height: number, grey: number): void;
}

export interface PdfFile {
  addPage(): PdfPage;
  /** @param title for readers of PDF */
  write(title: string): Buffer;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

export function createPdf(): PdfFile {
  const pages: string[][] = [];
  return {
    addPage() {
      const content: string[] = [];
      pages.push(content);
      return {
        text(text, x, y, { font = 'plain', size, grey = 0, align = 'left' }) {
          const left = align === 'right' ? x - widthOf(text, font, size) : x;
          const at = `${round(left)} ${round(y)} Td`;
          content.push(`BT ${round(grey)} g /${fontKeys[font]} ${round(size)} Tf ${at} <${toHex(text)}> Tj ET`);
        },
        rectangle(x, y, width, height, grey) {
          content.push(`${round(grey)} g ${[x, y, width, height].map(round).join(' ')} re f`);
        },
      };
    },
    write: (title) => write(pages, title),
  };
}

function write(pages: readonly (readonly string[])[], title: string): Buffer {
  const first = 4 + fonts.length;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] >>`,
    `<< /Title <FEFF${Buffer.from(title, 'utf16le').swap16().toString('hex').toUpperCase()}> >>`,
    ...fonts.map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${fontNames[font]} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((content, at) => {
      const stream = content.join('\n');
      const used = fonts.map((font, index) => `/${fontKeys[font]} ${4 + index} 0 R`).join(' ');
      const box = `/MediaBox [0 0 ${page.width} ${page.height}]`;
      return [
        `<< /Type /Page /Parent 2 0 R ${box} /Resources << /Font << ${used} >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  // All objects are ASCII, so lengths of texts are numbers of bytes.
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>`;
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n${trailer}`;
  return Buffer.from(`${text}${table}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}
