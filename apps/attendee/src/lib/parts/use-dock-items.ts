import { bookOpen, users } from '@meetingapp/ui/icons/icons-home.ts';
import { clipboardPen } from '@meetingapp/ui/icons/icons-topics.ts';
import { calendarDays, house, userRound } from '@meetingapp/ui/icons/icons.ts';
import type { DockItem } from '@meetingapp/ui/layout/Dock.tsx';
import { addressOf } from '../navigation/address.ts';
import { useT } from '../texts/texts.ts';

export interface DockPlaces {
  cid: string;
  /** Address of the conference's home. */
  home: string;
  /** True when a programme is released; before, its place leads to the conference page, and there are no speakers yet. */
  released: boolean;
}

/** Main places of a conference, the same and in the same order on all of its pages. */
export function useDockItems({ cid, home, released }: DockPlaces): DockItem[] {
  const t = useT('app');
  return [
    { href: home, label: t('dock.home'), icon: house },
    released
      ? { href: addressOf('calList', { cid }), label: t('dock.agenda'), icon: calendarDays }
      : { href: addressOf('conf', { id: cid }), label: t('dock.conference'), icon: bookOpen },
    { href: addressOf('signHome', { opFlag: 0 }, { cid }), label: t('dock.sign'), icon: clipboardPen },
    ...(released ? [{ href: addressOf('personList', { cid }), label: t('dock.people'), icon: users }] : []),
    { href: addressOf('personalList', { cid }), label: t('dock.mine'), icon: userRound },
  ];
}
