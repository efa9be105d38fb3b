/** The data of a page's loaders as React Router's client reads them: its `StreamTransfer`, for a page that is rendered whole. */

/** The encoded data, whole. */
export async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/**
 * Text of the script that gives the data to the client's stream, and ends it; nothing in it ends the element that it
 * stands in.
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

/** A string as JavaScript inside of a `script` element. */
function forScript(text: string): string {
  return JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? '');
}
