-- Counters of rate limits, shared by all processes. Their columns are those of the package rate-limiter-flexible.
-- Unlogged: after a crash of PostgreSQL everybody begins anew.
create unlogged table rate_limits (
  key     text primary key,            -- name of the limit, colon, visitor (an IPv4 address or an IPv6 network) or 'all'
  points  integer not null default 0,  -- requests in the present window
  expire  bigint                       -- end of the window, milliseconds since 1970
);

drop table sign_up_limits;
