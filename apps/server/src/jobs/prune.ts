/** Jobs that delete rows which are no longer needed. */
import { auditYears, createMailOperator, mailDays, pruneNewsletter, prunePhotographs } from '@tianguis/api';
import { createUnitOfWork, markChanges, prunedFact } from '@tianguis/database';
import type { Job } from './job.ts';

/**
 * Deletes old rows of the invalidation log. A process that has not read the log for an hour purges its cached pages
 * anyway. The rows are stored longer for two reasons. A long transaction makes its rows visible only when it commits.
 * After a restart, pages on disk are compared with the rows. For these pages, the job stores the newest transaction
 * whose row is deleted, and writes a mark.
 */
export const pruneInvalidations = prune(
  'prune-invalidations',
  '7 * * * *',
  `with marked as (${markChanges}),
        gone as (delete from invalidations where at < now() - interval '6 hours' returning xid)
   insert into facts (name, value) select '${prunedFact}', to_jsonb(max(xid::text::bigint)) from gone having count(*) > 0
   on conflict (name) do update set value = greatest(facts.value, excluded.value)`,
);

/** Deletes the drafts of preview links, which are valid for a day. */
export const pruneDrafts = prune(
  'prune-drafts',
  '23 * * * *',
  `delete from content_drafts where created_at < now() - interval '1 day'`,
);

/** Deletes counters of rate limits whose windows have ended. */
export const pruneRateLimits = prune(
  'prune-rate-limits',
  '41 * * * *',
  `delete from rate_limits where expire < extract(epoch from now()) * 1000`,
);

/** Erases the texts of mails that were not sent before their codes or links expired. */
export const eraseMailedSecrets: Job = {
  name: 'erase-mailed-secrets',
  options: { schedule: '*/5 * * * *' },
  async handle(_data, { database, log }) {
    const rows = await createMailOperator(createUnitOfWork(database.db)).eraseExpired();
    log.debug({ job: 'erase-mailed-secrets', rows }, 'texts of mails erased');
  },
};

/** Deletes mails after the links to their copies have expired. */
export const pruneMails = prune(
  'prune-mails',
  '52 9 * * *',
  `delete from mails where created_at < now() - interval '${mailDays} days'`,
);

/** Erases addresses of the newsletter that nobody confirmed in time. */
export const pruneNewsletterJob: Job = {
  name: 'prune-newsletter',
  options: { schedule: '34 9 * * *' },
  async handle(_data, { database, log }) {
    const rows = await pruneNewsletter(createUnitOfWork(database.db));
    log.debug({ job: 'prune-newsletter', rows }, 'addresses that were not confirmed erased');
  },
};

/** Deletes the rows of addresses that were deleted an hour ago, and can no longer be restored. */
export const pruneAddresses = prune(
  'prune-addresses',
  '46 * * * *',
  `delete from addresses where removed_at < now() - interval '1 hour'`,
);

/** Erases photographs of forms that were not sent within a day. */
export const prunePhotographsJob: Job = {
  name: 'prune-photographs',
  options: { schedule: '38 * * * *' },
  async handle(_data, { database, log }) {
    const rows = await prunePhotographs(createUnitOfWork(database.db));
    log.debug({ job: 'prune-photographs', rows }, 'photographs of forms that were not sent erased');
  },
};

/**
 * Deletes interactions, sessions, codes and tokens of the identity provider that have expired. The provider never reads
 * such a record again. The job runs often, since visitors can store interactions without signing in.
 */
export const pruneIdentityRecords = prune(
  'prune-identity-records',
  '4-59/10 * * * *',
  'delete from identity_records where expires_at <= now()',
);

/**
 * Deletes mailed codes and links, requests for links, sign-ins that wait or failed, and challenges of passkeys, an hour
 * after they became useless. Failures of sessions and of codes of apps count for a day, all others for an hour.
 */
export const pruneSignIns = prune(
  'prune-sign-ins',
  '12 * * * *',
  `with codes as (delete from mailed_codes where expires_at < now() - interval '1 hour'),
        links as (delete from recovery_links where expires_at < now() - interval '1 hour'),
        identities as (delete from identity_tickets where expires_at < now() - interval '1 hour'),
        requests as (delete from recovery_requests where requested_at < now() - interval '1 hour'),
        changes as (delete from email_changes where expires_at < now() - interval '1 hour'),
        tickets as (delete from sign_in_tickets where expires_at < now() - interval '1 hour'),
        challenges as (delete from passkey_challenges where expires_at < now() - interval '1 hour')
   delete from sign_in_failures
    where last_at < now() - case when key ~ '^(app|sessions?):' then interval '25 hours' else interval '2 hours' end`,
);

/**
 * Deletes sessions that ended or expired a month ago; until then, customers see where they were signed in. Also deletes
 * devices that were not seen for 400 days: browsers delete their cookie then.
 */
export const pruneSessions = prune(
  'prune-sessions',
  '17 9 * * *',
  `with devices as (delete from customer_devices where seen_at < now() - interval '400 days')
   delete from customer_sessions where least(ended_at, ends_at) < now() - interval '30 days'`,
);

/** Deletes audit entries of erased accounts once the law no longer requires them. */
export const pruneAudit = prune(
  'prune-audit',
  '43 9 * * *',
  `with requests as (delete from privacy_requests
                      where customer_id is null and received_at < now() - interval '${auditYears} years')
   delete from customer_audit a where at < now() - interval '${auditYears} years'
     and not exists (select from customers where id = a.customer_id)`,
);

/** Deletes rows of the price history older than 30 days, except the last row of each day. */
export const thinPriceHistory = prune('thin-price-history', '31 10 * * *', 'select thin_price_history()');

function prune(name: string, schedule: string, statement: string): Job {
  return {
    name,
    options: { schedule },
    async handle(_data, { database, log }) {
      const { rowCount } = await database.pool.query(statement);
      log.debug({ job: name, rows: rowCount }, 'rows pruned');
    },
  };
}
