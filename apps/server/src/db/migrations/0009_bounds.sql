-- Wrong passwords are counted for what was typed, whether or not anybody has it, so that a lock tells nothing about accounts.
create table password_failure (
  -- SHA-256 of the kind of log-in and the identity in its plain form.
  identity bytea primary key,
  failures int not null default 1,
  failed_at timestamptz not null,
  locked_until timestamptz
);
create index password_failure_failed_at on password_failure (failed_at);

alter table account drop password_failures, drop password_locked_until;
alter table staff_member drop password_failures, drop password_locked_until;

-- Forged notices are kept within bounds: some of each sender, some of all, and not for ever.
alter table payment_notice add address text not null default '';
create index payment_notice_forged on payment_notice (received_at) where notice_id is null;
