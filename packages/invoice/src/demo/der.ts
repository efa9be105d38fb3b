/** Writes the parts of a certificate (DER), since Node.js reads certificates and makes none. */

/** A value with its tag and its length. */
export function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const bytes = length < 0x80 ? [] : length < 0x100 ? [length] : [length >> 8, length & 0xff];
  const size = bytes.length === 0 ? [length] : [0x80 | bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
export const integer = (bytes: Uint8Array): Buffer => der(0x02, bytes);
export const bitString = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes);
/** An identifier of an object as hexadecimal bytes. */
export const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text, 'utf8'));
/** A moment as `YYMMDDhhmmssZ`. */
export const utcTime = (moment: Date): Buffer =>
  der(0x17, Buffer.from(`${moment.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
/** A name of attributes: identifier of the attribute and text. */
export const distinguishedName = (...attributes: readonly (readonly [id: string, text: string])[]): Buffer =>
  sequence(...attributes.map(([id, text]) => der(0x31, sequence(objectId(id), utf8(text)))));
