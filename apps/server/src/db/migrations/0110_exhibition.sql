-- Exhibitors with their stands and booths, and the cards that visitors hand over with their consent.

create table exhibitor (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  -- What it offers, in a few words.
  field jsonb not null default '{"zh": "", "en": ""}',
  introduction jsonb not null default '{"zh": "", "en": ""}',
  logo text,
  -- Label of the booth on the floor plan; empty: none yet.
  booth text not null default '',
  -- Of the booth: until `held_until` for the exhibitor, or sold.
  deal text not null default 'held' check (deal in ('held', 'sold')),
  held_until timestamptz,
  -- Price of the booth in the smallest unit of the conference's currency.
  price bigint not null default 0 check (price >= 0),
  shown boolean not null default false,
  -- Products, files, films and contacts of the stand.
  stand jsonb not null default '{"products": [], "files": [], "films": [], "contacts": []}',
  -- What handed over cards are used for, and the last day on which they are kept. A change counts the notice's version up.
  purpose jsonb not null,
  keep_until date not null,
  notice_version int not null default 1,
  version int not null default 1
);
create index exhibitor_conference on exhibitor (conference_id, id);
-- A booth is given to one exhibitor.
create unique index exhibitor_booth on exhibitor (conference_id, booth) where booth <> '';
create trigger audited after insert or update or delete on exhibitor for each row execute function audit_row('id', 'version');

-- Who may scan and read the cards of an exhibitor: the account that has proved this address.
create table exhibitor_member (
  exhibitor_id bigint not null references exhibitor on delete cascade,
  -- A phone number or an e-mail address in the form of `identity.value`.
  address text not null,
  primary key (exhibitor_id, address)
);
create index exhibitor_member_address on exhibitor_member (address);

-- Booths that a person has marked as visited, or where they handed over a card.
create table exhibitor_visit (
  exhibitor_id bigint not null references exhibitor on delete cascade,
  account_id bigint not null references account on delete cascade,
  at timestamptz not null,
  primary key (exhibitor_id, account_id)
);
create index exhibitor_visit_account on exhibitor_visit (account_id);

-- A card that a visitor handed over. Withdrawn or past its day, only the row and its times stay.
create table lead (
  id bigint generated always as identity primary key,
  exhibitor_id bigint not null references exhibitor on delete cascade,
  -- Empty after an erasure.
  account_id bigint references account on delete set null,
  registration_id bigint references registration on delete set null,
  way text not null check (way in ('scan', 'card')),
  name text not null,
  affiliation text not null default '',
  -- Empty unless the visitor ticked them.
  post text not null default '',
  email text not null default '',
  phone text not null default '',
  -- The words that the visitor agreed to.
  notice text not null,
  notice_version int not null,
  given_at timestamptz not null,
  keep_until date not null,
  withdrawn_at timestamptz,
  -- Name, contacts and note were deleted after `keep_until` or by an erasure.
  blanked boolean not null default false,
  interest text check (interest in ('low', 'medium', 'high')),
  -- Keys of products of the stand.
  products jsonb not null default '[]',
  note text not null default '',
  -- Made by the device that scanned: the same card arrives once.
  key uuid unique,
  version int not null default 1
);
create unique index lead_once on lead (exhibitor_id, account_id) where withdrawn_at is null and not blanked and account_id is not null;
create index lead_exhibitor on lead (exhibitor_id, given_at desc);
create index lead_account on lead (account_id) where account_id is not null;
create index lead_registration on lead (registration_id) where registration_id is not null;
create index lead_kept on lead (keep_until) where not blanked;

-- Lists that an exhibitor downloaded: a card withdrawn later is named there, so that it is deleted in the copies too.
create table lead_export (
  id bigint generated always as identity primary key,
  exhibitor_id bigint not null references exhibitor on delete cascade,
  account_id bigint references account on delete set null,
  at timestamptz not null,
  leads int not null
);
create index lead_export_exhibitor on lead_export (exhibitor_id, at);
create index lead_export_account on lead_export (account_id) where account_id is not null;
