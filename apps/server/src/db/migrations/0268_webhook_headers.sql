-- Headers of an attempt in their order, as [["webhook-id", "evt_…"], …]: those that were sent, and those of the answer. Empty for
-- attempts before this migration.
alter table webhook_attempt add sent_headers jsonb not null default '[]';
alter table webhook_attempt add answer_headers jsonb not null default '[]';
