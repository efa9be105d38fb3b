/**
 * Reads forms with files. Only routes that say so take large forms, and only a few large forms are in memory at once
 * (decision 43).
 */
import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { Failure } from '@tianguis/api';
import { mostPhotographBytes, mostPhotographs } from '@tianguis/domain/photograph';

/** The content type of forms with files. */
export const isMultipart = /^multipart\/form-data\b/i;

/** The most bytes of a form with files: its photographs, and a margin for its other fields. */
export const mostFormBytes = mostPhotographs * mostPhotographBytes + 262_144;

/** The most large forms that are in memory at once: in all, and of one visitor. */
const mostAtOnce = { inAll: 4, ofVisitor: 2 };

/** Seconds after which a form may be sent again if too many large forms are in memory. */
const retryAfter = 5;

export type FormSource = {
  takesFiles: boolean;
  visitor: string;
  /** The response. A large form has its place until the response is closed. */
  response: Pick<EventEmitter, 'once'> | undefined;
};

/**
 * Returns a function that reads the body of a form.
 * @param smallLimit the most bytes of a form without files. A larger form needs one of the places for large forms.
 * @throws Failure PAYLOAD_TOO_LARGE; SERVER_BUSY if all places are taken
 */
export function createFormFiles(smallLimit: number): (body: Readable, source: FormSource) => Promise<Buffer> {
  const ofVisitors = new Map<string, number>();
  let inAll = 0;

  function enter(visitor: string): void {
    const own = ofVisitors.get(visitor) ?? 0;
    if (inAll >= mostAtOnce.inAll || own >= mostAtOnce.ofVisitor)
      throw new Failure('SERVER_BUSY', undefined, { retryAfter });
    inAll += 1;
    ofVisitors.set(visitor, own + 1);
  }

  function leave(visitor: string): void {
    const own = ofVisitors.get(visitor) ?? 1;
    inAll -= 1;
    if (own > 1) ofVisitors.set(visitor, own - 1);
    else ofVisitors.delete(visitor);
  }

  return async (body, { takesFiles, visitor, response }) => {
    const limit = takesFiles ? mostFormBytes : smallLimit;
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isLarge = false;
    // The stream stays open after a failure. Node reads the rest and drops it, so that the browser gets the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > limit) throw new Failure('PAYLOAD_TOO_LARGE');
      if (bytes > smallLimit && !isLarge) {
        enter(visitor);
        isLarge = true;
        response?.once('close', () => leave(visitor));
      }
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks, bytes);
  };
}
