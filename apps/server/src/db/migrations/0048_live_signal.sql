-- Which of a stream server's connections is the one that sends: what another one, refused or cut long ago, says later does not count.
alter table live_stream add client text not null default '';
-- Nobody is told of this by the audit log: it changes with every signal.
drop trigger audited on live_stream;
create trigger audited after insert or update or delete on live_stream for each row
  execute function audit_row('id', 'secret', 'client', 'connected_at', 'disconnected_at');
