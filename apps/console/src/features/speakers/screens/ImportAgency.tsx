import { agencyImportCalls } from '@meetingapp/contract/speakers/agency.ts';
import { travelDeskCalls } from '@meetingapp/contract/speakers/travel.ts';
import { ImportPage } from '../../../lib/imports/ImportPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';

const changes = [travelDeskCalls.list];

/** Import of the tickets that a travel agency booked. */
export function ImportAgency() {
  return <ImportPage calls={agencyImportCalls} t={useT('agencySheet')} page="travel" changes={changes} />;
}
