/** What happens in an open page, for who measures it. Without consent nobody listens (AP-21). */
import type { ShopEvent } from '@tianguis/contract';

export const shopEvent = 'shopevent';

export const tell = (detail: ShopEvent): boolean => window.dispatchEvent(new CustomEvent(shopEvent, { detail }));
