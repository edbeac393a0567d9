-- Sheets of a programme have columns that staff map by hand, and cells that they correct in place.
alter table programme_import
  -- The row of the titles, the titles and some rows below them; null: the file is not a sheet.
  add column title_row int,
  add column titles jsonb,
  add column sample jsonb not null default '[]',
  -- The meaning of each column; null: the column is ignored.
  add column columns jsonb not null default '[]',
  -- [{"number", "position", "text"}]: corrected cells, which replace those of the file.
  add column mends jsonb not null default '[]';

-- The cells of a wrong row of a sheet.
alter table programme_import_row add column cells jsonb not null default '[]';
