-- The time axis of a rehearsal can be paused, and runs faster than real time by `plan.speed`.
alter table rehearsal
  add column paused boolean not null default false,
  -- Seconds of the time axis that have been played.
  add column played int not null default 0;
update rehearsal set plan = plan || '{"speed": 1}' where not plan ? 'speed';
update rehearsal set played = greatest(0, extract(epoch from ended_at - began_at))::int where began_at is not null and ended_at is not null;
