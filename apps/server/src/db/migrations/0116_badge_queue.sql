-- Badges as a queue: asked for, then handed to the printer, or failed. No program in a browser learns what a printer does: `printed`
-- says that the print dialog took the badge, or that staff confirmed it.
alter table badge_print
  add column asked_at timestamptz not null default now(),
  add column asked_by bigint references staff_member, -- no index: members of staff are never deleted
  add column state text not null default 'printed' check (state in ('waiting', 'printed', 'failed')),
  add column settled_at timestamptz,
  add column settled_by bigint references staff_member, -- no index: members of staff are never deleted
  -- The file that it is part of; null: printed alone.
  add column task_id bigint references task on delete set null,
  -- At the walk-up desk: seconds from the first key for this person to the print.
  add column desk_seconds int check (desk_seconds between 0 and 3600);
update badge_print set asked_at = printed_at, asked_by = printed_by, settled_at = printed_at, settled_by = printed_by;
alter table badge_print alter column asked_by set not null;
drop index badge_print_registration;
alter table badge_print drop column printed_at, drop column printed_by;
create index badge_print_registration on badge_print (registration_id, asked_at desc);
alter table badge_print alter column state set default 'waiting';
alter table badge_print add check ((state = 'waiting') = (settled_at is null));
create index badge_print_waiting on badge_print (conference_id, task_id) where state = 'waiting';
create index badge_print_task on badge_print (task_id) where task_id is not null;
