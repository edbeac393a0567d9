-- Ways to rows that are looked for by something else than their own number.

-- Every minute: payments of which no notice came.
create index payment_waiting on payment (created_at) where state = 'pending';
-- From a claim to its night, when a lapsed hold is taken again.
create index room_night_stock on room_night (stock_id);
create index room_type_hotel on room_type (hotel_id);
create index hotel_conference on hotel (conference_id);
create index extra_conference on extra (conference_id);
