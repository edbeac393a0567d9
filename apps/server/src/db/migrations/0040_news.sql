-- News of a conference by column. What a home held as news until now become articles, which lead where they led.
create table news_column (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  position int not null default 0
);
create index news_column_conference on news_column (conference_id, position, id);

create table article (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  column_id bigint references news_column on delete set null,
  title jsonb not null,
  summary jsonb not null default '{"zh": "", "en": ""}',
  -- Who wrote it, or where it comes from.
  source jsonb not null default '{"zh": "", "en": ""}',
  cover text,
  body jsonb not null default '{"zh": "", "en": ""}',
  state text not null default 'draft' check (state in ('draft', 'published')),
  -- It may lie ahead: then it is seen from that moment on.
  published_at timestamptz,
  pinned boolean not null default false,
  version int not null default 1,
  -- Deleted ones can be brought back.
  removed_at timestamptz,
  constraint article_published check (state = 'draft' or published_at is not null)
);
create index article_conference on article (conference_id, pinned desc, published_at desc, id desc)
  where state = 'published' and removed_at is null;
create index article_column on article (column_id, pinned desc, published_at desc, id desc);

insert into news_column (conference_id, name, position)
  select conference_id, name, row_number() over (partition by conference_id order by name ->> 'zh')
  from (
    select distinct home.conference_id, piece -> 'column' as name
    from home, jsonb_array_elements(coalesce(home.content -> 'news', '[]')) as piece
  ) as held where name ->> 'zh' <> '';

insert into article (conference_id, column_id, title, summary, cover, body, state, published_at)
  select home.conference_id,
    (select id from news_column where conference_id = home.conference_id and name = piece -> 'column'),
    piece -> 'title', piece -> 'text', piece ->> 'image',
    case when piece ->> 'to' = '' then '{"zh": "", "en": ""}'::jsonb else (
      select jsonb_object_agg(language, format('<p><a href="%s">%s</a></p>', replace(replace(piece ->> 'to', '&', '&amp;'), '"', '&quot;'),
        replace(replace(piece -> 'title' ->> language, '&', '&amp;'), '<', '&lt;')))
      from unnest(array['zh', 'en']) as language) end,
    'published', (piece ->> 'at')::timestamptz
  from home, jsonb_array_elements(coalesce(home.content -> 'news', '[]')) as piece;

-- A home says only which columns it shows; none named: all.
update home set content = (content - 'news') || '{"newsColumns": []}';

create trigger audited after insert or update or delete on news_column for each row execute function audit_row('id');
create trigger audited after insert or update or delete on article for each row execute function audit_row('id', 'version');
