import type { DraftSession, DraftTalk } from '@meetingapp/contract/agenda/draft.ts';
import { inARow, placeInOrder } from '@meetingapp/domain/agenda/talk-order.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { gripVertical } from '@meetingapp/ui/icons/icons-forms.ts';
import { ellipsis } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Select } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { matches, timeIn } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { useTalkDrag } from './use-talk-drag.tsx';

/** Talks of a session in order; reordered by dragging, Shift and arrows, or the menu. */
export function SessionTalks({ session }: { session: DraftSession }) {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { draft, editor, mayChange, open, expertName } = useDesk();
  const { grab, shown } = useTalkDrag();
  const own = draft.talks.filter((talk) => talk.session === session.id);
  const waiting = draft.talks.filter((talk) => talk.session === null);
  const row = inARow(session, draft.talks);
  const put = (talk: DraftTalk, before: number | null) =>
    void editor.act(placeInOrder(session, draft.talks, talk, before));
  const out = (talk: DraftTalk) =>
    void editor.act([{ act: 'placeTalk', id: talk.id, session: null, before: null, from: null }]);
  function shift(talk: DraftTalk, by: -1 | 1) {
    const at = own.indexOf(talk);
    if (own[at + by]) put(talk, own[by < 0 ? at - 1 : at + 2]?.id ?? null);
  }
  function press(event: KeyboardEvent, talk: DraftTalk) {
    if (!mayChange || !event.shiftKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    shift(talk, event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <section aria-label={t('talks.title')} className="session-talks">
      <div className="row">
        <h2 className="grow">
          {t('talks.title')} <span className="small quiet">{own.length}</span>
        </h2>
        {mayChange && row.length > 0 && (
          <Button size="small" type="text" onClick={() => void editor.act(row)}>
            {t('talks.inARow')}
          </Button>
        )}
      </div>
      <ol data-talks-of={session.id}>
        {own.map((talk, at) => (
          <li key={talk.id} data-talk={talk.id}>
            <button
              type="button"
              aria-keyshortcuts={mayChange ? 'Shift+ArrowUp Shift+ArrowDown' : undefined}
              onClick={() => open({ kind: 'talk', id: talk.id })}
              onKeyDown={(event) => press(event, talk)}
              onPointerDown={(event) => grab(event, talk)}
            >
              {mayChange && <Icon icon={gripVertical} />}
              <span className="when">{talk.from === null ? '—' : timeIn(draft.zone, talk.from)}</span>
              <span className="grow">
                {pickLanguage(talk.title, language)}
                <span className="small quiet-2">
                  {[
                    talk.parts.map(({ expert }) => expertName(expert)).join(t('listComma')),
                    t('minutes', { minutes: talk.minutes }),
                  ]
                    .filter(Boolean)
                    .join(t('comma'))}
                </span>
              </span>
            </button>
            {mayChange && (
              <ActMenu
                menu={{
                  items: [
                    { key: 'up', label: t('talks.up'), disabled: at === 0, onClick: () => shift(talk, -1) },
                    {
                      key: 'down',
                      label: t('talks.down'),
                      disabled: at === own.length - 1,
                      onClick: () => shift(talk, 1),
                    },
                    { key: 'out', label: t('talks.out'), onClick: () => out(talk) },
                  ],
                }}
              >
                <Button
                  type="text"
                  size="small"
                  aria-label={t('talks.menu', { title: pickLanguage(talk.title, language) })}
                  icon={<Icon icon={ellipsis} />}
                />
              </ActMenu>
            )}
          </li>
        ))}
        {own.length === 0 && <li className="small quiet">{t('talks.none')}</li>}
      </ol>
      {mayChange && waiting.length > 0 && (
        <Select
          size="small"
          showSearch={{ filterOption: (words, option) => matches(words, option?.texts ?? []) }}
          value={null}
          placeholder={t('talks.add')}
          aria-label={t('talks.add')}
          options={waiting.map((talk) => ({
            value: talk.id,
            label: pickLanguage(talk.title, language),
            texts: [talk.title.zh, talk.title.en, ...talk.parts.map(({ expert }) => expertName(expert))],
          }))}
          onChange={(id: number | null) => {
            const talk = waiting.find((one) => one.id === id);
            if (talk) put(talk, null);
          }}
        />
      )}
      {shown}
    </section>
  );
}
