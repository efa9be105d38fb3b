-- E-mails are stored in their canonical spelling: in lower case, with the domain in Punycode (packages/domain,
-- src/mail/mail-address.ts). This migration changes the case of addresses in ASCII. The unique indexes on the lower
-- case ensure that no two rows become equal. "shop doctor" lists other spellings, since SQL cannot compute Punycode.
update customers set email = lower(email collate "C")
 where email ~ '^[!-~]+$' and email collate "C" <> lower(email collate "C");
update newsletter_subscribers set email = lower(email collate "C")
 where email ~ '^[!-~]+$' and email collate "C" <> lower(email collate "C");
update email_changes set email = lower(email collate "C")
 where email ~ '^[!-~]+$' and email collate "C" <> lower(email collate "C");
