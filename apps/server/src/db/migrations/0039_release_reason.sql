-- Why a programme was released although something clashed, and how much did.
alter table programme_release add column clashes int not null default 0;
alter table programme_release add column reason text not null default '';
