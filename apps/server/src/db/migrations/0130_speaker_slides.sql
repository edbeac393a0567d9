-- Slides of speakers: uploads in pieces, versions, checks, and what was taken to a hall.

alter table speaker_settings add column slides_by timestamptz;

-- The speaker allows attendees to have the slides after the conference.
alter table speaker_invitation add column share_slides boolean not null default false;

-- A file that is being sent; at most one per task. Its pieces stay for the next attempt.
create table speaker_slides_upload (
  id bigint generated always as identity primary key,
  invitation_id bigint not null references speaker_invitation on delete cascade,
  name text not null,
  bytes bigint not null check (bytes > 0),
  -- The sender's time of the last change of the file: another file of the same name and size begins anew.
  modified bigint not null,
  begun_at timestamptz not null,
  constraint speaker_slides_upload_once unique (invitation_id)
);
create index speaker_slides_upload_begun on speaker_slides_upload (begun_at);

create table speaker_slides_piece (
  upload_id bigint not null references speaker_slides_upload on delete cascade,
  number int not null check (number >= 0),
  bytes int not null,
  -- In the file store; never handed out.
  key text not null,
  primary key (upload_id, number)
);

-- Versions of a task, from 1. The newest one is shown.
create table speaker_slides (
  id bigint generated always as identity primary key,
  invitation_id bigint not null references speaker_invitation on delete cascade,
  number int not null check (number > 0),
  name text not null,
  kind text not null check (kind in ('pptx', 'pdf', 'key', 'video')),
  bytes bigint not null,
  sha256 text not null,
  -- In the file store; never handed out: addresses of slides are signed and expire.
  key text not null,
  uploaded_at timestamptz not null,
  -- After the organiser's date.
  late boolean not null,
  -- `own`: the file itself is a PDF; `drawn`: `pdf_key` has its pages; `absent`: no LibreOffice here; `none`: cannot be drawn.
  pages text not null check (pages in ('own', 'waiting', 'drawn', 'absent', 'failed', 'none')),
  pdf_key text,
  state text not null default 'waiting' check (state in ('waiting', 'checked', 'returned')),
  -- Why it was returned, for the speaker.
  words text not null default '',
  checked_at timestamptz,
  -- When it was first in a download of the hall.
  fetched_at timestamptz,
  -- Its pages among the materials of the programme.
  material_id bigint references material on delete set null,
  version int not null default 1,
  constraint speaker_slides_number unique (invitation_id, number),
  constraint speaker_slides_drawn check ((pages = 'drawn') = (pdf_key is not null))
);
create index speaker_slides_material on speaker_slides (material_id) where material_id is not null;
create index speaker_slides_waiting on speaker_slides (id) where pages = 'waiting';
create trigger audited after insert or update or delete on speaker_slides for each row
  execute function audit_row('id', 'version', 'key', 'pdf_key', 'sha256');
