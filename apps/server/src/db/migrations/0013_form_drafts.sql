-- What staff prepare before it is published as a new version. It changes with every pause of typing and nobody else sees it, so
-- that the audit log has the published version and not the drafts. The row stays when the draft is gone: its revision only grows.
create table form_draft (
  conference_id bigint primary key references conference on delete cascade,
  revision int not null,
  -- Null: nothing is being prepared.
  fields jsonb,
  -- Number of the version it began from.
  based_on int,
  saved_by bigint not null references staff_member,
  saved_at timestamptz not null
);

alter table form_version add published_by bigint references staff_member;

-- More than one picture, more than one field with suggestions.
alter table form_field drop constraint form_field_kind_check;
alter table form_field add constraint form_field_kind_check
  check (kind in ('T', 'DDL', 'DATE', 'S', 'MS', 'P', 'C', 'PIC', 'AC'));
