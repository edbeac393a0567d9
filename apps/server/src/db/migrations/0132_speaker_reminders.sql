-- Reminders of speakers by themselves.
alter table speaker_settings
  -- Days before `answer_by`; empty: none are sent.
  add column remind_days int[] not null default '{}',
  -- Most letters about a task, the invitation included.
  add column remind_most int not null default 3 check (remind_most between 1 and 10),
  -- Hours of the day in the zone of the conference between which letters are sent.
  add column remind_from int not null default 9 check (remind_from between 0 and 23),
  add column remind_until int not null default 20 check (remind_until between 1 and 24),
  add constraint speaker_settings_hours check (remind_until > remind_from);
