/** What a request asks for, as the server's routes read it. */
import { mendEscapes } from '@tianguis/domain';

const absoluteForm = /^https?:\/\/[^/?#]*/i;

/**
 * The path and query of a request line. An absolute address, which RFC 9112 has every server take, counts by its path,
 * and a percent sign that is no escape is a percent sign (RT-09).
 */
export function readTarget(target: string): string {
  const path = target.startsWith('/') ? target : target.replace(absoluteForm, '');
  return mendEscapes(path.startsWith('/') ? path : `/${path}`);
}
