-- Registrations are imported by the shared steps (0259); earlier imports can still be undone.
create temporary table moved on commit drop as
  select id as earlier, nextval(pg_get_serial_sequence('sheet_import', 'id')) as id
  from (select id from registration_import order by id) as import;

insert into sheet_import (id, conference_id, kind, staff_id, name, file_id, title_row, titles, sample, columns, check_task_id,
    apply_task_id, undo_task_id, created_at)
  overriding system value
  select moved.id, conference_id, 'registration', staff_id, name, file_id, title_row, titles, sample, columns, check_task_id,
    apply_task_id, undo_task_id, created_at
  from registration_import join moved on moved.earlier = registration_import.id;

insert into sheet_import_row (import_id, number, name, cells, fate, faults, changes, keys, done)
  select moved.id, number, name, cells, fate, faults, changes,
    case when registration_id is null then '{}' else array['#' || registration_id] end,
    case when brought_at is not null and registration_id is not null
      then jsonb_build_object('id', registration_id, 'at', brought_at, 'changes', changes) end
  from registration_import_row join moved on moved.earlier = import_id;

insert into sheet_import_mend (import_id, number, position, text)
  select moved.id, number, position, text from registration_import_mend join moved on moved.earlier = import_id;

update task set kind = 'tasks.' || substr(task.kind, 14),
    input = case when moved.id is null then task.input else jsonb_set(task.input, '{importId}', to_jsonb(moved.id)) end
  from task as same left join moved on moved.earlier = (same.input ->> 'importId')::bigint
  where same.id = task.id and task.kind in ('registration.importCheck', 'registration.importApply', 'registration.importUndo');

drop table registration_import_mend;
drop table registration_import_row;
drop table registration_import;

-- Confirms everything that several registrations hold. As `confirm_claims_or_fail`, but the claims are written and counted together.
create function confirm_all_claims(registrations bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform from stock
    where stock.size is not null
      and stock.id in (
        select claim.stock_id from claim
        where claim.registration_id = any (registrations) and claim.state = 'held' and not claim.offered
      )
    order by stock.id for update;
  if exists (
    select from unnest(registrations) as one (id)
    where not exists (
        select from claim where claim.registration_id = one.id and claim.state = 'held' and not claim.offered
      ) or exists (
        select from claim where claim.registration_id = one.id and claim.state = 'held' and not claim.offered
          and (claim.held_until <= clock_timestamp() or claim.lapsed)
      )
  ) then raise exception 'a hold has lapsed' using errcode = 'MA001';
  end if;
  update claim set state = 'confirmed', held_until = null
    where claim.registration_id = any (registrations) and claim.state = 'held' and not claim.offered;
end $$;
