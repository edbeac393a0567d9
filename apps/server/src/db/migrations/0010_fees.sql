-- Fees, extras and discount codes; proofs that staff review, and examples that the rules of fees must fit.

create table fee_kind (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  branch_id bigint references branch,
  title jsonb not null,
  remark jsonb not null default '{"zh": "", "en": ""}',
  proof jsonb not null default '{"zh": "", "en": ""}',
  -- The proof is uploaded and reviewed, not only shown at the desk.
  proof_needed boolean not null default false,
  -- Rule tree over answers, branch, membership, group size; null: everyone.
  rule jsonb,
  position int not null default 0,
  -- No longer on sale.
  closed boolean not null default false,
  stock_id bigint not null references stock
);
create index fee_kind_conference on fee_kind (conference_id, position);
create index fee_kind_branch on fee_kind (branch_id) where branch_id is not null;
create index fee_kind_stock on fee_kind (stock_id);
create trigger audited after insert or update or delete on fee_kind for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on fee_kind
  for each row execute function configuration_changed();

-- Prices by time of payment; half-open: starts_at <= now < ends_at.
create table fee_window (
  id bigint generated always as identity primary key,
  fee_kind_id bigint not null references fee_kind,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  amount bigint not null check (amount >= 0),
  check (ends_at > starts_at)
);
create index fee_window_kind on fee_window (fee_kind_id, starts_at);
create trigger audited after insert or update or delete on fee_window for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on fee_window
  for each row execute function configuration_changed('fee_kind_id', 'select conference_id from fee_kind where id = $1');

create table extra (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  title jsonb not null,
  remark jsonb not null default '{"zh": "", "en": ""}',
  amount bigint not null check (amount >= 0),
  at_most int not null default 1,
  position int not null default 0,
  -- No longer on sale.
  closed boolean not null default false,
  stock_id bigint not null references stock
);
create index extra_conference on extra (conference_id);
create index extra_stock on extra (stock_id);
create trigger audited after insert or update or delete on extra for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on extra
  for each row execute function configuration_changed();

create table discount_code (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  code text not null,
  kind text not null check (kind in ('percent', 'amount', 'exempt')),
  -- Percent in basis points (1000 is 10 %), amount in the smallest unit of the currency.
  value bigint not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  stock_id bigint not null references stock
);
create unique index discount_code_code on discount_code (conference_id, upper(code));
create index discount_code_stock on discount_code (stock_id);
create trigger audited after insert or update or delete on discount_code for each row execute function audit_row('id');

-- Cases that the rules must fit: for these facts at this time the fee must cost this amount.
create table fee_example (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  name text not null,
  facts jsonb not null,
  branch_id bigint references branch on delete cascade,
  at timestamptz not null,
  fee_kind_id bigint not null references fee_kind on delete cascade,
  -- Null: the fee must not be offered.
  amount bigint check (amount >= 0)
);
create index fee_example_conference on fee_example (conference_id, id);
create index fee_example_branch on fee_example (branch_id) where branch_id is not null;
create index fee_example_fee on fee_example (fee_kind_id);
create trigger audited after insert or update or delete on fee_example for each row execute function audit_row('id');

create table fee_proof (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  -- Its foreign key follows in 0012_registration.sql.
  registration_id bigint not null,
  fee_kind_id bigint not null references fee_kind,
  picture text not null references stored_file,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  -- What the person is asked to send instead of a refused proof.
  reason text not null default '',
  sent_at timestamptz not null,
  judged_at timestamptz,
  judged_by bigint references staff_member, -- no index: members of staff are never deleted
  check ((state = 'waiting') = (judged_at is null))
);
create index fee_proof_registration on fee_proof (registration_id, id desc);
create index fee_proof_conference on fee_proof (conference_id, state, id);
create index fee_proof_fee on fee_proof (fee_kind_id);
create index fee_proof_picture on fee_proof (picture);
create trigger audited after insert or update or delete on fee_proof for each row execute function audit_row('id');
