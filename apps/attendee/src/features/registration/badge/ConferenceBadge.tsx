import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { brandColours } from '@meetingapp/ui/styles/brand-colours.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { daysText } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { drawBadge } from './draw-badge.ts';
import './badge.css';

type Card = AnswerOf<(typeof registrationCalls)['card']>['card'];

/** The badge in the conference's colour, with a button that saves it as a picture. */
export function ConferenceBadge({ card }: { card: Card }) {
  const t = useT('registrationOverview');
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [picture, setPicture] = useState('');
  const days = daysText(card.startsOn, card.endsOn, language);

  async function save() {
    setBusy(true);
    const blob = await drawBadge({ ...card, days, numberLabel: t('card.number') });
    setBusy(false);
    if (!blob) return showTopTip(t('card.failed'));
    // The messenger cannot save files, but it can save a picture by a long press.
    if (platform().kind === 'messenger') return setPicture(URL.createObjectURL(blob));
    saveFile(blob, `${card.number}.png`);
    showToast(t('card.saved'));
  }
  return (
    <>
      <section className="badge-card" style={brandColours(card.brand) as CSSProperties}>
        <header>
          <h2>
            <Phrases text={card.conference} />
          </h2>
          <p>{days}</p>
          <p>{card.venue}</p>
        </header>
        <div className="badge-body">
          <p className="badge-name">{card.name}</p>
          {card.affiliation && <p className="ink-2">{card.affiliation}</p>}
          <p className="badge-role">{card.role}</p>
          {card.entryCode === '' ? (
            <div className="badge-moves">
              <p>{t('card.moves')}</p>
              <Link name="personalList" params={{ cid: String(card.cid) }} className="link">
                {t('card.toOwn')}
              </Link>
            </div>
          ) : (
            <QrCode value={card.entryCode} label={t('card.code', { number: card.number })} size="3.6rem" level="M" />
          )}
          <p className="t-sm ink-2">
            {t('card.number')} {card.number}
          </p>
          {card.entryCode !== '' && <p className="t-sm ink-3">{t('card.show')}</p>}
        </div>
      </section>
      <p className="badge-act">
        <Button
          variant="soft"
          icon={download}
          onClick={() => void save()}
          loading={busy}
          loadingText={t('card.saving')}
        >
          {t('card.save')}
        </Button>
      </p>
      <Sheet open={picture !== ''} onClose={() => setPicture('')} title={t('card.save')} closeLabel={t('card.close')}>
        <p className="ink-2">{t('card.hold')}</p>
        <img className="badge-picture" src={picture} alt={t('card.alt')} />
      </Sheet>
    </>
  );
}
