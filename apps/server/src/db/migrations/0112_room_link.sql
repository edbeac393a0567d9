-- Links by which a person with a bed invites one other person into their room [A4]. The key of a link is signed and not stored.
create table room_link (
  id bigint generated always as identity primary key,
  -- Whose stay it is.
  registration_id bigint not null references registration on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  answered_at timestamptz,
  accepted boolean,
  -- Who answered; the registration with which they accepted, null before they have one.
  account_id bigint references account on delete cascade,
  guest_id bigint references registration on delete cascade,
  constraint room_link_answer check ((answered_at is null) = (accepted is null) and (answered_at is null) = (account_id is null))
);
-- One link at a time; a new one ends the one before.
create unique index room_link_open on room_link (registration_id) where withdrawn_at is null and answered_at is null;
create index room_link_registration on room_link (registration_id);
create index room_link_account on room_link (account_id) where account_id is not null;
create index room_link_guest on room_link (guest_id) where guest_id is not null;
create trigger audited after insert or update or delete on room_link for each row execute function audit_row('id');
