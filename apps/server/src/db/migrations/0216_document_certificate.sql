-- Keys of a society for signing documents: made by the server, or imported with the certificate of an authority. One is in use; those
-- before it stay as certificates, so that it is known what their signatures were made with.

alter table society_document_key drop constraint society_document_key_pkey;
alter table society_document_key add column id bigint generated always as identity primary key;
alter table society_document_key add column source text not null default 'made' check (source in ('made', 'imported'));
-- Certificates of the authorities between this one and the root, in this order.
alter table society_document_key add column issuers bytea[] not null default '{}';
alter table society_document_key add column retired_at timestamptz;
-- The private key of a retired certificate is deleted.
alter table society_document_key alter column sealed_key drop not null;
alter table society_document_key add constraint society_document_key_usable check ((retired_at is null) = (sealed_key is not null));
create unique index society_document_key_current on society_document_key (society_id) where retired_at is null;
create index society_document_key_society on society_document_key (society_id, id);
drop trigger audited on society_document_key;
create trigger audited after insert or update or delete on society_document_key for each row
  execute function audit_row('id', 'certificate', 'sealed_key', 'issuers');

-- With which certificate a document was signed.
alter table speaker_signature add column key_id bigint references society_document_key;
update speaker_signature set key_id = (
  select society_document_key.id from society_document_key join conference using (society_id)
  where conference.id = speaker_signature.conference_id
);
create index speaker_signature_key on speaker_signature (key_id);
