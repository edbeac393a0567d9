import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { exhibitionConsoleCalls } from '@meetingapp/contract/exhibition/console.ts';
import { isHomeAddress } from '@meetingapp/domain/home/templates.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, type FieldFault } from '../../../http/calls/refusal.ts';
import { findForStaff } from '../../conference/queries.ts';
import { findHome } from '../../home/queries.ts';
import { removeExhibitor, saveExhibitor } from './commands.ts';
import { presentBooths, presentExhibitor, presentListed } from './present.ts';
import { listExhibitors, membersOf } from './queries-console.ts';
import { findExhibitor } from './queries.ts';

export const exhibitionConsoleHandlers: Handlers<typeof exhibitionConsoleCalls> = {
  list: async ({ cid }, { db, now }) => {
    const [conference, home, rows] = await Promise.all([
      findForStaff(db, cid),
      findHome(db, cid),
      listExhibitors(db, cid),
    ]);
    return {
      currency: conference?.currency ?? 'CNY',
      exhibitors: rows.map((row) => presentListed(row, now)),
      levels: presentBooths(home?.levels ?? [], rows, now),
    };
  },

  read: async ({ cid, exhibitorId }, { db }) => {
    const row = await findExhibitor(db, exhibitorId);
    if (row?.conference_id !== cid) return refuse('not_found');
    return { exhibitor: presentExhibitor(row, await membersOf(db, exhibitorId)) };
  },

  save: async ({ cid, exhibitor }, { db, now }) => {
    const levels = (await findHome(db, cid))?.levels ?? [];
    const labels = levels.flatMap(({ areas }) =>
      areas.filter(({ kind }) => kind === 'booth').map(({ label }) => label),
    );
    if (exhibitor.booth !== '' && labels.length > 0 && !labels.includes(exhibitor.booth))
      return refuse('body_invalid', [{ field: 'exhibitor.booth', reason: 'not_an_option' }]);
    const faults = addressFaults(exhibitor);
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveExhibitor(db, { conferenceId: cid, now }, exhibitor);
    if (outcome.ok) return { exhibitorId: outcome.id, version: outcome.version };
    if (outcome.reason === 'address')
      return refuse('body_invalid', [{ field: `exhibitor.members.${outcome.at}`, reason: 'address_either' }]);
    return refuse(outcome.reason);
  },

  remove: async ({ cid, exhibitorId }, { db }) => {
    const outcome = await removeExhibitor(db, cid, exhibitorId);
    return outcome === 'done' ? {} : refuse(outcome);
  },
};

type Saved = ParsedBodyOf<(typeof exhibitionConsoleCalls)['save']>['exhibitor'];

/** Pictures are files of this server or data URLs of pictures. */
const isPicture = (address: string | null): boolean =>
  address === null || /^(\/files\/[\w./-]+$|data:image\/)/.test(address);

function addressFaults({ logo, stand }: Saved): FieldFault[] {
  const links = (['files', 'films'] as const).flatMap((part) =>
    stand[part].flatMap(({ address }, at) =>
      isHomeAddress(address) ? [] : [{ field: `exhibitor.stand.${part}.${at}.address`, reason: 'home_address' }],
    ),
  );
  const pictures = stand.products.flatMap(({ picture }, at) =>
    isPicture(picture) ? [] : [{ field: `exhibitor.stand.products.${at}.picture`, reason: 'home_address' }],
  );
  return [...links, ...pictures, ...(isPicture(logo) ? [] : [{ field: 'exhibitor.logo', reason: 'home_address' }])];
}
