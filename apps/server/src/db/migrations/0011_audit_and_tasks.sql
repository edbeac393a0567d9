-- Who of the staff changed what, and when: one entry per call that wrote, and under it each row with what it was and became.

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  society_id bigint not null references society on delete cascade,
  conference_id bigint references conference on delete cascade,
  staff_id bigint references staff_member,
  -- The call without its prefix, or the background job.
  call text not null,
  address text not null default '',
  device text not null default ''
);
create index audit_entry_conference on audit_entry (conference_id, id desc);
create index audit_entry_society on audit_entry (society_id, id desc);

create table audit_change (
  id bigint generated always as identity primary key,
  entry_id bigint not null references audit_entry on delete cascade,
  subject text not null,
  subject_id text not null,
  -- Only what differs; null before: made, null after: deleted.
  before jsonb,
  after jsonb
);
create index audit_change_entry on audit_change (entry_id);
create index audit_change_subject on audit_change (subject, subject_id, id desc);

create function audit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is not altered';
end $$;
create trigger final before update on audit_entry for each row execute function audit_is_final();
create trigger final before update on audit_change for each row execute function audit_is_final();

-- The transaction names its entry in `meetingapp.audit`; what nobody of the staff did is not noted here. Columns named after
-- the key are left out: secrets, and what changes by itself.
create function audit_row() returns trigger language plpgsql as $$
declare
  entry text := current_setting('meetingapp.audit', true);
  was jsonb;
  is_now jsonb;
  key text := tg_argv[0];
  subject_id text;
begin
  if entry is null or entry = '' then
    return null;
  end if;
  if tg_op <> 'INSERT' then was := to_jsonb(old) - tg_argv[1:]; end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new) - tg_argv[1:]; end if;
  if was = is_now then
    return null;
  end if;
  subject_id := coalesce(is_now ->> key, was ->> key);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(old_part.key, old_part.value), jsonb_object_agg(old_part.key, is_now -> old_part.key) into was, is_now
      from jsonb_each(was) as old_part where old_part.value is distinct from is_now -> old_part.key;
  end if;
  insert into audit_change (entry_id, subject, subject_id, before, after)
    values (entry::bigint, tg_table_name, subject_id, was, is_now);
  return null;
end $$;

create trigger audited after insert or update or delete on conference for each row execute function audit_row('id');
create trigger audited after insert or update or delete on branch for each row execute function audit_row('id');
create trigger audited after insert or update or delete on form_version for each row execute function audit_row('id');
create trigger audited after insert or update or delete on form_field for each row execute function audit_row('id');
create trigger audited after insert or update or delete on fee_kind for each row execute function audit_row('id');
create trigger audited after insert or update or delete on fee_window for each row execute function audit_row('id');
create trigger audited after insert or update or delete on extra for each row execute function audit_row('id');
create trigger audited after insert or update or delete on discount_code for each row execute function audit_row('id');
create trigger audited after insert or update or delete on stock for each row execute function audit_row('id', 'counted', 'counted_to');
create trigger audited after insert or update or delete on hotel for each row execute function audit_row('id');
create trigger audited after insert or update or delete on room_type for each row execute function audit_row('id');
create trigger audited after insert or update or delete on room_night for each row execute function audit_row('id');
create trigger audited after insert or update or delete on home for each row execute function audit_row('conference_id');
create trigger audited after insert or update or delete on notice for each row execute function audit_row('id');
create trigger audited after insert or update or delete on member_list for each row execute function audit_row('id');
create trigger audited after insert or update or delete on member_list_entry for each row execute function audit_row('id');
create trigger audited after insert or update or delete on staff_member for each row
  execute function audit_row('id', 'password_hash', 'password_failures', 'password_locked_until');
create trigger audited after insert or update or delete on staff_grant for each row execute function audit_row('id');
create trigger audited after insert or update or delete on registration for each row execute function audit_row('id', 'updated_at');
create trigger audited after insert or update or delete on orders for each row execute function audit_row('id');
create trigger audited after insert or update or delete on invoice for each row execute function audit_row('id', 'updated_at');
create trigger audited after insert or update or delete on refund for each row execute function audit_row('id');
create trigger audited after insert or update or delete on hotel_booking for each row execute function audit_row('id');

-- Long work that a member of staff started: progress, a result per row, a file at the end.
create table task (
  id bigint generated always as identity primary key,
  society_id bigint not null references society on delete cascade,
  conference_id bigint references conference on delete cascade,
  staff_id bigint not null references staff_member,
  kind text not null,
  language text not null check (language in ('zh', 'en')),
  input jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  total int,
  done int not null default 0,
  refused int not null default 0,
  -- What came of it, for the person: counts by name.
  result jsonb not null default '{}',
  file_id text,
  file_name text not null default '',
  cancel_asked boolean not null default false,
  -- One may fetch the file without a header, for a short time, with what hashes to this.
  ticket_hash bytea,
  ticket_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index task_conference on task (conference_id, id desc);
create index task_staff on task (staff_id, id desc);

create table task_row (
  task_id bigint not null references task on delete cascade,
  number int not null,
  label text not null default '',
  -- Null: done. Otherwise the name of the refusal and the faults of fields.
  refusal jsonb,
  primary key (task_id, number)
);
