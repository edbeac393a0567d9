-- Links by which somebody else pays an order. The key is signed and not stored.
create table payment_link (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index payment_link_order on payment_link (order_id);
-- One open link for each order.
create unique index payment_link_open on payment_link (order_id) where ended_at is null;
create trigger audited after insert or update or delete on payment_link for each row execute function audit_row('id');

-- The account whose messenger pays, where it is not the owner of the order: a prepared payment opens for one payer only.
alter table payment add column payer_id bigint references account on delete set null;
create index payment_payer on payment (payer_id) where payer_id is not null;
