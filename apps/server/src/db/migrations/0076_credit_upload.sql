-- What was reported to an authority, and what it answered. Columns of the authority's table are data of the rule set.

alter table credit_rule_set add column upload_columns jsonb not null default '[]';

create table credit_upload (
  id bigint generated always as identity primary key,
  rule_set_id bigint not null references credit_rule_set on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- Hundredths of a credit, as last reported.
  credit int not null check (credit >= 0),
  state text not null default 'sent' check (state in ('sent', 'accepted', 'refused')),
  -- Why the authority refused the row, in its words.
  reason text not null default '',
  -- The export that reported the row last.
  task_id bigint references task on delete set null,
  sent_at timestamptz not null,
  answered_at timestamptz,
  constraint credit_upload_once unique (rule_set_id, account_id)
);
create index credit_upload_account on credit_upload (account_id);
create index credit_upload_task on credit_upload (task_id) where task_id is not null;
create trigger audited after insert or update or delete on credit_upload
  for each row execute function audit_row('id');
