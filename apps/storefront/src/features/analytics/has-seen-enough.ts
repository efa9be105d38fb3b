import { readSeen } from '@tianguis/domain';
import { readItem, storedItems } from '../../shared/device/stored-item.ts';

/** Products that were seen on a device before it is asked whether it may be measured. */
const fewest = 3;

/**
 * Whether the visitor has looked at enough products to be asked (AP-21), so that there is something to measure. The
 * script that asks is loaded only then.
 */
export const hasSeenEnough = (): boolean => readSeen(readItem(storedItems.seen)).length >= fewest;
