-- Reminders before department meetings, and people who cannot come.
alter table department_rules
  -- Minutes before the beginning at which participants are reminded; 0: they are not.
  add column remind_minutes int not null default 60 check (remind_minutes between 0 and 2880);
alter table department_person
  -- Said that they cannot come: no reminder.
  add column declined_at timestamptz;
