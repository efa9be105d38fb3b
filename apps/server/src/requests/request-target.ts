/** Normalises the target of a request line. */
import { mendEscapes } from '@tianguis/domain';

const absoluteForm = /^https?:\/\/[^/?#]*/i;

/**
 * Returns the path and query of a request line. RFC 9112 requires servers to accept absolute URLs as well. A percent
 * sign that begins no valid escape is read as a percent sign (RT-09).
 */
export function readTarget(target: string): string {
  const path = target.startsWith('/') ? target : target.replace(absoluteForm, '');
  return mendEscapes(path.startsWith('/') ? path : `/${path}`);
}
