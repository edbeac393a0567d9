import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { send } from '../calls/call.ts';
import { randomKey } from '../calls/random-key.ts';
import { requestToken } from '../calls/request-token.ts';

/** Lets the messages of the person who is logged in follow the language that they choose; a failure changes nothing on the screen. */
export function saveLanguage(language: Language): void {
  if (requestToken() !== null) void send(preferenceCalls.saveLanguage, { language }, { key: randomKey(), quiet: true });
}
