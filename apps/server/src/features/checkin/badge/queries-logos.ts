import { MOST_BADGE_LOGOS, type SponsorLogo } from '@meetingapp/domain/checkin/badge-logos.ts';
import type { Database } from '../../../db/connection/database.ts';
import { shownSponsors } from '../../home/queries-shown.ts';

/** Logos of the sponsors whose level has them on badges, highest level first. */
export async function badgeLogos(db: Database, cid: number): Promise<SponsorLogo[]> {
  const sponsors = await shownSponsors(db, cid);
  return sponsors
    .flatMap(({ logo, name, places }) => (logo !== null && places.includes('badge') ? [{ picture: logo, name }] : []))
    .slice(0, MOST_BADGE_LOGOS);
}
