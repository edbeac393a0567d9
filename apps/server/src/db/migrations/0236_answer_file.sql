-- A file as an answer of a form.

alter table form_field drop constraint form_field_kind_check;
alter table form_field add constraint form_field_kind_check check (kind in ('T', 'DDL', 'DATE', 'S', 'MS', 'P', 'C', 'PIC',
  'AC', 'LT', 'NUM', 'CON', 'SIG', 'FILE', 'H', 'EXP', 'PAGE'));

-- Uploaded for an answer, which holds the reference and the name. The content is encrypted and has no public address.
create table answer_file (
  id bigint generated always as identity primary key,
  -- 32 hexadecimal digits, unguessable.
  reference text not null,
  conference_id bigint not null references conference on delete cascade,
  account_id bigint not null references account,
  name text not null,
  kind text not null check (kind in ('pdf', 'jpg', 'png', 'docx')),
  bytes int not null check (bytes > 0),
  -- Key of the stored file.
  file_key text not null,
  uploaded_at timestamptz not null
);
create unique index answer_file_reference on answer_file (reference);
create index answer_file_conference on answer_file (conference_id);
create index answer_file_account on answer_file (account_id, conference_id);
