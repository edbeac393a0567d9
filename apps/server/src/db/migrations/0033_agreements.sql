-- A society has an agreement and a privacy policy of its own; without a society: what counts where a society has none.

alter table agreement add society_id bigint references society, add staff_id bigint references staff_member;
create index agreement_society on agreement (society_id, in_force_since desc);
create index agreement_staff on agreement (staff_id);
create trigger audited after insert or update or delete on agreement for each row execute function audit_row('version');
