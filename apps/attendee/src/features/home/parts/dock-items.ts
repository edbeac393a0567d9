import { bookOpen } from '@meetingapp/ui/icons-home.ts';
import { clipboardPen, qrCode } from '@meetingapp/ui/icons-topics.ts';
import { calendarDays, house, userRound } from '@meetingapp/ui/icons.ts';
import type { DockItem } from '@meetingapp/ui/Dock.tsx';
import { addressOf } from '../../../lib/address.ts';
import { homePath } from '../../../lib/home-path.ts';
import { useT } from '../../../lib/texts.ts';
import { hasProgramme } from '../view.ts';
import type { Home } from '../blocks/block.ts';

/** The places one comes back to: the programme as soon as there is one, before that what the conference is. The first of them is here. With `code`, one's entry code stands in the middle. */
export function useDockItems({ cid, info }: Home, code = false): DockItem[] {
  const t = useT('home');
  const mine = addressOf('personalList', { cid });
  return [
    { href: addressOf(homePath(info.conference.theme.template), { cid }), label: t('dock.home'), icon: house },
    hasProgramme(info)
      ? { href: addressOf('calList', { cid }), label: t('dock.agenda'), icon: calendarDays }
      : { href: addressOf('conf', { id: cid }), label: t('dock.conference'), icon: bookOpen },
    ...(code ? [{ href: `${mine}#code`, label: t('dock.code'), icon: qrCode }] : []),
    { href: addressOf('signHome', { opFlag: 0 }, { cid }), label: t('dock.sign'), icon: clipboardPen },
    { href: mine, label: t('dock.mine'), icon: userRound },
  ];
}
