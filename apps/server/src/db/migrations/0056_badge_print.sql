-- Badges that were printed: who has one, and of which ticket.
create table badge_print (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  registration_id bigint not null references registration,
  ticket_id bigint not null references ticket on delete cascade,
  printed_at timestamptz not null default now(),
  printed_by bigint not null references staff_member -- no index: members of staff are never deleted
);
create index badge_print_registration on badge_print (registration_id, printed_at desc);
create index badge_print_ticket on badge_print (ticket_id);
create index badge_print_conference on badge_print (conference_id);
create trigger audited after insert or update or delete on badge_print for each row execute function audit_row('id');
