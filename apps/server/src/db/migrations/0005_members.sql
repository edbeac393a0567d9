-- Member lists of societies, with which conferences compare registrations.

create table member_list (
  id bigint generated always as identity primary key,
  society_id bigint not null references society,
  title jsonb not null,
  description jsonb not null,
  benefits jsonb not null,
  join_url text not null default ''
);
create index member_list_society on member_list (society_id);
create trigger audited after insert or update or delete on member_list for each row execute function audit_row('id');

create table member_list_entry (
  id bigint generated always as identity primary key,
  member_list_id bigint not null references member_list,
  name text not null,
  phone text not null default '',
  email text not null default '',
  valid_from date,
  valid_until date
);
create index member_list_entry_phone on member_list_entry (member_list_id, phone) where phone <> '';
create index member_list_entry_email on member_list_entry (member_list_id, email) where email <> '';
create index member_list_entry_list on member_list_entry (member_list_id, id);
create trigger audited after insert or update or delete on member_list_entry for each row execute function audit_row('id');
