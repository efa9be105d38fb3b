-- What the shop answered to a request by the law of privacy. It outlives the account like the request itself.

alter table privacy_requests
  add column answer       text check (length(answer) <= 20000),
  add column answered_at  timestamptz,
  add column answered_by  text check (length(answered_by) <= 100),  -- who gave the command
  -- A request that was marked by hand has no answer here.
  add constraint privacy_requests_answer check (
    (answer is null) = (answered_at is null) and (answer is null or state = 'respondida'));
