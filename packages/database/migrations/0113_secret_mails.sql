-- Whether nobody can open the mail in a browser: it has a code or a link that is worth an account.
alter table mails add column is_secret boolean not null default false;
