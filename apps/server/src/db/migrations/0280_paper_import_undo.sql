-- The undo of an import of papers is a task.
alter table paper_import add column undo_task_id bigint references task on delete set null; -- no index: tasks are never deleted
