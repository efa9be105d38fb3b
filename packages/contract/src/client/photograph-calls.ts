/** Calls of photographs. Each call needs the access token of their customer in its credentials. */
import { apiPaths } from '../paths.ts';
import type { AddedPhotographReply, PhotographQuery, PhotographsReply } from '../photographs.ts';
import { type CallOptions, fill } from './transport/call-content.ts';
import type { Send } from './transport/send.ts';

export const photographCalls = (send: Send) => ({
  /** The photographs of a form. */
  list: (formulario: string, call: CallOptions) =>
    send<PhotographsReply>(fill(apiPaths.photographs, { formulario }), {}, call),
  /**
   * Adds a photograph to a form. The same file, sent again, is added once.
   * @throws ApiError VALIDATION_FAILED with the reason at the field `fotografia`; SERVER_BUSY; PAYLOAD_TOO_LARGE
   */
  add: (formulario: string, file: Blob, call: CallOptions) =>
    send<AddedPhotographReply>(
      fill(apiPaths.photographs, { formulario }),
      { body: file, contentType: 'application/octet-stream' },
      call,
    ),
  /** Removes a photograph that no return or review uses yet. @throws ApiError PHOTOGRAPH_NOT_FOUND */
  remove: (fotografia: string, call: CallOptions) =>
    send<undefined>(fill(apiPaths.photograph, { fotografia }), { method: 'DELETE' }, call),
  /** The photograph as WebP. @throws ApiError PHOTOGRAPH_NOT_FOUND, also for that of another customer */
  read: (fotografia: string, query: PhotographQuery, call: CallOptions) =>
    send.stream(fill(apiPaths.photograph, { fotografia }), { query }, call),
});
