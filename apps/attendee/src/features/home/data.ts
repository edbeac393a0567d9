import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { memberCalls } from '@meetingapp/contract/members/member.ts';
import { useEffect, useState } from 'react';
import { useAccount } from '../../lib/session/account.ts';
import { useOnPhone } from '../../lib/device/use-on-phone.ts';
import { session } from '../../lib/session/session.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { popupVisit, rolesOf } from './view.ts';

/** Template type of phone homes; the specification's other numbers are for other devices. */
const PHONE = 2;

/** Loads the content of a home and saves it in the session for the following screens (T7, T18). */
export function useHome(cid: string) {
  const asked = useCall(homeCalls.homeInfo, { idCode: cid, templateType: PHONE }, { kept: true });
  const info = asked.answer?.data;
  useEffect(() => {
    if (!info) return;
    session.set({ homeInfo: info, cid: String(info.conference.cId) });
  }, [info]);
  return asked;
}

/** Roles of the current person, which decide which tiles show. Membership is requested only when a tile depends on it. */
export function useRoles(cid: string, info: HomeInfo | undefined): ReturnType<typeof rolesOf> {
  const { loggedIn } = useAccount();
  const matters = loggedIn && info !== undefined && info.tiles.some((tile) => tile.roles.includes('member'));
  const { answer } = useCall(memberCalls.membership, matters ? { cid } : null, { quiet: true });
  return rolesOf(loggedIn, answer?.member === true);
}

/** Whether the popup shows on this visit; `close` dismisses it. */
export function usePopup({ popup }: HomeInfo): { open: boolean; close: () => void } {
  const [closed, setClosed] = useState(false);
  // Decided once when the home opens: a refreshed answer is not a new visit. The server has no session.
  const visit = useOnPhone(
    () => popupVisit(popup, { popup: session.get('popup'), showSecond: session.get('showSecond') }),
    null,
  );
  useEffect(() => {
    if (visit) session.set(visit);
  }, [visit]);
  return { open: visit !== null && !closed, close: () => setClosed(true) };
}
