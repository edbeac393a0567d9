import type { AnswerOf, BodyOf } from '@meetingapp/contract/call.ts';
import type { conferenceConsoleCalls, ConferenceSettings } from '@meetingapp/contract/conference-console.ts';

export type SettingsRead = AnswerOf<(typeof conferenceConsoleCalls)['settings']>;

/** What can be done with how public a conference is. */
export type StateEvent = BodyOf<(typeof conferenceConsoleCalls)['move']>['event'];

/** What every section of the settings gets. */
export interface SectionProps {
  cid: number;
  read: SettingsRead;
  /** As it will be once it is saved. */
  value: ConferenceSettings;
  set: <Name extends keyof ConferenceSettings>(name: Name, value: ConferenceSettings[Name]) => void;
  /** Why the server refused a setting. */
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}
