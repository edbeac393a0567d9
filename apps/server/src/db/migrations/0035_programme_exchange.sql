-- What exchange files said of the conference itself and we have no place for: given back when its programme is exported.
create table programme_exchange (
  conference_id bigint primary key references conference on delete cascade,
  kept jsonb not null default '{}'
);

-- What a release needs in order to be given out as a file: guids, minutes, what was kept.
alter table programme_release add column exchange json not null default '{"items": {}, "conference": {}}';
drop trigger audited on programme_release;
create trigger audited after insert on programme_release for each row
  execute function audit_row('number', 'document', 'abstracts', 'changes', 'exchange');

-- A programme that is being brought in, as the file came, and what would become of each of its items.
create table programme_import (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member,
  name text not null,
  format text not null check (format in ('json', 'xml', 'sheet')),
  file_id text not null,
  created_at timestamptz not null,
  check_task_id bigint references task on delete set null,
  apply_task_id bigint references task on delete set null
);
create index programme_import_conference on programme_import (conference_id, id);

create table programme_import_row (
  import_id bigint not null references programme_import on delete cascade,
  -- Line of the sheet, or place in the document.
  number int not null,
  label text not null,
  fate text not null check (fate in ('new', 'change', 'same', 'wrong')),
  item jsonb not null,
  faults jsonb not null default '[]',
  primary key (import_id, number)
);
