import type { ConferenceSettings, ReadinessFinding } from '@meetingapp/contract/conference/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

export interface ReadinessFacts {
  settings: ConferenceSettings;
  branches: readonly { title: Bilingual }[];
  hasForm: boolean;
  hasFormDraft: boolean;
  /** Fees on sale now or later. */
  sellableFees: number;
  feeTitles: readonly Bilingual[];
  /** Date in the conference's zone. */
  today: string;
}

/** What prevents or limits publishing a conference: blocking findings first, then warnings. */
export function readinessOf(facts: ReadinessFacts): ReadinessFinding[] {
  const { settings } = facts;
  const english = withoutEnglish(settings);
  const found: (ReadinessFinding | false)[] = [
    english.length > 0 && { what: 'english_missing', blocks: true, where: 'settings', parts: english },
    facts.branches.some(({ title }) => lacks(title)) && {
      what: 'english_missing',
      blocks: true,
      where: 'settings',
      parts: ['branches'],
    },
    facts.feeTitles.some(lacks) && { what: 'english_missing', blocks: true, where: 'fees', parts: [] },
    !facts.hasForm && { what: 'form_missing', blocks: true, where: 'forms', parts: [] },
    facts.sellableFees === 0 && { what: 'fee_missing', blocks: true, where: 'fees', parts: [] },
    facts.hasForm && facts.hasFormDraft && { what: 'form_draft', blocks: false, where: 'forms', parts: [] },
    settings.endsOn < facts.today && { what: 'already_over', blocks: false, where: 'settings', parts: ['endsOn'] },
    settings.registrationOpensAt === null && {
      what: 'opening_missing',
      blocks: false,
      where: 'settings',
      parts: ['registrationOpensAt'],
    },
    settings.venue.zh === '' && { what: 'venue_missing', blocks: false, where: 'settings', parts: ['venue'] },
    settings.contacts.length === 0 && {
      what: 'contact_missing',
      blocks: false,
      where: 'settings',
      parts: ['contacts'],
    },
    settings.introduction.zh === '' && {
      what: 'introduction_missing',
      blocks: false,
      where: 'settings',
      parts: ['introduction'],
    },
  ];
  return found.filter((one) => one !== false);
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
