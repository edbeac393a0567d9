import './ShareView.css';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { useEffect, useState } from 'react';
import { daysText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSharing } from './use-sharing.ts';
import { drawPoster } from './draw-poster.ts';

export function ShareView({ conference }: { conference: ConferenceDetail }) {
  const t = useT('conference');
  const language = useLanguage();
  const { link, copy, send, save } = useSharing(conference);
  const [poster, setPoster] = useState<{ blob: Blob; address: string } | 'failed' | null>(null);
  const { title, startsOn, endsOn, city, venue, host, theme } = conference;
  const days = daysText(startsOn, endsOn, language);
  const place = [city, venue].filter((part) => part !== '').join(language === 'zh' ? ' ' : ', ');
  const scan = t('sharing.scan');
  useEffect(() => {
    if (link === null) return;
    let address = '';
    let wanted = true;
    void drawPoster({ title, days, venue: place, host, scan, link, brand: theme.brand }).then((blob) => {
      if (!wanted) return;
      if (blob) address = URL.createObjectURL(blob);
      setPoster(blob ? { blob, address } : 'failed');
    });
    return () => {
      wanted = false;
      if (address !== '') URL.revokeObjectURL(address);
    };
  }, [link, title, days, place, host, scan, theme.brand]);
  const drawn = poster !== null && poster !== 'failed' ? poster : null;
  return (
    <>
      <div className="poster-frame">
        {drawn && (
          <img src={drawn.address} width="750" height="1200" alt={t('sharing.poster', { title, days, venue: place })} />
        )}
        {poster === null && (
          <div role="status" aria-label={t('sharing.drawing')}>
            <Skeleton height="8rem" />
          </div>
        )}
        {poster === 'failed' && <Note kind="warn">{t('sharing.failed')}</Note>}
      </div>
      {drawn && <p className="poster-hint">{t('sharing.hold')}</p>}
      <div className="share-acts">
        <Button disabled={!drawn} onClick={() => drawn && save(drawn.blob)}>
          {t('sharing.save')}
        </Button>
        <div className="two">
          <Button variant="soft" disabled={link === null} onClick={() => void copy()}>
            {t('sharing.link')}
          </Button>
          <Button variant="soft" disabled={link === null} onClick={() => void send()}>
            {t('sharing.send')}
          </Button>
        </div>
      </div>
    </>
  );
}
