/** Tests of forms with files: their size, and how many are in memory at once (AF-02). */
import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createFormFiles, mostFormBytes } from './form-files.ts';

const small = 1_000;
const body = (bytes: number) =>
  Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= 1_048_576) yield Buffer.alloc(Math.min(left, 1_048_576));
    })(),
  );
/** A function that reads forms, each with its own response. */
function forms() {
  const read = createFormFiles(small);
  return (bytes: number, { takesFiles = true, visitor = 'ana' } = {}) => {
    const response = new EventEmitter();
    const answer = read(body(bytes), { takesFiles, visitor, response }).then(
      ({ length }) => length,
      ({ code }) => code as string,
    );
    return { answer, close: () => response.emit('close') };
  };
}

test.each([
  [small, false, small],
  [small + 1, false, 'PAYLOAD_TOO_LARGE'],
  [small + 1, true, small + 1],
  [mostFormBytes, true, mostFormBytes],
  [mostFormBytes + 1, true, 'PAYLOAD_TOO_LARGE'],
])('AF-02 a form of %d bytes at a route that takes files (%s): %s', async (bytes, takesFiles, result) => {
  expect(await forms()(bytes, { takesFiles }).answer).toBe(result);
});

test('AF-02 two large forms of one visitor and four in all are in memory; small ones always are', async () => {
  const read = forms();
  const [first, second] = [read(5_000), read(5_000)];
  expect(await Promise.all([first.answer, second.answer])).toEqual([5_000, 5_000]);
  expect(await read(5_000).answer).toBe('SERVER_BUSY');
  expect(await read(small).answer).toBe(small);
  const others = ['eva', 'luz'].map((visitor) => read(5_000, { visitor }));
  expect(await Promise.all(others.map(({ answer }) => answer))).toEqual([5_000, 5_000]);
  expect(await read(5_000, { visitor: 'iris' }).answer).toBe('SERVER_BUSY');
  // A place is free once the answer was sent, and no place is freed twice.
  first.close();
  expect(await read(5_000, { visitor: 'iris' }).answer).toBe(5_000);
  expect(await read(5_000, { visitor: 'rosa' }).answer).toBe('SERVER_BUSY');
});

test('AF-02 a large form that is refused leaves its place when it is answered', async () => {
  const read = forms();
  for (let round = 0; round < 6; round++) {
    const refused = read(mostFormBytes + 1);
    expect(await refused.answer).toBe('PAYLOAD_TOO_LARGE');
    refused.close();
  }
  expect(await read(5_000).answer).toBe(5_000);
});
