-- Keys with an IP address in plain text, or with the hash of an e-mail that everybody can compute. SQL cannot compute the
-- new hashes, whose secret only the shop's processes use. Each count ends within a day anyway.
truncate sign_in_failures;
