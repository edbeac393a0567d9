/**
 * Cookie in which the server moves the log-in of an address; the phone reads and deletes it at once. Apart from its reader, which few
 * pages need.
 */
export const linkLogInCookie = 'medapp_link';
