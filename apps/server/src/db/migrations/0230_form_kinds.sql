-- Long text, number, consent and signature; and headings, explanations and page breaks, which have no answer.

alter table form_field drop constraint form_field_kind_check;
alter table form_field add constraint form_field_kind_check check (kind in ('T', 'DDL', 'DATE', 'S', 'MS', 'P', 'C', 'PIC',
  'AC', 'LT', 'NUM', 'CON', 'SIG', 'H', 'EXP', 'PAGE'));
-- Limits of a number or a long text, unit, and the text of a consent with its version; null: the kind has none.
alter table form_field add column settings jsonb;
