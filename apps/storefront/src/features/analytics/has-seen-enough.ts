import { readSeen } from '@tianguis/domain';
import { readItem, storedItems } from '../../shared/device/stored-item.ts';

/** Number of products seen on a device before the shop asks for consent to measure. */
const fewest = 3;

/**
 * Whether the visitor has seen enough products to be asked (AP-21), so that there is something to measure. The script
 * that asks loads only if so.
 */
export const hasSeenEnough = (): boolean => readSeen(readItem(storedItems.seen)).length >= fewest;
