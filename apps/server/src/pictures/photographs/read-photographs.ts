/** Reads files of customers: one at a time, in a process of its own, with a short queue (decision 43). */
import { type PhotographReader, photographFaults } from '@tianguis/api';
import { photographSide, previewSide } from '@tianguis/domain/photograph';
import { FairQueue, type FairQueueOptions, Refused } from '../../limits/fair-queue.ts';
import type { DrawingPool } from '../drawing/drawing-pool.ts';

/** Files that wait: of one customer, and in all; and the milliseconds that a file may wait. */
const limits: FairQueueOptions = { permits: 1, waitingOfVisitor: 3, waitingInAll: 12, timeout: 15_000 };

/** The most milliseconds of processor time for decoding and encoding one photograph. After this time, the process is killed. */
export const photographTimeLimit = 10_000;

/** @param pool the processes that decode. Photographs have a pool of their own, so that no product picture waits. */
export function readPhotographs(pool: DrawingPool, queueOptions: Partial<FairQueueOptions> = {}): PhotographReader {
  const queue = new FairQueue({ ...limits, ...queueOptions });
  return async (file, customer) => {
    const leave = await queue.enter(customer).catch((error: unknown) => {
      if (error instanceof Refused) return undefined;
      throw error;
    });
    if (!leave) return { fault: 'busy' };
    try {
      const bytes = await pool.draw({ photograph: file }, photographSide);
      return { bytes, preview: await pool.draw({ original: bytes }, previewSide) };
    } catch (error) {
      // A process that was killed, or has crashed, also had a file that cannot be read.
      const message = error instanceof Error ? error.message : '';
      return { fault: photographFaults.find((word) => word === message) ?? 'damaged' };
    } finally {
      leave();
    }
  };
}
