-- Logos of sponsors on badges, where their level says so. Badges are printed, so nothing is counted there.
alter table sponsor_level drop constraint sponsor_level_places_check;
alter table sponsor_level add constraint sponsor_level_places_check
  check (places <@ array['home', 'programme', 'session', 'live', 'badge']);
