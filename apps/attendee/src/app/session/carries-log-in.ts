import { linkLogInCookie } from '@meetingapp/domain/accounts/link-log-in-cookie.ts';

/** True when the page may have been opened with a log-in (C9), so that the code that takes it has to be loaded. */
export const carriesLogIn = (): boolean =>
  document.cookie.includes(`${linkLogInCookie}=`) || new URLSearchParams(location.search).has('token');
