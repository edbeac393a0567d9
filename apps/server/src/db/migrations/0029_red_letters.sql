-- Each red letter of an invoice has a number and a day of its own.

create table invoice_red (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice,
  number text not null,
  issued_on date not null,
  -- Fen, taken off the invoice.
  amount bigint not null check (amount > 0),
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index invoice_red_invoice on invoice_red (invoice_id);
create unique index invoice_red_number on invoice_red (number);
create trigger audited after insert or update or delete on invoice_red for each row execute function audit_row('id');

-- Of several there was the last one's number; the amount was that of all.
insert into invoice_red (invoice_id, number, issued_on, amount, reason)
  select distinct on (red_number) id, red_number, coalesce(red_on, issued_on, current_date), red_amount, reason
  from invoice where red_amount > 0 order by red_number, id;
update invoice set reason = '' where red_amount > 0;
alter table invoice drop constraint invoice_red, drop column red_number, drop column red_on, drop column red_amount;
