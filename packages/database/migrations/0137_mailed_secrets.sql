-- Mails with a code, or with a link that opens an account, are not sent after the secret has expired. The text of a
-- secret mail is erased when the mail is sent, or when its secret has expired, so that a reader of this table finds no
-- secrets.
alter table mails add column expires_at timestamptz;  -- null: the mail has no secret that expires
create index mails_with_secrets on mails (expires_at) where expires_at is not null and html <> '';

-- Mails of earlier releases. Their subjects contained the codes. No secret was valid for more than 30 minutes.
update mails set expires_at = created_at + interval '30 minutes'
 where is_secret and kind in ('sign-in-code', 'registration-code', 'already-registered', 'confirmation-code',
                              'new-address-code', 'address-in-use', 'old-address-code', 'recovery-link');
update mails set subject = regexp_replace(subject, '^[0-9]{6} es tu código', 'Tu código')
 where is_secret and subject ~ '^[0-9]{6} es tu código';
update mails set html = '', plain_text = ''
 where is_secret and (sent_at is not null or expires_at < now());
