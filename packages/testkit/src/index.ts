/** Helpers for tests with a database. Helpers for browser tests are at `@tianguis/testkit/browser`. */
export { CatalogueBuilder, type CategoryPlan } from './catalogue/builders.ts';
export { type MailServer, openMailServer, type ReceivedMail } from './mail/mail-server.ts';
export { addCustomerOrder, type TestOrder, type TestParcel } from './orders/customer-order.ts';
export { type OrderLine, orderLines } from './orders/order-lines.ts';
export { pictureFile } from './picture-file.ts';
export { type SilentLine, silentLine } from './postgres/silent-line.ts';
export { waitersFor } from './postgres/waiters.ts';
export { type TestDatabase, withDatabase } from './postgres/with-database.ts';
export { openPushService, type PushService, type ReceivedPush } from './push/push-service.ts';
