-- The home of a conference, and its notices.

-- Banners, tiles, facts, sponsors, popup, floor plan: data of the home templates (HomeContent in json-shapes.ts).
create table home (
  conference_id bigint primary key references conference,
  content jsonb not null
);
create trigger audited after insert or update or delete on home for each row execute function audit_row('conference_id');

create table notice (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  title jsonb not null,
  body jsonb not null,
  urgent boolean not null default false,
  published_at timestamptz not null,
  ended_at timestamptz
);
create index notice_conference on notice (conference_id, published_at desc);
create trigger audited after insert or update or delete on notice for each row execute function audit_row('id');
