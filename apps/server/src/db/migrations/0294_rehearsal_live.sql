-- The peak of a broadcast as a fourth scenario of a rehearsal. Those that were played before had none.
alter table rehearsal_second drop constraint rehearsal_second_scenario_check;
alter table rehearsal_second add constraint rehearsal_second_scenario_check
  check (scenario in ('rush', 'door', 'exam', 'live'));
update rehearsal set plan = plan || '{"live": {"on": false, "seconds": 60, "p95": 400}}' where not plan ? 'live';
update rehearsal set figures = figures || '{"live": null}' where figures is not null and not figures ? 'live';
