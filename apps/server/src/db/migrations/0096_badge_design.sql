-- How badges of a conference look; without a row they look as the product draws them.
create table badge_design (
  id bigint generated always as identity primary key,
  conference_id bigint not null unique references conference on delete cascade,
  -- Layout by paper: those that were changed.
  layouts jsonb not null default '{}',
  -- Colour and word by role.
  roles jsonb not null default '{}',
  version int not null default 1
);
create trigger audited after insert or update or delete on badge_design for each row execute function audit_row('id', 'version');
