/** Takes pieces that were not collected out of an order. */
import type { Unit } from '@tianguis/database';
import { releaseStock } from '../../inventory/service.ts';
import { type PiecesOfLine, refundPieces } from './refunded-pieces.ts';
import { refundedPiecesRepository } from './refunded-pieces-repository.ts';

/** The pieces are available again, and their money goes back. */
export async function takeOut(
  unit: Unit,
  order: string,
  lines: readonly PiecesOfLine[],
  { cause, at }: { cause: string; at: Date },
): Promise<void> {
  await releaseStock(unit, lines, cause);
  await refundedPiecesRepository(unit).addCancelled(lines);
  await refundPieces(unit, order, lines, { cause, at });
}
