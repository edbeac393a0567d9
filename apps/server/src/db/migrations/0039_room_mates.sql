-- Invitations to share a room: stays that name a person by their mobile number.
create index hotel_booking_mate on hotel_booking (mate) where state <> 'released' and mate <> '';
