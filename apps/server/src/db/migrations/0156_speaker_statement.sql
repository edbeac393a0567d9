-- Statements of speakers: interests and consent to recording, with the version of the text that the person read.

-- Texts in versions, from 1; never changed. Without one the text of the program counts, as version 0.
create table speaker_statement_text (
  conference_id bigint not null references conference on delete cascade,
  number int not null check (number > 0),
  interests jsonb not null,
  recording jsonb not null,
  saved_at timestamptz not null,
  primary key (conference_id, number)
);
create trigger speaker_statement_text_is_final before update on speaker_statement_text for each row execute function refuse_change();
create trigger audited after insert or update or delete on speaker_statement_text for each row
  execute function audit_row('conference_id', 'number');

create table speaker_statement (
  expert_id bigint primary key references expert on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  has_interests boolean not null,
  -- Which ones; empty without.
  words text not null default '',
  -- `replay`: live and afterwards; `live`: only live; `none`: neither.
  recording text not null check (recording in ('replay', 'live', 'none')),
  -- Of the text; 0: that of the program.
  number int not null check (number >= 0),
  language text not null check (language in ('zh', 'en')),
  given_at timestamptz not null,
  version int not null default 1,
  constraint speaker_statement_words check (has_interests = (words <> ''))
);
create index speaker_statement_conference on speaker_statement (conference_id);
create trigger audited after insert or update or delete on speaker_statement for each row execute function audit_row('expert_id', 'version');
