-- The contract about a booth, and what of its price has been received.
alter table exhibitor
  add column contract text not null default '',
  add column signed_on date,
  add column paid bigint not null default 0 check (paid >= 0);
