-- When a reviewer was last reminded of what is on their desk.
alter table paper_reviewer add column reminded_at timestamptz;
