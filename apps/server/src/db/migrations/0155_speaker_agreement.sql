-- Agreements of speakers: templates in versions, documents that are frozen as PDF, signatures in a chain, and the key of the society.

create table speaker_template (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- Documents of it are signed until then; null: until the conference ends.
  sign_by timestamptz,
  -- No new documents are made.
  retired_at timestamptz,
  version int not null default 1
);
create index speaker_template_conference on speaker_template (conference_id, id);
create trigger audited after insert or update or delete on speaker_template for each row execute function audit_row('id', 'version');

-- The texts of a template in versions, from 1; never changed.
create table speaker_template_text (
  template_id bigint not null references speaker_template on delete cascade,
  number int not null check (number > 0),
  title jsonb not null,
  body jsonb not null,
  saved_at timestamptz not null,
  primary key (template_id, number)
);
create trigger speaker_template_text_is_final before update on speaker_template_text for each row execute function refuse_change();
create trigger audited after insert or update or delete on speaker_template_text for each row execute function audit_row('template_id', 'number');

create table speaker_agreement (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- A person with documents is not removed; the documents stay evidence.
  expert_id bigint not null references expert,
  template_id bigint not null references speaker_template on delete cascade,
  number int not null,
  title jsonb not null,
  state text not null default 'open' check (state in ('open', 'signed', 'withdrawn')),
  -- The fee in fen, encrypted.
  sealed_fee bytea not null,
  -- The frozen PDF, encrypted in the file store; bytes and hash are those of the PDF itself.
  document_key text not null,
  document_sha256 text not null,
  document_bytes int not null,
  -- Of the text in it.
  text_sha256 text not null,
  pages int not null check (pages > 0),
  made_at timestamptz not null,
  -- First time the person had it on a phone.
  opened_at timestamptz,
  withdrawn_at timestamptz,
  -- Why it was withdrawn, for the speaker.
  words text not null default '',
  version int not null default 1,
  foreign key (template_id, number) references speaker_template_text (template_id, number)
);
create index speaker_agreement_conference on speaker_agreement (conference_id, id);
create index speaker_agreement_expert on speaker_agreement (expert_id, id);
create index speaker_agreement_template on speaker_agreement (template_id, number);
-- One to sign at a time for a person and template.
create unique index speaker_agreement_once on speaker_agreement (expert_id, template_id) where state = 'open';
create trigger audited after insert or update or delete on speaker_agreement for each row
  execute function audit_row('id', 'version', 'sealed_fee', 'document_key', 'document_sha256', 'text_sha256');

-- Signatures of a conference in one chain: each has the hash of the one before. Never changed.
create table speaker_signature (
  agreement_id bigint primary key references speaker_agreement on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  -- From 1, without gaps.
  number int not null check (number > 0),
  previous text not null,
  hash text not null,
  signed_at timestamptz not null,
  way text not null check (way in ('drawn', 'typed')),
  -- The name as typed; of a drawn signature the name of the person.
  name text not null,
  -- Null: by a personal link, without an account.
  account_id bigint references account on delete set null,
  -- Of a typed signature: where the code went, masked, and a hash over code, address and time; empty for a drawn one.
  code_to text not null default '',
  code_proof text not null default '',
  -- The strokes with their pressure, encrypted; empty for a typed one.
  sealed_strokes bytea,
  signed_key text not null,
  signed_sha256 text not null,
  signed_bytes int not null,
  constraint speaker_signature_number unique (conference_id, number)
);
create index speaker_signature_account on speaker_signature (account_id) where account_id is not null;
create trigger audited after insert or update or delete on speaker_signature for each row
  execute function audit_row('agreement_id', 'sealed_strokes', 'signed_key', 'previous', 'hash', 'signed_sha256', 'code_proof');

-- The key with which a society signs documents. The private key is encrypted.
create table society_document_key (
  society_id bigint primary key references society on delete cascade,
  certificate bytea not null,
  sealed_key bytea not null,
  made_at timestamptz not null
);
create trigger audited after insert or update or delete on society_document_key for each row
  execute function audit_row('society_id', 'certificate', 'sealed_key');

-- Codes for signing.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('login', 'register', 'reset', 'staff', 'sign'));
