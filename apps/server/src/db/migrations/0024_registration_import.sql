-- Lists that staff bring in: the file as it came, which column is what, and what would become of each row. And money that was taken
-- at the desk, or that staff know to have come in another way.

create table registration_import (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member,
  name text not null,
  file_id text not null,
  -- The row of the titles, and some rows below it.
  title_row int not null,
  titles jsonb not null,
  sample jsonb not null,
  -- What each column is; null: it is left aside.
  columns jsonb not null,
  check_task_id bigint references task on delete set null,
  apply_task_id bigint references task on delete set null,
  created_at timestamptz not null
);
create index registration_import_conference on registration_import (conference_id, id desc);
create index registration_import_staff on registration_import (staff_id);
create index registration_import_check on registration_import (check_task_id);
create index registration_import_apply on registration_import (apply_task_id);
create trigger audited after insert or update or delete on registration_import
  for each row execute function audit_row('id', 'file_id', 'sample', 'titles', 'title_row');

create table registration_import_row (
  import_id bigint not null references registration_import on delete cascade,
  number int not null,
  name text not null,
  cells jsonb not null,
  fate text not null check (fate in ('new', 'change', 'same', 'wrong')),
  -- What is wrong, or what changes from what to what.
  faults jsonb not null,
  changes jsonb not null,
  registration_id bigint references registration on delete cascade,
  primary key (import_id, number)
);
create index registration_import_row_fate on registration_import_row (import_id, fate, number);
create index registration_import_row_registration on registration_import_row (registration_id);

alter table payment drop constraint payment_provider_check, drop constraint payment_method_check;
alter table payment add constraint payment_provider_check check (provider in ('wechat', 'alipay', 'bank', 'desk')),
  add constraint payment_method_check
    check (method in ('jsapi', 'h5', 'native', 'alipay_wap', 'bank_transfer', 'cash', 'pos', 'elsewhere'));
