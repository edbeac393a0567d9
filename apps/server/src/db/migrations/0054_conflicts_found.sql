-- Found by comparing houses and names after somebody changed them, and entered by nobody.
alter table paper_conflict add column found boolean not null default false;
