import './sponsor-logos.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { sponsorCalls } from '@meetingapp/contract/exhibition/sponsor.ts';
import type { LogoPage } from '@meetingapp/domain/exhibition/views.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { Link } from '../../lib/navigation/navigation.tsx';
import { useT } from '../../lib/texts/texts.ts';
import { useSeen } from './use-seen.ts';

type Sponsor = AnswerOf<typeof sponsorCalls.shown>['sponsors'][number];

/** Milliseconds for which the list of sponsors counts as fresh: it hardly changes during a congress. */
const FRESH_MS = 600_000;

interface SponsorLogosProps {
  cid: string | number;
  place: Exclude<LogoPage, 'home'>;
}

/** Logos of the sponsors that show in this place, by level, each leading to its stand. Nothing when there are none. */
export function SponsorLogos({ cid, place }: SponsorLogosProps) {
  const app = useT('app');
  const { answer } = useCall(sponsorCalls.shown, { cid }, { quiet: true, fresh: FRESH_MS });
  const shown = answer?.sponsors.filter(({ places }) => places.includes(place)) ?? [];
  if (shown.length === 0) return null;
  const levels = [...new Set(shown.map(({ level }) => level))];
  return (
    <aside className="sponsor-logos" data-place={place} aria-label={app('sponsors')}>
      {levels.map((level) => (
        <div key={level}>
          <p className="t-sm ink-3">{level || app('sponsors')}</p>
          <ul>
            {shown
              .filter((one) => one.level === level)
              .map((one) => (
                <SponsorLogo key={one.id} cid={cid} place={place} sponsor={one} />
              ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}

function SponsorLogo({ cid, place, sponsor }: SponsorLogosProps & { sponsor: Sponsor }) {
  const { id, name, logo } = sponsor;
  return (
    <li ref={useSeen(cid, { exhibitorId: id, place, product: '' })}>
      <Link name="exhibition" params={{ showid: id }}>
        {logo !== null && <img src={smallPicture(logo, 512)} alt="" loading="lazy" />}
        <b>{name}</b>
      </Link>
    </li>
  );
}
