-- Failed tries of all secrets are counted in one table, sign_in_failures: codes of apps as well.
alter table authenticators
  drop column failures,
  drop column failed_at;

-- Codes of registrations belong to the browser that asked for them: each IP address has a code of its own.
alter table mailed_codes
  add column asker bytea;  -- registration: SHA-256 of the IP address

-- Keys with an IP address or an e-mail in plain text. Each count ends within an hour.
truncate rate_limits;
