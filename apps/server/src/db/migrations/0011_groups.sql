-- People who register together: one contact adds them, or gives them a link under which each fills in the form.

create table registration_group (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  -- The contact.
  account_id bigint not null references account,
  name text not null,
  -- Null: each member chooses a branch.
  branch_id bigint references branch, -- no index: only an unused branch can be deleted, and there are few groups
  -- `contact`: the contact may pay and cancel for all members; `self`: each member pays and cancels alone.
  payer text not null check (payer in ('contact', 'self')),
  created_at timestamptz not null default now()
);
create index registration_group_account on registration_group (account_id, conference_id);
create index registration_group_conference on registration_group (conference_id, id desc);
create trigger audited after insert or update or delete on registration_group for each row execute function audit_row('id');

create table group_link (
  id bigint generated always as identity primary key,
  group_id bigint not null references registration_group,
  -- Random. It is stored readable because the contact can see it again; it only lets a person join the group.
  token text not null unique,
  most int not null check (most > 0),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index group_link_group on group_link (group_id);
create trigger audited after insert or update or delete on group_link for each row execute function audit_row('id', 'token');
