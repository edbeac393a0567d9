-- The same values as before. A function in SQL that is declared immutable and uses `convert_to`, which is not, is planned at every call.
create or replace function ticket_print(conference bigint, token bigint) returns bigint language plpgsql immutable as $$
begin
  return ('x' || left(encode(sha256(convert_to(conference || ':' || token, 'UTF8')), 'hex'), 12))::bit(48)::bigint;
end $$;
