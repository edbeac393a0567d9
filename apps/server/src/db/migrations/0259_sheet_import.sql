-- Lists that staff import from a spreadsheet, of any kind that has no table of its own: the file, the meaning of its columns, and the
-- tasks that check it, apply it and undo it.
create table sheet_import (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  kind text not null,
  -- What the list belongs to within the conference; null: the conference itself.
  about bigint,
  staff_id bigint not null references staff_member,
  name text not null,
  file_id text not null,
  -- The row of the titles, and some rows below it.
  title_row int not null,
  titles jsonb not null,
  sample jsonb not null,
  -- The meaning of each column; null: the column is ignored.
  columns jsonb not null,
  -- Entries that the file leaves out are removed.
  replaces boolean not null default false,
  check_task_id bigint references task on delete set null,
  apply_task_id bigint references task on delete set null,
  undo_task_id bigint references task on delete set null,
  created_at timestamptz not null
);
create index sheet_import_conference on sheet_import (conference_id, kind, id desc);
create index sheet_import_staff on sheet_import (staff_id);
create index sheet_import_check on sheet_import (check_task_id);
create index sheet_import_apply on sheet_import (apply_task_id);
create index sheet_import_undo on sheet_import (undo_task_id);
create trigger audited after insert or update or delete on sheet_import
  for each row execute function audit_row('id', 'file_id', 'sample', 'titles', 'title_row');

create table sheet_import_row (
  import_id bigint not null references sheet_import on delete cascade,
  number int not null,
  name text not null,
  cells jsonb not null,
  fate text not null check (fate in ('new', 'change', 'same', 'wrong', 'remove')),
  -- What is wrong, or what changes from what to what.
  faults jsonb not null,
  changes jsonb not null,
  -- Entries with a key in common are the same entry.
  keys text[] not null default '{}',
  -- What the row did, as its undo needs it; null: it was not applied, or it was undone.
  done jsonb,
  primary key (import_id, number)
);
create index sheet_import_row_fate on sheet_import_row (import_id, fate, number);
create index sheet_import_row_keys on sheet_import_row using gin (keys);

-- Cells that staff corrected in place after the dry run. They replace the file's cells whenever the list is read.
create table sheet_import_mend (
  import_id bigint not null references sheet_import on delete cascade,
  number int not null,
  -- The column's place in the file, from 0.
  position int not null check (position between 0 and 255),
  text text not null check (length(text) <= 2000),
  primary key (import_id, number, position)
);
