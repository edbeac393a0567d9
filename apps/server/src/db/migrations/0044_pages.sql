-- Free pages and special topics, written by staff; a topic has entries of the conference (sessions, articles, people) beside its text.
create table web_page (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  kind text not null check (kind in ('page', 'subject')),
  title jsonb not null,
  cover text,
  body jsonb not null default '{"zh": "", "en": ""}',
  entries jsonb not null default '[]',
  state text not null default 'draft' check (state in ('draft', 'published')),
  version int not null default 1,
  -- Deleted ones can be brought back.
  removed_at timestamptz
);
create index web_page_conference on web_page (conference_id, kind, id);

-- Whose pages a conference shows within its own.
alter table conference add frame_hosts jsonb not null default '[]';

create trigger audited after insert or update or delete on web_page for each row execute function audit_row('id', 'version');
