-- Registration forms. A form changes by a new version; answers keep the version under which they were given.

create table form_version (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  number int not null,
  published_at timestamptz not null default now(),
  published_by bigint references staff_member, -- no index: members of staff are never deleted
  unique (conference_id, number)
);
create trigger audited after insert or update or delete on form_version for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on form_version
  for each row execute function configuration_changed();

create table form_field (
  id bigint generated always as identity primary key,
  form_version_id bigint not null references form_version,
  position int not null,
  code text not null,
  kind text not null check (kind in ('T', 'DDL', 'DATE', 'S', 'MS', 'P', 'C', 'PIC', 'AC')),
  label jsonb not null,
  hint jsonb not null default '{"zh": "", "en": ""}',
  -- [{value, zh, en}]: the value is stored, the labels are shown.
  options jsonb not null default '[]',
  -- For MS the greatest number of choices.
  format text not null default '',
  pattern text not null default '',
  required boolean not null default false,
  show_when jsonb,
  unique (form_version_id, code)
);
create trigger audited after insert or update or delete on form_field for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on form_field
  for each row execute function configuration_changed('form_version_id', 'select conference_id from form_version where id = $1');

-- What staff prepare before they publish it as a new version. It is saved at every pause in typing and is not audited: the audit
-- log has the published versions. The row stays when the draft is discarded, because its revision only grows.
create table form_draft (
  conference_id bigint primary key references conference on delete cascade,
  revision int not null,
  -- Null: there is no draft.
  fields jsonb,
  -- Number of the version from which the draft was made.
  based_on int,
  saved_by bigint not null references staff_member, -- no index: members of staff are never deleted
  saved_at timestamptz not null
);
