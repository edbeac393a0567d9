-- Links to the page on which the first member of staff of an installation is made. They end with the first of them that is used.
create table first_owner_link (
  hash bytea primary key,
  created_at timestamptz not null default now()
);
