-- Cells of an imported list that staff corrected in place after the dry run. They replace the file's cells whenever the list is read.
create table registration_import_mend (
  import_id bigint not null references registration_import on delete cascade,
  number int not null,
  -- The column's place in the file, from 0.
  position int not null check (position between 0 and 255),
  text text not null check (length(text) <= 2000),
  primary key (import_id, number, position)
);
