import type { DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, search } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { matches } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { TrayTalk } from './TrayTalk.tsx';
import { useLatestCallback } from '../parts/use-latest-callback.ts';
import { useTalkDrag } from './use-talk-drag.tsx';

const MOST = 60;

/** Talks without a session: drag one into a session, or open it and choose one. */
export function Tray({ chosen }: { chosen: number | null }) {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { draft, mayChange, open, expertName } = useDesk();
  const { grab, shown } = useTalkDrag();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const experts = new Map(draft.experts.map((one) => [one.id, one]));
  const speakers = ({ parts }: DraftTalk) => parts.map(({ expert }) => expertName(expert)).join(t('listComma'));
  const openOne = useLatestCallback((id: number) => open({ kind: 'talk', id }));
  const grabOne = useLatestCallback(grab);
  const all = draft.talks.filter(({ session }) => session === null);
  const found = all.filter(({ title, parts }) => {
    const people = parts.flatMap(({ expert }) => {
      const one = experts.get(expert);
      return one ? [one.name.zh, one.name.en, one.reading] : [];
    });
    return matches(wanted, [title.zh, title.en, ...people]);
  });
  return (
    <aside className="tray" data-tray aria-label={t('tray.title')}>
      <div className="row">
        <h2>{t('tray.title')}</h2>
        <span className="small quiet grow">{all.length}</span>
        {mayChange && (
          <Button
            type="text"
            size="small"
            icon={<Icon icon={plus} />}
            aria-label={t('newTalk')}
            title={t('newTalk')}
            onClick={() => open({ kind: 'talk', id: null })}
          />
        )}
      </div>
      <Input
        size="small"
        prefix={<Icon icon={search} />}
        allowClear
        value={words}
        placeholder={t('tray.search')}
        aria-label={t('tray.search')}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul>
        {found.slice(0, MOST).map((talk) => (
          <TrayTalk
            key={talk.id}
            talk={talk}
            title={pickLanguage(talk.title, language)}
            facts={[speakers(talk), t('minutes', { minutes: talk.minutes })].filter(Boolean).join(t('comma'))}
            chosen={chosen === talk.id}
            mayChange={mayChange}
            open={openOne}
            grab={grabOne}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="small quiet">{t(all.length === 0 ? 'tray.none' : 'tray.notFound')}</p>}
      {found.length > MOST && <p className="small quiet">{t('tray.more', { count: found.length - MOST })}</p>}
      {mayChange && (
        <dl className="tray-keys small quiet">
          <div>
            <dt>{t('keys.snap')}</dt>
            <dd>
              <kbd>{t('keys.alt')}</kbd>
            </dd>
          </div>
          <div>
            <dt>{t('keys.time')}</dt>
            <dd>
              <kbd>⇧ ↑</kbd> <kbd>⇧ ↓</kbd>
            </dd>
          </div>
          <div>
            <dt>{t('keys.hall')}</dt>
            <dd>
              <kbd>⇧ ←</kbd> <kbd>⇧ →</kbd>
            </dd>
          </div>
          <div>
            <dt>{t('keys.ground')}</dt>
            <dd>{t('keys.alone')}</dd>
          </div>
        </dl>
      )}
      {shown}
    </aside>
  );
}
