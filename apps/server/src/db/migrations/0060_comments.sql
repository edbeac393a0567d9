-- Consultations and comments of attendees, their replies and answers. Texts and names are left out of the audit log.

create table comment_settings (
  conference_id bigint primary key references conference on delete cascade,
  -- `before`: staff pass a public text before it is shown. Without a row: `before`, `account`.
  mode text not null default 'before' check (mode in ('open', 'before', 'closed')),
  writers text not null default 'account' check (writers in ('account', 'registered')),
  version int not null default 1
);
create trigger audited after insert or update or delete on comment_settings
  for each row execute function audit_row('conference_id', 'version');

create table comment (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- Null: the person's data were erased.
  account_id bigint references account on delete set null,
  -- As it was when they wrote.
  name text not null,
  affiliation text not null default '',
  anonymous boolean not null default false,
  target text not null check (target in ('committee', 'speaker', 'session')),
  expert_id bigint references expert on delete set null,
  session_id bigint references programme_session on delete set null,
  body text not null,
  pictures jsonb not null default '[]',
  -- False: only the person asked and the organisers read it.
  open boolean not null,
  state text not null check (state in ('waiting', 'shown', 'refused', 'hidden', 'removed')),
  hold_reason text check (hold_reason in ('all', 'word', 'repeated', 'patient', 'reported')),
  -- Words of staff to the author.
  reason text not null default '',
  at timestamptz not null,
  -- Of the first answer; reviews are possible for three days from then on.
  answered_at timestamptz,
  likes int not null default 0,
  constraint comment_aim check (num_nonnulls(expert_id, session_id) <= 1)
);
create index comment_conference on comment (conference_id, id desc);
create index comment_account on comment (account_id) where account_id is not null;
create index comment_expert on comment (expert_id) where expert_id is not null;
create index comment_session on comment (session_id) where session_id is not null;
create index comment_waiting on comment (conference_id, id) where state = 'waiting' or hold_reason = 'reported';
create trigger audited after insert or update or delete on comment for each row
  execute function audit_row('id', 'account_id', 'name', 'affiliation', 'body', 'pictures', 'likes');

create table comment_reply (
  id bigint generated always as identity primary key,
  comment_id bigint not null references comment on delete cascade,
  -- The reply that it follows.
  reply_to bigint references comment_reply on delete set null,
  account_id bigint references account on delete set null,
  staff_id bigint references staff_member, -- no index: members of staff are never deleted
  role text not null check (role in ('attendee', 'asker', 'speaker', 'staff')),
  name text not null,
  body text not null,
  pictures jsonb not null default '[]',
  state text not null check (state in ('waiting', 'shown', 'refused', 'hidden', 'removed')),
  hold_reason text check (hold_reason in ('all', 'word', 'repeated', 'patient', 'reported')),
  reason text not null default '',
  at timestamptz not null,
  likes int not null default 0
);
create index comment_reply_comment on comment_reply (comment_id, id);
create index comment_reply_reply on comment_reply (reply_to) where reply_to is not null;
create index comment_reply_account on comment_reply (account_id) where account_id is not null;
create index comment_reply_waiting on comment_reply (comment_id) where state = 'waiting' or hold_reason = 'reported';
create trigger audited after insert or update or delete on comment_reply for each row
  execute function audit_row('id', 'account_id', 'name', 'body', 'pictures', 'likes');

-- Without a reply: of the comment itself.
create table comment_like (
  comment_id bigint not null references comment on delete cascade,
  reply_id bigint references comment_reply on delete cascade,
  account_id bigint not null references account on delete cascade,
  unique nulls not distinct (comment_id, reply_id, account_id)
);
create index comment_like_reply on comment_like (reply_id) where reply_id is not null;
create index comment_like_account on comment_like (account_id);

create table comment_report (
  comment_id bigint not null references comment on delete cascade,
  reply_id bigint references comment_reply on delete cascade,
  account_id bigint not null references account on delete cascade,
  at timestamptz not null,
  unique nulls not distinct (comment_id, reply_id, account_id)
);
create index comment_report_reply on comment_report (reply_id) where reply_id is not null;
create index comment_report_account on comment_report (account_id);

-- The asker's review of the answer.
create table comment_review (
  comment_id bigint primary key references comment on delete cascade,
  account_id bigint not null references account on delete cascade,
  stars int not null check (stars between 1 and 5),
  body text not null default '',
  at timestamptz not null
);
create index comment_review_account on comment_review (account_id);
