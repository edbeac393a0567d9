-- The language that a person reads, as they last chose it on a logged-in phone; null: not known.
alter table account add column language text check (language in ('zh', 'en'));

-- People who get their e-mails that can wait as one a day. Without a row: each at once.
create table mail_digest (
  account_id bigint primary key references account on delete cascade,
  -- Minutes after midnight.
  at_minute int not null check (at_minute between 0 and 1439)
);

-- When a notification that waits goes into the digest of its day; null: it waits for itself.
alter table notification add column digest_due timestamptz;
-- The notification whose message tells of this one too, as both were in one digest.
alter table notification add column digest_id bigint references notification on delete set null;
create index notification_digest_due on notification (digest_due) where state = 'waiting' and digest_due is not null;
create index notification_digest on notification (digest_id) where digest_id is not null;
