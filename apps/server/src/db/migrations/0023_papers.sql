-- Papers: the call, submissions, reviews, decisions, and e-posters with likes, votes and questions. Imported and submitted papers
-- are the same kind of row.

-- What authors are asked for, and until when. A conference without a row takes no submissions.
create table paper_call (
  conference_id bigint primary key references conference on delete cascade,
  opens_at timestamptz,
  closes_at timestamptz,
  -- Until when a submitted paper can be changed; null: until `closes_at`.
  revise_until timestamptz,
  -- Until when authors of accepted papers confirm that they come; null: they are not asked.
  confirm_until timestamptz,
  guidance jsonb not null default '{"zh": "", "en": ""}',
  -- The forms of presentation that an author can choose from.
  wishes text[] not null default '{oral,poster,publication}',
  -- Parts of the structured abstract, in order: [{"code", "name": {"zh", "en"}, "required"}]; empty: one plain text.
  sections jsonb not null default '[]',
  -- Length of the whole abstract in Chinese characters and other words, counted by domain/papers/words.ts.
  words_least int not null default 0 check (words_least >= 0),
  words_most int not null default 500 check (words_most between 1 and 20000),
  authors_most int not null default 30 check (authors_most between 1 and 200),
  papers_each int not null default 10 check (papers_each between 1 and 100),
  topics_most int not null default 3 check (topics_most between 1 and 20),
  -- Files that can be added: manuscript (PDF), poster (PDF or picture), audio.
  files text[] not null default '{manuscript,poster}',
  -- Review: whether authors are hidden from reviewers, reviewers per paper, the deadline, and criteria [{"code", "name",
  -- "weight"}], each scored from 1 to 10.
  blind boolean not null default true,
  reviewers_each int not null default 2 check (reviewers_each between 1 and 10),
  review_until timestamptz,
  criteria jsonb not null default '[]',
  -- The acceptance letter: cleaned HTML in both languages with placeholders.
  letter jsonb not null default '{"zh": "", "en": ""}',
  -- Poster votes per attendee; 0: there is no vote.
  votes_each int not null default 3 check (votes_each between 0 and 100),
  vote_until timestamptz,
  next_number int not null default 1,
  version int not null default 1
);
create trigger audited after insert or update or delete on paper_call for each row
  execute function audit_row('conference_id', 'version', 'next_number');

create table paper_topic (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- A heading above several topics (body, modality); both languages empty: none.
  division jsonb not null default '{"zh": "", "en": ""}',
  name jsonb not null,
  position int not null default 0
);
create index paper_topic_conference on paper_topic (conference_id, position, id);
create trigger audited after insert or update or delete on paper_topic for each row execute function audit_row('id');

-- Papers that staff import: the uploaded file, and what its check found.
create table paper_import (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member, -- no index: members of staff are never deleted
  name text not null,
  file_id text not null,
  -- The decision of new papers where the file names none; null: they are submitted.
  decision text check (decision in ('oral', 'poster', 'publication', 'not_accepted')),
  -- [{"number", "externalId", "label", "fate", "changed", "faults"}]
  rows jsonb not null default '[]',
  created_at timestamptz not null,
  apply_task_id bigint references task on delete set null, -- no index: tasks are never deleted
  taken_back_at timestamptz
);
create index paper_import_conference on paper_import (conference_id, id);

create table paper (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- The number that authors and staff use; given when the draft is first saved.
  number text not null,
  -- The submitter; null: the paper was imported by staff.
  account_id bigint references account on delete set null,
  -- Its name in an imported file: imported again, it replaces the earlier one.
  external_id text,
  -- The import that made it; undoing the import removes it.
  import_id bigint references paper_import on delete set null,
  -- Of the abstract; the title can be in both languages.
  language text not null default 'zh' check (language in ('zh', 'en')),
  title jsonb not null default '{"zh": "", "en": ""}',
  -- [{"code", "text"}] in the order of the call's parts; a single one with the code '' where the call has no parts.
  abstract jsonb not null default '[]',
  keywords text[] not null default '{}',
  topics bigint[] not null default '{}',
  wish text not null default '' check (wish in ('', 'oral', 'poster', 'publication')),
  contact_name text not null default '',
  contact_phone text not null default '',
  contact_email text not null default '',
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'in_review', 'decided', 'confirmed', 'withdrawn')),
  -- Hidden from authors and attendees before `told_at`.
  decision text check (decision in ('oral', 'poster', 'publication', 'not_accepted')),
  decided_at timestamptz,
  told_at timestamptz,
  -- The reason, for the authors.
  remark text not null default '',
  -- Board of the e-poster or paper poster: A-012.
  board text not null default '',
  -- The talk in the programme that an oral paper became.
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
create index paper_of_import on paper (import_id) where import_id is not null;
create trigger audited after insert or update or delete on paper for each row execute function audit_row('id', 'version', 'changed_at');

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
  -- In pixels for a picture; null for other files.
  width int,
  height int,
  added_at timestamptz not null default now()
);
create index paper_file_paper on paper_file (paper_id, kind, id);

-- Smaller pictures of a poster, drawn once for all processes.
create table poster_picture (
  file_id bigint not null references paper_file on delete cascade,
  width int not null,
  address text not null,
  primary key (file_id, width)
);

-- Every step of a paper: who, when, from which state to which, and why.
create table paper_step (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper on delete cascade,
  at timestamptz not null,
  account_id bigint references account on delete set null,
  staff_id bigint references staff_member, -- no index: members of staff are never deleted
  from_state text,
  to_state text not null,
  note text not null default ''
);
create index paper_step_paper on paper_step (paper_id, id);
create index paper_step_account on paper_step (account_id) where account_id is not null;

-- What an import found in each paper that it changed. The paper can be put back while it still has this version.
create table paper_import_change (
  import_id bigint not null references paper_import on delete cascade,
  paper_id bigint not null references paper on delete cascade,
  -- {"paper", "authors", "affiliations"} before the import.
  before jsonb not null,
  -- Version of the paper right after the import.
  version int not null,
  primary key (import_id, paper_id)
);
create index paper_import_change_paper on paper_import_change (paper_id);

-- Members of staff with the role of a reviewer, and which papers they can be given.
create table paper_reviewer (
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member on delete cascade,
  -- Papers with an author of one of these affiliations are not given to the reviewer (compared by
  -- domain/papers/own-institution.ts).
  affiliations text[] not null default '{}',
  -- Topics of expertise; empty: all.
  topics bigint[] not null default '{}',
  -- The greatest number of papers; null: unlimited.
  most int check (most > 0),
  -- When the reviewer was last reminded of open reviews.
  reminded_at timestamptz,
  primary key (conference_id, staff_id)
);
create index paper_reviewer_staff on paper_reviewer (staff_id);
create trigger audited after insert or update or delete on paper_reviewer for each row execute function audit_row('staff_id');

create table paper_review (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper on delete cascade,
  staff_id bigint not null references staff_member,
  state text not null default 'assigned' check (state in ('assigned', 'declined', 'done')),
  -- By code of the criterion: 1 to 10.
  scores jsonb not null default '{}',
  -- Weighted mean of the scores in hundredths; null until done.
  total int check (total between 100 and 1000),
  advice text check (advice in ('oral', 'poster', 'publication', 'not_accepted')),
  -- For the authors, and for the committee only.
  remark text not null default '',
  remark_committee text not null default '',
  -- Why the reviewer declined.
  reason text not null default '',
  assigned_at timestamptz not null,
  done_at timestamptz,
  version int not null default 1,
  constraint paper_review_one unique (paper_id, staff_id)
);
create index paper_review_staff on paper_review (staff_id, state);
create trigger audited after insert or update or delete on paper_review for each row execute function audit_row('id', 'version');

-- Reviewers who must not review a paper: declared by the reviewer, entered by staff, or found by comparing affiliations and
-- names.
create table paper_conflict (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper on delete cascade,
  staff_id bigint not null references staff_member on delete cascade,
  reason text not null default '',
  -- By the reviewer.
  declared boolean not null,
  -- It ended an assignment, so the paper may need another reviewer.
  ended boolean not null,
  -- By comparison after a change, not entered by a person.
  found boolean not null default false,
  at timestamptz not null,
  constraint paper_conflict_one unique (paper_id, staff_id)
);
create index paper_conflict_staff on paper_conflict (staff_id);
create trigger audited after insert or update or delete on paper_conflict for each row execute function audit_row('id');

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
create index poster_vote_account on poster_vote (account_id);

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
create trigger audited after update or delete on poster_question for each row execute function audit_row('id');

-- How many times results were asked for from an address or with a telephone number (hashed), since begun_at.
create table paper_asking (
  asker bytea primary key,
  begun_at timestamptz not null,
  times int not null
);
create index paper_asking_age on paper_asking (begun_at);
