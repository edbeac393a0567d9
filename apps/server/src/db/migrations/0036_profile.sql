-- A person's own introduction, at most 500 characters.
alter table account add column introduction text not null default '';

-- An account without a name takes that of its first submitted registration. The phone, a group link,
-- the desk and an import create registrations alike.
create function name_account() returns trigger language plpgsql as $$
begin
  update account set name = new.name
    where id = new.account_id and name = ''
      and not exists (
        select 1 from registration
        where account_id = new.account_id and id < new.id and state <> 'draft');
  return null;
end
$$;

create trigger names_account_of_new after insert on registration for each row
  when (new.account_id is not null and new.name <> '' and new.state <> 'draft')
  execute function name_account();
create trigger names_account after update of state on registration for each row
  when (new.account_id is not null and new.name <> '' and old.state = 'draft' and new.state <> 'draft')
  execute function name_account();

update account set name = first.name
  from (
    select distinct on (account_id) account_id, name from registration
    where account_id is not null and state <> 'draft' and name <> ''
    order by account_id, id
  ) as first
  where first.account_id = account.id and account.name = '';
