-- Automatic reminders of speakers are tasks of the member of staff who set them, with a result for each person.
alter table speaker_settings
  -- Who saved the settings last; null: before this column, so that reminders have no task.
  add column remind_by bigint references staff_member; -- no index: members of staff are never deleted
