-- A material that is read in the reader and not saved.
alter table material add column read_only boolean not null default false;
create index material_read_only on material (address) where read_only;

-- What an import of papers found in each paper that it changed, so that it can be put back while nobody else has changed it.
create table paper_import_change (
  import_id bigint not null references paper_import on delete cascade,
  paper_id bigint not null references paper on delete cascade,
  -- {"paper", "authors", "affiliations"} as they stood.
  before jsonb not null,
  -- The paper's version and the moment of its change right after the import: another one now is somebody's work.
  version int not null,
  primary key (import_id, paper_id)
);
create index paper_import_change_paper on paper_import_change (paper_id);
