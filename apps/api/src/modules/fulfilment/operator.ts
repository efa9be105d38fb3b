/** What operators' commands and jobs use of fulfilment. */

export { moveDemoParcels } from './demo/demo-carrier.ts';
export { addDemoRegistry } from './demo/demo-gifts.ts';
export { addDemoOrders } from './demo/demo-orders.ts';
export { moveDemoReturns } from './demo/demo-returns.ts';
export { writeOrderMails } from './mails/write-mails.ts';
export {
  type AdvanceOptions,
  type ChangedOrder,
  createOrderChanges,
  type OrderChanges,
  type ReachableState,
  reachableStates,
} from './operators/order-changes.ts';
export { exportSubOrders, type SubOrderExport } from './sellers/export-orders.ts';
export { importShipments, type ShipmentOptions, type ShipmentsResult } from './sellers/import-shipments.ts';
