-- A night that is not sold any more keeps its size, and whoever has it keeps it.
alter table room_night add closed boolean not null default false;

-- Into which room of a night staff put somebody: those of one number share. Who stands here no longer, or has no claim on the
-- night, is matched by the rules.
create table room_place (
  stock_id bigint not null references stock,
  registration_id bigint not null references registration,
  room int not null,
  -- On the door.
  number text not null default '',
  primary key (stock_id, registration_id)
);
create index room_place_registration on room_place (registration_id);
create trigger audited after insert or update or delete on room_place for each row execute function audit_row('registration_id');
