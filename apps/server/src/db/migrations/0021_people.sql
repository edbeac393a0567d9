-- People as the programme shows them, and groups of them. `kept` is what an exchange file contained and these tables have no
-- column for.

create table expert (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  account_id bigint references account on delete set null,
  name jsonb not null,
  affiliation jsonb not null default '{"zh": "", "en": ""}',
  -- Professor, chief physician …
  post jsonb not null default '{"zh": "", "en": ""}',
  biography jsonb not null default '{"zh": "", "en": ""}',
  portrait text,
  phone text not null default '',
  email text not null default '',
  -- The name in Latin letters (pinyin), for the index and for searching: `shen yan qiu`.
  reading text not null default '',
  version int not null default 1,
  kept jsonb not null default '{}'
);
create index expert_conference on expert (conference_id, id);
create index expert_account on expert (account_id) where account_id is not null;
create trigger audited after insert or update or delete on expert for each row execute function audit_row('id', 'version', 'reading');

-- Chairs, honorary guests, committee: groups of experts in the organiser's order.
create table expert_group (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  note jsonb not null default '{"zh": "", "en": ""}',
  position int not null default 0
);
create index expert_group_conference on expert_group (conference_id, position, id);
create trigger audited after insert or update or delete on expert_group for each row execute function audit_row('id');

create table expert_group_member (
  group_id bigint not null references expert_group on delete cascade,
  expert_id bigint not null references expert on delete cascade,
  -- The role in the group: president, secretary.
  duty jsonb not null default '{"zh": "", "en": ""}',
  position int not null default 0,
  primary key (group_id, expert_id)
);
create index expert_group_member_expert on expert_group_member (expert_id);
create trigger audited after insert or update or delete on expert_group_member for each row execute function audit_row('group_id');
