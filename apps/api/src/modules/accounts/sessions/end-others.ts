/** Ends all other sessions after a change of e-mail or password, and voids codes and links that were mailed before. */
import type { Unit } from '@tianguis/database';
import type { Authentication } from './authentication.ts';
import { forgetOtherDevices, voidOpenCodes } from './open-codes-repository.ts';
import type { Session } from './session-repository.ts';

/**
 * Ends all other sessions of a session's customer, in the unit of the change.
 * @returns a function that ends their tokens; call it after the unit has committed
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
