export * from './credit-decision.ts';
export * from './credit-reminders.ts';
export * from './credit-statements.ts';
export * from './credit-terms.ts';
