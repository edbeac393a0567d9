import type { AnswerOf, BodyOf } from '@meetingapp/contract/call.ts';
import type { conferenceConsoleCalls, ConferenceSettings } from '@meetingapp/contract/conference/console.ts';

export type SettingsRead = AnswerOf<(typeof conferenceConsoleCalls)['settings']>;

/** State changes of a conference. */
export type StateEvent = BodyOf<(typeof conferenceConsoleCalls)['move']>['event'];

/** Props of every section of the settings. */
export interface SectionProps {
  cid: number;
  read: SettingsRead;
  /** The settings with unsaved changes. */
  value: ConferenceSettings;
  set: <Name extends keyof ConferenceSettings>(name: Name, value: ConferenceSettings[Name]) => void;
  /** Reason of the refusal by setting. */
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}
