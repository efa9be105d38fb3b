/** The API: every call of the specification, on Fastify. */
export { type ApiOptions, api } from './api.ts';
export { clientGone } from './client-gone.ts';
export { createApi } from './create-api.ts';
export { createCustomerOperator, eraseGoneAccounts } from './customers.ts';
export { Failure, type FailureOptions, type FieldFailure } from './failure.ts';
export { makeWaiting } from './first-use.ts';
export { inProcess } from './in-process.ts';
export {
  type AuditSheet,
  auditYears,
  type CustomerOperator,
  type CustomerReport,
  type CustomerSheet,
  graceDays,
  longestAnswer,
  type OpenRequestSheet,
  type RequestSheet,
  type SessionSheet,
  type SignInFailures,
} from './modules/accounts/operator.ts';
export { mailRecoveryLink, sendRecoveryLink } from './modules/accounts/recovery/recovery-mail.ts';
export * from './modules/analytics/operator.ts';
export {
  type BalanceOperator,
  type BalanceReport,
  balanceOrderProofs,
  balanceProofs,
  createBalanceOperator,
  type DuePayout,
} from './modules/balance/operator.ts';
export * from './modules/cart/operator.ts';
export * from './modules/categories/operator.ts';
export { pruneCheckouts } from './modules/checkout/operator.ts';
export * from './modules/companions/operator.ts';
export * from './modules/contact/operator.ts';
export { writeContactMails } from './modules/contact-mails/write-contact-mails.ts';
export { isContentKey, readContentDocument, readContentFolder } from './modules/content/content-files.ts';
export { createContentOperator } from './modules/content/operator.ts';
export { createContentRepository } from './modules/content/repository.ts';
export {
  type CreditAccountRow,
  type CreditModule,
  type CreditOperator,
  type CreditRequestRow,
  type CreditSheet,
  createCreditOperator,
  creditOrderProofs,
  creditProofs,
} from './modules/credit/operator.ts';
export { remindDebtors } from './modules/credit/remind.ts';
export { exchangeProofs } from './modules/exchanges/service.ts';
export * from './modules/feed/operator.ts';
export * from './modules/fulfilment/operator.ts';
export * from './modules/identity/operator.ts';
export { type InventoryResult, importInventory } from './modules/inventory/place-stock.ts';
export {
  offerGracePeriod,
  productsWithStaleOfferEnds,
  productsWithStaleStockOrPrices,
  switchOffers,
} from './modules/inventory/service.ts';
export { invoiceProofs } from './modules/invoices/audit.ts';
export type { Issuer, Issuers } from './modules/invoices/issuing.ts';
export {
  createInvoiceOperator,
  type InvoiceOperator,
  type InvoiceSheet,
  type ShownInvoice,
} from './modules/invoices/operators/operator.ts';
export { doInvoiceWork, type InvoiceTools, invoiceWork } from './modules/invoices/work.ts';
export * from './modules/leads/operator.ts';
export * from './modules/mail/operator.ts';
export { addDemoThread } from './modules/messages/demo-thread.ts';
export * from './modules/messages/operator.ts';
export * from './modules/newsletter/operator.ts';
export * from './modules/orders/operator.ts';
export { paymentWork } from './modules/payments/inbox.ts';
export * from './modules/payments/operator.ts';
export * from './modules/photographs/operator.ts';
export {
  type CleanPhotograph,
  type PhotographFault,
  type PhotographReader,
  photographFaults,
} from './modules/photographs/service.ts';
export * from './modules/postal-codes/operator.ts';
export * from './modules/products/operator.ts';
export { parseWordRules, synonymsTag } from './modules/products/word-rules.ts';
export * from './modules/push/operator.ts';
export { addDemoQuestions } from './modules/questions/demo-questions.ts';
export * from './modules/questions/operator.ts';
export { createTransferOperator, type DueTransfer, type TransferOperator } from './modules/refunds/operator.ts';
export * from './modules/registries/operator.ts';
export { workOnReturns } from './modules/returns/due-returns.ts';
export {
  type ChangedReturn,
  createReturnOperator,
  type ListedReturn,
  type ReturnOperator,
} from './modules/returns/operator.ts';
export type { ReturnRow } from './modules/returns/rows.ts';
export { addDemoReviews } from './modules/reviews/demo-reviews.ts';
export * from './modules/reviews/operator.ts';
export * from './modules/seller-ledger/operator.ts';
export * from './modules/shared-carts/operator.ts';
export * from './modules/shipping/operator.ts';
export * from './modules/stores/operator.ts';
export * from './modules/tax/operator.ts';
export { createTaxService, type TaxService } from './modules/tax/service.ts';
export * from './modules/wishlist/operator.ts';
export { type Permit, withoutPermit, withPermit } from './permit.ts';
export {
  createErrorRenderer,
  type ErrorRenderer,
  type ErrorRendererOptions,
  sendJson,
} from './plugins/errors.ts';
export { isForeign } from './plugins/foreign-origin.ts';
export { serverOptions } from './plugins/limits.ts';
export { visitorOf } from './visitor.ts';
