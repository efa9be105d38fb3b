-- How many sign-ups for the newsletter came from where, for all processes together: from when the next one is free of debt. Nothing here is
-- worth keeping: a row says nothing once its moment has passed, and after a crash everybody may begin anew.

create unlogged table sign_up_limits (
  visitor  text primary key,  -- an IPv4 address or an IPv6 network; '' for all of them together
  free_at  timestamptz not null
);
