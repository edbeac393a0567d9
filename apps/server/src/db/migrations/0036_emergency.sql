-- What helps in an emergency at a conference: first aid, hospital, exits, numbers; both languages.
alter table conference add emergency jsonb not null default '[]';
