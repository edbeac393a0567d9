-- A transfer that paid for several people is undone as one, with a row of the ledger for each of them.

drop index ledger_undone;
create unique index ledger_undone on ledger (payment_id, order_id) where kind = 'undone';
