-- Who did which step of a draw, and when. No member of staff: it happened without one, such as the round of drand that was fetched, or
-- before this was recorded. Written together with the step, never altered.
create table lottery_step (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw on delete cascade,
  kind text not null
    check (kind in ('made', 'frozen', 'committed', 'figures', 'random', 'begin', 'drawn', 'published', 'redrawn', 'void')),
  at timestamptz not null,
  staff_id bigint references staff_member, -- no index: members of staff are never deleted
  -- Of a redraw: the winner that was drawn.
  winner_id bigint references lottery_winner on delete cascade
);
create index lottery_step_draw on lottery_step (draw_id, id);
create index lottery_step_winner on lottery_step (winner_id) where winner_id is not null;
create trigger audited after insert or update or delete on lottery_step for each row execute function audit_row('draw_id');
create trigger lottery_step_is_final before update on lottery_step for each row execute function refuse_change();

-- What is known of draws until now.
insert into lottery_step (draw_id, kind, at, staff_id, winner_id)
select draw_id, kind, at, staff_id, winner_id
from (
  select id as draw_id, 'frozen' as kind, frozen_at as at, null::bigint as staff_id, null::bigint as winner_id, 1 as rank
  from lottery_draw where frozen_at is not null
  union all
  select id, 'committed', committed_at, null, null, 2 from lottery_draw where committed_at is not null
  union all
  select draw_id, kind, at, staff_id, null, case kind when 'figures' then 3 else 5 end from lottery_word
  union all
  select id, 'random', random_at, null, null, 4 from lottery_draw where random_at is not null
  union all
  select id, 'drawn', drawn_at, null, null, 6 from lottery_draw where drawn_at is not null
  union all
  select draw_id, 'redrawn', at, null, id, 7 from lottery_winner where instead_of is not null
  union all
  select id, 'void', void_at, null, null, 8 from lottery_draw where void_at is not null
) as known
order by at, rank;
