-- Exhibitors write their pages themselves: a kept draft, and the organiser's release where the conference asks for it.

create table exhibition_settings (
  conference_id bigint primary key references conference on delete cascade,
  -- What an exhibitor sends is shown only after staff have released it.
  release boolean not null default true
);
create trigger audited after insert or update or delete on exhibition_settings for each row
  execute function audit_row('conference_id');

-- What the people of an exhibitor are writing; the exhibitor's own row is what everybody sees.
create table exhibitor_draft (
  exhibitor_id bigint primary key references exhibitor on delete cascade,
  name jsonb not null,
  field jsonb not null,
  introduction jsonb not null,
  logo text,
  stand jsonb not null,
  -- `asked`: waits for staff; `returned`: staff ask for changes, with the reason.
  state text not null default 'kept' check (state in ('kept', 'asked', 'returned')),
  reason text not null default '',
  -- Who saved it last; empty after an erasure.
  account_id bigint references account on delete set null,
  saved_at timestamptz not null,
  version int not null default 1
);
create index exhibitor_draft_account on exhibitor_draft (account_id) where account_id is not null;

-- Invitations that an exhibitor's people sent: how many a day is limited.
create table exhibitor_invitation (
  id bigint generated always as identity primary key,
  exhibitor_id bigint not null references exhibitor on delete cascade,
  at timestamptz not null
);
create index exhibitor_invitation_exhibitor on exhibitor_invitation (exhibitor_id, at);
