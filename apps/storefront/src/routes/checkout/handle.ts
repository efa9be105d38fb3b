import type { FrameHandle } from '../../shared/frame/frame-handle.ts';

/** The frame of the checkout: nothing leads away from it. */
export const checkoutHandle: FrameHandle = { isReduced: true };
