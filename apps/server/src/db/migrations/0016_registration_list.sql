-- The organiser's list of registrations: found by any part of what is known of a person, sorted, counted, at a hundred thousand rows.

-- False: what the list shows of it beside its own columns is not up to date. Whoever looks brings it up to date first, so that
-- nobody who registers waits for it.
alter table registration add listed boolean not null default false;
create index registration_unlisted on registration (conference_id, id) where not listed;
-- The list as it opens: filtered, counted and paged without the table. It replaces the one by state.
create index registration_changed on registration (conference_id, updated_at desc, id desc) include (state, branch_id, fee_kind_id);
drop index registration_conference;

create function registration_unlists() returns trigger language plpgsql as $$
begin
  new.listed := false;
  return new;
end $$;
create trigger unlists before update on registration
  for each row when (old.listed and new.listed) execute function registration_unlists();

create function order_unlists() returns trigger language plpgsql as $$
begin
  update registration set listed = false where id = new.registration_id and listed;
  return null;
end $$;
create trigger unlists after insert or update of state on orders for each row execute function order_unlists();

create table registration_search (
  registration_id bigint primary key references registration on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  -- How the name is spelled in letters, then the name: people sort by it in either script.
  name_key text collate "C" not null,
  -- Of its order, else the fee of the day it was listed; -1 where neither is known.
  amount bigint not null,
  order_state text,
  -- All words that it is found by, and their parts, which the index knows.
  words text not null,
  tokens text[] not null
);
create index registration_search_name on registration_search (conference_id, name_key, registration_id);
create index registration_search_amount on registration_search (conference_id, amount, registration_id);
create index registration_search_tokens on registration_search using gin (tokens);

drop trigger audited on registration;
create trigger audited after insert or update or delete on registration
  for each row execute function audit_row('id', 'updated_at', 'listed');

-- Which messages told somebody of their registration.
alter table message add registration_id bigint references registration on delete set null;
create index message_registration on message (registration_id) where registration_id is not null;

-- A list with its filters, columns and order, kept under a name by one of the staff, for oneself or for everybody.
create table saved_view (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member on delete cascade,
  name text not null,
  shared boolean not null default false,
  filter jsonb not null,
  columns jsonb not null,
  sort text not null,
  descending boolean not null,
  created_at timestamptz not null default now()
);
create index saved_view_conference on saved_view (conference_id, id);
create trigger audited after insert or update or delete on saved_view for each row execute function audit_row('id');
