/** The choice of a return, in the URL of its pages (RL-10). So reloading and going back work. */
import type { OrderLine, OrderView } from '@tianguis/contract';
import { readWhole, uuidShape } from '@tianguis/domain';
import { type ReturnReason, returnReasons } from '@tianguis/domain/order';
import type { FieldTexts } from '@tianguis/ui';
import { piecesField } from '../cancellation/cancellation-fields.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { chosenStep, returnFields as fields } from './return-fields.ts';

/** A line of the product with pieces that can be returned, and its parcel. */
export interface OpenLine {
  parcel: string;
  line: OrderLine;
}

export interface ReturnChoice {
  /** The id that the return gets; undefined before the review. */
  id: string | undefined;
  /** The customer sent the form. */
  isSent: boolean;
  reason: ReturnReason | undefined;
  /** Pieces by the number of their line. */
  pieces: ReadonlyMap<number, number>;
  /** The values of the form's fields, as typed. */
  values: FieldTexts;
  /** The sentences for its fields, in the sequence of the form. Empty if the choice is complete. */
  errors: Readonly<Record<string, string>>;
}

/** The field to which a sentence about all lines belongs. */
export const linesField = 'piezas';

/** The lines of a product with pieces that can be returned. */
export const returnableLines = ({ parcels }: OrderView, product: number): OpenLine[] =>
  parcels.flatMap(({ id, lines }) =>
    lines.filter((line) => line.id === product && line.returnable > 0).map((line) => ({ parcel: id, line })),
  );

/** Reads the choice in a URL. Before the form is sent, all pieces of the first parcel are chosen. */
export function readReturnChoice(query: URLSearchParams, open: readonly OpenLine[]): ReturnChoice {
  const isNamed = open.some(({ line }) => query.has(piecesField(line.line)));
  const isSent = query.get(fields.step) === chosenStep;
  const texts = open.map(({ parcel, line }) => {
    const isChosen = !isNamed && !isSent && parcel === open[0]?.parcel;
    const text = isChosen ? String(line.returnable) : query.get(piecesField(line.line))?.trim() || '0';
    return { parcel, line, text, count: readWhole(text, 0, line.returnable) };
  });
  const chosen = texts.filter(({ count }) => count !== undefined && count > 0);
  const reason = returnReasons.find((one) => one === query.get(fields.reason));
  const wrong = texts.filter(({ count }) => count === undefined);
  const isScattered = new Set(chosen.map(({ parcel }) => parcel)).size > 1;
  const id = query.get(fields.id) ?? '';
  return {
    ...{ isSent, reason, id: uuidShape.test(id) ? id : undefined },
    pieces: new Map(chosen.map(({ line, count = 0 }) => [line.line, count])),
    values: {
      ...Object.fromEntries(texts.map(({ line, text }) => [piecesField(line.line), text])),
      ...(reason !== undefined && { [fields.reason]: reason }),
    },
    errors: {
      ...(chosen.length === 0 && wrong.length === 0 && { [linesField]: copy.noPieces }),
      ...(isScattered && { [linesField]: copy.manyParcels }),
      ...Object.fromEntries(wrong.map(({ line }) => [piecesField(line.line), copy.wrongNumber(line.returnable)])),
      ...(reason === undefined && { [fields.reason]: copy.noReason }),
    },
  };
}

/** The query of the pages after the choice. */
export const writeReturnChoice = ({ id, pieces, reason }: Pick<ReturnChoice, 'id' | 'pieces' | 'reason'>): string =>
  new URLSearchParams([
    [fields.step, chosenStep],
    ...[...pieces].map(([line, count]) => [piecesField(line), String(count)]),
    ...(reason === undefined ? [] : [[fields.reason, reason]]),
    ...(id === undefined ? [] : [[fields.id, id]]),
  ]).toString();
