-- A recording without a picture is listed among what one hears.
alter table video add sound_only boolean not null default false;
