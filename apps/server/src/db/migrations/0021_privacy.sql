-- Personal data: erased at somebody's wish, and blanked some time after a conference.

-- So many days after its last day the answers of a conference are blanked; null: they are kept.
alter table conference add retention_days int check (retention_days > 0);

-- What is personal in a noted row. Amounts, states and numbers stay, so that the log still says who changed what.
create function without_personal(noted jsonb) returns jsonb language sql immutable as $$
  select case when noted is null then null else (
    select coalesce(jsonb_object_agg(key, case
      when key = any (array['name', 'answers', 'person_key', 'phone', 'email', 'mate', 'picture', 'card_id', 'entry_code'])
        then '"***"'::jsonb else value end), '{}')
    from jsonb_each(noted)) end
$$;

-- The log is final, but for one thing: personal values in it are replaced when the law asks for it.
create or replace function audit_is_final() returns trigger language plpgsql as $$
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
