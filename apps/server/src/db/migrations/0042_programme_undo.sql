-- A programme that was brought in by mistake can be taken back: what each row made or changed and nobody touched since.

alter table programme_import add undo_task_id bigint references task on delete set null;

-- Which row it is now, with its version, and what it was before; null: not brought in, or taken back.
alter table programme_import_row add brought jsonb;
