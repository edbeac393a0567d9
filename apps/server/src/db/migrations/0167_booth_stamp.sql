-- Stamps that hang at booths: an exhibitor's people show the signed code, and a collected stamp marks the booth as visited.

alter table stamp add column exhibitor_id bigint references exhibitor on delete set null;
create unique index stamp_exhibitor on stamp (exhibitor_id) where exhibitor_id is not null;

create function booth_stamped() returns trigger language plpgsql as $$
begin
  insert into exhibitor_visit (exhibitor_id, account_id, at)
    select stamp.exhibitor_id, registration.account_id, new.at
    from stamp join registration on registration.id = new.registration_id
    where stamp.id = new.stamp_id and stamp.exhibitor_id is not null
    on conflict do nothing;
  return null;
end $$;
create trigger booth_stamped after insert on stamp_given for each row execute function booth_stamped();
