-- Above this sum (fen, all refunds of a registration together) a refund that staff choose needs a second person; null: none does.
alter table conference add column refund_approval_above bigint check (refund_approval_above >= 0);

-- A refund that waits for a second person. Nothing else happens before it is approved.
create table refund_request (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  registration_id bigint not null references registration,
  -- The order whose page it was asked on; null: over all orders of the registration.
  order_id bigint references orders,
  -- Fen.
  amount bigint not null check (amount > 0),
  -- The registration ends with it.
  ends boolean not null,
  reason text not null,
  -- The person is notified.
  tell boolean not null,
  asked_by bigint not null references staff_member, -- no index: members of staff are never deleted
  asked_at timestamptz not null,
  decision text check (decision in ('approved', 'refused')),
  decided_by bigint references staff_member, -- no index: members of staff are never deleted
  decided_at timestamptz,
  check ((decision is null) = (decided_by is null)),
  check ((decision is null) = (decided_at is null)),
  check (decision is distinct from 'approved' or decided_by <> asked_by)
);
create index refund_request_registration on refund_request (registration_id);
create index refund_request_order on refund_request (order_id) where order_id is not null;
create index refund_request_conference on refund_request (conference_id);
-- One open request for each registration.
create unique index refund_request_open on refund_request (registration_id) where decision is null;
create trigger audited after insert or update or delete on refund_request for each row execute function audit_row('id');
