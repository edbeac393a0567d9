-- Who sees to what failed in a rehearsal. Null: nobody in particular.
alter table rehearsal_task
  add column assigned_to bigint references staff_member; -- no index: members of staff are never deleted
