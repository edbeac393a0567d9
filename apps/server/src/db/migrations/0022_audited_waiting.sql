-- What staff do to waiting lists and groups stands in their log as well.

create trigger audited after insert or update or delete on waiting_entry for each row execute function audit_row('id');
create trigger audited after insert or update or delete on registration_group for each row execute function audit_row('id');
create trigger audited after insert or update or delete on group_link for each row execute function audit_row('id', 'token');
