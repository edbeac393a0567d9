-- Texts that staff keep for messages to many people, for all conferences of the society.
create table mailing_template (
  id bigint generated always as identity primary key,
  society_id bigint not null references society,
  name text not null,
  kind text not null check (kind in ('registration', 'programme', 'organiser', 'papers', 'reminder', 'credits', 'activities')),
  -- {subject, body}, each {zh, en}, with placeholders.
  texts jsonb not null,
  link text not null default '',
  created_by bigint not null references staff_member,
  created_at timestamptz not null default now(),
  version int not null default 1,
  unique (society_id, name)
);
create index mailing_template_author on mailing_template (created_by);
create trigger audited after insert or update or delete on mailing_template for each row execute function audit_row('id', 'version');

-- Messages per second of each channel; a channel without one: as fast as it takes them.
alter table mailing add column rates jsonb not null default '{"messenger": null, "phone": null, "email": null}';
update mailing set rates = jsonb_build_object('messenger', rate, 'phone', rate, 'email', rate);
alter table mailing drop column rate;
