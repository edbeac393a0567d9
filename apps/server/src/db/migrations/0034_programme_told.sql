-- Who was told of a release: nobody is told twice, however often the work is begun again.
create table programme_told (
  conference_id bigint not null,
  release int not null,
  -- An expert of the programme, or an account that has something of it in its plan.
  whom text not null check (whom in ('expert', 'account')),
  person_id bigint not null,
  at timestamptz not null,
  primary key (conference_id, release, whom, person_id),
  foreign key (conference_id, release) references programme_release (conference_id, number) on delete cascade
);
