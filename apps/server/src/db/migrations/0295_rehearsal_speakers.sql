-- The change of many talks as a fifth scenario of a rehearsal. Those that were played before had none.
alter table rehearsal_second drop constraint rehearsal_second_scenario_check;
alter table rehearsal_second add constraint rehearsal_second_scenario_check
  check (scenario in ('rush', 'door', 'exam', 'live', 'speakers'));
update rehearsal set plan = plan || '{"speakers": {"on": false, "people": 100, "seconds": 60, "p95": 400}}'
  where not plan ? 'speakers';
update rehearsal set figures = figures || '{"speakers": null}' where figures is not null and not figures ? 'speakers';
