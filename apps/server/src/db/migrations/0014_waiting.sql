-- Waiting for places that have run out. An offer is a claim with a time limit, so that a place is offered only once.

create table waiting_entry (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  stock_id bigint not null references stock,
  registration_id bigint not null references registration,
  amount int not null default 1 check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'accepted', 'declined', 'expired', 'left')),
  joined_at timestamptz not null,
  offered_at timestamptz,
  offer_until timestamptz,
  ended_at timestamptz,
  check ((state = 'offered') <= (offer_until is not null))
);
create unique index waiting_entry_live on waiting_entry (registration_id, stock_id) where state in ('waiting', 'offered');
-- The next entry of a stock, in the order of joining.
create index waiting_entry_next on waiting_entry (stock_id, id) include (amount, registration_id) where state = 'waiting';
create index waiting_entry_offered on waiting_entry (offer_until) where state = 'offered';
create index waiting_entry_registration on waiting_entry (registration_id);
create index waiting_entry_stock on waiting_entry (stock_id, id);
create index waiting_entry_conference on waiting_entry (conference_id, id);
create trigger audited after insert or update or delete on waiting_entry for each row execute function audit_row('id');
