-- Rows of accounts in different currencies are different rows, also with the same reference of the bank.
alter table bank_row add currency text;
update bank_row as line set currency = coalesce(
  -- The booking that made the row.
  (select payment.currency from bank_booking join payment on payment.id = bank_booking.payment_id
    where bank_booking.society_id = line.society_id and bank_booking.key = line.key order by bank_booking.id limit 1),
  (select conference.currency from conference where conference.society_id = line.society_id order by conference.id limit 1),
  'CNY');
alter table bank_row alter currency set not null;
alter table bank_row drop constraint bank_row_key;
alter table bank_row add constraint bank_row_key unique (society_id, currency, key);

-- Rows of two currencies that were counted as one: each has its own bookings.
with booked as (
  select bank_booking.society_id, bank_booking.key, payment.currency, sum(payment.amount)::bigint as taken
  from bank_booking join payment on payment.id = bank_booking.payment_id
  where bank_booking.undone_at is null and payment.amount > 0 group by 1, 2, 3
)
insert into bank_row (society_id, currency, key, amount, taken)
  select booked.society_id, booked.currency, booked.key,
    greatest(booked.taken, (select max((line ->> 'amount')::bigint) from bank_statement
      join conference on conference.id = bank_statement.conference_id,
      jsonb_array_elements(bank_statement.rows) as line
      where conference.society_id = booked.society_id and line ->> 'key' = booked.key
        and coalesce(bank_statement.currency, conference.currency) = booked.currency)),
    booked.taken
  from booked join bank_row on bank_row.society_id = booked.society_id and bank_row.key = booked.key
    and bank_row.currency <> booked.currency;
update bank_row as line set taken = coalesce(
  (select sum(payment.amount) from bank_booking join payment on payment.id = bank_booking.payment_id
    where bank_booking.society_id = line.society_id and bank_booking.key = line.key
      and payment.currency = line.currency and bank_booking.undone_at is null), 0)
  where exists (select from bank_row as other where other.society_id = line.society_id and other.key = line.key
    and other.currency <> line.currency);

-- How a statement is read: its lines as the bank wrote them, and the meaning of their columns.
alter table bank_statement
  add titles jsonb not null default '[]',
  -- Lines below the titles; empty: the statement was uploaded before lines were kept.
  add lines jsonb not null default '[]',
  -- Guessed where `mapped` is false: no row is read yet.
  add columns jsonb not null default '[]',
  add mapped boolean not null default true,
  -- Cells that staff typed in place of those that could not be read.
  add mends jsonb not null default '[]',
  -- Lines that staff left out knowingly.
  add left_out int[] not null default '{}',
  -- Currency and key of each line that can be read: `CNY 20270415000731`.
  add keys text[] not null default '{}',
  -- Changes with each reading, so that nothing is booked by an earlier one.
  add version int not null default 1,
  add withdrawn_at timestamptz,
  add withdrawn_by bigint references staff_member; -- no index: members of staff are never deleted
update bank_statement set keys = coalesce((
  select array_agg(coalesce(bank_statement.currency, conference.currency) || ' ' || (line ->> 'key'))
  from conference, jsonb_array_elements(bank_statement.rows) as line
  where conference.id = bank_statement.conference_id and not (line ->> 'fault')::boolean), '{}');
create index bank_statement_keys on bank_statement using gin (keys);
