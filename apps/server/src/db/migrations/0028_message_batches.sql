-- Messages are sent in batches of those that wait, without a job for each. Null: at once; otherwise not before this time, after a failure.
alter table message add column retry_at timestamptz;
create index message_waiting on message (id) where state = 'waiting';
