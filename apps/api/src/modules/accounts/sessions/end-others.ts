/** Follows a new e-mail or password: all other sessions end, and codes and links that were mailed before are void. */
import type { Unit } from '@tianguis/database';
import type { Authentication } from './authentication.ts';
import { forgetOtherDevices, voidOpenCodes } from './open-codes-repository.ts';
import type { Session } from './session-repository.ts';

/**
 * Ends all other sessions of a session's customer, in the unit of what changes.
 * @returns ends their tokens: to be called when the unit is committed
 */
export async function endOthers(
  unit: Unit,
  { id, customer }: Session,
  authentication: Pick<Authentication, 'endSessionsIn'>,
): Promise<() => Promise<void>> {
  await voidOpenCodes(unit.db, customer);
  await forgetOtherDevices(unit.db, customer, id);
  return authentication.endSessionsIn(unit, customer, id);
}
