-- Members are imported by the shared steps (0259); what earlier imports changed can no longer be undone.
drop table member_import_row;
drop table member_import;
