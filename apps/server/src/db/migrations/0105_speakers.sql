-- Speakers: what people of the programme are asked, their answers, personal links and stand-ins.

create table speaker_settings (
  conference_id bigint primary key references conference on delete cascade,
  -- Answers may be given and changed until then; null: until the task begins.
  answer_by timestamptz,
  version int not null default 1
);
create trigger audited after insert or update or delete on speaker_settings for each row
  execute function audit_row('conference_id', 'version');

-- One per person and session or talk of the released programme. Rows are never deleted by a release, because the answer stays.
create table speaker_invitation (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  expert_id bigint not null references expert on delete cascade,
  item text not null check (item in ('session', 'talk')),
  -- As in the released programme, which outlives the draft's row.
  item_id bigint not null,
  roles text[] not null,
  -- What the person was asked last: times, hall, roles, other people.
  asked jsonb not null,
  -- What changed between the last answer and the last time of asking; shown until the next answer.
  changes jsonb not null default '[]',
  state text not null default 'none' check (state in ('none', 'accepted', 'rejected')),
  -- The reply before the task changed.
  earlier text not null default 'none' check (earlier in ('none', 'accepted', 'rejected')),
  answered_at timestamptz,
  reason text check (reason in ('clash', 'travel', 'topic', 'health', 'other')),
  words text not null default '',
  suggestion text not null default '',
  -- When the person was asked last: first, or again after a change.
  asked_at timestamptz not null,
  -- The first letter, the last one, and their number.
  invited_at timestamptz,
  written_at timestamptz,
  letters int not null default 0,
  opened_at timestamptz,
  -- No longer in the programme, or withdrawn by staff.
  gone_at timestamptz,
  -- The rejected invitation in whose place this person was asked.
  stands_in_for bigint references speaker_invitation on delete cascade,
  -- The stand-in who accepted.
  filled_by bigint references speaker_invitation on delete set null,
  version int not null default 1,
  constraint speaker_invitation_once unique (expert_id, item, item_id)
);
create index speaker_invitation_conference on speaker_invitation (conference_id, id);
create index speaker_invitation_stands_in on speaker_invitation (stands_in_for) where stands_in_for is not null;
create index speaker_invitation_filled on speaker_invitation (filled_by) where filled_by is not null;
create trigger audited after insert or update or delete on speaker_invitation for each row
  execute function audit_row('id', 'version', 'asked', 'changes');

-- A chain of stand-ins for a rejected invitation: the next one is asked after a refusal, or after hours of silence.
create table speaker_chain (
  invitation_id bigint primary key references speaker_invitation on delete cascade,
  hours int not null check (hours between 1 and 336),
  -- Experts still to be asked, in order.
  candidates bigint[] not null,
  -- Null: stopped, filled or used up.
  next_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  ending text check (ending in ('stopped', 'filled', 'used_up', 'taken_back'))
);
create index speaker_chain_due on speaker_chain (next_at) where next_at is not null;
create trigger audited after insert or update or delete on speaker_chain for each row execute function audit_row('invitation_id');

-- Personal links and keys of one-time codes. The key is signed and not stored.
create table speaker_link (
  id bigint generated always as identity primary key,
  expert_id bigint not null references expert on delete cascade,
  kind text not null check (kind in ('letter', 'code')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index speaker_link_expert on speaker_link (expert_id, kind);
create trigger audited after insert or update or delete on speaker_link for each row execute function audit_row('id');
