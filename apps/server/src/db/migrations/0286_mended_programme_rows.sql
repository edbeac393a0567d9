-- Corrected since the last finished dry run, whose outcome the row still has.
alter table programme_import_row add column mended boolean not null default false;
