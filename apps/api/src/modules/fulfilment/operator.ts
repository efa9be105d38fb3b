/** What operators' commands and jobs use of fulfilment. */
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
