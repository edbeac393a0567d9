-- When the person proved on this log-in, by a code or the password, that the account is theirs: needed to change its phone number or e-mail address.
alter table access_token add column owner_confirmed_at timestamptz;
