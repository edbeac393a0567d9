-- News of a conference, by column.

create table news_column (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  position int not null default 0
);
create index news_column_conference on news_column (conference_id, position, id);
create trigger audited after insert or update or delete on news_column for each row execute function audit_row('id');

create table article (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  column_id bigint references news_column on delete set null,
  title jsonb not null,
  summary jsonb not null default '{"zh": "", "en": ""}',
  -- The author, or where the article comes from.
  source jsonb not null default '{"zh": "", "en": ""}',
  cover text,
  body jsonb not null default '{"zh": "", "en": ""}',
  state text not null default 'draft' check (state in ('draft', 'published')),
  -- Can be in the future: the article is shown from that moment on.
  published_at timestamptz,
  pinned boolean not null default false,
  version int not null default 1,
  -- A removed article can be restored.
  removed_at timestamptz,
  constraint article_published check (state = 'draft' or published_at is not null)
);
create index article_conference on article (conference_id, pinned desc, published_at desc, id desc)
  where state = 'published' and removed_at is null;
create index article_column on article (column_id, pinned desc, published_at desc, id desc);
create index article_of_conference on article (conference_id);
create trigger audited after insert or update or delete on article for each row execute function audit_row('id', 'version');
