-- What failed in a rehearsal and waits for somebody; it is counted among the open work of the conference.
create table rehearsal_task (
  rehearsal_id bigint not null references rehearsal on delete cascade,
  criterion text not null,
  made_by bigint not null references staff_member, -- no index: members of staff are never deleted
  made_at timestamptz not null default now(),
  done_by bigint references staff_member, -- no index: members of staff are never deleted
  done_at timestamptz,
  primary key (rehearsal_id, criterion),
  check ((done_by is null) = (done_at is null))
);
create trigger audited after insert or update or delete on rehearsal_task for each row execute function audit_row('rehearsal_id');
