-- The life of an invoice after it was asked for: number, day, file, red letters over what went back, and the one that took its place.

alter table invoice
  -- Fen, with tax; null until it is issued.
  add column amount bigint check (amount > 0),
  add column number text not null default '',
  add column code text not null default '',
  add column issued_on date,
  add column file_key text,
  add column sent_at timestamptz,
  add column red_number text not null default '',
  add column red_on date,
  add column red_amount bigint not null default 0,
  -- Why it was refused, or taken back.
  add column reason text not null default '',
  add column replaces_id bigint references invoice,
  add constraint invoice_red check (red_amount >= 0 and red_amount <= coalesce(amount, 0));
alter table invoice drop constraint invoice_state_check;
alter table invoice add constraint invoice_state_check
  check (state in ('asked', 'refused', 'withdrawn', 'issued', 'sent', 'partly_red', 'red_letter', 'reissued'));
drop index invoice_live;
create unique index invoice_live on invoice (registration_id)
  where shared_id is null and state in ('asked', 'issued', 'sent', 'partly_red');
drop index invoice_shared;
create unique index invoice_shared on invoice (shared_id)
  where shared_id is not null and state in ('asked', 'issued', 'sent', 'partly_red');
create unique index invoice_number on invoice (number) where number <> '';

-- What stands on every invoice of a conference.
create table invoice_setting (
  conference_id bigint primary key references conference on delete cascade,
  item text not null,
  tax_code text not null default '',
  -- As the tax office's template has it: 0.06.
  tax_rate text not null
);
create trigger audited after insert or update on invoice_setting for each row execute function audit_row('conference_id');

-- What the tax office gave back after a batch, as it came.
create table invoice_result (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member,
  name text not null,
  rows jsonb not null,
  created_at timestamptz not null
);

-- A message may bring a file, such as an invoice.
alter table message add column file_key text, add column file_name text not null default '';
