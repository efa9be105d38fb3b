/** Photographs for operators: those of a return or review, and the erasure of those that nothing uses. */
import type { UnitOfWork } from '@tianguis/database';
import { type PhotographSheet, photographOperatorRepository } from './operator-repository.ts';

export type { PhotographSheet } from './operator-repository.ts';

/** The photographs that a return or review uses, by its id. */
export const readPhotographs = ({ db }: Pick<UnitOfWork, 'db'>, id: string): Promise<PhotographSheet[]> =>
  photographOperatorRepository(db).ofUse(id);

/** Erases photographs that nothing has used for a day. @returns their number */
export const prunePhotographs = ({ db }: Pick<UnitOfWork, 'db'>): Promise<number> =>
  photographOperatorRepository(db).eraseUnused();
