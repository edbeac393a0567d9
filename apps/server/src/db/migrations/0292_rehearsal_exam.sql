-- The start of an exam as a third scenario of a rehearsal. Those that were played before had none.
alter table rehearsal_second drop constraint rehearsal_second_scenario_check;
alter table rehearsal_second add constraint rehearsal_second_scenario_check check (scenario in ('rush', 'door', 'exam'));
update rehearsal set plan = plan || '{"exam": {"on": false, "seconds": 60, "p95": 400}}' where not plan ? 'exam';
update rehearsal set figures = figures || '{"exam": null}' where figures is not null and not figures ? 'exam';
