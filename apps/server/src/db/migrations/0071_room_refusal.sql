-- Who does not want to share a room with whom: the other person's invitation is no longer shown, and they see that it was declined.
create table room_refusal (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration on delete cascade,
  refused_id bigint not null references registration on delete cascade,
  at timestamptz not null default now(),
  constraint room_refusal_once unique (registration_id, refused_id),
  constraint room_refusal_of_others check (registration_id <> refused_id)
);
create index room_refusal_refused on room_refusal (refused_id);
create trigger audited after insert or update or delete on room_refusal for each row execute function audit_row('registration_id');
