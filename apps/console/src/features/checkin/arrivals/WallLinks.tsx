import { arrivalConsoleCalls } from '@meetingapp/contract/checkin/arrivals.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Addresses of the wall screens: of all entrances, and of the point that is shown. They open without a log-in. */
export function WallLinks({ pointId }: { pointId: number | null }) {
  const t = useT('checkinConsole');
  const cid = useCid();
  const mayRun = useRole(roles.door);
  const all = useCall(arrivalConsoleCalls.arrivalWallLink, { cid, pointId: null }, { enabled: mayRun });
  const one = useCall(arrivalConsoleCalls.arrivalWallLink, { cid, pointId }, { enabled: mayRun && pointId !== null });
  const links = [
    { name: t('arrivals.wall'), link: all.answer?.link },
    { name: t('arrivals.wallOne'), link: pointId === null ? undefined : one.answer?.link },
  ];
  return (
    <p className="arrivals-walls">
      {links.map(
        ({ name, link }) =>
          link !== undefined && (
            <a key={name} className="link" href={basePath + link} target="_blank" rel="noreferrer">
              {name}
            </a>
          ),
      )}
    </p>
  );
}
