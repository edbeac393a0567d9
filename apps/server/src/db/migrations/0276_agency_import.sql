-- Tickets of an agency are imported by the shared steps (0259). A task that still waits does nothing.
update task set kind = 'tasks.importApply', input = '{"importId": 0}' where kind = 'speakers.agency';
