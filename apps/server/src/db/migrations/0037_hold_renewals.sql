-- How often the hold of the chosen places was renewed by saving again; after the second time it lapses.
alter table registration add column hold_renewals int not null default 0;
