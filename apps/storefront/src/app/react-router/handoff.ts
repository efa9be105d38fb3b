/**
 * Encodes the loaders' data of a page that is rendered as a whole, in the form that React Router's client reads
 * (`StreamTransfer`).
 */

/** Reads all data of an encoded stream. */
export async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/**
 * The script that passes the data to the client's stream and closes it. Escaping ensures that the data cannot end the
 * `script` element.
 */
export function handoffScript(data: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `${controller}.enqueue(${forScript(data)});${controller}.close();`;
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Writes a string as JavaScript inside a `script` element. */
function forScript(text: string): string {
  return JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? '');
}
