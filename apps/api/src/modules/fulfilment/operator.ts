/** What operators' commands and jobs use of fulfilment. */
export { writeOrderMails } from './mails/write-mails.ts';
