-- Draws that anyone can recompute: a frozen list, a commitment, public randomness, winners by RFC 3797. Triggers keep everybody,
-- staff and programs alike, from altering what was published.

create table lottery_draw (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  title jsonb not null,
  state text not null default 'preparing' check (state in ('preparing', 'frozen', 'committed', 'drawn', 'void')),
  rules jsonb not null,
  masking text not null default 'one' check (masking in ('one', 'tail', 'none')),
  place jsonb not null default '{"zh": "", "en": ""}',
  pick_up_until timestamptz,
  entrants int not null default 0,
  -- Numbers of people whom the rules left out.
  left_out jsonb not null default '{"absent": 0, "speaker": 0, "earlier": 0, "optedOut": 0}',
  frozen_at timestamptz,
  list_hash text,
  committed_at timestamptz,
  -- 256 random bits; published once all winners are revealed.
  secret text,
  commitment text,
  source jsonb,
  fallback jsonb,
  randomness text,
  by_fallback boolean not null default false,
  random_at timestamptz,
  drawn_at timestamptz,
  -- Winners that the big screen has revealed.
  revealed int not null default 0,
  void_at timestamptz,
  void_reason text not null default '',
  version int not null default 1
);
create index lottery_draw_conference on lottery_draw (conference_id, id desc);
create index lottery_draw_awaited on lottery_draw (id) where state = 'committed' and randomness is null;
create trigger audited after insert or update or delete on lottery_draw for each row
  execute function audit_row('id', 'version', 'secret', 'revealed');

create table lottery_prize (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw on delete cascade,
  name jsonb not null,
  thing jsonb not null default '{"zh": "", "en": ""}',
  count int not null check (count between 1 and 2000),
  -- Winners of other prizes may win it as well.
  repeat boolean not null default false,
  position int not null
);
create index lottery_prize_draw on lottery_prize (draw_id, position);
create trigger audited after insert or update or delete on lottery_prize for each row execute function audit_row('id');

-- The frozen list.
create table lottery_entrant (
  draw_id bigint not null references lottery_draw on delete cascade,
  number int not null,
  registration_id bigint references registration on delete set null,
  -- Both are empty after an erasure.
  name text not null,
  affiliation text not null default '',
  -- The registration's number at the time, and the salt that ties it to the mark.
  registration text not null,
  salt text not null,
  mark text not null,
  primary key (draw_id, number)
);
create unique index lottery_entrant_once on lottery_entrant (draw_id, registration_id) where registration_id is not null;
create index lottery_entrant_registration on lottery_entrant (registration_id) where registration_id is not null;

create table lottery_winner (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw on delete cascade,
  prize_id bigint not null references lottery_prize on delete cascade,
  -- Number of the selection.
  n int not null,
  rank int not null,
  number int not null,
  -- The winner in whose place it was drawn.
  instead_of bigint references lottery_winner on delete cascade,
  reason text not null default '',
  at timestamptz not null,
  -- Eight digits.
  code text not null unique,
  handed_at timestamptz,
  handed_by bigint references staff_member, -- no index: members of staff are never deleted
  unique (draw_id, n),
  foreign key (draw_id, number) references lottery_entrant (draw_id, number) on delete cascade
);
create index lottery_winner_prize on lottery_winner (prize_id);
create index lottery_winner_entrant on lottery_winner (draw_id, number);
create unique index lottery_winner_instead on lottery_winner (instead_of) where instead_of is not null;
create trigger audited after insert or update or delete on lottery_winner for each row execute function audit_row('id', 'code');

-- What a member of staff entered or confirmed; two different people are needed.
create table lottery_word (
  draw_id bigint not null references lottery_draw on delete cascade,
  staff_id bigint not null references staff_member, -- no index: members of staff are never deleted
  kind text not null check (kind in ('figures', 'begin')),
  -- The key of RFC 3797 of the figures; empty: a confirmation.
  word text not null default '',
  at timestamptz not null,
  primary key (draw_id, kind, staff_id)
);
create trigger audited after insert or update or delete on lottery_word for each row execute function audit_row('draw_id');

create table lottery_opt_out (
  conference_id bigint not null references conference on delete cascade,
  account_id bigint not null references account on delete cascade,
  primary key (conference_id, account_id)
);
create index lottery_opt_out_account on lottery_opt_out (account_id);

-- What was published once is not altered: each value is set once, and the state only goes on.
create function lottery_draw_is_final() returns trigger language plpgsql as $$
declare
  states constant text[] := array['preparing', 'frozen', 'committed', 'drawn', 'void'];
begin
  if array_position(states, new.state) < array_position(states, old.state) then
    raise exception 'a draw does not go back';
  end if;
  if old.state <> 'preparing' and (new.title, new.rules, new.masking, new.entrants, new.frozen_at, new.list_hash, new.left_out)
      is distinct from (old.title, old.rules, old.masking, old.entrants, old.frozen_at, old.list_hash, old.left_out) then
    raise exception 'a frozen draw is not altered';
  end if;
  if old.committed_at is not null and (new.committed_at, new.secret, new.commitment, new.source, new.fallback)
      is distinct from (old.committed_at, old.secret, old.commitment, old.source, old.fallback) then
    raise exception 'a commitment is not altered';
  end if;
  if old.randomness is not null and (new.randomness, new.by_fallback, new.random_at)
      is distinct from (old.randomness, old.by_fallback, old.random_at) then
    raise exception 'the randomness is not altered';
  end if;
  if old.drawn_at is not null and new.drawn_at is distinct from old.drawn_at then
    raise exception 'a draw happens once';
  end if;
  if new.revealed < old.revealed then
    raise exception 'what was revealed stays revealed';
  end if;
  return new;
end $$;
create trigger lottery_draw_is_final before update on lottery_draw for each row execute function lottery_draw_is_final();

-- Prizes and entrants change only while the draw is prepared. An erasure may blank who an entrant was, never number or mark.
create function lottery_part_is_final() returns trigger language plpgsql as $$
declare
  part jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  found_state text;
begin
  select state into found_state from lottery_draw where id = (part ->> 'draw_id')::bigint;
  if found_state is null or found_state = 'preparing' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_table_name = 'lottery_entrant' and tg_op = 'UPDATE' then
    if to_jsonb(new) - array['registration_id', 'name', 'affiliation'] = to_jsonb(old) - array['registration_id', 'name', 'affiliation']
        and (new.registration_id is null or new.registration_id = old.registration_id)
        and (new.name = '' or new.name = old.name) and (new.affiliation = '' or new.affiliation = old.affiliation) then
      return new;
    end if;
  end if;
  raise exception 'a frozen draw is not altered';
end $$;
create trigger lottery_prize_is_final before insert or update or delete on lottery_prize
  for each row execute function lottery_part_is_final();
create trigger lottery_entrant_is_final before insert or update or delete on lottery_entrant
  for each row execute function lottery_part_is_final();

-- Of a winner only the handing over changes.
create function lottery_winner_is_final() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['handed_at', 'handed_by'] <> to_jsonb(old) - array['handed_at', 'handed_by'] then
    raise exception 'a winner is not altered';
  end if;
  return new;
end $$;
create trigger lottery_winner_is_final before update on lottery_winner for each row execute function lottery_winner_is_final();
