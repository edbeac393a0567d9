import type { ConferenceSettings, ReadinessFinding } from '@meetingapp/contract/conference/console.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { unfinishedFields } from '../forms/check-draft.ts';
import { momentIn } from '../zoned.ts';

export interface FeeFacts {
  id: number;
  title: Bilingual;
  /** No longer on sale. */
  closed: boolean;
  /** Everyone may choose it: it has no rule, and no proof is asked for. */
  forEveryone: boolean;
  windows: readonly { endsAt: Date; amount: number }[];
}

export interface ReadinessFacts {
  settings: ConferenceSettings;
  branches: readonly { title: Bilingual }[];
  /** Fields of the newest published form; null when none is published. */
  form: readonly FormField[] | null;
  hasFormDraft: boolean;
  fees: readonly FeeFacts[];
  /** `rooms`: room nights that can be booked. */
  hotels: readonly { id: number; name: Bilingual; rooms: number }[];
  /** The home shows nothing but the settings. */
  homeEmpty: boolean;
  /** Names that the form builder gives to new fields. */
  unnamed: readonly string[];
  now: Date;
  /** Date in the conference's zone. */
  today: string;
}

type Finding = Omit<ReadinessFinding, 'parts' | 'subjects'> & Partial<ReadinessFinding>;

/** What prevents or limits publishing a conference: blocking findings first, then warnings. Each names the things it concerns. */
export function readinessOf(facts: ReadinessFacts): ReadinessFinding[] {
  const all = [...settingsFindings(facts), ...formFindings(facts), ...feeFindings(facts), ...shownFindings(facts)];
  return all
    .map((finding) => ({ parts: [], subjects: [], ...finding }))
    .toSorted((one, other) => Number(other.blocks) - Number(one.blocks));
}

const when = (holds: boolean, finding: Finding): Finding[] => (holds ? [finding] : []);

/** A finding about things with a name; none when there are no such things. */
const about = (finding: Finding, things: readonly { key: string; title: Bilingual }[]): Finding[] =>
  when(things.length > 0, { ...finding, subjects: things.map(({ key, title }) => ({ key, title })) });

function settingsFindings({ settings, branches, today }: ReadinessFacts): Finding[] {
  const english = [...withoutEnglish(settings), ...(branches.some(({ title }) => lacks(title)) ? ['branches'] : [])];
  const missing = (what: Finding['what'], part: keyof ConferenceSettings, holds: boolean) =>
    when(holds, { what, blocks: false, where: 'settings', parts: [part] });
  return [
    ...when(english.length > 0, { what: 'english_missing', blocks: true, where: 'settings', parts: english }),
    ...missing('already_over', 'endsOn', settings.endsOn < today),
    ...missing('opening_missing', 'registrationOpensAt', settings.registrationOpensAt === null),
    ...missing('venue_missing', 'venue', settings.venue.zh === ''),
    ...missing('contact_missing', 'contacts', settings.contacts.length === 0),
    ...missing('introduction_missing', 'introduction', settings.introduction.zh === ''),
  ];
}

function formFindings({ form, hasFormDraft, unnamed }: ReadinessFacts): Finding[] {
  const where = 'forms';
  if (form === null) return [{ what: 'form_missing', blocks: true, where }];
  const wrong = new Set(unfinishedFields(form, unnamed).map(({ code }) => code));
  const fields = form.filter(({ code }) => wrong.has(code)).map(({ code, label }) => ({ key: code, title: label }));
  return [
    ...about({ what: 'form_unfinished', blocks: true, where }, fields),
    ...when(hasFormDraft, { what: 'form_draft', blocks: false, where }),
  ];
}

function feeFindings({ fees, settings, now }: ReadinessFacts): Finding[] {
  const where = 'fees';
  const named = fees.map((fee) => ({
    ...fee,
    key: String(fee.id),
    coming: fee.windows.filter(({ endsAt }) => endsAt > now),
  }));
  const sold = named.filter(({ closed, coming }) => !closed && coming.length > 0);
  const end = lastSale(settings);
  return [
    ...about(
      { what: 'english_missing', blocks: true, where },
      named.filter(({ title }) => lacks(title)),
    ),
    ...when(sold.length === 0, { what: 'fee_missing', blocks: true, where }),
    ...about(
      { what: 'fee_free', blocks: false, where },
      sold.filter(({ forEveryone, coming }) => forEveryone && coming.some(({ amount }) => amount === 0)),
    ),
    ...about(
      { what: 'fee_ends_early', blocks: false, where },
      sold.filter(({ coming }) => end !== null && coming.every(({ endsAt }) => endsAt < end)),
    ),
  ];
}

/** Until then fees should be on sale: registration closes, or the conference begins. */
function lastSale({ zone, startsOn, registrationClosesAt }: ConferenceSettings): Date | null {
  return registrationClosesAt === null ? momentIn(zone, `${startsOn}T00:00`) : new Date(registrationClosesAt);
}

function shownFindings({ homeEmpty, hotels, settings }: ReadinessFacts): Finding[] {
  const sends = settings.flow.stepAfterForm === 'hotel';
  return [
    ...when(homeEmpty, { what: 'home_empty', blocks: false, where: 'home' }),
    ...when(sends && hotels.length === 0, { what: 'hotel_missing', blocks: false, where: 'hotel' }),
    ...about(
      { what: 'hotel_full', blocks: false, where: 'hotel' },
      hotels.filter(({ rooms }) => rooms === 0).map(({ id, name }) => ({ key: `hotel-${id}`, title: name })),
    ),
  ];
}

const lacks = ({ zh, en }: Bilingual): boolean => zh.trim() !== '' && en.trim() === '';

/** The settings with a text in Chinese only. */
function withoutEnglish(settings: ConferenceSettings): string[] {
  const { hosts, contacts } = settings;
  const texts = ['title', 'subtitle', 'introduction', 'city', 'venue', 'address', 'formNote', 'mobileTip'] as const;
  return [
    ...texts.filter((name) => lacks(settings[name])),
    ...(hosts.some(lacks) ? ['hosts'] : []),
    ...(contacts.some(({ name, duty }) => lacks(name) || lacks(duty)) ? ['contacts'] : []),
  ];
}
