/** The choice of a cancellation, in the URL of the page (RL-09). So reloading and going back work. */
import type { OrderView } from '@tianguis/contract';
import { readWhole } from '@tianguis/domain';
import { type CancellationReason, cancellationReasons } from '@tianguis/domain/order';
import type { FieldTexts } from '@tianguis/ui';
import { cancellationFields as fields, piecesField, reviewStep } from './cancellation-fields.ts';

/** Pieces by the number of their line. */
export type ChosenPieces = ReadonlyMap<number, number>;

/** A line whose pieces can be cancelled. */
type OpenLine = Pick<OrderView['parcels'][number]['lines'][number], 'line' | 'id' | 'cancellable'>;

export interface Choice {
  /** The customer sent the form. */
  isSent: boolean;
  reason: CancellationReason | undefined;
  pieces: ChosenPieces;
  /** The values of the form's fields, as typed. */
  values: FieldTexts;
  /** The lines whose number is none, or is too great. */
  wrong: readonly number[];
  /** The URL names lines that can no longer be cancelled. */
  hasGone: boolean;
}

/**
 * Reads the choice in a URL.
 * @param open the lines whose pieces can be cancelled
 * @param product in the URL: only its pieces are chosen first; otherwise all pieces are
 */
export function readChoice(query: URLSearchParams, open: readonly OpenLine[], product: number | undefined): Choice {
  const named = [...query.keys()].flatMap((name) => {
    const [, line] = /^l(\d{1,4})$/.exec(name) ?? [];
    return line === undefined ? [] : [Number(line)];
  });
  const isSent = query.get(fields.step) === reviewStep;
  const isFirst = !isSent && named.length === 0;
  const texts = new Map(
    open.map(({ line, id, cancellable }) => {
      const isChosen = query.has(fields.all) || (isFirst && (product === undefined || product === id));
      return [line, isChosen ? String(cancellable) : query.get(piecesField(line))?.trim() || '0'];
    }),
  );
  const counts = open.map(({ line, cancellable }) => ({ line, count: readWhole(texts.get(line), 0, cancellable) }));
  const reason = cancellationReasons.find((one) => one === query.get(fields.reason));
  const known = new Set(open.map(({ line }) => line));
  return {
    ...{ isSent, reason },
    pieces: new Map(counts.flatMap(({ line, count }) => (count ? [[line, count]] : []))),
    values: {
      ...Object.fromEntries([...texts].map(([line, text]) => [piecesField(line), text])),
      ...(reason !== undefined && { [fields.reason]: reason }),
    },
    wrong: counts.flatMap(({ line, count }) => (count === undefined ? [line] : [])),
    hasGone: named.some((line) => !known.has(line) && (query.get(piecesField(line)) ?? '0') !== '0'),
  };
}

/** The query of the page that chooses, with this choice in its form. */
export const writeChoice = (pieces: ChosenPieces, reason: string | undefined): string => {
  const chosen = [...pieces].map(([line, count]) => [piecesField(line), String(count)]);
  return new URLSearchParams([...chosen, ...(reason === undefined ? [] : [[fields.reason, reason]])]).toString();
};

/** Pieces in the form of the API: `1x2,3x1`. */
export const writePieces = (pieces: ChosenPieces): string =>
  [...pieces].map(([line, count]) => `${line}x${count}`).join(',');
