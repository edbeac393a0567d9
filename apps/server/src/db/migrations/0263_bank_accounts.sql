-- Accounts for transfers in currencies other than that of the server's account, by currency: {"USD": {"holder", "number", "bank"}}.
alter table conference add bank_accounts jsonb not null default '{}';
