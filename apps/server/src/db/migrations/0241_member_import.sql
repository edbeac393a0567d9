-- Imports of member files, kept for 30 days so that each can be undone as a whole.
create table member_import (
  id bigint generated always as identity primary key,
  member_list_id bigint not null references member_list on delete cascade,
  staff_id bigint not null references staff_member,
  name text not null,
  added int not null,
  changed int not null,
  removed int not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  -- Entries that the undo left, because they were changed after the import.
  stayed int not null default 0
);
create index member_import_list on member_import (member_list_id, id desc);
create index member_import_staff on member_import (staff_id);

create table member_import_row (
  import_id bigint not null references member_import on delete cascade,
  -- The entry that was added, changed or removed; entries that are gone keep their number.
  entry_id bigint not null,
  -- Its texts before and after; null: it was not there.
  before jsonb,
  after jsonb,
  primary key (import_id, entry_id)
);
