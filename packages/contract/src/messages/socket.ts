/** Path of the socket on which a phone hears of new messages. The first frame is the hello; the token is sent there, not in the address. */
export const inboxSocketPath = '/medapp/inbox-live';

/** From the phone, once: its log-in. */
export interface InboxHello {
  token: string;
}

/** To the phone, after the hello and at each change. */
export interface InboxNews {
  unseen: number;
}
