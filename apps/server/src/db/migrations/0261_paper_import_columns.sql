-- Sheets of papers have columns that staff map by hand, and cells that they correct in place.
alter table paper_import
  -- The titles and some rows below them; null: the file is a JSON list.
  add column titles jsonb,
  add column sample jsonb not null default '[]',
  -- The meaning of each column; null: the column is ignored.
  add column columns jsonb not null default '[]',
  -- [{"number", "position", "text"}]: corrected cells, which replace those of the file.
  add column mends jsonb not null default '[]';
