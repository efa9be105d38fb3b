/**
 * The bytes of a picture file that is whole as far as its beginning and its length tell, with this text where the
 * picture would be.
 */
export function pictureFile(text: string): Buffer {
  const head = Buffer.from('RIFF....WEBPVP8 ....');
  head.writeUInt32LE(head.length - 8 + text.length, 4);
  head.writeUInt32LE(text.length, 16);
  return Buffer.concat([head, Buffer.from(text)]);
}
