-- Room numbers are imported by the shared steps (0259); what earlier files wrote can no longer be undone. A task that still waits does nothing.
update task set kind = case kind when 'hotel.numbers' then 'tasks.importApply' else 'tasks.importUndo' end, input = '{"importId": 0}'
  where kind in ('hotel.numbers', 'hotel.numbersUndo');
