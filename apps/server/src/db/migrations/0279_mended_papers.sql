-- The board that a row of a file names, so that rows which a corrected cell can change are found; null: saved before this column.
alter table paper_import_row add column board text;
create index paper_import_row_external on paper_import_row (import_id, external_id);
create index paper_import_row_board on paper_import_row (import_id, board) where board <> '';
