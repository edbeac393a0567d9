-- Surveys of a conference, what was answered, and who has answered. An answer names nobody: only `survey_done` of a named survey leads
-- to it.

create table survey (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  title jsonb not null,
  intro jsonb not null default '{"zh": "", "en": ""}',
  -- Questions, texts and pages in their order.
  items jsonb not null default '[]',
  anonymous boolean not null,
  audience text not null check (audience in ('everyone', 'registered', 'session', 'code')),
  session_id bigint references programme_session on delete set null,
  access_code text not null default '',
  -- Having answered is evidence for credits.
  feedback boolean not null default false,
  results_from text not null default 'never' check (results_from in ('never', 'answered', 'closed')),
  opens_at timestamptz,
  closes_at timestamptz,
  state text not null default 'draft' check (state in ('draft', 'published')),
  version int not null default 1,
  constraint survey_anonymity unique (id, anonymous),
  check (opens_at < closes_at)
);
create index survey_conference on survey (conference_id, id);
create index survey_session on survey (session_id) where session_id is not null;
create trigger audited after insert or update or delete on survey for each row execute function audit_row('id', 'version');

-- Without account, address or time; the id is random, so that the order of rows tells nothing.
create table survey_answer (
  id uuid primary key default gen_random_uuid(),
  survey_id bigint not null references survey on delete cascade,
  -- Values by code of the question; empty: "No answer".
  answers jsonb not null,
  -- Day in the conference's zone.
  answered_on date not null
);
create index survey_answer_survey on survey_answer (survey_id);
create trigger survey_answer_is_final before update on survey_answer for each row execute function refuse_change();

-- That an account has answered. Of an anonymous survey it has neither a time nor the answer.
create table survey_done (
  survey_id bigint not null,
  account_id bigint not null references account on delete cascade,
  anonymous boolean not null,
  answer_id uuid references survey_answer on delete cascade,
  answered_at timestamptz,
  primary key (survey_id, account_id),
  foreign key (survey_id, anonymous) references survey (id, anonymous) on delete cascade,
  check (anonymous = (answer_id is null)),
  check (anonymous = (answered_at is null))
);
create index survey_done_account on survey_done (account_id);
create index survey_done_anonymity on survey_done (survey_id, anonymous);
create unique index survey_done_answer on survey_done (answer_id) where answer_id is not null;

create function survey_is_answered() returns trigger language plpgsql as $$
begin
  if exists (select from survey_done where survey_id = old.id) then
    raise exception 'survey % has answers', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger survey_is_answered before update on survey for each row
  when (old.items is distinct from new.items or old.anonymous is distinct from new.anonymous or old.title is distinct from new.title)
  execute function survey_is_answered();
