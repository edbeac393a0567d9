-- Messages to persons: what each is notified of (their inbox), the channels that they chose, and messages to many at once.

-- A message of staff to many people. Its recipients are fixed when it starts.
create table mailing (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- What staff call it.
  name text not null,
  kind text not null check (kind in ('registration', 'programme', 'organiser', 'papers', 'reminder', 'credits', 'activities')),
  -- Must be delivered, also to people who have switched the kind off.
  required boolean not null default false,
  -- {zh: {subject, body}, en: {subject, body}}, with placeholders.
  texts jsonb not null,
  -- Address on the phone that it opens, below the base path; empty: none.
  link text not null default '',
  audience jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'stopped', 'done')),
  starts_at timestamptz,
  -- Messages per second; null: as fast as the channels take them.
  rate int check (rate between 1 and 1000),
  -- Sent also in the quiet hours of a person.
  urgent boolean not null default false,
  created_by bigint not null references staff_member,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  version int not null default 1
);
create index mailing_conference on mailing (conference_id, id desc);
create index mailing_author on mailing (created_by);
create index mailing_due on mailing (starts_at) where state in ('scheduled', 'sending');
create trigger audited after insert or update or delete on mailing for each row execute function audit_row('id', 'version');

create table notification (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  conference_id bigint references conference on delete cascade,
  kind text not null check (kind in ('registration', 'programme', 'organiser', 'papers', 'reminder', 'credits', 'activities')),
  required boolean not null default false,
  -- Sent also in the quiet hours of the person.
  urgent boolean not null default false,
  template text not null,
  -- Texts, or {zh, en} where they differ by language.
  variables jsonb not null default '{}',
  link text not null default '',
  registration_id bigint references registration on delete set null,
  mailing_id bigint references mailing on delete cascade,
  -- Names the event, so that nobody is notified of it twice; null: each row is an event of its own.
  event text,
  -- `inbox`: no other channel is wanted or has an address.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'delivered', 'unknown', 'failed', 'inbox', 'stopped')),
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- Opened in the inbox, or by its link.
  seen_at timestamptz,
  unique (account_id, event)
);
create index notification_due on notification (due_at) where state = 'waiting';
create index notification_account on notification (account_id, id desc);
create index notification_unseen on notification (account_id) where seen_at is null;
create index notification_conference on notification (conference_id) where conference_id is not null;
create index notification_registration on notification (registration_id) where registration_id is not null;
create index notification_mailing on notification (mailing_id, state) where mailing_id is not null;

-- Channels of a person for a kind, in their order. Without a row: all, in the usual order.
create table channel_preference (
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('registration', 'programme', 'organiser', 'papers', 'reminder', 'credits', 'activities')),
  channels text[] not null check (channels <@ array['messenger', 'phone', 'email']),
  primary key (account_id, kind)
);

-- Minutes after midnight between which a person is not disturbed; equal ends: never quiet. Without a row: 22:00 to 07:00.
create table quiet_hours (
  account_id bigint primary key references account on delete cascade,
  from_minute int not null check (from_minute between 0 and 1439),
  until_minute int not null check (until_minute between 0 and 1439)
);

-- Addresses that a provider or a mail server has refused for good. They get nothing more until they are verified again.
create table bounced_address (
  channel text not null check (channel in ('messenger', 'phone', 'email')),
  address text not null,
  reason text not null,
  at timestamptz not null,
  primary key (channel, address)
);

-- `sending`: given to a provider; `unknown`: whether it took the message is not known, so it is not sent again by itself.
alter table message drop constraint message_channel_check;
alter table message add constraint message_channel_check check (channel in ('messenger', 'phone', 'email'));
alter table message drop constraint message_state_check;
alter table message add constraint message_state_check
  check (state in ('waiting', 'sending', 'sent', 'delivered', 'unknown', 'failed'));
alter table message add column notification_id bigint references notification on delete set null;
alter table message add column begun_at timestamptz;
-- The provider's number, which its delivery report repeats.
alter table message add column provider_id text;
create unique index message_notification on message (notification_id, channel) where notification_id is not null;
create index message_sending on message (begun_at) where state = 'sending';
create index message_provider on message (provider_id) where provider_id is not null;
