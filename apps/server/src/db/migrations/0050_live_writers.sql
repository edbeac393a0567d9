-- Who writes in a broadcast is known to the others by a number that is made of this and the account's: in another broadcast
-- it is another, and nobody finds the account behind it.
alter table broadcast add column seal uuid not null default gen_random_uuid();
drop trigger audited on broadcast;
create trigger audited after insert or update or delete on broadcast for each row
  execute function audit_row('id', 'version', 'last_sequence', 'likes', 'seal');
