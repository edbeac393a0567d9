-- Pictures that the host of a department meeting took, for its report.
alter table department_meeting add column pictures jsonb not null default '[]';
