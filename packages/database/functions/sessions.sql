-- When a session of the storefront ends, this trigger also ends the sessions of clients that were opened from it.
create function customer_sessions_ended() returns trigger language plpgsql as $$
begin
  update customer_sessions set ended_at = new.ended_at where parent_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger customer_sessions_ended after update of ended_at on customer_sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function customer_sessions_ended();
