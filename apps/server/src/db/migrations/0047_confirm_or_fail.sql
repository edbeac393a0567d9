-- `confirm_claims` for a commit that is sent together with it: where that would return false this fails, which rolls everything back.
create function confirm_claims_or_fail(registration bigint) returns void language plpgsql as $$
begin
  if not confirm_claims(registration) then
    raise exception 'a hold has lapsed, or nothing is held' using errcode = 'MA001';
  end if;
end $$;
