-- First pages of PDFs that were tried to be drawn, so that those from before there were pictures get theirs one after the other, and
-- one that cannot be drawn is not tried for ever.
create table pdf_front (
  key text primary key,
  drawn boolean not null,
  tries integer not null default 1,
  tried_at timestamptz not null
);
