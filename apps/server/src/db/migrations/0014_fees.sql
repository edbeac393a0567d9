-- Fees and extras that are no longer on sale, proofs that staff look at, and cases that the rules of fees must fit.

alter table fee_kind add closed boolean not null default false;
-- The proof is uploaded and looked at, not only shown at the desk.
alter table fee_kind add proof_needed boolean not null default false;
alter table extra add closed boolean not null default false;

create table fee_example (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  name text not null,
  facts jsonb not null,
  branch_id bigint references branch on delete cascade,
  at timestamptz not null,
  fee_kind_id bigint not null references fee_kind on delete cascade,
  -- Null: must not be to be had.
  amount bigint check (amount >= 0)
);
create index fee_example_conference on fee_example (conference_id, id);

create table fee_proof (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  registration_id bigint not null references registration,
  fee_kind_id bigint not null references fee_kind,
  picture text not null references stored_file,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  -- What the person is asked for, where it was refused.
  reason text not null default '',
  sent_at timestamptz not null,
  judged_at timestamptz,
  judged_by bigint references staff_member,
  check ((state = 'waiting') = (judged_at is null))
);
create index fee_proof_registration on fee_proof (registration_id, id desc);
create index fee_proof_waiting on fee_proof (conference_id, id) where state = 'waiting';

create index registration_fee on registration (fee_kind_id) where fee_kind_id is not null;
create index registration_discount on registration (discount_code_id) where discount_code_id is not null;

create trigger audited after insert or update or delete on fee_example for each row execute function audit_row('id');
create trigger audited after insert or update or delete on fee_proof for each row execute function audit_row('id');
