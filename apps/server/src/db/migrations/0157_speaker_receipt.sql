-- Receipts of speakers for reimbursement, and the bank account to pay to.

create table speaker_receipt (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  expert_id bigint not null references expert on delete cascade,
  kind text not null check (kind in ('ticket', 'taxi', 'hotel', 'meal', 'other')),
  -- Fen.
  amount bigint not null check (amount > 0),
  spent_on date not null,
  words text not null default '',
  -- A JPEG, encrypted in the file store; its bytes and hash are those of the picture itself.
  picture_key text not null,
  picture_sha256 text not null,
  state text not null default 'sent' check (state in ('sent', 'approved', 'refused', 'paid')),
  -- Why it was refused, for the speaker.
  reason text not null default '',
  sent_at timestamptz not null,
  decided_at timestamptz,
  paid_at timestamptz,
  version int not null default 1
);
create index speaker_receipt_conference on speaker_receipt (conference_id, state, id);
create index speaker_receipt_expert on speaker_receipt (expert_id, id);
-- The same picture is not paid twice to a person.
create unique index speaker_receipt_picture on speaker_receipt (expert_id, picture_sha256) where state <> 'refused';
create trigger audited after insert or update or delete on speaker_receipt for each row
  execute function audit_row('id', 'version', 'picture_key', 'picture_sha256');

-- Holder, bank and number, encrypted.
create table speaker_bank (
  expert_id bigint primary key references expert on delete cascade,
  sealed bytea not null,
  -- Last four digits of the number, for the person to recognise it.
  ending text not null,
  given_at timestamptz not null
);
create trigger audited after insert or update or delete on speaker_bank for each row execute function audit_row('expert_id', 'sealed', 'ending');
