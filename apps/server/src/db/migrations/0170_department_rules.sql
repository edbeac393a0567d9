-- Departments make meetings themselves, within rules of the organiser.

create table department_rules (
  conference_id bigint primary key references conference on delete cascade,
  open boolean not null default false,
  -- Meetings of one person at the conference.
  per_person int not null default 2 check (per_person between 1 and 20),
  -- Days in the conference's zone on which a meeting may be; null: any.
  first_day date,
  last_day date
);
create trigger audited after insert or update or delete on department_rules for each row
  execute function audit_row('conference_id');

-- Who made the meeting; null: staff did, or the person's data were erased.
alter table department_meeting add column made_by bigint references account on delete set null;
create index department_meeting_made on department_meeting (made_by) where made_by is not null;
