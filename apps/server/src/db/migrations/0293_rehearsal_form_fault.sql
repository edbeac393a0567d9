-- A rehearsal that could not begin because of the form says so.
alter table rehearsal drop constraint rehearsal_fault_check;
update rehearsal set fault = 'form' where fault = 'no_fee';
alter table rehearsal add constraint rehearsal_fault_check check (fault in ('', 'gate', 'form', 'interrupted', 'error'));
