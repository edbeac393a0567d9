-- Bank statements as they came, and which of their rows was booked for which payment. A row counts once in a society: by the bank's
-- own number, or by its content. A booking that was wrong is undone by a row of the ledger that takes it back.

create table bank_statement (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member,
  name text not null,
  rows jsonb not null,
  created_at timestamptz not null
);
create index bank_statement_conference on bank_statement (conference_id, id);

create table bank_booking (
  id bigint generated always as identity primary key,
  society_id bigint not null references society,
  conference_id bigint not null references conference,
  statement_id bigint not null references bank_statement,
  key text not null,
  payment_id bigint not null references payment,
  payer text not null,
  remark text not null,
  staff_id bigint not null references staff_member,
  at timestamptz not null,
  undone_at timestamptz
);
create unique index bank_booking_key on bank_booking (society_id, key) where undone_at is null;
create unique index bank_booking_payment on bank_booking (payment_id);
create index bank_booking_conference on bank_booking (conference_id, id desc);
create trigger audited after insert or update or delete on bank_booking for each row execute function audit_row('id');

alter table ledger drop constraint ledger_kind_check, drop constraint ledger_check;
alter table ledger add constraint ledger_kind_check check (kind in ('payment', 'refund', 'undone')),
  add constraint ledger_check check ((kind = 'refund') = (refund_id is not null));
create unique index ledger_undone on ledger (payment_id) where kind = 'undone';
