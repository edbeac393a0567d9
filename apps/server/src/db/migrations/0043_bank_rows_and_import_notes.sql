-- What a schedule file says of a track and no column holds, such as colour and slug; exported again.
alter table topic add column kept jsonb not null default '{}';

-- What staff should know of a row before it is imported: a new hall, a new person, a clash.
alter table programme_import_row add column notes jsonb not null default '[]';

-- How much of each row of a bank's statement is booked, in fen. A row may pay several orders, and never more than its amount.
create table bank_row (
  id bigint generated always as identity primary key,
  society_id bigint not null references society,
  -- The bank's number of the transfer, or its content.
  key text not null,
  amount bigint not null check (amount > 0),
  taken bigint not null,
  constraint bank_row_key unique (society_id, key),
  constraint bank_row_taken check (taken between 0 and amount)
);
create trigger audited after insert or update or delete on bank_row for each row execute function audit_row('id');

insert into bank_row (society_id, key, amount, taken)
  select bank_booking.society_id, bank_booking.key, max(payment.amount), max(payment.amount)
  from bank_booking join payment on payment.id = bank_booking.payment_id
  where bank_booking.undone_at is null and payment.amount > 0 group by 1, 2;

-- A row may have several bookings from now on.
drop index bank_booking_key;
create index bank_booking_row on bank_booking (society_id, key) where undone_at is null;
