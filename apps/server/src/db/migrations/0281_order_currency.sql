-- The list of orders can be narrowed to one currency.
alter table listed_order add column currency text;
update listed_order set currency = orders.currency from orders where orders.id = listed_order.order_id;
alter table listed_order alter column currency set not null;
create index listed_order_currency on listed_order (conference_id, currency, created_at, order_id);

delete from order_count;
alter table order_count add column currency text not null;
alter table order_count drop constraint order_count_pkey;
alter table order_count add primary key (conference_id, currency, state, provider);
insert into order_count (conference_id, currency, state, provider, count)
  select conference_id, currency, state, provider, count(*) from listed_order group by 1, 2, 3, 4;

create or replace function count_orders() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform lock_listed(conference_id) from (select distinct conference_id from altered order by 1) as one;
  insert into order_count as present (conference_id, currency, state, provider, count)
    select conference_id, currency, state, provider, sign * count(*) from altered group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (conference_id, currency, state, provider) do update set count = present.count + excluded.count;
  return null;
end $$;
