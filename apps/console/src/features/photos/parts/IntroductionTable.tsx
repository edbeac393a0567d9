import { photosConsoleCalls as calls, type ListedIntroduction } from '@meetingapp/contract/photos/console.ts';
import { introductionStates, type IntroductionState } from '@meetingapp/contract/photos/photo.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { check, search } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Input, Segmented, Tag } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { RefuseDialog } from './RefuseDialog.tsx';

const EVERY_MS = 20_000;

/** Avatars and introductions by state; staff release or refuse each. */
export function IntroductionTable() {
  const t = useT('photosConsole');
  const cid = useCid();
  const [stage, setStage] = useState<IntroductionState>('waiting');
  const [words, setWords] = useState('');
  const [after, setAfter] = useState<number | null>(null);
  const [refused, setRefused] = useState<ListedIntroduction | null>(null);
  const sought = useDeferredValue(words.trim());
  const asked = useCall(calls.introductions, { cid, stage, words: sought, after }, { again: () => EVERY_MS });
  return (
    <>
      <div className="row photo-filter">
        <Segmented<IntroductionState>
          aria-label={t('stage')}
          value={stage}
          onChange={(next) => {
            setStage(next);
            setAfter(null);
          }}
          options={introductionStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <Input
          prefix={<Icon icon={search} />}
          allowClear
          value={words}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={(event) => {
            setWords(event.target.value);
            setAfter(null);
          }}
        />
      </div>
      <Answered asked={asked}>
        {({ introductions, more }) =>
          introductions.length === 0 ? (
            <EmptyState
              icon={sought === '' ? check : search}
              title={t(sought === '' ? `none.${stage}` : 'noneFound')}
              text={sought === '' ? '' : t('noneFoundText')}
            />
          ) : (
            <>
              <ul className="photo-introductions">
                {introductions.map((one) => (
                  <IntroductionRow key={one.id} introduction={one} refuse={() => setRefused(one)} />
                ))}
              </ul>
              {more && <Button onClick={() => setAfter(introductions.at(-1)?.id ?? null)}>{t('more')}</Button>}
            </>
          )
        }
      </Answered>
      {refused && <RefuseDialog introduction={refused} close={() => setRefused(null)} />}
    </>
  );
}

function IntroductionRow({ introduction, refuse }: { introduction: ListedIntroduction; refuse: () => void }) {
  const t = useT('photosConsole');
  const language = useLanguage();
  const cid = useCid();
  const { change, busy } = useChange(calls.judge, { refreshes: changed, said: t('released') });
  const { id, name, affiliation, avatar, text, at, state, reason, expert } = introduction;
  const release = (toSpeaker: boolean) => void change({ cid, introductionId: id, verdict: 'release', toSpeaker });
  return (
    <li>
      <img src={avatar} alt={t('avatarOf', { name })} width={120} height={120} />
      <div className="grow">
        <span className="small photo-by">
          <b>{name}</b>
          <span>{affiliation}</span>
          <span className="quiet">{momentText(at, language)}</span>
          {expert ? (
            <Tag color="geekblue">{t('speaker', { name: pickLanguage(expert.name, language) })}</Tag>
          ) : (
            <Tag>{t('attendee')}</Tag>
          )}
        </span>
        <p className="photo-text">{text}</p>
        {reason !== '' && <p className="small quiet">{t('reason', { reason })}</p>}
        {expert && (expert.portrait || expert.biography) && state !== 'released' && (
          <p className="small quiet">{t('replaces')}</p>
        )}
      </div>
      <span className="photo-acts">
        {expert && (
          <ActButton size="small" type="primary" loading={busy} onClick={() => release(true)}>
            {t('releaseToSpeaker')}
          </ActButton>
        )}
        {state !== 'released' && (
          <ActButton size="small" type={expert ? 'default' : 'primary'} loading={busy} onClick={() => release(false)}>
            {t('release')}
          </ActButton>
        )}
        {state !== 'refused' && (
          <Button size="small" onClick={refuse}>
            {t('refuse')}
          </Button>
        )}
      </span>
    </li>
  );
}
