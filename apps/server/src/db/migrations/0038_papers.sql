-- Papers: what a conference asks of authors, what they submit, what reviewers say of it, what was decided, and e-posters with their
-- likes, votes and questions. A paper that was brought by a file and one that was submitted here are the same kind of row.

-- What authors are asked for, and until when. Without a row a conference takes no submissions.
create table paper_call (
  conference_id bigint primary key references conference on delete cascade,
  opens_at timestamptz,
  closes_at timestamptz,
  -- Until then what was submitted may still be altered; null: until `closes_at`.
  revise_until timestamptz,
  -- Until then authors whose paper was accepted say that they come; null: they are not asked.
  confirm_until timestamptz,
  guidance jsonb not null default '{"zh": "", "en": ""}',
  -- What an author may wish to be accepted as.
  wishes text[] not null default '{oral,poster,publication}',
  -- Parts of the structured abstract, in order: [{"code", "name": {"zh", "en"}, "required"}]; empty: one plain text.
  sections jsonb not null default '[]',
  -- Of the whole abstract: Chinese characters and other words, counted by domain/papers/words.ts.
  words_least int not null default 0 check (words_least >= 0),
  words_most int not null default 500 check (words_most between 1 and 20000),
  authors_most int not null default 30 check (authors_most between 1 and 200),
  papers_each int not null default 10 check (papers_each between 1 and 100),
  topics_most int not null default 3 check (topics_most between 1 and 20),
  -- Which files may be added: manuscript (PDF), poster (PDF or picture), audio.
  files text[] not null default '{manuscript,poster}',
  -- Reviewing: authors are hidden from reviewers; how many reviewers each; until when; [{"code", "name", "weight"}] of 1 to 10 each.
  blind boolean not null default true,
  reviewers_each int not null default 2 check (reviewers_each between 1 and 10),
  review_until timestamptz,
  criteria jsonb not null default '[]',
  -- The acceptance letter: cleaned HTML in both languages with places to fill in.
  letter jsonb not null default '{"zh": "", "en": ""}',
  -- Votes each attendee has for posters; 0: there is no vote.
  votes_each int not null default 3 check (votes_each between 0 and 100),
  vote_until timestamptz,
  next_number int not null default 1,
  version int not null default 1
);

create table paper_topic (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- What several topics belong to (body, modality); both languages empty: none.
  division jsonb not null default '{"zh": "", "en": ""}',
  name jsonb not null,
  position int not null default 0
);
create index paper_topic_conference on paper_topic (conference_id, position, id);

create table paper (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- What authors and staff call it; given when it is first kept.
  number text not null,
  -- Who submitted it; null: brought by staff.
  account_id bigint references account on delete set null,
  -- Its name in the file that it was brought by: brought again, it takes its own place.
  external_id text,
  -- Of the abstract; the title may be there in both.
  language text not null default 'zh' check (language in ('zh', 'en')),
  title jsonb not null default '{"zh": "", "en": ""}',
  -- [{"code", "text"}] in the order of the call's parts; one with the code '' where there are no parts.
  abstract jsonb not null default '[]',
  keywords text[] not null default '{}',
  topics bigint[] not null default '{}',
  wish text not null default '' check (wish in ('', 'oral', 'poster', 'publication')),
  contact_name text not null default '',
  contact_phone text not null default '',
  contact_email text not null default '',
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'in_review', 'decided', 'confirmed', 'withdrawn')),
  -- Decided by staff; authors and attendees know nothing of it before `told_at`.
  decision text check (decision in ('oral', 'poster', 'publication', 'not_accepted')),
  decided_at timestamptz,
  told_at timestamptz,
  -- What the authors read of why.
  remark text not null default '',
  -- Board of the e-poster or paper poster: A-012.
  board text not null default '',
  -- The talk of the programme that an oral paper became.
  talk_id bigint references talk on delete set null,
  submitted_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  version int not null default 1,
  kept jsonb not null default '{}',
  constraint paper_number unique (conference_id, number),
  constraint paper_external unique (conference_id, external_id),
  constraint paper_decision check ((decision is null) = (decided_at is null) and (state not in ('decided', 'confirmed') or decision is not null))
);
create index paper_conference on paper (conference_id, state, id);
create index paper_account on paper (account_id) where account_id is not null;
create unique index paper_board on paper (conference_id, board) where board <> '';
create index paper_talk on paper (talk_id) where talk_id is not null;

create table paper_affiliation (
  paper_id bigint not null references paper on delete cascade,
  -- From 1, as printed beside the authors' names.
  position int not null check (position > 0),
  name jsonb not null,
  city text not null default '',
  country text not null default '',
  primary key (paper_id, position)
);

create table paper_author (
  paper_id bigint not null references paper on delete cascade,
  position int not null check (position > 0),
  name jsonb not null,
  email text not null default '',
  -- Positions of paper_affiliation.
  affiliations int[] not null default '{}',
  presenting boolean not null default false,
  corresponding boolean not null default false,
  primary key (paper_id, position)
);

create table paper_file (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper on delete cascade,
  kind text not null check (kind in ('manuscript', 'poster', 'audio')),
  name text not null,
  address text not null,
  size int not null,
  -- Pixels of a picture; null for others.
  width int,
  height int,
  added_at timestamptz not null default now()
);
create index paper_file_paper on paper_file (paper_id, kind, id);

-- Every step of a paper: who, when, from where to where, and why.
create table paper_step (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper on delete cascade,
  at timestamptz not null,
  account_id bigint references account on delete set null,
  staff_id bigint references staff_member,
  from_state text,
  to_state text not null,
  note text not null default ''
);
create index paper_step_paper on paper_step (paper_id, id);

-- A staff member with the role of a reviewer, and what keeps them from some papers.
create table paper_reviewer (
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member on delete cascade,
  -- Papers with an author of one of these (as written, compared by domain/papers/own-institution.ts) are not given to them.
  affiliations text[] not null default '{}',
  -- What they know; empty: everything.
  topics bigint[] not null default '{}',
  -- How many papers at most; null: as many as come.
  most int check (most > 0),
  primary key (conference_id, staff_id)
);
create index paper_reviewer_staff on paper_reviewer (staff_id);

create table paper_review (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper on delete cascade,
  staff_id bigint not null references staff_member,
  state text not null default 'assigned' check (state in ('assigned', 'declined', 'done')),
  -- By code of the criterion: 1 to 10.
  scores jsonb not null default '{}',
  -- Of 1 to 10, weighted, in hundredths; null until done.
  total int check (total between 100 and 1000),
  advice text check (advice in ('oral', 'poster', 'publication', 'not_accepted')),
  -- For the authors, and for the committee alone.
  remark text not null default '',
  remark_committee text not null default '',
  -- Why they did not want to.
  reason text not null default '',
  assigned_at timestamptz not null,
  done_at timestamptz,
  version int not null default 1,
  constraint paper_review_one unique (paper_id, staff_id)
);
create index paper_review_staff on paper_review (staff_id, state);

create table poster_like (
  paper_id bigint not null references paper on delete cascade,
  account_id bigint not null references account on delete cascade,
  at timestamptz not null,
  primary key (paper_id, account_id)
);
create index poster_like_account on poster_like (account_id);

create table poster_vote (
  conference_id bigint not null references conference on delete cascade,
  account_id bigint not null references account on delete cascade,
  paper_id bigint not null references paper on delete cascade,
  at timestamptz not null,
  primary key (conference_id, account_id, paper_id)
);
create index poster_vote_paper on poster_vote (paper_id);

create table poster_question (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper on delete cascade,
  account_id bigint references account on delete set null,
  asked_by text not null,
  question text not null,
  answer text not null default '',
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  asked_at timestamptz not null,
  answered_at timestamptz
);
create index poster_question_paper on poster_question (paper_id, id);
create index poster_question_account on poster_question (account_id) where account_id is not null;

create trigger audited after insert or update or delete on paper_call for each row
  execute function audit_row('conference_id', 'version', 'next_number');
create trigger audited after insert or update or delete on paper_topic for each row execute function audit_row('id');
create trigger audited after insert or update or delete on paper for each row execute function audit_row('id', 'version', 'changed_at');
create trigger audited after insert or update or delete on paper_reviewer for each row execute function audit_row('staff_id');
create trigger audited after insert or update or delete on paper_review for each row execute function audit_row('id', 'version');
create trigger audited after update or delete on poster_question for each row execute function audit_row('id');
