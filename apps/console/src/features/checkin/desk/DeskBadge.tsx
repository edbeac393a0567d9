import { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import type { BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import { layoutFor } from '@meetingapp/domain/checkin/badge-layout.ts';
import { withSponsorLogos } from '@meetingapp/domain/checkin/badge-logos.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { browserMeasure } from '../../../lib/designer/browser-measure.ts';
import { LayoutView } from '../../../lib/designer/LayoutView.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { stripeOf } from '../badge/stripe.ts';

interface DeskBadgeProps {
  regId: number;
  name: string;
  paper: BadgePaper;
}

/** The badge as it will be printed: the design of the conference, this person's texts and code. */
export function DeskBadge({ regId, name, paper }: DeskBadgeProps) {
  const t = useT('checkinDesk');
  const language = useLanguage();
  const cid = useCid();
  const { answer } = useCall(deskCalls.deskBadge, { cid, regId, paper }, { fresh: true });
  if (!answer) return null;
  const texts = { ...answer.texts, stripe: stripeOf(answer.texts['stripe'] ?? '#000000') };
  const layout = layoutFor(withSponsorLogos(answer.layout, answer.logos), texts, browserMeasure);
  return (
    <>
      <svg
        className="desk-badge"
        role="img"
        aria-label={t('badgeOf', { name })}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={{ aspectRatio: `${layout.width} / ${layout.height}` }}
      >
        <LayoutView layout={layout} texts={texts} language={language} />
      </svg>
      {answer.missing.length > 0 && (
        <p className="note soon" role="status">
          {t('badgeMissing', { characters: answer.missing.join(' ') })}
        </p>
      )}
      <p className="small quiet-2">{t(answer.coded ? 'badgeCoded' : 'badgeSample')}</p>
    </>
  );
}
