-- Log-in of attendees at the society's OpenID provider, beside that of staff.

-- A society may have one provider for its staff and one for its members.
alter table sign_on_provider add column audience text not null default 'staff' check (audience in ('staff', 'members'));
alter table sign_on_provider drop constraint sign_on_provider_society_id_key;
alter table sign_on_provider add unique (society_id, audience);
alter table sign_on_provider add check (audience = 'staff' or not required);

-- Of members: address on the phone to which the log-in returns.
alter table sign_on_attempt add column back text not null default '';

-- Who an account is at a provider.
create table member_sign_on (
  provider_id bigint not null references sign_on_provider on delete cascade,
  subject text not null,
  account_id bigint not null references account,
  linked_at timestamptz not null,
  primary key (provider_id, subject),
  unique (account_id, provider_id)
);
create trigger audited after insert or update or delete on member_sign_on for each row
  execute function audit_row('account_id', 'subject');

-- A log-in that waits for the person's choice, because another account is logged in on the device. The browser holds the secret.
create table member_sign_on_question (
  hash bytea primary key,
  provider_id bigint not null references sign_on_provider on delete cascade,
  subject text not null,
  -- The account that is logged in on the device; only it can answer.
  device_account_id bigint not null references account on delete cascade,
  -- The account that the provider's answer leads to; null: it has none yet.
  found_account_id bigint references account on delete cascade,
  -- Verified by the provider, in the form of identities; empty: none.
  phone text not null,
  email text not null,
  back text not null,
  expires_at timestamptz not null
);
create index member_sign_on_question_provider on member_sign_on_question (provider_id);
create index member_sign_on_question_device on member_sign_on_question (device_account_id);
create index member_sign_on_question_found on member_sign_on_question (found_account_id) where found_account_id is not null;
