-- Prices in further currencies of a conference. `amount` is the price in its main currency; `prices` has those in others, by their
-- codes: {"USD": 12000}, and of a night {"USD": {"room": 7000, "bed": 4000}}.
alter table conference add currencies jsonb not null default '[]';
alter table fee_window add prices jsonb not null default '{}';
alter table extra add prices jsonb not null default '{}';
alter table room_night add prices jsonb not null default '{}';

-- The currency that the person chose; null: the main one. It is the one of all orders of the registration.
alter table registration add price_currency text;
-- The price of the stay in each currency in which all its nights had one when it was booked.
alter table hotel_booking add prices jsonb not null default '{}';
