import '../parts/slides.css';
import { slidesRoomCalls as calls, type RoomTask } from '@meetingapp/contract/speakers/room.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { presentation } from '@meetingapp/ui/icons/icons-home.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Segmented, Tag } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/moment.ts';
import { SlidesPane } from '../parts/SlidesPane.tsx';
import { hallSums, roomColours, roomDay, roomDays, roomState, sizeText } from '../parts/room-view.ts';
import { ToProgramme } from '../parts/ToProgramme.tsx';

const EVERY_MS = 20_000;

/** O10: what slides are there and checked, by hall and hour, and all of a hall for its computer. */
export function SlidesRoom() {
  const t = useT('slidesConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const [open, setOpen] = useOpenRow();
  const [chosenDay, setDay] = useState('');
  const [chosenHall, setHall] = useState<number | null>(null);
  const asked = useCall(calls.room, { cid }, { again: () => EVERY_MS });
  const fetching = useChange(calls.downloadHall, { refreshes: [calls.room] });
  const { answer } = asked;
  const zone = answer?.zone ?? 'UTC';
  const tasks = answer?.tasks ?? [];
  const days = roomDays(tasks, zone);
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '');
  const ofDay = tasks.filter((task) => roomDay(task, zone) === day);
  const halls = hallSums(answer?.halls ?? [], ofDay);
  const hall = halls.find(({ id }) => id === chosenHall) ?? halls[0];
  const rows = ofDay.filter(({ hallId }) => hallId === (hall?.id ?? null));
  const current = tasks.find(({ invitationId }) => invitationId === open);
  const say = (text: RoomTask['title'] | null) => pickLanguage(text, language);
  const changed = rows.filter((row) => row.changed);
  const there = rows.filter(({ files }) => files.length > 0).length;
  const dayName = (text: string) =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      timeZone: 'UTC',
    }).format(new Date(`${text}T00:00:00Z`));

  async function fetchHall(): Promise<void> {
    if (!hall) return;
    const outcome = await fetching.change({ cid, hallId: hall.id, day });
    if (outcome.ok) location.assign(outcome.answer.address);
  }
  return (
    <Page
      title={c('pages.slides')}
      facts={
        answer &&
        t('facts', {
          there: tasks.filter(({ slides }) => slides === 'waiting' || slides === 'checked').length,
          all: tasks.length,
          date: answer.slidesBy === null ? t('noDate') : t('date', { time: momentText(answer.slidesBy, language) }),
        })
      }
      actions={
        hall && (
          <ActButton
            type="primary"
            icon={<Icon icon={download} />}
            loading={fetching.busy}
            why={there === 0 ? t('nothing') : ''}
            onClick={() => void fetchHall()}
          >
            {t('download', { hall: say(hall.name), count: there })}
          </ActButton>
        )
      }
      bar={
        days.length > 0 && (
          <Segmented
            aria-label={t('day')}
            value={day}
            onChange={(value) => setDay(String(value))}
            options={days.map((value) => ({ value, label: dayName(value) }))}
          />
        )
      }
      filters={
        halls.length > 0 && (
          <div className="room-halls" role="group" aria-label={t('halls')}>
            {halls.map((one) => (
              <button key={one.id} type="button" aria-pressed={one.id === hall?.id} onClick={() => setHall(one.id)}>
                <b>{say(one.name)}</b>{' '}
                {one.returned > 0 ? (
                  <Tag color="error">{t('hallReturned', { count: one.returned })}</Tag>
                ) : one.there === one.all ? (
                  <Tag color="success">{t('hallWhole')}</Tag>
                ) : (
                  <Tag color="warning">{t('hallMissing', { count: one.all - one.there })}</Tag>
                )}
                <div className="small quiet">{t('hallCount', { there: one.there, all: one.all })}</div>
              </button>
            ))}
          </div>
        )
      }
      pane={current && <SlidesPane key={current.invitationId} task={current} close={() => setOpen(null)} />}
    >
      <Answered asked={asked}>
        {() =>
          tasks.length === 0 ? (
            <EmptyState icon={presentation} title={t('none')} text={t('noneText')}>
              <ToProgramme />
            </EmptyState>
          ) : (
            <>
              <ListTable<RoomTask & { id: number }>
                rows={rows.map((row) => ({ ...row, id: row.invitationId }))}
                open={open}
                scroll={{ x: 900 }}
                columns={[
                  { title: t('table.time'), width: 76, render: (_value, one) => clockText(one.from) },
                  {
                    title: t('table.speaker'),
                    width: 130,
                    render: (_value, one) => (
                      <button
                        type="button"
                        aria-label={t('open', { name: `${say(one.name)} ${say(one.title)}` })}
                        onClick={() => setOpen(one.id)}
                      >
                        <b>{say(one.name)}</b>
                      </button>
                    ),
                  },
                  { title: t('table.title'), ellipsis: true, render: (_value, one) => say(one.title) },
                  {
                    title: t('table.state'),
                    width: 184,
                    render: (_value, one) => (
                      <Tag color={roomColours[roomState(one)]}>
                        {t(`states.${roomState(one)}`, {
                          time: one.files[0] ? momentText(one.files[0].uploadedAt, language) : '',
                        })}
                      </Tag>
                    ),
                  },
                  {
                    title: t('table.file'),
                    width: 170,
                    ellipsis: true,
                    render: (_value, one) => <span className="quiet">{one.files[0]?.name ?? t('noFile')}</span>,
                  },
                  {
                    title: t('table.size'),
                    width: 86,
                    align: 'right',
                    render: (_value, one) => one.files[0] && sizeText(one.files[0].bytes),
                  },
                  {
                    title: t('table.version'),
                    width: 60,
                    render: (_value, one) => one.files[0] && t('version', { number: one.files[0].number }),
                  },
                ]}
              />
              {changed.length > 0 && (
                <div className="room-changed" role="status">
                  {changed.map((one) => (
                    <p key={one.invitationId}>
                      <b>
                        {t('changedLine', {
                          name: say(one.name),
                          time: momentText(one.files[0]?.uploadedAt ?? '', language),
                          number: one.files[0]?.number ?? 0,
                        })}
                      </b>{' '}
                      {t('changedText', {
                        number: one.files.find(({ fetchedAt }) => fetchedAt !== null)?.number ?? 0,
                      })}
                    </p>
                  ))}
                </div>
              )}
            </>
          )
        }
      </Answered>
    </Page>
  );
}
