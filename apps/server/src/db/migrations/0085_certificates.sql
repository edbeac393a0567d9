-- Certificates: keys that sign them, templates with their versions, and what was issued.

-- All keys that a society ever signed with; the newest signs. Never altered: old certificates verify with old keys.
create table certificate_key (
  society_id bigint not null references society,
  number int not null check (number > 0),
  -- Ed25519: 32 bytes in base64url, and PKCS 8 in base64.
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now(),
  primary key (society_id, number)
);
create trigger certificate_key_is_final before update or delete on certificate_key
  for each row execute function refuse_change();

create table certificate_template (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  kind text not null check (kind in ('participation', 'lecture', 'award', 'review', 'credit')),
  title jsonb not null,
  layout jsonb not null,
  rule jsonb not null,
  -- People make it on their phone.
  own boolean not null default true,
  version int not null default 1,
  constraint certificate_template_kind unique (conference_id, kind)
);
create trigger audited after insert or update or delete on certificate_template
  for each row execute function audit_row('id', 'version', 'layout');

create table certificate_template_version (
  id bigint generated always as identity primary key,
  template_id bigint not null references certificate_template on delete cascade,
  number int not null check (number > 0),
  title jsonb not null,
  layout jsonb not null,
  published_at timestamptz not null default now(),
  published_by bigint references staff_member,
  constraint certificate_template_version_once unique (template_id, number)
);
create index certificate_template_version_staff on certificate_template_version (published_by)
  where published_by is not null;
create trigger certificate_template_version_is_final before update on certificate_template_version
  for each row execute function refuse_change();
create trigger audited after insert or update or delete on certificate_template_version
  for each row execute function audit_row('id', 'layout');

-- The running numbers that are printed.
create table certificate_counter (
  conference_id bigint primary key references conference on delete cascade,
  last int not null default 0
);

create table certificate (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  template_version_id bigint not null references certificate_template_version,
  kind text not null check (kind in ('participation', 'lecture', 'award', 'review', 'credit')),
  account_id bigint not null references account on delete cascade,
  registration_id bigint references registration on delete set null,
  talk_id bigint references talk on delete set null,
  -- Its place in the list of revocations, and the end of its number.
  running int not null,
  number text not null unique,
  -- 96 random bits: the address that verifies it.
  verify_code text not null unique,
  facts jsonb not null,
  -- The signed credential, a JSON Web Token; '' after the person's data were erased.
  credential text not null,
  -- Number of the key that signed it.
  key_number int not null,
  issued_at timestamptz not null,
  issued_by bigint references staff_member,
  revoked_at timestamptz,
  revoked_by bigint references staff_member,
  reason text not null default '',
  successor_id bigint references certificate on delete set null,
  constraint certificate_running unique (conference_id, running),
  constraint certificate_revocation check ((revoked_at is null) = (reason = ''))
);
create index certificate_conference on certificate (conference_id, id);
create index certificate_version on certificate (template_version_id);
create index certificate_account on certificate (account_id, id);
create index certificate_registration on certificate (registration_id) where registration_id is not null;
create index certificate_talk on certificate (talk_id) where talk_id is not null;
create index certificate_issued_by on certificate (issued_by) where issued_by is not null;
create index certificate_revoked_by on certificate (revoked_by) where revoked_by is not null;
create index certificate_successor on certificate (successor_id) where successor_id is not null;
create index certificate_revoked on certificate (id) where revoked_at is not null;
-- A person has one valid certificate of a kind, and one for each talk.
create unique index certificate_once on certificate (conference_id, kind, account_id, coalesce(talk_id, 0))
  where revoked_at is null and kind in ('participation', 'lecture', 'credit');
create trigger audited after insert or update or delete on certificate
  for each row execute function audit_row('id', 'facts', 'credential', 'verify_code');
