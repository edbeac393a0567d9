-- Somebody closes their own account: it is erased some days later, and may be kept until then.
alter table account add closes_at timestamptz;
create index account_closes on account (closes_at) where closes_at is not null;

-- In which language the text was shown that somebody agreed to; null: from before it was noted.
alter table consent add language text check (language in ('zh', 'en'));
