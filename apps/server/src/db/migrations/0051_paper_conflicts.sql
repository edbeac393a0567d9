-- Who must not judge a paper: said by the reviewer, or entered by staff beforehand.
create table paper_conflict (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper on delete cascade,
  staff_id bigint not null references staff_member on delete cascade,
  reason text not null default '',
  -- By the reviewer.
  declared boolean not null,
  -- An assignment ended by it, so that the paper may need another reviewer.
  ended boolean not null,
  at timestamptz not null,
  constraint paper_conflict_one unique (paper_id, staff_id)
);
create index paper_conflict_staff on paper_conflict (staff_id);

create trigger audited after insert or update or delete on paper_conflict for each row execute function audit_row('id');

-- Papers name a person in columns of their own; what their log noted of them loses its values, too.
create or replace function without_personal(noted jsonb) returns jsonb language sql immutable as $$
  select case when noted is null then null else (
    select coalesce(jsonb_object_agg(key, case
      when key = any (array['name', 'answers', 'person_key', 'phone', 'email', 'mate', 'picture', 'card_id', 'entry_code',
          'contact_name', 'contact_phone', 'contact_email', 'asked_by'])
        then '"***"'::jsonb else value end), '{}')
    from jsonb_each(noted)) end
$$;
