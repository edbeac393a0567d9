import type { HomeInfo } from '@meetingapp/contract/home.ts';
import { homeCalls } from '@meetingapp/contract/home.ts';
import { memberCalls } from '@meetingapp/contract/members.ts';
import { useEffect, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useOnPhone } from '../../lib/on-phone.ts';
import { session } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';
import { popupVisit, rolesOf } from './view.ts';

/** The phone's homes; the specification numbers the other ones for other devices. */
const PHONE = 2;

/** What a home draws, kept in the session for the screens that follow (T7, T18). */
export function useHome(cid: string) {
  const asked = useCall(homeCalls.homeInfo, { idCode: cid, templateType: PHONE }, { kept: true });
  const info = asked.answer?.data;
  useEffect(() => {
    if (!info) return;
    session.set({ homeInfo: info, cid: String(info.conference.cId) });
  }, [info]);
  return asked;
}

/** The roles by which tiles are shown to whoever looks. Membership is asked only where a tile asks for it. */
export function useRoles(cid: string, info: HomeInfo | undefined): ReturnType<typeof rolesOf> {
  const { loggedIn } = useAccount();
  const matters = loggedIn && info !== undefined && info.tiles.some((tile) => tile.roles.includes('member'));
  const { answer } = useCall(memberCalls.membership, matters ? { cid } : null, { quiet: true });
  return rolesOf(loggedIn, answer?.member === true);
}

/** Whether the popup is to be seen on this visit; `close` puts it away. */
export function usePopup({ popup }: HomeInfo): { open: boolean; close: () => void } {
  const [closed, setClosed] = useState(false);
  // Decided once, as the home opens: a refreshed answer is no new visit. The server, which paints it, knows no session.
  const visit = useOnPhone(
    () => popupVisit(popup, { popup: session.get('popup'), showSecond: session.get('showSecond') }),
    null,
  );
  useEffect(() => {
    if (visit) session.set(visit);
  }, [visit]);
  return { open: visit !== null && !closed, close: () => setClosed(true) };
}
