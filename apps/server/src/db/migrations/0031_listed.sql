-- What the organiser's lists filter, sort and count by, one narrow row per registration and per order, and the counts of these rows.
-- The rows are written together with registration_search, after the change, so that no sale waits for them or for a count.

-- The columns of listed_registration as they are now, of these registrations, or of all for null.
create function registration_facts(wanted bigint[]) returns table (
  registration_id bigint, conference_id bigint, state text, branch_id bigint, fee_kind_id bigint, order_state text, unpaid boolean,
  places int, received bigint, created_at timestamptz, changed_at timestamptz, confirmed_at timestamptz
) language sql stable as $$
  select registration.id, registration.conference_id, registration.state, registration.branch_id, registration.fee_kind_id,
    coalesce(bought.state, 'none'),
    registration.state in ('submitted', 'approved', 'confirmed', 'attended') and coalesce(bought.open, false),
    coalesce((select sum(claim.amount) from claim
      where claim.registration_id = registration.id and claim.state = 'confirmed' and claim.stock_id = fee_kind.stock_id), 0)::int,
    coalesce(bought.received, 0)::bigint, registration.created_at, registration.updated_at,
    case when registration.state in ('confirmed', 'attended') then (
      select min(registration_event.at) from registration_event
        where registration_event.registration_id = registration.id and registration_event.to_state = 'confirmed') end
  from registration left join fee_kind on fee_kind.id = registration.fee_kind_id
  left join lateral (
    select (array_agg(orders.state order by orders.state = 'refunding' desc, orders.state in ('cancelled', 'expired'),
        orders.kind = 'change', orders.id desc))[1] as state,
      bool_or(orders.state = 'open') as open,
      sum((select sum(order_line.amount * order_line.quantity) from order_line
        where order_line.order_id = orders.id and order_line.kind = 'fee'))
        filter (where orders.state in ('paid', 'partly_refunded')) as received
    from orders where orders.registration_id = registration.id
  ) as bought on true
  where wanted is null or registration.id = any (wanted)
$$;

create table listed_registration (
  registration_id bigint primary key references registration on delete cascade,
  conference_id bigint not null,
  state text not null,
  branch_id bigint,
  fee_kind_id bigint,
  -- `none`: there is no order.
  order_state text not null,
  -- An open order of a registration that is neither refused nor cancelled.
  unpaid boolean not null,
  -- Confirmed places of the fee, and what the fee's lines of paid orders amount to.
  places int not null,
  received bigint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  confirmed_at timestamptz,
  -- As in registration_search.
  name_key text collate "C" not null,
  amount bigint not null
);

-- The provider of the successful payment of an order, or of the newest one.
create function provider_of(wanted bigint) returns text language sql stable as $$
  select provider from (
    select provider, state, id from payment where order_id = wanted
    union all
    select payment.provider, payment.state, payment.id from shared_part join payment on payment.shared_id = shared_part.shared_id
      where shared_part.order_id = wanted
  ) as paid order by state = 'succeeded' desc, id desc limit 1
$$;

create table listed_order (
  order_id bigint primary key references orders on delete cascade,
  conference_id bigint not null,
  registration_id bigint not null,
  number text not null,
  state text not null,
  -- `none`: nobody tried to pay.
  provider text not null,
  created_at timestamptz not null
);

-- Parts of an order's number, as domain/registration/search-words.ts makes them of a word of letters and digits.
create function number_tokens(number text) returns text[] language sql immutable as $$
  select array_agg(distinct token) from regexp_split_to_table(lower(number), '[^a-z0-9]+') as word
  cross join lateral (
    select '^' || left(word, 1) union all select '^' || left(word, 2)
    union all select substr(word, place, 3) from generate_series(1, length(word) - 2) as place
  ) as part (token) where word <> ''
$$;

-- How many rows of listed_registration there are of each kind.
create table registration_count (
  conference_id bigint not null,
  state text not null,
  -- 0: none.
  branch_id bigint not null,
  fee_kind_id bigint not null,
  order_state text not null,
  unpaid boolean not null,
  count int not null,
  places int not null,
  received bigint not null,
  primary key (conference_id, state, branch_id, fee_kind_id, order_state, unpaid)
);

-- How many were made, and how many were confirmed, in each quarter of an hour. Every time zone begins its days at one.
create table registration_quarter (
  conference_id bigint not null,
  at timestamptz not null,
  registered int not null,
  confirmed int not null,
  primary key (conference_id, at)
);

create table order_count (
  conference_id bigint not null,
  state text not null,
  provider text not null,
  count int not null,
  primary key (conference_id, state, provider)
);

create function quarter_of(at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('15 minutes', at, 'epoch'::timestamptz)
$$;

insert into listed_registration
  select fact.registration_id, fact.conference_id, fact.state, fact.branch_id, fact.fee_kind_id, fact.order_state, fact.unpaid,
    fact.places, fact.received, fact.created_at, fact.changed_at, fact.confirmed_at, found.name_key, found.amount
  from registration_facts(null) as fact join registration_search as found on found.registration_id = fact.registration_id;
insert into listed_order
  select orders.id, orders.conference_id, orders.registration_id, orders.number, orders.state, coalesce(provider_of(orders.id), 'none'),
    orders.created_at
  from orders join listed_registration on listed_registration.registration_id = orders.registration_id;

insert into registration_count
  select conference_id, state, coalesce(branch_id, 0), coalesce(fee_kind_id, 0), order_state, unpaid, count(*), sum(places),
    sum(received)
  from listed_registration group by 1, 2, 3, 4, 5, 6;
insert into registration_quarter
  select conference_id, quarter_of(at), sum(registered), sum(confirmed) from (
    select conference_id, created_at as at, 1 as registered, 0 as confirmed from listed_registration
      where state not in ('draft', 'gone')
    union all
    select conference_id, confirmed_at, 0, 1 from listed_registration where confirmed_at is not null
  ) as happened group by 1, 2;
insert into order_count select conference_id, state, provider, count(*) from listed_order group by 1, 2, 3;

create index listed_registration_changed on listed_registration (conference_id, state, changed_at, registration_id);
create index listed_registration_name on listed_registration (conference_id, state, name_key, registration_id);
create index listed_registration_amount on listed_registration (conference_id, state, amount, registration_id);
create index listed_registration_branch on listed_registration (conference_id, branch_id, state, changed_at, registration_id);
create index listed_registration_fee on listed_registration (conference_id, fee_kind_id, state, changed_at, registration_id);
create index listed_registration_order on listed_registration (conference_id, order_state, state, changed_at, registration_id);
create index listed_order_made on listed_order (conference_id, created_at, order_id);
create index listed_order_state on listed_order (conference_id, state, created_at, order_id);
create index listed_order_provider on listed_order (conference_id, provider, created_at, order_id);
create index listed_order_both on listed_order (conference_id, state, provider, created_at, order_id);
create index listed_order_registration on listed_order (registration_id);
create index listed_order_number on listed_order using gin (number_tokens(number));
analyze listed_registration;
analyze listed_order;

-- Those who write the rows of a conference do so one after another: they are readers of the list and the job, never a sale.
create function lock_listed(conference bigint) returns void language sql volatile as $$
  select pg_advisory_xact_lock(780412638, (conference % 2147483647)::int)
$$;

-- Rows are replaced by deletion and insertion, never updated: two triggers then count them.
create function count_registrations() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform lock_listed(conference_id) from (select distinct conference_id from altered order by 1) as one;
  insert into registration_count as present
    select conference_id, state, coalesce(branch_id, 0), coalesce(fee_kind_id, 0), order_state, unpaid, sign * count(*),
      sign * sum(places), sign * sum(received)
    from altered group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (conference_id, state, branch_id, fee_kind_id, order_state, unpaid) do update
      set count = present.count + excluded.count, places = present.places + excluded.places,
        received = present.received + excluded.received;
  insert into registration_quarter as present
    select conference_id, quarter_of(at), sign * sum(registered), sign * sum(confirmed) from (
      select conference_id, created_at as at, 1 as registered, 0 as confirmed from altered where state not in ('draft', 'gone')
      union all
      select conference_id, confirmed_at, 0, 1 from altered where confirmed_at is not null
    ) as happened group by 1, 2 order by 1, 2
    on conflict (conference_id, at) do update
      set registered = present.registered + excluded.registered, confirmed = present.confirmed + excluded.confirmed;
  return null;
end $$;
create trigger counted_insert after insert on listed_registration referencing new table as altered
  for each statement execute function count_registrations();
create trigger counted_delete after delete on listed_registration referencing old table as altered
  for each statement execute function count_registrations();

create function count_orders() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform lock_listed(conference_id) from (select distinct conference_id from altered order by 1) as one;
  insert into order_count as present
    select conference_id, state, provider, sign * count(*) from altered group by 1, 2, 3 order by 1, 2, 3
    on conflict (conference_id, state, provider) do update set count = present.count + excluded.count;
  return null;
end $$;
create trigger counted_insert after insert on listed_order referencing new table as altered
  for each statement execute function count_orders();
create trigger counted_delete after delete on listed_order referencing old table as altered
  for each statement execute function count_orders();

-- As in 0016_orders.sql, but the registration is locked first: one that is being listed at this moment, with the order as it was
-- before, would otherwise count as listed afterwards. A sale holds this lock already.
create or replace function order_unlists() returns trigger language plpgsql as $$
begin
  perform from registration where id = new.registration_id for no key update;
  update registration set listed = false where id = new.registration_id and listed;
  return null;
end $$;

-- The list of orders filters by the provider of the payment.
create function payment_unlists() returns trigger language plpgsql as $$
declare
  people bigint[] := array(
    select registration_id from orders where orders.id = new.order_id
    union
    select orders.registration_id from shared_part join orders on orders.id = shared_part.order_id
      where shared_part.shared_id = new.shared_id);
begin
  perform from registration where id = any (people) order by id for no key update;
  update registration set listed = false where id = any (people) and listed;
  return null;
end $$;
create trigger unlists after insert or update of state on payment for each row execute function payment_unlists();

-- Read by the old list only.
drop index registration_search_name;
drop index registration_search_amount;
create index registration_search_conference on registration_search (conference_id);
