-- An import that should not have been can be taken back: what it made and nobody touched since.

alter table registration_import add undo_task_id bigint references task on delete set null;
create index registration_import_undo on registration_import (undo_task_id);

-- When the row was brought in; null: it was not, or it was taken back.
alter table registration_import_row add brought_at timestamptz;

create index registration_group_conference on registration_group (conference_id, id desc);
