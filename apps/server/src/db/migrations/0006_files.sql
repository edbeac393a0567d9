-- Uploaded files. Their contents are in the file store under the same key.

create table stored_file (
  id text primary key,
  account_id bigint references account,
  kind text not null,
  bytes int not null,
  created_at timestamptz not null default now()
);
create index stored_file_account on stored_file (account_id) where account_id is not null;

-- First pages of PDFs that were drawn as pictures, with the number of tries: a job draws missing ones and gives up on a PDF that
-- cannot be drawn.
create table pdf_front (
  key text primary key,
  drawn boolean not null,
  tries integer not null default 1,
  tried_at timestamptz not null
);
