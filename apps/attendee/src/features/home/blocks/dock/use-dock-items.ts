import { bookOpen } from '@meetingapp/ui/icons/icons-home.ts';
import { clipboardPen, qrCode } from '@meetingapp/ui/icons/icons-topics.ts';
import { calendarDays, house, userRound } from '@meetingapp/ui/icons/icons.ts';
import type { DockItem } from '@meetingapp/ui/layout/Dock.tsx';
import { addressOf } from '../../../../lib/navigation/address.ts';
import { homePath } from '../../../../lib/navigation/home-path.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { hasProgramme } from '../../view.ts';
import type { Home } from '../block.ts';

/**
 * Main places of a conference: the programme once released, before that the conference page. The first is the current one. With
 * `code`, the person's entry code is in the middle.
 */
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
