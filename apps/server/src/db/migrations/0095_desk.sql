-- The walk-up desk: receipts of money that staff took. The number is that on the slip of the card terminal or of the transfer, or our
-- own for cash. One slip pays once.
create table desk_receipt (
  payment_id bigint primary key references payment,
  conference_id bigint not null references conference on delete cascade,
  method text not null check (method in ('cash', 'pos', 'elsewhere')),
  number text not null check (number <> ''),
  taken_by bigint not null references staff_member, -- no index: members of staff are never deleted
  taken_at timestamptz not null default now(),
  constraint desk_receipt_number unique (conference_id, method, number)
);
create index desk_receipt_taken on desk_receipt (conference_id, taken_by, taken_at desc);
create trigger audited after insert or update or delete on desk_receipt for each row execute function audit_row('payment_id');
create trigger desk_receipt_is_final before update on desk_receipt for each row execute function refuse_change();

-- The hall of the programme at whose door a point stands.
alter table checkin_point add column hall_id bigint references hall on delete set null;
create index checkin_point_hall on checkin_point (hall_id) where hall_id is not null;
