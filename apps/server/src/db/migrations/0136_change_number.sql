-- Clients of the open interface ask for registrations and orders that changed since a cursor. The number of a change is that of its
-- transaction. A reader takes only rows below the oldest running transaction: what is written later has a larger number, so that nothing
-- is missed however long a transaction runs.

alter table registration add column changed bigint not null default (pg_current_xact_id()::text::bigint);
alter table orders add column changed bigint not null default (pg_current_xact_id()::text::bigint);
create index registration_change_number on registration (conference_id, changed, id) where state <> 'draft';
create index orders_change_number on orders (conference_id, changed, id);

create function count_change() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id()::text::bigint;
  return new;
end $$;
-- Not for `listed` and for what clients do not see.
create trigger counts_change before update on registration for each row
  when (row(old.state, old.name, old.answers, old.branch_id, old.fee_kind_id, old.member, old.person_key)
    is distinct from row(new.state, new.name, new.answers, new.branch_id, new.fee_kind_id, new.member, new.person_key))
  execute function count_change();
create trigger counts_change before update on orders for each row
  when (row(old.state, old.refunded, old.total, old.hold_until) is distinct from row(new.state, new.refunded, new.total, new.hold_until))
  execute function count_change();

drop trigger audited on registration;
create trigger audited after insert or update or delete on registration
  for each row execute function audit_row('id', 'updated_at', 'listed', 'changed');
drop trigger audited on orders;
create trigger audited after insert or update or delete on orders for each row execute function audit_row('id', 'changed');
