-- People who register together: one contact, who adds them or gives them a link by which each fills in the form.

create table registration_group (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  -- The contact.
  account_id bigint not null references account,
  name text not null,
  -- Null: everybody chooses.
  branch_id bigint references branch,
  -- `contact`: the contact may pay and cancel for everybody; `self`: everybody for themselves.
  payer text not null check (payer in ('contact', 'self')),
  created_at timestamptz not null default now()
);
create index registration_group_account on registration_group (account_id, conference_id);

create table group_link (
  id bigint generated always as identity primary key,
  group_id bigint not null references registration_group,
  -- Unguessable, and shown again to the contact: it lets one join, nothing else.
  token text not null unique,
  most int not null check (most > 0),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index group_link_group on group_link (group_id);

alter table registration add group_id bigint references registration_group, add group_link_id bigint references group_link;
create index registration_group_id on registration (group_id) where group_id is not null;
create index registration_group_link on registration (group_link_id) where group_link_id is not null;
