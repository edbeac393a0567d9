-- Hotel nights of speakers are claims on the same rooms as those of attendees, so that one count keeps both from overbooking.

-- Whose a claim is: a registration's, or a speaker's whose room the organiser gives.
alter table claim alter column registration_id drop not null;
alter table claim add column expert_id bigint references expert on delete cascade;
alter table claim add constraint claim_whose check (num_nonnulls(registration_id, expert_id) = 1);
-- A speaker has whole rooms, and has them at once: there is nothing to pay.
alter table claim add constraint claim_speaker check (expert_id is null or (part = 'room' and state <> 'held'));
create index claim_expert on claim (expert_id) where expert_id is not null;
create unique index claim_speaker_night on claim (expert_id, stock_id) where expert_id is not null and state <> 'released';

-- Null: a hotel outside the rooms of the conference.
alter table speaker_stay add column room_type_id bigint references room_type;
create index speaker_stay_room_type on speaker_stay (room_type_id) where room_type_id is not null;

-- A stay that ends for any reason gives its rooms back.
create function speaker_stay_ended() returns trigger language plpgsql as $$
begin
  update claim set state = 'released' where expert_id = old.expert_id and state <> 'released';
  return null;
end $$;
create trigger stay_ended after delete on speaker_stay for each row execute function speaker_stay_ended();
