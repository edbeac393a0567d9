-- What the dry run found in the papers of a file, one row each, so that a list of a hundred thousand is read in pages.
create table paper_import_row (
  import_id bigint not null references paper_import on delete cascade,
  -- Line of the sheet, or place in the list.
  number int not null,
  external_id text not null,
  label text not null,
  fate text not null check (fate in ('new', 'change', 'same', 'wrong')),
  -- Names of the fields that would change.
  changed jsonb not null default '[]',
  faults jsonb not null default '[]',
  -- Of a wrong row of a sheet.
  cells jsonb not null default '[]',
  primary key (import_id, number)
);

insert into paper_import_row (import_id, number, external_id, label, fate, changed, faults, cells)
  select paper_import.id, one.number, one."externalId", one.label, one.fate, one.changed, one.faults, coalesce(one.cells, '[]')
  from paper_import cross join lateral jsonb_to_recordset(paper_import.rows)
    as one (number int, "externalId" text, label text, fate text, changed jsonb, faults jsonb, cells jsonb)
  on conflict do nothing;

alter table paper_import drop column rows;
