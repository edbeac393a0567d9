-- Registrations: the person, the answers, the history, the organiser's list of them with its search, and imported lists.

create table registration (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  account_id bigint not null references account,
  branch_id bigint references branch, -- no index: only an unused branch can be deleted; an index would cost every registration
  -- no index: form versions are never deleted; an index would cost every registration
  form_version_id bigint not null references form_version,
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'approved', 'refused', 'confirmed', 'attended', 'cancelled', 'gone')),
  -- The number that people read out at the desk.
  number text not null unique,
  -- Random: the address of the personal card and the content of its QR code.
  card_id text not null unique,
  entry_code text not null unique,
  -- Normalised phone number or e-mail address of the registered person.
  person_key text not null,
  name text not null default '',
  answers jsonb not null default '{}',
  member boolean not null default false,
  fee_kind_id bigint references fee_kind,
  discount_code_id bigint references discount_code,
  group_id bigint references registration_group,
  group_link_id bigint references group_link,
  source_code text not null default '',
  -- Until when the chosen places are held; the claims have the same time.
  hold_until timestamptz,
  -- False: the row of registration_search is out of date. The organiser's list updates it when it is read, so that registering
  -- does not wait for it.
  listed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One live registration per person, conference and branch.
create unique index registration_person on registration (conference_id, coalesce(branch_id, 0), person_key)
  where state in ('submitted', 'approved', 'confirmed', 'attended') and person_key <> '';
-- A repeated save of the same draft finds it again.
create unique index registration_draft on registration (account_id, conference_id, person_key) where state = 'draft';
create index registration_account on registration (account_id, created_at desc);
create index registration_fee on registration (fee_kind_id) where fee_kind_id is not null;
create index registration_discount on registration (discount_code_id) where discount_code_id is not null;
create index registration_group_id on registration (group_id) where group_id is not null;
create index registration_group_link on registration (group_link_id) where group_link_id is not null;
create index registration_unlisted on registration (conference_id, id) where not listed;
-- The first page of the organiser's list: filtered, counted and paged from this index alone.
create index registration_changed on registration (conference_id, updated_at desc, id desc) include (state, branch_id, fee_kind_id);
create trigger audited after insert or update or delete on registration
  for each row execute function audit_row('id', 'updated_at', 'listed');

create function registration_unlists() returns trigger language plpgsql as $$
begin
  new.listed := false;
  return new;
end $$;
create trigger unlists before update on registration
  for each row when (old.listed and new.listed) execute function registration_unlists();

alter table fee_proof add foreign key (registration_id) references registration;

create table registration_extra (
  registration_id bigint not null references registration,
  -- no index: only an unused extra can be deleted; an index would cost every registration
  extra_id bigint not null references extra,
  quantity int not null check (quantity > 0),
  primary key (registration_id, extra_id)
);

-- Every change of state; rows are never altered.
create table registration_event (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration,
  at timestamptz not null default now(),
  -- 'account:1', 'staff:1' or 'system'.
  actor text not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  why text not null default ''
);
create index registration_event_registration on registration_event (registration_id, at);
create trigger registration_event_is_final before update or delete on registration_event
  for each row execute function refuse_change();

-- What the organiser's list searches and sorts by beside the columns of the registration. It is fast with a hundred thousand
-- rows.
create table registration_search (
  registration_id bigint primary key references registration on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  -- The name in Latin letters, then the name itself: the list sorts by it in either script.
  name_key text collate "C" not null,
  -- Of the order, otherwise the fee on the day of listing; -1 where neither is known.
  amount bigint not null,
  order_state text,
  -- All words under which it is found, and their parts, which the index holds.
  words text not null,
  tokens text[] not null
);
create index registration_search_name on registration_search (conference_id, name_key, registration_id);
create index registration_search_amount on registration_search (conference_id, amount, registration_id);
create index registration_search_tokens on registration_search using gin (tokens);

-- Filters, columns and order of the list, saved under a name by a member of staff, for that member or for all.
create table saved_view (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member on delete cascade, -- no index: members of staff are never deleted
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

-- Lists that staff import: the uploaded file, the meaning of its columns, and the tasks that check it, apply it and undo it.
create table registration_import (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member,
  name text not null,
  file_id text not null,
  -- The row of the titles, and some rows below it.
  title_row int not null,
  titles jsonb not null,
  sample jsonb not null,
  -- The meaning of each column; null: the column is ignored.
  columns jsonb not null,
  check_task_id bigint references task on delete set null,
  apply_task_id bigint references task on delete set null,
  -- Undoing removes what the import made and nobody has changed since.
  undo_task_id bigint references task on delete set null,
  created_at timestamptz not null
);
create index registration_import_conference on registration_import (conference_id, id desc);
create index registration_import_staff on registration_import (staff_id);
create index registration_import_check on registration_import (check_task_id);
create index registration_import_apply on registration_import (apply_task_id);
create index registration_import_undo on registration_import (undo_task_id);
create trigger audited after insert or update or delete on registration_import
  for each row execute function audit_row('id', 'file_id', 'sample', 'titles', 'title_row');

create table registration_import_row (
  import_id bigint not null references registration_import on delete cascade,
  number int not null,
  name text not null,
  cells jsonb not null,
  fate text not null check (fate in ('new', 'change', 'same', 'wrong')),
  -- What is wrong, or what changes from what to what.
  faults jsonb not null,
  changes jsonb not null,
  registration_id bigint references registration on delete cascade,
  -- When the row was applied; null: it was not applied, or it was undone.
  brought_at timestamptz,
  primary key (import_id, number)
);
create index registration_import_row_fate on registration_import_row (import_id, fate, number);
create index registration_import_row_registration on registration_import_row (registration_id);

-- A change that a person makes to a paid registration. A higher price is paid by a further order, a lower one is refunded.
create table registration_change (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration,
  -- Null where nothing had to be paid. Its foreign key follows in 0016_orders.sql.
  order_id bigint,
  kind text not null check (kind in ('fee', 'stay')),
  -- Open while its order can still be paid; its new places are the held claims of the registration.
  state text not null check (state in ('open', 'applied', 'dropped')),
  fee_kind_id bigint references fee_kind, -- no index: only an unused fee can be deleted, and there are few changes
  branch_id bigint references branch, -- no index: only an unused branch can be deleted, and there are few changes
  -- Null: no stay any more, or not about the stay.
  stay jsonb,
  -- Claims that are released when the change is applied.
  releases jsonb not null,
  -- What this part of the registration cost before and costs after, and what was refunded.
  before bigint not null check (before >= 0),
  after bigint not null check (after >= 0),
  refund bigint not null check (refund >= 0),
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index registration_change_open on registration_change (registration_id) where state = 'open';
create index registration_change_registration on registration_change (registration_id, id);
create index registration_change_order on registration_change (order_id) where order_id is not null;
