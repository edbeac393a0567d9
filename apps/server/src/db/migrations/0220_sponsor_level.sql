-- Levels of sponsors, the places where each level shows its logos, and how often exhibitors were seen.

create table sponsor_level (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  -- Order of the levels; 1 is the highest.
  position int not null check (position between 1 and 99),
  places text[] not null default '{}' check (places <@ array['home', 'programme', 'session', 'live']),
  version int not null default 1
);
create index sponsor_level_conference on sponsor_level (conference_id, position);
create trigger audited after insert or update or delete on sponsor_level for each row execute function audit_row('id', 'version');

alter table exhibitor add column sponsor_level_id bigint references sponsor_level on delete set null;
create index exhibitor_sponsor_level on exhibitor (sponsor_level_id) where sponsor_level_id is not null;

-- Views of a day in the conference's zone. They do not say who looked.
create table exhibitor_views (
  exhibitor_id bigint not null references exhibitor on delete cascade,
  day date not null,
  place text not null check (place in ('home', 'programme', 'session', 'live', 'stand', 'product')),
  -- Key of a product of the stand; empty elsewhere.
  product text not null default '',
  views int not null check (views >= 1),
  primary key (exhibitor_id, day, place, product)
);

-- Secret of a day, with which that day's marks are hashed. Deleted with them.
create table exhibitor_view_day (
  conference_id bigint not null references conference on delete cascade,
  day date not null,
  salt bytea not null,
  primary key (conference_id, day)
);

-- What was counted on a day, so that a person, a device and a network count only so often. Only a hash names them.
create table exhibitor_view_mark (
  conference_id bigint not null,
  day date not null,
  key bytea not null,
  times int not null default 1,
  primary key (conference_id, day, key),
  foreign key (conference_id, day) references exhibitor_view_day on delete cascade
);
create index exhibitor_view_day_old on exhibitor_view_day (day);
