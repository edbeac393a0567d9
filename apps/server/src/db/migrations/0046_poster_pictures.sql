-- Smaller pictures of a poster's sheet: made once, and not again by every process and after every start.
create table poster_picture (
  file_id bigint not null references paper_file on delete cascade,
  width int not null,
  address text not null,
  primary key (file_id, width)
);
