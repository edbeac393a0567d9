-- What staff changed: one entry per call that wrote, and under it each changed row with its values before and after. The
-- functions come first because the later files attach them to their tables.

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The foreign keys of these three follow in 0003_staff.sql and 0007_conference.sql.
  society_id bigint not null,
  conference_id bigint,
  staff_id bigint,
  -- The call without its prefix, or the background job.
  call text not null,
  address text not null default '',
  device text not null default ''
);
create index audit_entry_conference on audit_entry (conference_id, id desc);
create index audit_entry_society on audit_entry (society_id, id desc);
create index audit_entry_staff on audit_entry (staff_id, id desc);

create table audit_change (
  id bigint generated always as identity primary key,
  entry_id bigint not null references audit_entry on delete cascade,
  -- Table and key of the row.
  subject text not null,
  subject_id text not null,
  -- Only the columns that differ. Before is null for an inserted row, after for a deleted one.
  before jsonb,
  after jsonb
);
create index audit_change_entry on audit_change (entry_id);
create index audit_change_subject on audit_change (subject, subject_id, id desc);

-- Trigger function `audited`: notes a changed row under the entry that the transaction names in `meetingapp.audit`. Without an
-- entry (attendees, jobs) nothing is noted. The first argument is the key column; the other arguments are columns to leave out:
-- secrets, and columns that change by themselves.
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

-- The personal values of a noted row, replaced by '***'. Amounts, states and numbers stay, so that the log still shows who
-- changed what.
create function without_personal(noted jsonb) returns jsonb language sql immutable as $$
  select case when noted is null then null else (
    select coalesce(jsonb_object_agg(key, case
      when key = any (array['name', 'answers', 'person_key', 'phone', 'email', 'mate', 'picture', 'card_id', 'entry_code',
          'contact_name', 'contact_phone', 'contact_email', 'asked_by'])
        then '"***"'::jsonb else value end), '{}')
    from jsonb_each(noted)) end
$$;

-- The log is never altered, with one exception: an erasure (`meetingapp.erasure`) replaces personal values.
create function audit_is_final() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'audit_change' and current_setting('meetingapp.erasure', true) = 'on' then
    if (to_jsonb(new) - '{before,after}'::text[]) = (to_jsonb(old) - '{before,after}'::text[])
      and new.before is not distinct from without_personal(old.before)
      and new.after is not distinct from without_personal(old.after) then
      return new;
    end if;
  end if;
  raise exception 'the audit log is not altered';
end $$;
create trigger final before update on audit_entry for each row execute function audit_is_final();
create trigger final before update on audit_change for each row execute function audit_is_final();

-- Trigger function of tables that are only inserted into: ledger, order lines, histories.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never altered', tg_table_name;
end $$;
