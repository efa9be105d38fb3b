import type { XmlNode } from '../../xml/node.ts';

/** A refusal with its code of the SAT, or of stamping services. */
export interface Found {
  code: string;
  message: string;
}

/** A check of the whole CFDI. */
export type Check = (cfdi: XmlNode) => Found[];

/** The refusals whose condition holds. */
export const refusals = (...all: readonly (readonly [isWrong: boolean, code: number, message: string])[]): Found[] =>
  all.flatMap(([isWrong, code, message]) => (isWrong ? [{ code: `CFDI${code}`, message }] : []));
