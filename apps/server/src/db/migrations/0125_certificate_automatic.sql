-- Issuing by rule each hour, and changes of signing keys in the audit log.

-- Who switched it on; null: only when staff starts it.
alter table certificate_template add column automatic_by bigint references staff_member;
create index certificate_template_automatic on certificate_template (automatic_by) where automatic_by is not null;

create trigger audited after insert on certificate_key
  for each row execute function audit_row('number', 'private_key', 'society_id', 'created_at');
