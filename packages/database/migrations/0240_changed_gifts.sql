-- Changed gifts (docs/decisions/0052-changed-gifts.md): before the carrier has a gift, the owner of its registry can take
-- its money as balance.

-- Givers of earlier gifts read that their money returns to them. So the owner cannot change an earlier gift.
alter table registry_gifts add column may_change boolean not null default false;
alter table registry_gifts alter column may_change set default true;

-- The cancellation by which the owner changed the gift. Its id is chosen by the form: sent again, it changes once.
alter table registry_gifts add column change_id uuid unique references order_cancellations;
alter table registry_gifts add constraint registry_gifts_change check (change_id is null or may_change);

-- The money goes to the balance of the registry's owner. It stays true when the registry is erased.
alter table refunds add column to_owner boolean not null default false;
alter table refunds add constraint refunds_to_owner check (not to_owner or to_balance);
