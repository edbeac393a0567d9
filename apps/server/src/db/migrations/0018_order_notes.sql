-- What staff note about an order; what they do to a payment is in the audit log. The console lists a conference's newest first.

alter table orders add note text not null default '';
create index orders_conference on orders (conference_id, id desc);
create trigger audited after insert or update or delete on payment for each row execute function audit_row('id', 'instructions');
