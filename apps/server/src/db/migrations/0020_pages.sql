-- Free pages and special topics (`subject`), written by staff. A topic lists sessions, articles and people beside its text.

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
  -- A removed page can be restored.
  removed_at timestamptz
);
create index web_page_conference on web_page (conference_id, kind, id);
create trigger audited after insert or update or delete on web_page for each row execute function audit_row('id', 'version');
