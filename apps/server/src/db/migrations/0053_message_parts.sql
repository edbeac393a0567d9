-- What the inbox shows beside the text: changes with the value before and after, in both languages.
alter table notification add column parts jsonb not null default '[]';

-- Delivery reports whose message has no provider's number yet: a provider may report before its answer to the batch is recorded.
create table early_report (
  provider_id text primary key,
  -- The address in the report; null: the report proves its message without it.
  recipient text,
  delivered boolean not null,
  fault text not null,
  bounced boolean not null,
  at timestamptz not null
);
create index early_report_at on early_report (at);
