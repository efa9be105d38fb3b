/** The bytes of a picture file that is whole as far as its beginning and its length tell, with this text where the picture would be. */
export function pictureFile(text: string): Buffer {
  const content = Buffer.from(`WEBP${text}`);
  const head = Buffer.from('RIFF....');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
